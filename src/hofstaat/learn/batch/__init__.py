"""The compiled part of the vector environment: many tables stepped together."""
