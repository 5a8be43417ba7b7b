// The room JSONTree is being built.
