"""Questions: the closed set of asks, those that look no further than they must, and asks as JSON."""
