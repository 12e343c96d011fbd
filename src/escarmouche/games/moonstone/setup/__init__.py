"""Before the first turn: troupes, the draft, Moonstones, deployment (MOON-TROUPE, MOON-DRAFT, MOON-GROW, MOON-DEPLOY)."""
