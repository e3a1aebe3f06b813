"""The rules of Mit List und Tücke: what the characters do (`texts`), the course of a game (`course`)."""
