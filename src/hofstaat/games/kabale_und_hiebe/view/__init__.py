"""What a seat of Kabale und Hiebe is told, and what it sees. What is not put in is hidden."""
