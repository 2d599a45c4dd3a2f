"""Agents by what they are worth to play against, in words."""

from __future__ import annotations

from typing import Final

from lexludi.locale import N_, Language

STRENGTHS: Final = {
    "random": N_("a bot that plays anything"),
    "greedy": N_("a bot that takes what lies near"),
    "search": N_("a bot that thinks ahead"),
}
SHORT: Final = {"random": N_("careless bot"), "greedy": N_("casual bot"), "search": N_("strong bot")}


def strength(agent: str, lang: Language, short: bool = False) -> str:
    """What people call an agent; one that whoever runs the server has added, by its own name."""
    known = (SHORT if short else STRENGTHS).get(agent)
    return agent if known is None else lang.gettext(known)
