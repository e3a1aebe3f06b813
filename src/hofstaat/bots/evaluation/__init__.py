"""Tables as a seat pictures them: numbers that can be touched and weighed. The courtier and its playouts share them."""
