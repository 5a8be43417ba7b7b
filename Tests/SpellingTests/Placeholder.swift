// The room SpellingTests is being built.
