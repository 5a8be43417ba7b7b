// The room CommandsTests is being built.
