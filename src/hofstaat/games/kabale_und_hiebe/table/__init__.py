"""What lies on the table in Kabale und Hiebe, and positions in words."""
