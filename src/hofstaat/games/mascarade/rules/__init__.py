"""The rules of Mascarade: turns and announcements, the characters' powers, why something is refused."""
