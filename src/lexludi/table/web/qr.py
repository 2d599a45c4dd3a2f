"""QR codes for links: bytes, error correction M, versions 1 to 10 (ISO/IEC 18004), drawn as SVG."""

from __future__ import annotations

from typing import Final

from lexludi.draw import path, rect, svg

BLOCKS: Final = {
    1: (10, (16,)), 2: (16, (28,)), 3: (26, (44,)), 4: (18, (32, 32)), 5: (24, (43, 43)), 6: (16, (27,) * 4),
    7: (18, (31,) * 4), 8: (22, (38, 38, 39, 39)), 9: (22, (36, 36, 36, 37, 37)), 10: (26, (43, 43, 43, 43, 44)),
}  # fmt: skip
"""By version: codewords of correction in a block, and codewords of data in each."""
ALIGNED: Final = {
    1: (), 2: (6, 18), 3: (6, 22), 4: (6, 26), 5: (6, 30), 6: (6, 34), 7: (6, 22, 38), 8: (6, 24, 42),
    9: (6, 26, 46), 10: (6, 28, 50),
}  # fmt: skip
"""Where alignment patterns stand, across and down."""
QUIET: Final = 4
"""Modules left free around the code."""
FORMAT: Final = 0b101010000010010
LEVEL_M: Final = 0b00

Grid = list[list[bool | None]]


def encode(text: str) -> list[list[bool]]:
    """The modules of a code, dark ones true. Raises ValueError if the text is too long."""
    data = text.encode()
    version = next((v for v in BLOCKS if sum(BLOCKS[v][1]) >= len(data) + (2 if v < 10 else 3)), None)
    if version is None:
        raise ValueError("that is too long for a code")
    bits = stream(data, version)
    codes = []
    for mask in range(8):
        grid = blank(version)
        fill(grid, bits, mask)
        write_format(grid, mask)
        write_version(grid, version)
        codes.append([[bool(cell) for cell in row] for row in grid])
    return min(codes, key=penalty)


def drawn(text: str) -> str:
    """The code as SVG, dark on white, with its quiet zone."""
    modules = encode(text)
    size = len(modules) + 2 * QUIET
    dark = "".join(
        f"M{x + QUIET} {y + QUIET}h1v1h-1z" for y, row in enumerate(modules) for x, on in enumerate(row) if on
    )
    whole = svg((0, 0, size, size), rect(0, 0, size, size, fill="#fff"), path(dark, fill="#000"), title=text)
    return str(whole.set(shape_rendering="crispEdges"))


# Codewords


def stream(data: bytes, version: int) -> list[int]:
    """Data and correction as bits, interleaved block by block."""
    correction, blocks = BLOCKS[version]
    room = sum(blocks) * 8
    bits = [0, 1, 0, 0, *binary(len(data), 8 if version < 10 else 16)]
    for byte in data:
        bits += binary(byte, 8)
    bits += [0] * min(4, room - len(bits))
    bits += [0] * (-len(bits) % 8)
    words = [int("".join(map(str, bits[n : n + 8])), 2) for n in range(0, len(bits), 8)]
    words += [(0xEC, 0x11)[n % 2] for n in range(sum(blocks) - len(words))]
    cut, start = [], 0
    for length in blocks:
        cut.append(words[start : start + length])
        start += length
    checks = [remainder(block, correction) for block in cut]
    mixed = [block[n] for n in range(max(blocks)) for block in cut if n < len(block)]
    mixed += [check[n] for n in range(correction) for check in checks]
    return [bit for word in mixed for bit in binary(word, 8)]


def binary(value: int, digits: int) -> list[int]:
    return [value >> n & 1 for n in range(digits - 1, -1, -1)]


def times(a: int, b: int) -> int:
    """Multiplication in the field of 256 elements."""
    product = 0
    while b:
        if b & 1:
            product ^= a
        a = a << 1 ^ (0x11D if a & 0x80 else 0)
        b >>= 1
    return product


def generator(degree: int) -> list[int]:
    """The polynomial of Reed and Solomon, without its leading one."""
    found, root = [1], 1
    for _ in range(degree):
        longer = [*found, 0]
        for n, value in enumerate(found):
            longer[n + 1] ^= times(value, root)
        found, root = longer, times(root, 2)
    return found[1:]


def remainder(block: list[int], degree: int) -> list[int]:
    divisor, rest = generator(degree), [0] * degree
    for word in block:
        factor = word ^ rest[0]
        rest = [*rest[1:], 0]
        rest = [value ^ times(by, factor) for value, by in zip(rest, divisor, strict=True)]
    return rest


# Modules


def blank(version: int) -> Grid:
    """The patterns that every code of a version has; None where data go, False where format and version will be."""
    size = 17 + 4 * version
    grid: Grid = [[None] * size for _ in range(size)]
    for top, left in ((0, 0), (0, size - 7), (size - 7, 0)):
        for y in range(-1, 8):
            for x in range(-1, 8):
                if 0 <= top + y < size and 0 <= left + x < size:
                    ring = max(abs(y - 3), abs(x - 3))
                    grid[top + y][left + x] = ring in (0, 1, 3)
    places = ALIGNED[version]
    for y in places:
        for x in places:
            if grid[y][x] is None:
                for dy in range(-2, 3):
                    for dx in range(-2, 3):
                        grid[y + dy][x + dx] = max(abs(dy), abs(dx)) != 1
    for n in range(8, size - 8):
        grid[6][n] = grid[n][6] = n % 2 == 0
    for y, x in [*format_places(size)[0], *format_places(size)[1]]:
        grid[y][x] = False
    grid[size - 8][8] = True
    if version >= 7:
        for n in range(18):
            grid[n // 3][size - 11 + n % 3] = grid[size - 11 + n % 3][n // 3] = False
    return grid


def format_places(size: int) -> tuple[list[tuple[int, int]], list[tuple[int, int]]]:
    """Where the bits of the format stand, twice, the last bit first."""
    near = [(n, 8) for n in (0, 1, 2, 3, 4, 5, 7, 8)] + [(8, n) for n in (7, 5, 4, 3, 2, 1, 0)]
    far = [(8, size - 1 - n) for n in range(8)] + [(size - 7 + n, 8) for n in range(7)]
    return near, far


def fill(grid: Grid, bits: list[int], mask: int) -> None:
    """Data in columns of two, up and down by turns from the right, with a mask over them."""
    size, n = len(grid), 0
    columns = [x for x in range(size - 1, 0, -2) if x > 6] + [5, 3, 1]
    for turn, right in enumerate(columns):
        for step in range(size):
            y = size - 1 - step if turn % 2 == 0 else step
            for x in (right, right - 1):
                if grid[y][x] is None:
                    bit = bits[n] if n < len(bits) else 0
                    grid[y][x] = bool(bit) != masked(mask, y, x)
                    n += 1


def masked(mask: int, y: int, x: int) -> bool:
    return [
        (y + x) % 2, y % 2, x % 3, (y + x) % 3, (y // 2 + x // 3) % 2, y * x % 2 + y * x % 3,
        (y * x % 2 + y * x % 3) % 2, ((y + x) % 2 + y * x % 3) % 2,
    ][mask] == 0  # fmt: skip


def write_format(grid: Grid, mask: int) -> None:
    value = LEVEL_M << 3 | mask
    rest = value << 10
    for n in range(14, 9, -1):
        if rest >> n & 1:
            rest ^= 0b10100110111 << n - 10
    word = (value << 10 | rest) ^ FORMAT
    for places in format_places(len(grid)):
        for n, (y, x) in enumerate(places):
            grid[y][x] = bool(word >> n & 1)


def write_version(grid: Grid, version: int) -> None:
    if version < 7:
        return
    rest = version << 12
    for n in range(17, 11, -1):
        if rest >> n & 1:
            rest ^= 0b1111100100101 << n - 12
    word, size = version << 12 | rest, len(grid)
    for n in range(18):
        grid[n // 3][size - 11 + n % 3] = grid[size - 11 + n % 3][n // 3] = bool(word >> n & 1)


def penalty(modules: list[list[bool]]) -> int:
    """How hard a code is to read: long runs, blocks, patterns like a finder's, too much of one colour."""
    size = len(modules)
    lines = ["".join("01"[cell] for cell in row) for row in modules]
    lines += ["".join("01"[modules[y][x]] for y in range(size)) for x in range(size)]
    cost = 0
    for line in lines:
        cost += sum(len(run) - 2 for kind in "01" for run in line.split("10"[int(kind)]) if len(run) >= 5)
        cost += 40 * (line.count("10111010000") + line.count("00001011101"))
    for y in range(size - 1):
        for x in range(size - 1):
            cost += 3 * (modules[y][x] == modules[y][x + 1] == modules[y + 1][x] == modules[y + 1][x + 1])
    dark = sum(map(sum, modules)) * 100 / size**2
    return cost + 10 * int(abs(dark - 50) // 5)
