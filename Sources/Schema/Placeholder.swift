// The room Schema is being built.
