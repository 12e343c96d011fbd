"""Sight: who sees whom, and how much of what lies between two bases is on the lines from one to the other."""
