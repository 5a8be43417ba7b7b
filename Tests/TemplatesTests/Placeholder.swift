// The room TemplatesTests is being built.
