"""The kernel: rules as generators, asks, games, chance, piles, records, events, refusals. It knows no game, board or network."""
