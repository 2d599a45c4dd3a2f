"""The chapters of the Law of Root: state, verbs, set-up, turn, actions, endings."""
