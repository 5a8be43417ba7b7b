// The room SchemaTests is being built.
