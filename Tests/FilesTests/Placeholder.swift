// The room FilesTests is being built.
