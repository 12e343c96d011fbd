"""Lessons in the real browser: played through as somebody does who follows the guide, and as somebody who does not."""
