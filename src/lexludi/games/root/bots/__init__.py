"""The bots of the Law of Rootbotics."""
