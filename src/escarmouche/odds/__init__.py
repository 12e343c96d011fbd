"""Exact odds: what chance may bring, from what is known, in whole numbers and fractions."""
