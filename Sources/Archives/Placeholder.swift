// The room Archives is being built.
