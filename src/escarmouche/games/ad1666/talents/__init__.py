"""Talents, a module each, and going unnoticed (AD66-TAL, AD66-DISC)."""
