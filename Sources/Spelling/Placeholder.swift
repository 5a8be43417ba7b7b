// The room Spelling is being built.
