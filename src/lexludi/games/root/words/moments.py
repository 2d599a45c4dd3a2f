"""Battles as one watches them: both sides and the odds before, the dice after (Law 4.3)."""

from __future__ import annotations

from collections import Counter
from itertools import product

from lexludi.games.root.picture.ids import place_id
from lexludi.games.root.rules.battle import AMBUSH_HITS, DIE, offer_battles
from lexludi.games.root.rules.box import data
from lexludi.games.root.rules.box.codes import NOBODY
from lexludi.games.root.rules.effects import ATTACKER, DEFENDER
from lexludi.games.root.rules.events import Rolled
from lexludi.games.root.rules.options import Battle
from lexludi.games.root.rules.prompts import BATTLE
from lexludi.games.root.rules.services import fighters
from lexludi.games.root.rules.state import Root
from lexludi.games.root.words.names import RootNames
from lexludi.kernel.about import GREY
from lexludi.kernel.ask import Menu
from lexludi.kernel.moment import Die, Likely, Moment, Side
from lexludi.kernel.options import Option
from lexludi.kernel.words import View
from lexludi.speech import sentence


class Force:
    """What one side brings to a battle."""

    def __init__(self, s: Root, seat: int, at: int, attacks: bool, warriors: int) -> None:
        board = s.boards[seat]
        self.warriors = warriors
        self.might = board.might(s, at) + (warriors - s.warriors[seat][at])
        self.pieces = s.buildings[seat][at] + s.tokens[seat][at]
        self.extra = board.extra_attack(at) if attacks else board.extra_defence(s, at)
        side = ATTACKER if attacks else DEFENDER
        held = s.effects[seat]
        cards = [c for c in s.setting.moments.in_battle if held & c.effect and c.side & side]
        self.cards = [s.card_of(seat, card.effect) for card in cards]
        self.hand = len(s.hands[seat])


def sole_battle(s: Root, seat: int, option: Option) -> Battle | None:
    """The battle that a choice begins: itself, or the only one there is where somebody chooses to battle."""
    if isinstance(option, Battle):
        return option
    if option != BATTLE:
        return None
    menu = Menu(s)
    offer_battles(s, seat, menu)
    only = menu.options[0] if len(menu.options) == 1 else None
    return only if isinstance(only, Battle) else None


def before(s: Root, view: View, seat: int, option: Battle, lang: str) -> Moment:
    """Law 4.3: who fights whom, with what, and how it may end. Crafted cards are named; hands are only counted."""
    names, at, enemy = RootNames(lang), option.at, option.enemy
    mine = Force(s, seat, at, True, fighters(s, seat, at))
    theirs = Force(s, enemy, at, False, s.warriors[enemy][at])
    if s.boards[enemy].defenceless(s, at):
        mine.extra += 1
    swapped = s.boards[enemy].guerrilla()
    lines = []
    safe = s.effects[seat] & s.setting.moments.shunning_ambush or not s.boards[seat].can_be_ambushed()
    if theirs.hand and not safe:
        told = names.gettext(
            "An ambush is possible (cards in hand: {n}); it would deal {hits} hits first.",
            n=theirs.hand,
            hits=AMBUSH_HITS,
        )
        lines.append(told)
    if swapped:
        lines.append(names.gettext("The defender deals the higher roll."))
    return Moment(
        title=names.gettext("Battle {at.inside}", at=names.place(view, at)),
        at=(place_id(view, at),),
        sides=(
            side(names, view, s, seat, mine, names.gettext("attacks")),
            side(names, view, s, enemy, theirs, names.gettext("defends")),
        ),
        lines=tuple(lines),
        odds=odds(names, view, (seat, mine), (enemy, theirs), swapped),
        law="4.3",
    )


def side(names: RootNames, view: View, s: Root, seat: int, force: Force, role: str) -> Side:
    lines = [role]
    lines.append(names.gettext("Warriors: {n}", n=force.warriors))
    if force.pieces:
        lines.append(names.gettext("Buildings and tokens: {n}", n=force.pieces))
    if force.extra:
        lines.append(names.gettext("Sure extra hits: {n}", n=force.extra))
    lines += [names.card(view, card) for card in force.cards if card != NOBODY]
    most = min(DIE - 1, force.might) + force.extra
    least = force.extra
    hits = str(most) if least == most else f"{least}–{most}"
    return Side(sentence(str(names.seat(view, seat))), tuple(lines), colour_of(view, seat), hits)


def colour_of(view: View, seat: int) -> str:
    if seat >= len(view["factions"]):
        return GREY
    return data.faction(view["factions"][seat]).colour


def odds(
    names: RootNames, view: View, attacker: tuple[int, Force], defender: tuple[int, Force], swapped: bool
) -> tuple[Likely, ...]:
    """How it may end by the dice alone, over all of their faces."""
    (seat, mine), (enemy, theirs) = attacker, defender
    counted: Counter[str] = Counter()
    for one, two in product(range(DIE), repeat=2):
        high, low = max(one, two), min(one, two)
        if swapped:
            high, low = low, high
        struck = min(high, mine.might) + mine.extra
        answered = min(low, theirs.might) + theirs.extra
        struck, answered = min(struck, theirs.warriors + theirs.pieces), min(answered, mine.warriors)
        counted["more" if struck > answered else "less" if struck < answered else "same"] += 1
        counted["cleared"] += theirs.warriors > 0 and struck >= theirs.warriors
        counted["fallen"] += mine.warriors > 0 and answered >= mine.warriors
    told = {
        "more": names.gettext("{seat} loses more pieces", seat=names.seat(view, enemy)),
        "same": names.gettext("both lose the same"),
        "less": names.gettext("{seat} loses more pieces", seat=names.seat(view, seat)),
        "cleared": names.gettext("no defending warrior is left"),
        "fallen": names.gettext("no attacking warrior is left"),
    }
    return tuple(Likely(sentence(told[key]), counted[key] / DIE**2) for key in told if counted[key])


def after(view: View, event: Rolled, lang: str) -> Moment:
    """The dice of a battle, and whose they are."""
    names = RootNames(lang)
    sides = []
    dice = []
    for seat, hits in ((event.attacker, event.attack), (event.defender, event.defence)):
        name = sentence(str(names.seat(view, seat)))
        sides.append(Side(name, (names.gettext("rolled: {n}", n=hits),), colour_of(view, seat)))
        dice.append(Die(str(hits), colour_of(view, seat), name))
    return Moment(title=names.gettext("The dice of the battle"), sides=tuple(sides), dice=tuple(dice), law="4.3.2")
