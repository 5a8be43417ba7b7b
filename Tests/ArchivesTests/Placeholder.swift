// The room ArchivesTests is being built.
