// The room Diagnostics is being built.
