"""The checks of the conformance kit, a module each."""
