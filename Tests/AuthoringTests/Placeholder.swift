// The room AuthoringTests is being built.
