"""Files that people write: read with line numbers, checked, and positions of cases."""
