"""Places with rules of their own: landmarks, the ferry, ruins."""
