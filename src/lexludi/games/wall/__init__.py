"""The Great Wall: clans that hold a wall against hordes, and compete for honor.

The game itself is in `game`: what can be replaced by one's own box is told before anything is read.
"""
