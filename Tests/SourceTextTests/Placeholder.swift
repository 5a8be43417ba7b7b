// The room SourceTextTests is being built.
