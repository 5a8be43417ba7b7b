// The room Files is being built.
