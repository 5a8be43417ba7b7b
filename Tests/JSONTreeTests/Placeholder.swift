// The room JSONTreeTests is being built.
