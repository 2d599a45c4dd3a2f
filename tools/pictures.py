"""Draw the pictures of the docs from seeded matches: `make pictures` (needs lexludi[png])."""

import io
import struct
import zlib
from collections import Counter
from pathlib import Path

from cairocffi import ImageSurface
from cairosvg import svg2png

from lexludi import Match
from lexludi.agents import make
from lexludi.kernel.chance import Chance

PICTURES = Path(__file__).parent.parent / "docs" / "pictures"
SEATS = ["marquise", "eyrie", "alliance", "vagabond:thief"]
SEED, TURNS, VIEWER, WIDTH = "woodland", 22, 0, 1280


def middle_of_a_match() -> Match:
    """A match that greedy agents have played for a while."""
    match, chance, agent = Match.set_up("root", seats=SEATS, seed=SEED), Chance.of(SEED), make("greedy")
    while match.view(None)["turn"] < TURNS:
        assert match.ask
        match.choose(agent.choose(match, match.ask.seat, chance))
    return match


def small_png(svg: str, width: int) -> bytes:
    """A PNG of 256 colours, a third as large as one of all colours."""
    drawn = ImageSurface.create_from_png(io.BytesIO(svg2png(svg.encode(), output_width=width)))
    wide, high, data = drawn.get_width(), drawn.get_height(), bytes(drawn.get_data())
    pixels = list(zip(data[2::4], data[1::4], data[0::4], strict=True))
    colours = Counter(pixels)
    buckets: dict[tuple[int, ...], tuple[int, int, int]] = {}
    for colour, _ in colours.most_common():
        buckets.setdefault(tuple(part >> 3 for part in colour), colour)
    palette = list(buckets.values())[:256]
    nearest = {
        key: min(range(len(palette)), key=lambda n: sum((a - b) ** 2 for a, b in zip(colour, palette[n], strict=True)))
        for key, colour in buckets.items()
    }
    places = {colour: nearest[tuple(part >> 3 for part in colour)] for colour in colours}
    rows = bytes(places[pixel] for pixel in pixels)
    body = b"".join(b"\0" + rows[y * wide : (y + 1) * wide] for y in range(high))
    chunks = [
        (b"IHDR", struct.pack(">IIBBBBB", wide, high, 8, 3, 0, 0, 0)),
        (b"PLTE", b"".join(bytes(colour) for colour in palette)),
        (b"IDAT", zlib.compress(body, 9)),
        (b"IEND", b""),
    ]
    parts = [
        struct.pack(">I", len(held)) + name + held + struct.pack(">I", zlib.crc32(name + held)) for name, held in chunks
    ]
    return b"\x89PNG\r\n\x1a\n" + b"".join(parts)


match = middle_of_a_match()
svg = match.game.picture(match.view(VIEWER), "en")
PICTURES.mkdir(parents=True, exist_ok=True)
(PICTURES / "root.svg").write_text(svg + "\n", encoding="utf-8")
(PICTURES / "root.png").write_bytes(small_png(svg, WIDTH))
for path in sorted(PICTURES.iterdir()):
    print(f"{path.name}: {path.stat().st_size // 1024} KB")
