"""The commands of `escarmouche`, a module each."""
