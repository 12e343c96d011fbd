"""Games shown again: what a viewer was shown, entry by entry; records that are brought along; games that go on from a moment of another."""
