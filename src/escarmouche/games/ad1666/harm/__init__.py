"""Wounds, getting up again, poison (AD66-WOUND, AD66-STATE, AD66-POIS)."""
