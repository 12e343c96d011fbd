"""Players made of code. They see what a person in their seat would see."""
