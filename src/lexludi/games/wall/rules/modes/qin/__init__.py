"""Qin Jiushao, against whom one plays alone (Law mode.solo): what he does, and by which criterion."""
