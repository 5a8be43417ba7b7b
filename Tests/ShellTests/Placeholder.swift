// The room ShellTests is being built.
