"""The events: the course of a round (`events`), answers (`answers`), cards (`deeds`)."""
