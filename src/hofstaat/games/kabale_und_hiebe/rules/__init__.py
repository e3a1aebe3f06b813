"""The rules of Kabale und Hiebe, in the order of the book."""
