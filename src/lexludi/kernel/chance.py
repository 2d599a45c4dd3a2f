"""Chance: a counter-based generator in the state, so every match replays exactly.

Block n of the stream is BLAKE2b(n) keyed by the match's seed; each block holds sixteen 32-bit words. A match may
publish `commitment(seed)` before it starts and the seed after it ends: anyone can check that no die was chosen.
"""

from __future__ import annotations

from hashlib import blake2b
from secrets import token_hex
from struct import Struct
from typing import Any, Final, TypeVar

from lexludi.kernel.errors import BadCall, PositionError
from lexludi.kernel.native import i64

T = TypeVar("T")

WORDS: Final = 16
BLOCK: Final = Struct("<16I")
"""The words of a block."""
LEFT_TO_CHANCE: Final = -1
SEEDLESS: Final = "none"
"""How the key of a generator without a seed is written."""
NARROW: Final = 0x7FFFFFFF
"""The largest number that, times a word, fits into 63 bits."""
LOW: Final = 0xFFFFFFFF
CARRIED: Final = 1791398085
"""The factor of `Chance.whim`: times a word, and with a carry, it stays below 2 to the 63rd."""


def new_seed() -> str:
    """A seed nobody can guess."""
    return token_hex(16)


def commitment(seed: str) -> str:
    """What may be published of a seed before the match: it binds, and reveals nothing."""
    return blake2b(seed.encode(), person=b"lexludi-commit", digest_size=32).hexdigest()


def key_of(seed: str) -> bytes:
    """The key of the stream that follows from a seed. From an empty one none does: see `Undrawn`."""
    if not seed:
        return b""
    return blake2b(seed.encode(), person=b"lexludi-key", digest_size=32).digest()


class Undrawn(Exception):
    """A number from 0 to `below` - 1 is wanted, and nothing settles it: chance has no seed, and its script has ended.

    For whoever draws the numbers: play on in a copy, with one number more in its script.
    """

    def __init__(self, below: int) -> None:
        super().__init__(f"a number below {below} is wanted")
        self.below = below


class Chance:
    """The dice and shuffles of one match. `drawn` counts the numbers taken so far."""

    __slots__ = ("block", "drawn", "foretold", "key", "keyed", "script", "turns", "words")

    def __init__(self, key: bytes) -> None:
        self.key = key
        self.keyed: blake2b | None = None
        """The hash of nothing with this key, once it was wanted; never changed, so copies share it."""
        self.block = 0
        self.words: list[int] = []
        """What is left of the block, the next word last."""
        self.drawn = 0
        self.script: tuple[int, ...] = ()
        self.turns: tuple[tuple[int, bytes], ...] = ()
        self.foretold: tuple[tuple[str, int, tuple[int, ...]], ...] = ()
        """What is to come by its meaning: for which use of chance, once how many numbers are drawn, and what."""

    @staticmethod
    def of(seed: str | int) -> Chance:
        """The numbers that follow from a seed."""
        if not isinstance(seed, str | int):
            raise BadCall(f"a seed is a text or a number, not {seed!r}")
        return Chance(key_of(str(seed)))

    def copy(self) -> Chance:
        """One that goes on with the same numbers."""
        c = Chance(self.key)
        c.keyed = self.keyed
        c.block = self.block
        c.words = self.words.copy()
        c.drawn = self.drawn
        c.script = self.script
        c.turns = self.turns
        c.foretold = self.foretold
        return c

    def __reduce__(self) -> tuple[Any, ...]:
        return Chance.read, (self.written(),)

    def rekey(self, key: bytes) -> None:
        """Go on with another stream: what comes next no longer follows from the old seed."""
        self.key = key
        self.keyed = None
        self.block = 0
        self.words = []
        self.turns = ()
        self.foretold = ()

    def follow(self, other: Chance) -> None:
        """Go on as the other begins."""
        self.rekey(other.key)
        self.script = other.script
        self.turns = other.turns
        self.foretold = other.foretold

    def turn(self, drawn: int, key: bytes) -> None:
        """Go on with another stream once that many numbers are drawn."""
        self.turns = (*[t for t in self.turns if t[0] != drawn], (drawn, key))

    def scripted(self, *numbers: int) -> None:
        """Make the next numbers these, for tests and puzzles; -1 leaves one to chance."""
        if any(number < LEFT_TO_CHANCE for number in numbers):
            raise PositionError("dice: a number that is drawn is 0 or more; -1 leaves one to chance")
        self.script = numbers

    def foretell(self, meaning: str, values: tuple[int, ...], drawn: int) -> None:
        """Decide what chance gives the next time it is asked for this, once that many numbers are drawn.

        The game names its uses of chance: dice by what they show, a pick by what is taken, a shuffle by what comes
        off the top first, as far as it is among what is shuffled. Numbers are drawn all the same, and not used.
        """
        self.foretold = (*self.foretold, (meaning, drawn, values))

    def _told(self, meaning: str, drawn: int) -> tuple[int, ...] | None:
        """What was foretold of this use, which began when that many numbers were drawn; None if nothing was."""
        for n, told in enumerate(self.foretold):
            if told[0] == meaning and told[1] <= drawn:
                self.foretold = self.foretold[:n] + self.foretold[n + 1 :]
                return told[2]
        return None

    def _words(self, block: int) -> list[int]:
        """The words of a block, the first one last."""
        if self.keyed is None:
            self.keyed = blake2b(key=self.key, digest_size=64)
        hashed = self.keyed.copy()
        hashed.update(block.to_bytes(8, "little"))
        words = list(BLOCK.unpack(hashed.digest()))
        words.reverse()
        return words

    def _refill(self, n: int) -> list[int]:
        """Go on to the next block, for a number below n; its words."""
        if not self.key:
            raise Undrawn(n)
        self.block += 1
        self.words = self._words(self.block)
        return self.words

    def _turn(self) -> None:
        drawn, key = self.turns[0]
        if drawn == self.drawn:
            rest = self.turns[1:]
            self.rekey(key)
            self.turns = rest

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each exactly as likely."""
        if self.turns:
            self._turn()
        self.drawn += 1
        if self.script:
            scripted = self.script[0]
            self.script = self.script[1:]
            if scripted >= n:
                raise PositionError(f"dice: the script says {scripted} where a number below {n} is drawn")
            if scripted >= 0:
                return scripted
        if n > NARROW:
            return self._below_wide(n)
        words = self.words
        while True:
            if not words:
                words = self._refill(n)
            wide: i64 = words.pop()
            wide *= n
            low = wide & 0xFFFFFFFF
            if low >= n or low >= 0x100000000 % n:
                return wide >> 32

    def whim(self) -> int:
        """Where numbers begin that nobody need prove, such as the choices of playouts: two draws for any many of them.

        They multiply with carry (Marsaglia): of a number w the next is `(w & LOW) * CARRIED + (w >> 32)`, and
        `(w & LOW) * n >> 32` is one below n. The period is half of CARRIED times 2 to the 32nd.
        """
        return (1 + self.below(CARRIED - 2) << 32) + self.below(LOW + 1)

    def _below_wide(self, n: int) -> int:
        """The same for numbers so large that the product needs more than 63 bits."""
        while True:
            words = self.words or self._refill(n)
            wide = words.pop() * n
            if wide & 0xFFFFFFFF >= 0x100000000 % n:
                return wide >> 32

    def roll(self, faces: int, dice: int = 1, meaning: str = "") -> list[int]:
        """Roll dice that show 0 to faces - 1."""
        drawn = self.drawn
        rolled = [self.below(faces) for _ in range(dice)]
        told = self._told(meaning, drawn) if self.foretold else None
        if told is None:
            return rolled
        if len(told) != dice or not all(0 <= shown < faces for shown in told):
            raise PositionError(f"dice: {list(told)} was foretold where {dice} dice of {faces} faces are rolled")
        return list(told)

    def shuffle(self, items: list[Any], meaning: str = "") -> None:
        """Shuffle in place (Fisher and Yates); the top of a pile is its end."""
        drawn = self.drawn
        if self.turns or self.script or not self.key or len(items) > NARROW:
            for i in range(len(items) - 1, 0, -1):
                j = self.below(i + 1)
                items[i], items[j] = items[j], items[i]
        else:
            self._mix(items)
        told = self._told(meaning, drawn) if self.foretold else None
        if told is not None:
            self._stack(items, told)

    def _mix(self, items: list[Any]) -> None:
        """The same where nothing but the stream settles the numbers: `below` for each, without the calls."""
        words = self.words
        for i in range(len(items) - 1, 0, -1):
            n = i + 1
            while True:
                if not words:
                    words = self._refill(n)
                wide: i64 = words.pop()
                wide *= n
                low = wide & 0xFFFFFFFF
                if low >= n or low >= 0x100000000 % n:
                    break
            j = wide >> 32
            items[i], items[j] = items[j], items[i]
        self.drawn += max(len(items) - 1, 0)

    def _stack(self, items: list[Any], told: tuple[int, ...]) -> None:
        """Bring what was foretold to the top, the first of it last in the list; what is not there is passed over."""
        top: list[Any] = []
        for item in told:
            if item in items:
                items.remove(item)
                top.append(item)
        items += top[::-1]

    def pick(self, items: list[T], meaning: str = "") -> T:
        """One of these, each as likely."""
        drawn = self.drawn
        picked = items[self.below(len(items))]
        told = self._told(meaning, drawn) if self.foretold else None
        if told is None:
            return picked
        for item in items:
            if item == told[0]:
                return item
        raise PositionError(f"dice: {told[0]} was foretold where one of {items} is taken")

    def written(self) -> str:
        """The generator as text, for positions."""
        parts = [self.key.hex() or SEEDLESS, str(self.block), str(WORDS - len(self.words)), str(self.drawn)]
        if self.script:
            parts.append(",".join(map(str, self.script)))
        parts += [f"{drawn}@{key.hex()}" for drawn, key in self.turns]
        parts += [f"{meaning}@{drawn}={','.join(map(str, values))}" for meaning, drawn, values in self.foretold]
        return " ".join(parts)

    @staticmethod
    def read(text: str) -> Chance:
        """The other way round; a bare word is taken as a seed. Raises ValueError or IndexError."""
        parts = text.split()
        if len(parts) == 1:
            return Chance.of(parts[0])
        c = Chance(b"" if parts[0] == SEEDLESS else bytes.fromhex(parts[0]))
        c.block = int(parts[1])
        place = int(parts[2])
        c.drawn = int(parts[3])
        if len(c.key) not in (0, 32) or c.block < 0 or c.drawn < 0 or not 0 <= place <= WORDS:
            raise ValueError("not a written generator")
        if place < WORDS:
            c.words = c._words(c.block)[: WORDS - place]
        for part in parts[4:]:
            if "=" in part:
                told, values = part.split("=")
                meaning, drawn = told.split("@")
                c.foretell(meaning, tuple(int(value) for value in values.split(",") if value), int(drawn))
            elif "@" in part:
                drawn, key = part.split("@")
                c.turns += ((int(drawn), bytes.fromhex(key)),)
            else:
                c.scripted(*map(int, part.split(",")))
        return c
