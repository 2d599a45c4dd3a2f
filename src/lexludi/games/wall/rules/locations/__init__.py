"""What the ten locations do when they activate, one file each."""
