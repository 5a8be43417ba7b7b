// The room TestSupport is being built.
