"""From typed words to answers: names, numbers, places, squares."""
