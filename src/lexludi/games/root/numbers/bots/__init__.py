"""One module a bot: what lies on its board besides what every bot has."""
