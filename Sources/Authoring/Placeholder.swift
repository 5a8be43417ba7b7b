// The room Authoring is being built.
