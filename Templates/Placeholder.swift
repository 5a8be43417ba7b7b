// The room Templates is being built.
