"""The chapters of the Law of Oath, in its order."""
