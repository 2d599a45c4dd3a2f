"""The Protectors: paths, townsfolk, legends and tactics."""
