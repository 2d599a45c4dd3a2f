"""The ids of the picture: those that lead to an option, and those where something happened."""

from __future__ import annotations

from lexludi.games.harrow.rules import events as e
from lexludi.games.harrow.rules import options as o
from lexludi.games.harrow.rules import prompts as p
from lexludi.kernel.ask import Ask
from lexludi.kernel.events import Event, Noted
from lexludi.kernel.options import Option
from lexludi.kernel.words import View
from lexludi.parts.options import Card, Count


def path(view: View, ask: Ask, option: Option) -> tuple[str, ...]:
    """From where one clicks to what is chosen; empty for a button."""
    seat = ask.seat
    match option:
        case o.Flip(jar) | o.Again(jar):
            return (f"jar-{seat}-{jar}",)
        case o.Move(origin, to, haints, legends, _):
            return f"hex-{origin}", f"hex-{to}", f"count-{haints + legends.bit_count()}"
        case o.Attack(origin, to) | o.Raid(origin, to) | o.Guide(origin, to):
            return f"hex-{origin}", f"hex-{to}"
        case o.Pull(_, origin, to) | o.Shift(_, _, origin, to) | o.Crawl(_, origin, to, _):
            return f"hex-{origin}", f"hex-{to}"
        case o.Spawn(at) | o.Hex(at) | o.Path(at) | o.Collect(at) | o.Root(at) | o.Unit(_, at, _):
            return (f"hex-{at}",)
        case o.Beget(_, at) | o.Infect(_, at, _) | o.Rise(at, _):
            return (f"hex-{at}",)
        case o.Hit(_):
            return (f"hex-{ask.values['at']}",) if "at" in ask.values else ()
        case o.Ability(ability):
            return (f"ability-{seat}-{ability}",)
        case o.Keep(kind) | o.GiveBack(kind):
            return (f"used-{kind}",) if view["used"][kind] else (f"laid-{kind}",) if view["laid"][kind] else ()
        case o.Use(kind):
            return (f"laid-{kind}",) if view["laid"][kind] else ()
        case o.Play(card) | Card(card):
            return (f"card-{card}",)
        case o.Tile(tile):
            return (f"tile-{tile}",)
        case o.Row(row):
            return (f"row-{row}",)
        case o.Figure(figure):
            return (f"hex-{view['legends'][seat][figure]}",)
        case o.Pair(at, to) | o.Bring(_, at, to) | o.Swap(at, _, to) | o.Exchange(at, to) | o.Carry(at, to):
            return f"hex-{at}", f"hex-{to}"
        case o.Token(_, at) | o.Drop(_, at) | o.Settle(_, at) | o.Unpin(at, _) | o.Arrow(at, _, _):
            return (f"hex-{at}",)
        case o.Hide(at) | o.Lay(at) | o.Lift(at) | o.Guess(at) | o.Take(at):
            return (f"hex-{at}",)
        case o.Nest(offer, at):
            return f"offer-{offer}", f"hex-{at}"
        case o.Ready(offer):
            return (f"offer-{offer}",)
        case o.Bargain(offer):
            return (f"held-{offer}",)
        case o.Quest(quest):
            return (f"quest-{quest}",)
        case o.Enchant(card):
            return (f"fae-card-{card}",)
        case o.Amount(count) | Count(count):
            return (f"count-{count}",)
        case o.Land(terrain):
            return (f"land-{terrain}",)
        case o.Strengthen():
            return ("battleground",)
        case o.Track():
            return (f"track-{seat}",)
        case o.Reveal(card):
            return (f"witchcraft-{card}",)
        case o.Invoke(card) | o.Cover(card):
            return (f"open-{card}",)
        case o.Colour(colour):
            return (f"cube-{colour}",)
        case o.Draw(deck):
            return (f"deck-{deck}",)
        case o.Wake(other) | o.Feast(other, _, _):
            return (f"seat-{other}",)
    return ()


def trail(view: View, event: Event) -> tuple[str, ...]:
    """Where something happened: from, to."""
    match event:
        case e.Attacked(_, _, origin, to):
            return f"hex-{origin}", f"hex-{to}"
        case e.Threw():
            return ("battleground",)
        case e.Reasoned(_, at, _, _):
            return (f"hex-{at}",) if at >= 0 else ()
        case Noted(_seat, what, numbers):
            pairs = zip(p.note[what].fields.values(), numbers, strict=False)
            return tuple(f"hex-{n}" for kind, n in pairs if kind == p.HEX and n >= 0)
    return ()
