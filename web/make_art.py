"""Draws the larger pictures of the page from geometry: the scene of the front page by day and by night, Babel, The Hanging Gardens.

python web/make_art.py writes src/art/*.svg. One light, from the top left: the lit face left, the shade on the right quarter.
"""

from __future__ import annotations

import re
from pathlib import Path

HERE = Path(__file__).parent / "src"
WIDE, HIGH, RIVER = 1280, 280, 240
MIDDLE = 930

DAY = {
    "sky": ("#A9C4E4", "#F3E9D2"),
    "far": "#E4D4AC",
    "near": "#D5C08D",
    "lit": ("#EBD09A", "#DDBB7B"),
    "rib": "#CDA866",
    "shade": ("#BF955A", "#AC8148"),
    "stairs": ("#F6E7C2", "#C9A76A"),
    "tile": "#1F4E8C",
    "temple": ("#1F4E8C", "#14355F"),
    "gold": "#E3AE36",
    "leaf": ("#3F8552", "#2A663B", "#1F5233"),
    "water": ("#2A6CB4", "#1F5796"),
    "wave": "#7FB0E2",
    "wall": "#DCC594",
}
NIGHT = {
    "sky": ("#0B1220", "#1A2A4A"),
    "far": "#18233A",
    "near": "#131C30",
    "lit": ("#9A8966", "#7F6F52"),
    "rib": "#6B5D45",
    "shade": ("#55504E", "#423F42"),
    "stairs": ("#B5A37C", "#6B5D45"),
    "tile": "#2B62AC",
    "temple": ("#2B62AC", "#1B447C"),
    "gold": "#E3AE36",
    "leaf": ("#2F6B42", "#1F5233", "#173F29"),
    "water": ("#16345E", "#102747"),
    "wave": "#3F6FAE",
    "wall": "#1B2740",
}
Ink = dict[str, object]


def box(x: float, y: float, w: float, h: float, fill: str, more: str = "") -> str:
    return f'<rect x="{x:.1f}" y="{y:.1f}" width="{w:.1f}" height="{h:.1f}" fill="{fill}"{more}/>'


def shape(points: list[tuple[float, float]], fill: str, more: str = "") -> str:
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    return f'<polygon points="{path}" fill="{fill}"{more}/>'


def gradient(name: str, top: str, bottom: str) -> str:
    stops = f'<stop offset="0" stop-color="{top}"/><stop offset="1" stop-color="{bottom}"/>'
    return f'<linearGradient id="{name}" x1="0" y1="0" x2="0" y2="1">{stops}</linearGradient>'


def bush(x: float, y: float, size: float, leaves: tuple[str, str, str]) -> str:
    """A bush that hangs over the edge of a terrace."""
    light, middle, deep = leaves
    parts = []
    for dx, dy, r, fill in (
        (-0.8, 0.1, 0.55, deep),
        (0.75, 0.15, 0.6, deep),
        (0, -0.2, 0.8, middle),
        (-0.35, -0.35, 0.42, light),
        (0.55, -0.25, 0.34, middle),
    ):
        parts.append(f'<circle cx="{x + dx * size:.1f}" cy="{y + dy * size:.1f}" r="{r * size:.1f}" fill="{fill}"/>')
    for number, dx in enumerate((-0.9, -0.4, 0.15, 0.65, 1.05)):
        long = (1.2, 1.8, 1.4, 2.0, 1.1)[number] * size
        parts.append(
            f'<path d="M{x + (dx - 0.2) * size:.1f} {y:.1f}q{0.2 * size:.1f} {long:.1f} {0.2 * size:.1f} {long:.1f}'
            f't{0.2 * size:.1f} {-long:.1f}z" fill="{(deep, middle)[number % 2]}"/>'
        )
    return "".join(parts)


def palm(x: float, y: float, high: float, leaves: tuple[str, str, str], trunk: str) -> str:
    """A date palm with its foot at a point."""
    light, middle, deep = leaves
    top = y - high
    lean = high * 0.08
    parts = [
        f'<path d="M{x - 2:.1f} {y:.1f}Q{x + lean:.1f} {y - high / 2:.1f} {x + lean:.1f} {top:.1f}h2.4'
        f'Q{x + lean + 3:.1f} {y - high / 2:.1f} {x + 2.6:.1f} {y:.1f}z" fill="{trunk}"/>'
    ]
    cx, cy, r = x + lean + 1, top, high * 0.44
    leafs = (
        (-0.9, 0.55, deep),
        (0.9, 0.55, deep),
        (-1, 0.12, middle),
        (1, 0.12, middle),
        (-0.62, -0.5, light),
        (0.62, -0.5, middle),
    )
    for dx, dy, fill in (*leafs, (0.08, -0.72, light)):
        ex, ey = cx + dx * r, cy + dy * r
        mx, my = cx + dx * r * 0.55, min(cy, ey) - r * 0.22
        parts.append(
            f'<path d="M{cx:.1f} {cy:.1f}Q{mx:.1f} {my:.1f} {ex:.1f} {ey:.1f}'
            f'Q{mx:.1f} {my + r * 0.36:.1f} {cx:.1f} {cy:.1f}z" fill="{fill}"/>'
        )
    return "".join(parts)


def terrace(left: float, top: float, wide: float, high: float, ink: Ink, ribs: int) -> str:
    """One storey: battered walls, buttresses, a glazed band with gold studs along its edge."""
    slope = 7
    lit, shade = "url(#lit)", "url(#shade)"
    bottom, cut = top + high, left + wide * 0.74
    parts = [
        shape([(left, top), (left + wide, top), (left + wide + slope, bottom), (left - slope, bottom)], lit),
        shape([(cut, top), (left + wide, top), (left + wide + slope, bottom), (cut + 6, bottom)], shade),
    ]
    for number in range(ribs):
        x = left + (number + 0.7) * wide / ribs
        colour = str(ink["rib"]) if x < cut - 6 else "#000"
        parts.append(box(x, top + 9, 4, high - 9, colour, ' opacity="%s"' % (".55" if x < cut - 6 else ".14")))
    parts.append(box(left - 1, top, wide + 2, 5.5, str(ink["tile"])))
    studs = int(wide / 13)
    for number in range(studs):
        x = left + (number + 0.5) * wide / studs
        parts.append(f'<circle cx="{x:.1f}" cy="{top + 2.8:.1f}" r="1.3" fill="{ink["gold"]}"/>')
    return "".join(parts)


def scene(ink: Ink, night: bool) -> str:
    """The ziggurat next to the river."""
    sky, leaves = ink["sky"], ink["leaf"]
    assert isinstance(sky, tuple) and isinstance(leaves, tuple)
    pairs = {key: ink[key] for key in ("lit", "shade", "water")}
    defs = gradient("sky", *sky) + "".join(gradient(key, *pair) for key, pair in pairs.items())  # type: ignore[misc]
    out = [f"<defs>{defs}</defs>", box(0, 0, WIDE, RIVER + 2, "url(#sky)")]
    if night:
        for number in range(90):
            x, y = (number * 367) % 1280, (number * 89 + number * number * 7) % 170
            out.append(
                f'<circle cx="{x}" cy="{y}" r="{(0.7, 1, 1.5)[number % 3]}" fill="#F4EAD8" opacity=".{3 + number % 6}"/>'
            )
        out.append('<path d="M690 62a33 33 0 1 0 28 50 28 28 0 0 1-28-50z" fill="#F4EAD8"/>')
    else:
        out.append(
            '<circle cx="690" cy="84" r="50" fill="#F6D98A" opacity=".5"/><circle cx="690" cy="84" r="34" fill="#F0BE49"/>'
        )
        for x, y, s in ((560, 60, 1), (585, 72, 0.7), (1190, 44, 0.9)):
            out.append(
                f'<path d="M{x} {y}q{6 * s} {-6 * s} {11 * s} 0q{5 * s} {-6 * s} {11 * s} 0" fill="none" stroke="#5A4B37"'
                ' stroke-width="1.8" stroke-linecap="round" opacity=".6"/>'
            )
    out.append(f'<path d="M0 206Q190 150 420 196T820 188 1060 196 1280 168V250H0z" fill="{ink["far"]}"/>')
    wall = str(ink["wall"])
    for x, wide, high in (
        (452, 30, 26),
        (482, 76, 16),
        (558, 26, 30),
        (584, 60, 16),
        (1150, 24, 32),
        (1174, 72, 18),
        (1246, 34, 28),
    ):
        out.append(box(x, RIVER - 12 - high, wide, high + 14, wall))
        for tooth in range(int(wide / 9)):
            out.append(box(x + 1 + tooth * 9, RIVER - 16 - high, 5, 5, wall))
    out.append(f'<path d="M0 232Q260 205 560 228T1280 222V250H0z" fill="{ink["near"]}"/>')
    for x, high in ((496, 44), (530, 32), (606, 38), (1178, 46), (1212, 34), (1256, 52)):
        out.append(palm(x, RIVER - 4, high, leaves, str(ink["rib"])))
    widths = [(462, 42), (380, 38), (298, 36), (216, 34)]
    y = float(RIVER)
    tops = []
    for number, (wide, high) in enumerate(widths):
        y -= high
        tops.append((MIDDLE - wide / 2, y, wide))
        out.append(terrace(MIDDLE - wide / 2, y, wide, high, ink, 13 - 2 * number))
    temple, temple_shade = ink["temple"]  # type: ignore[misc]
    out.append(box(MIDDLE - 56, y - 46, 112, 46, temple) + box(MIDDLE + 26, y - 46, 30, 46, temple_shade))
    for tooth in range(6):
        out.append(box(MIDDLE - 60 + tooth * 21.6, y - 55, 12, 12, temple if tooth < 4 else temple_shade))
    out.append(box(MIDDLE - 60, y - 45, 120, 5, str(ink["gold"])))
    for x in (-42, -30, 20, 40):
        out.append(box(MIDDLE + x, y - 34, 4, 30, "#fff", ' opacity=".12"'))
    stairs, line = ink["stairs"]  # type: ignore[misc]
    out.append(shape([(MIDDLE - 11, y), (MIDDLE + 11, y), (MIDDLE + 33, RIVER), (MIDDLE - 33, RIVER)], stairs))
    for number in range(1, 27):
        part = number / 27
        half = 11 + 22 * part
        out.append(box(MIDDLE - half, y + (RIVER - y) * part, 2 * half, 1.3, line))
    edge = [(MIDDLE - 11, y), (MIDDLE - 7, y), (MIDDLE - 27, RIVER), (MIDDLE - 33, RIVER)]
    out.append(
        shape(edge, line, ' opacity=".5"') + shape([(2 * MIDDLE - a, b) for a, b in edge], line, ' opacity=".8"')
    )
    out.append(f'<path d="M{MIDDLE - 13} {y}v-20a13 13 0 0 1 26 0v20z" fill="{ink["gold"]}"/>')
    out.append(f'<path d="M{MIDDLE - 8} {y}v-18a8 8 0 0 1 16 0v18z" fill="#7A4B06" opacity=".55"/>')
    for number, (left, top, wide) in enumerate(tops):
        size = 11 - number * 0.8
        for dx in (10, wide * 0.23, wide * 0.36, wide * 0.64, wide * 0.77, wide - 10):
            if number == 3 and 60 < dx < wide - 60:
                continue
            out.append(bush(left + dx, top + 1, size * (1 if dx in (10, wide - 10) else 0.62), leaves))
        if number < 3:
            out.append(palm(left + 24, top, 40 - number * 3, leaves, str(ink["rib"])))
            out.append(palm(left + wide - 26, top, 38 - number * 3, leaves, str(ink["rib"])))
    out.append(box(0, RIVER, WIDE, HIGH - RIVER, "url(#water)"))
    out.append(
        shape(
            [(MIDDLE - 240, RIVER), (MIDDLE + 240, RIVER), (MIDDLE + 150, HIGH), (MIDDLE - 150, HIGH)],
            "#E3C48A" if not night else "#9A8966",
            ' opacity=".16"',
        )
    )
    wave = str(ink["wave"])
    for row, (y0, opacity) in enumerate(((RIVER + 9, 0.75), (RIVER + 20, 0.5), (RIVER + 31, 0.32))):
        bits = "".join("t32 0" for _ in range(40))
        out.append(
            f'<path d="M{-30 - row * 13} {y0}q16 -9 32 0{bits}" fill="none" stroke="{wave}" stroke-width="2" opacity="{opacity}"/>'
        )
    boat = "#6B3A1C" if not night else "#3A2A1C"
    out.append(f'<path d="M612 {RIVER + 8}q34 16 78 0q-6 16 -20 17h-40q-14 -2 -18 -17z" fill="{boat}"/>')
    out.append(
        f'<path d="M650 {RIVER + 10}v-44h2.6v44z" fill="{boat}"/><path d="M654 {RIVER - 32}q26 14 22 36h-22z" fill="#FFFDF6" opacity="{0.95 if not night else 0.6}"/>'
    )
    return svg(WIDE, HIGH, "".join(out))


def svg(wide: int, high: int, inside: str) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" preserveAspectRatio="xMidYMid slice">{inside}</svg>\n'


def icon(name: str, x: float, y: float, size: float, colour: str) -> str:
    """One of our icons inside a picture."""
    text = (HERE / "icons" / f"{name}.svg").read_text(encoding="utf-8")
    inside = re.sub(r"^<svg[^>]*>|</svg>\s*$", "", text.strip())
    scale = size / 64
    return (
        f'<g transform="translate({x:.1f} {y:.1f}) scale({scale:.3f})" color="{colour}" fill="none" stroke="{colour}"'
        f' stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round">{inside}</g>'
    )


def steps(x: float, bottom: float, levels: int) -> str:
    """A temple of some levels, seen from the front."""
    out = []
    for level in range(levels):
        half, high = 25 - level * 3.9, 9.5
        y = bottom - (level + 1) * high
        out.append(
            box(x - half, y, 2 * half, high - 1, "#F1DFB6") + box(x + half * 0.45, y, half * 0.55, high - 1, "#C49A57")
        )
    out.append(
        shape(
            [
                (x - 3, bottom - 1),
                (x + 3, bottom - 1),
                (x + 1.6, bottom - 9.5 * min(levels, 2)),
                (x - 1.6, bottom - 9.5 * min(levels, 2)),
            ],
            "#7A5A26",
        )
    )
    return "".join(out)


def babel() -> str:
    """Five temples over five peoples."""
    peoples = [
        ("assyrians", "#2A6CB4", "#8DB8F5", "#fff", 3),
        ("hittites", "#E6B53A", "#FFE29A", "#2A2218", 5),
        ("medes", "#1F5233", "#6BA07C", "#fff", 4),
        ("persians", "#74767B", "#B5B7BC", "#fff", 2),
        ("sumerians", "#B84A26", "#EE9A77", "#fff", 6),
    ]
    out: list[str] = []
    for number, (name, fill, edge, mark, levels) in enumerate(peoples):
        x = 195 + (number - 2) * 61
        out.append(steps(x, 104, levels))
        out.append(box(x - 24, 108, 48, 36, fill, f' rx="8" stroke="{edge}" stroke-width="1.5"'))
        out.append(icon(f"people-{name}", x - 14, 112, 28, mark))
    return svg(390, 170, "".join(out))


CARD = 25
FILLS = {
    "terrace": ("#B85C22", "#fff"),
    "park": ("#23512F", "#fff"),
    "arcade": ("#EFD596", "#3A2A10"),
    "fountain": ("#2470B8", "#fff"),
    "": ("#E9DBBB", "#B09A6A"),
}


def garden_card(x: float, y: float, turn: float, cells: list[str]) -> str:
    out = [box(-4, -4, 2 * CARD + 8, 3 * CARD + 8, "#fff", ' rx="6"')]
    for number, cell in enumerate(cells):
        fill, mark = FILLS[cell]
        cx, cy = number % 2 * CARD, number // 2 * CARD
        out.append(box(cx, cy, CARD, CARD, fill))
        out.append(
            icon(f"building-{cell}", cx + 3, cy + 3, CARD - 6, mark)
            if cell
            else icon("ground-empty", cx + 3, cy + 3, CARD - 6, mark).replace(
                "stroke-dasharray", 'opacity="0" stroke-dasharray'
            )
        )
    shadow = box(-2, 1, 2 * CARD + 8, 3 * CARD + 8, "#07182F", ' rx="6" opacity=".45"')
    return f'<g transform="translate({x} {y}) rotate({turn} {CARD} {1.5 * CARD})">{shadow}{"".join(out)}</g>'


def hanging_gardens() -> str:
    """Cards that overlap, with the flower of the start player."""
    out: list[str] = []
    out.append(garden_card(70, 52, -14, ["", "park", "park", "", "", ""]))
    out.append(garden_card(270, 52, 14, ["fountain", "", "", "terrace", "", "fountain"]))
    out.append(garden_card(122, 42, -5, ["arcade", "", "terrace", "park", "", ""]))
    out.append(garden_card(218, 42, 5, ["fountain", "arcade", "terrace", "", "", "fountain"]))
    out.append(garden_card(170, 36, 0, ["arcade", "arcade", "", "terrace", "", "terrace"]))
    return svg(390, 170, "".join(out))


def main() -> None:
    """Draw everything."""
    folder = HERE / "art"
    pictures = {
        "scene-day": scene(DAY, False),
        "scene-night": scene(NIGHT, True),
        "babel": babel(),
        "hanging_gardens": hanging_gardens(),
    }
    for name, drawing in pictures.items():
        (folder / f"{name}.svg").write_text(drawing, encoding="utf-8")


if __name__ == "__main__":
    main()
