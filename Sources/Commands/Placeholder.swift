// The room Commands is being built.
