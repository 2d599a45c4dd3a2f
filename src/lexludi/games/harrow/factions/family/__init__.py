"""The Family: its bag, storms, legends and upgrades."""
