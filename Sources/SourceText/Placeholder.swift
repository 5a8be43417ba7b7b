// The room SourceText is being built.
