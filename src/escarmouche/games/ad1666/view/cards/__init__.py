"""Cards as a reader and a client want them: in words, as data, as they lie on the table."""
