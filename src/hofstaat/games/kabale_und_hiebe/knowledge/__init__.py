"""What a seat of Kabale und Hiebe can know."""
