// The room Shell is being built.
