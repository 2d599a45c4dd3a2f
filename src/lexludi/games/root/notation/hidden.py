"""Cards that a log does not name, solved over the whole of it: what was drawn unseen is what is played later."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import replace

from lexludi.games.root.notation.actions import Action, Ambush, Craft, Flip, Guess, Shift, Show, Trick, Turn
from lexludi.games.root.notation.codes import PLOT_LETTERS, Codes
from lexludi.games.root.notation.parse import Log
from lexludi.games.root.notation.solve import hand_dealt
from lexludi.games.root.rules.beginning.setup import HAND


class Slot:
    """A card that somebody holds, known or not."""

    __slots__ = ("code", "suit")

    def __init__(self, thing: str) -> None:
        suit, _, name = thing.partition("#")
        self.code = thing if name else ""
        self.suit = suit

    def fits(self, code: str) -> bool:
        """Whether it can be that card, of which perhaps only the suit is known."""
        suit, _, name = code.partition("#")
        if self.code:
            return self.code == code if name else self.code.startswith(suit)
        return not suit or self.suit in ("", suit)


class Hands:
    """Who holds what, in the course of a log."""

    def __init__(self, codes: Codes) -> None:
        self.codes = codes
        self.held: defaultdict[str, list[Slot]] = defaultdict(list)
        self.drawn: list[Slot] = []
        self.shown: list[tuple[str, Slot]] = []

    def leave(self, code: str, place: str) -> Slot | None:
        """The card leaves a place: the one that is known, or one that may be it and then is."""
        fit = [slot for slot in self.held[place] if slot.fits(code)]
        fit.sort(key=lambda slot: bool(slot.code) != bool(code.partition("#")[2]))
        if not fit:
            return None
        slot = fit[0]
        self.held[place].remove(slot)
        if not slot.code and code.partition("#")[2]:
            slot.code = code
        slot.suit = slot.suit or code.partition("#")[0]
        return slot

    def follow(self, action: Action) -> Slot | None:
        """Do what an action does with cards; the card it leaves unnamed."""
        if isinstance(action, Shift) and "#" in action.thing and (is_plain(action.thing) or self.known(action.thing)):
            slot = self.leave(action.thing, action.start) if action.start not in ("", "*") else None
            if slot is None:
                slot = Slot(action.thing)
                if not action.start and action.to:
                    self.drawn.append(slot)
            if action.to:
                self.held[action.to].append(slot)
            return slot if is_plain(action.thing) else None
        if isinstance(action, Ambush):
            self.leave(f"{action.suit}#@", action.faction)
        elif isinstance(action, Craft):
            return self.craft(action)
        elif isinstance(action, Show) and action.card:
            slot = self.leave(action.card, action.faction)
            if slot is not None:
                self.shown.append((action.faction, slot))
        return None

    def take_back(self) -> None:
        """At the end of a turn, the cards that were shown in it return; until then each was another one."""
        for faction, slot in self.shown:
            self.held[faction].append(slot)
        self.shown.clear()

    def known(self, thing: str) -> bool:
        return thing in self.codes.numbers

    def craft(self, action: Craft) -> Slot | None:
        """A card is crafted, of which perhaps only the item is known."""
        if action.what[0] != "%":
            slot = self.leave(action.what, action.faction)
            if slot is not None and action.what in self.codes.lasting:
                self.held[f"{action.faction}$"].append(slot)
            return None
        for code, item in self.codes.items.items():
            if item == action.what and any(slot.code == code for slot in self.held[action.faction]):
                return self.leave(code, action.faction)
        code = next(code for code, item in self.codes.items.items() if item == action.what)
        return self.leave(code, action.faction)


class Plot:
    """A plot on the map, of a kind that is known or not."""

    __slots__ = ("kind",)

    def __init__(self, thing: str) -> None:
        self.kind = thing.removeprefix("Pt").removeprefix("_")


class Plots:
    """Which plots lie where, in the course of a log: what they are shows when they are flipped or found out."""

    def __init__(self) -> None:
        self.lying: dict[str, Plot] = {}
        self.guess = ("", "")
        self.hidden: list[Plot] = []

    def follow(self, action: Action) -> Plot | None:
        """Do what an action does with plots; the one it leaves unnamed."""
        match action:
            case Shift(thing="Pt", start=""):
                self.lying[action.to] = plot = Plot(action.thing)
                self.hidden.append(plot)
                return plot
            case Shift(thing="Pt", to=""):
                plot = self.lying.pop(action.start, Plot(""))
                if self.guess[0] == action.start:
                    plot.kind = plot.kind or self.guess[1]
                return plot
            case Flip():
                self.lying.setdefault(action.at, Plot("")).kind = Plot(action.piece).kind
            case Guess():
                self.guess = (action.at, Plot(action.piece).kind)
            case Trick() if action.one in self.lying and action.other in self.lying:
                both = self.lying
                both[action.one], both[action.other] = both[action.other], both[action.one]
        return None

    def settle(self) -> int:
        """Give those a kind that never show theirs: whichever was laid least; how many these are."""
        laid = Counter(dict.fromkeys(PLOT_LETTERS, 0)) + Counter(plot.kind for plot in self.hidden)
        unknown = [plot for plot in self.hidden if not plot.kind]
        for plot in unknown:
            plot.kind = min(PLOT_LETTERS, key=lambda kind: laid[kind])
            laid[plot.kind] += 1
        return len(unknown)


def is_plain(thing: str) -> bool:
    """Whether a card is named by its suit at most."""
    return thing.endswith("#")


def solve(log: Log, codes: Codes) -> tuple[list[Turn], int]:
    """The turns with every card named, and how many of the names are guesses."""
    hands, plots = Hands(codes), Plots()
    turns = [with_hand(turn) for turn in log.turns]
    played: list[list[tuple[Action, Slot | Plot | None]]] = []
    for turn in turns:
        played.append([(action, plots.follow(action) or hands.follow(action)) for action in turn.actions])
        hands.take_back()
    guessed = guess(hands, codes) + plots.settle()
    solved: list[Turn] = []
    for turn, actions in zip(turns, played, strict=True):
        solved.append(replace(turn, actions=tuple(name(action, slot) for action, slot in actions)))
    return solved, guessed


def with_hand(turn: Turn) -> Turn:
    """A set-up that does not say which hand was dealt, with cards nobody knows."""
    if not turn.setup or hand_dealt(turn):
        return turn
    unknown = (Shift(1, "#", "", turn.faction),) * HAND
    return replace(turn, actions=(*unknown, *turn.actions))


def name(action: Action, slot: Slot | Plot | None) -> Action:
    if isinstance(slot, Plot):
        return replace(action, thing=f"Pt_{slot.kind}") if isinstance(action, Shift) and slot.kind else action
    if slot is None or not slot.code:
        return action
    if isinstance(action, Shift):
        return replace(action, thing=slot.code)
    return replace(action, what=slot.code) if isinstance(action, Craft) else action


def guess(hands: Hands, codes: Codes) -> int:
    """Give names to the cards that never show what they are: such as no other draw of the same deck needs."""
    size = codes.pack.size
    guessed = 0
    for start in range(0, len(hands.drawn), size):
        slots = hands.drawn[start : start + size]
        left = Counter(code for code in codes.cards if not code.endswith("dom"))
        left.subtract(slot.code for slot in slots if slot.code)
        for slot in slots:
            fit = [code for code in left if left[code] > 0 and code.startswith(slot.suit)]
            if not slot.code and fit:
                slot.code = fit[0]
                left[fit[0]] -= 1
                guessed += 1
    return guessed
