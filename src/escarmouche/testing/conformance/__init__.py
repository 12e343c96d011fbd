"""The checks of the conformance kit, one module for each."""
