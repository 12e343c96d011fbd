"""The tools of a player: who sees whom, who could get where, what a move would lead to."""
