"""What a seat learns (`learning`), and the tables it must hold possible (`council`)."""
