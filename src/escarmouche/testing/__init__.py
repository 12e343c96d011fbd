"""What every game is tested with: cases written as data, the conformance kit, and the table of covered rules."""
