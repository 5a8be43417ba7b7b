// The room Checking is being built.
