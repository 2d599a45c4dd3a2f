"""One action of Rootlog, read: what its writer left out is filled in from whose turn it is."""

from __future__ import annotations

import re
from typing import Final

from lexludi.games.root.factions.duchy.board import MINISTERS
from lexludi.games.root.factions.eyrie import LEADERS
from lexludi.games.root.factions.hundreds.board import MOODS
from lexludi.games.root.factions.vagabond.board import CHARACTERS
from lexludi.games.root.notation.actions import (
    Action,
    Ambush,
    Craft,
    Fight,
    Flip,
    Guess,
    Mark,
    MobDie,
    OpenPath,
    Points,
    Purge,
    Roll,
    Shift,
    Show,
    Trick,
)
from lexludi.games.root.notation.codes import ITEM_LETTERS, PRICE_LETTERS, RETAINER, Codes, plain, quest_codes
from lexludi.games.root.notation.tables import LYING_UP
from lexludi.locale import N_

F: Final = "[CEAVGLODPHK]"
BATTLE: Final = re.compile(rf"({F}?)X({F})(\d+)((?:[FRMB]@)*)(?:\((\d),(\d)\))?")
SCORE: Final = re.compile(rf"({F}?)(\+\+|--)(\d*)")
LEAVE: Final = re.compile(rf"({F}?)\+\+->({F}?)\$")
CRAFT: Final = re.compile(rf"({F}?)Z(%?[a-z@]+)")
GUESS: Final = re.compile(r"\?Pt_([bser])(\d+)|\?Pt(\d+)\^t_([bser])")
FLIP: Final = re.compile(r"P?t(\d+)\^t_([bser])")
TRICK: Final = re.compile(r"t(\d+)<->t(\d+)")
SHOW: Final = re.compile(rf"(.*?)({F}?)\^({F}?)")
PURGE: Final = re.compile(rf"({F}?)\$_->")
PATH: Final = re.compile(r"(\d+_\d+)->")
MOB: Final = re.compile(r"d([FRM])")
MARK: Final = re.compile(rf"({F}?)\$_(ho|[a-z]|{F})?->([A-Za-z0-9]+)")
TERM: Final = re.compile(
    rf"(\d*)(?:([FRMB]?#[a-z@]*)|(%[a-z_])|({F}?)([wpbt])((?:_\d(?=_[a-z]))?(?:_[a-z])*)|(r(?=\d|$)))(.*)"
)
SUITS_OF_CARDS: Final = re.compile(r"\(([\dFRMB+]+)\)#([a-z@]*)(.*)")
GROUP: Final = re.compile(r"\((.*)\)([^()]*)")
PLACE: Final = re.compile(rf"|\*|Q|\d+|\d+(?:_\d+)+(?:{LYING_UP})?|({F}?)\$(?:_[a-z0-9])?|{F}")
STATES: Final = re.compile(rf"(?:(\d+)|({F}?\$)?([sdtre]*))")
NAMED: Final = (*LEADERS, *MOODS, *CHARACTERS)

NO_ACTION: Final = N_("this is no action of the notation")
NO_CARD: Final = N_("no card is called {name}")
SEVERAL_CARDS: Final = N_("{name} could be several cards: its suit is missing")
NO_ITEM: Final = N_("no item is written {name}")
NO_PLACE: Final = N_("{name} is no place")
NO_THING: Final = N_("{name} is no piece, card or item")
NOT_SEATED: Final = N_("{name} does not play")


class Unreadable(ValueError):
    """What cannot be read: a message, and what it speaks of."""

    def __init__(self, message: str, **values: str) -> None:
        super().__init__(message.format(**values))
        self.message = message
        self.values = values


class Reader:
    """Reads the actions of one log."""

    def __init__(self, codes: Codes) -> None:
        self.codes = codes

    def read(self, word: str, faction: str) -> list[Action]:
        """The actions that a word stands for. Raises Unreadable."""
        word = word.replace(" ", "")
        for reads in (self._battle, self._small, self._mark, self._craft, self._show, self._move):
            actions = reads(word, faction)
            if actions is not None:
                return actions
        raise Unreadable(NO_ACTION)

    def _seat(self, letter: str, faction: str) -> str:
        letter = letter or faction
        if letter not in self.codes.seats:
            raise Unreadable(NOT_SEATED, name=letter)
        return letter

    def _battle(self, word: str, faction: str) -> list[Action] | None:
        found = BATTLE.fullmatch(word)
        if found is None:
            return None
        attacker, defender = self._seat(found[1], faction), self._seat(found[2], faction)
        actions: list[Action] = [Fight(attacker, defender, self._place(found[3], faction))]
        for suit, who in zip(found[4][::2], (defender, attacker), strict=False):
            actions.append(Ambush(who, suit))
        if found[5] is not None:
            actions.append(Roll(int(found[5]), int(found[6])))
        return actions

    def _small(self, word: str, faction: str) -> list[Action] | None:
        if found := SCORE.fullmatch(word):
            points = int(found[3] or 1) * (1 if found[2] == "++" else -1)
            return [Points(self._seat(found[1], faction), points)]
        if found := LEAVE.fullmatch(word):
            return [Mark(f"{self._seat(found[1], faction)}++", f"{self._seat(found[2], faction)}$")]
        if found := GUESS.fullmatch(word):
            return [Guess(f"Pt_{found[1] or found[4]}", found[2] or found[3])]
        if found := FLIP.fullmatch(word):
            return [Flip(f"Pt_{found[2]}", found[1])]
        if found := TRICK.fullmatch(word):
            return [Trick(found[1], found[2])]
        if found := PURGE.fullmatch(word):
            return [Purge(self._seat(found[1], faction))]
        if found := PATH.fullmatch(word):
            return [OpenPath(found[1])]
        if found := MOB.fullmatch(word):
            return [MobDie(found[1])]
        return None

    def _mark(self, word: str, faction: str) -> list[Action] | None:
        """Prices, the Outcast, relationships; several at once with the same value."""
        left, arrow, value = word.partition("->")
        if not arrow or not value:
            return None
        marks: list[Action] = []
        for part in left.split("+"):
            found = MARK.fullmatch(f"{part}->{value}")
            if found is None:
                return None
            board = f"{self._seat(found[1], faction)}$_"
            if found[2] is None:
                marks += [Mark(f"{board}{price}", value) for price in PRICE_LETTERS]
            elif found[2] == "ho":
                marks.append(Mark(f"{board}o", f"h{value}"))
            else:
                marks.append(Mark(f"{board}{found[2]}", value))
        return marks

    def _craft(self, word: str, faction: str) -> list[Action] | None:
        found = CRAFT.fullmatch(word)
        if found is None:
            return None
        what = found[2]
        if what[0] != "%":
            code = self.codes.crafted(what)
            if code is None:
                raise Unreadable(SEVERAL_CARDS if what in self.codes.short else NO_CARD, name=what)
            what = code
        elif what[1:] not in ITEM_LETTERS.values():
            raise Unreadable(NO_ITEM, name=what)
        return [Craft(self._seat(found[1], faction), what)]

    def _show(self, word: str, faction: str) -> list[Action] | None:
        found = SHOW.fullmatch(word)
        if found is None or "->" in word:
            return None
        faction = self._seat(found[2], faction)
        to = self._seat(found[3], faction) if found[3] else ""
        if not found[1]:
            return [Show(faction, "", to)]
        shown: list[Action] = []
        for count, thing, rest in self._terms(found[1], faction):
            if "#" not in thing or rest:
                raise Unreadable(NO_THING, name=thing + rest)
            shown += [Show(faction, thing, to)] * count
        return shown

    def _move(self, word: str, faction: str) -> list[Action] | None:
        left, arrow, right = word.partition("->")
        if not arrow:
            return None
        moves: list[Action] = []
        for count, thing, rest in self._terms(left, faction):
            if thing[0] == "%":
                moves += [self._item(thing, rest, right, faction)] * count
                continue
            start = self._place(rest, faction)
            single = 1 if "#" in thing else count
            for end in right.split("+"):
                to = self._place(end, faction)
                if thing[0] == "#" and thing[1:] in NAMED:
                    moves += [Mark(f"{to}#", thing[1:])] if to else []
                else:
                    start = "" if thing[1:] == "p" else start
                    moves += [Shift(single, thing, start, to)] * (count // single)
        return moves

    def _terms(self, text: str, faction: str) -> list[tuple[int, str, str]]:
        """The things of the left side: how many, which, and where each of them is."""
        terms: list[tuple[int, str, str]] = []
        for part in split(text):
            if found := SUITS_OF_CARDS.fullmatch(part):
                for suit in found[1].split("+"):
                    terms.append(self._term(f"{suit}#{found[2]}{found[3]}", faction))
            elif found := GROUP.fullmatch(part):
                for inner in found[1].split("+"):
                    count, thing, rest = self._term(inner, faction)
                    terms.append((count, thing, rest or found[2]))
            else:
                terms.append(self._term(part, faction))
        return terms

    def _term(self, text: str, faction: str) -> tuple[int, str, str]:
        found = TERM.fullmatch(text)
        if found is None:
            raise Unreadable(NO_THING, name=text)
        count = int(found[1] or 1)
        if found[2] is not None:
            return count, self._card(found[2]), found[8]
        if found[3] is not None:
            if found[3][1:] not in ITEM_LETTERS.values():
                raise Unreadable(NO_ITEM, name=found[3])
            return count, found[3], found[8]
        if found[7] is not None:
            return count, "r", found[8]
        return count, f"{self._seat(found[4], faction)}{found[5]}{found[6]}", found[8]

    def _card(self, word: str) -> str:
        """The code of a card, by its name, its abbreviation, or its suit alone."""
        suit, _, name = word.partition("#")
        if not name:
            return word
        codes = [code for code in self.codes.short.get(name, []) if code.startswith(suit)]
        if len(codes) == 1:
            return codes[0]
        quests = [code for code in quest_codes() if code.partition("#")[2] == name and code.startswith(suit)]
        if len(quests) == 1 and not codes:
            return quests[0]
        if word == RETAINER or (not suit and name in (*NAMED, *map(plain, MINISTERS))):
            return word
        raise Unreadable(SEVERAL_CARDS if codes or quests else NO_CARD, name=word)

    def _place(self, word: str, faction: str) -> str:
        if PLACE.fullmatch(word) is None:
            raise Unreadable(NO_PLACE, name=word)
        if word[:1] == "$":
            return f"{faction}{word}"
        if word[:1].isdigit():
            if word.removesuffix(LYING_UP) not in self.codes.place_numbers:
                raise Unreadable(NO_PLACE, name=word)
        elif word not in ("", "*", "Q"):
            self._seat(word[0], faction)
        return word

    def _item(self, thing: str, rest: str, right: str, faction: str) -> Action:
        """An item: from a ruin, from board to board, from heap to heap, or out of the game."""
        found = STATES.fullmatch(rest)
        if found is None:
            raise Unreadable(NO_PLACE, name=rest)
        board = self._place(found[2] or "$", faction)
        damaged, turned = "d" in (found[3] or ""), "e" in (found[3] or "")
        start = found[1] or f"{board}{heap(damaged, turned)}"
        if not right:
            return Shift(1, thing, start, "")
        to = STATES.fullmatch(right.replace("+", ""))
        if to is None:
            raise Unreadable(NO_PLACE, name=right)
        if to[1]:
            return Shift(1, thing, start if rest else "", self._place(to[1], faction))
        letters = to[3] or ""
        if to[2]:
            target = self._place(to[2], faction)
            if not rest and target == board:
                start = ""
            return Shift(1, thing, start, f"{target}{heap('d' in letters, 'e' in letters)}")
        damaged = "d" in letters or (damaged and not {"s", "t"} & set(letters))
        turned = "e" in letters or (turned and "r" not in letters)
        return Shift(1, thing, start, f"{board}{heap(damaged, turned)}")


def heap(damaged: bool, turned: bool) -> str:
    return ("d" if damaged else "") + ("e" if turned else "")


def split(text: str) -> list[str]:
    """The parts between the plus signs that stand outside of brackets."""
    parts = [""]
    depth = 0
    for sign in text:
        depth += (sign == "(") - (sign == ")")
        if sign == "+" and not depth:
            parts.append("")
        else:
            parts[-1] += sign
    return parts
