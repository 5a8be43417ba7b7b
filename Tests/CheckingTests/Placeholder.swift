// The room CheckingTests is being built.
