"""One turn of a bot from a position, for people with the physical game on their table."""

from __future__ import annotations

from lexludi.games.root.bots.sheets import faction_name, is_bot
from lexludi.games.root.position import lines as position
from lexludi.kernel.errors import BadSetup
from lexludi.kernel.position import Lines, write_lines


def one_turn(text: str, seat: str, top: str) -> str:
    """The position with the bot's turn next, and then a pause: nothing happens any more."""
    lines = Lines(text).values
    seats = lines.pop("seats", "").split()
    at = sits_at(seat, seats)
    if "@" in seat or "+" in seat:
        seats[at] = seat
    human = next((n for n, name in enumerate(seats) if not is_bot(name)), len(seats))
    lines["seats"] = " ".join(seats)
    lines["active"] = f"{faction_name(seat)} birdsong"
    lines["next"] = f"birdsong {at}; daylight {at}; evening {at}; pause {human}"
    begun = write_lines(list(lines.items()))
    return with_top(begun, top) if top else begun


def sits_at(seat: str, seats: list[str]) -> int:
    """Where a bot of that faction sits, whatever its difficulty and traits."""
    for n, name in enumerate(seats):
        if is_bot(name) and faction_name(name) == faction_name(seat):
            return n
    known = ", ".join(name for name in seats if is_bot(name)) or "-"
    raise BadSetup("{seat} does not sit at this table; its bots: {known}.", seat=seat, known=known)


def with_top(text: str, card: str) -> str:
    """The same with that card on top of the deck, which is written last."""
    whole = Lines(position.write(position.read(text))).values
    deck = whole["deck order"].split()
    if card not in deck:
        raise BadSetup("{card} is not in the deck: {deck}.", card=card, deck=", ".join(sorted(deck)))
    deck.remove(card)
    whole["deck order"] = " ".join([*deck, card])
    return write_lines(list(whole.items()))
