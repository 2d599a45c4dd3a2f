"""Where agents play many matches against each other."""
