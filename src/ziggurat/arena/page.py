"""The result as a self-contained HTML page with tables and SVG plots."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Sequence
from dataclasses import dataclass, field
from html import escape

from ziggurat.arena.final_positions import FinalPosition
from ziggurat.arena.statistics import Figures
from ziggurat.arena.table import Pairs, best_first, pair_rows, part_rows, player_rows
from ziggurat.words import Words

STYLE = """
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; background: Canvas; color: CanvasText; }
body { max-width: 80rem; margin: 2rem auto; padding: 0 1rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .2rem 1rem; }
dt { color: light-dark(#55585E, #A9ACB2); } dd { margin: 0; overflow-wrap: anywhere; }
.wide { overflow-x: auto; margin: 1rem 0 2rem; }
table { border-collapse: collapse; font-size: .9rem; }
th, td { padding: .3rem .6rem; text-align: right; vertical-align: top; border-bottom: 1px solid #8886; }
th { font-weight: 600; } thead th { vertical-align: bottom; }
tbody th, thead th:first-child { text-align: left; }
td { white-space: nowrap; } small { display: block; color: light-dark(#55585E, #A9ACB2); }
svg { display: block; width: 100%; max-width: 60rem; height: auto; }
svg text { font: 13px system-ui, sans-serif; fill: currentColor; }
svg .axis { stroke: currentColor; stroke-width: 1.5; stroke-opacity: .7; }
figure { margin: 1rem 0 2rem; max-width: 60rem; } figcaption { margin-bottom: .4rem; }
figure img { display: block; width: 100%; height: auto; }
@media print { body { max-width: none; margin: 0; } .wide { overflow: visible; } table { font-size: 7.5pt; } }
"""
COLOURS = (
    *(("#2A6CB4", "#7FB4F0"), ("#B84A26", "#F09A78"), ("#2A663B", "#7CC592"), ("#8C5CA8", "#CBA3E4")),
    *(("#8A6410", "#E0B85A"), ("#1F7F78", "#66C9C0"), ("#5E6066", "#B4B6BC"), ("#6E2A54", "#DE8FBF")),
)
"""Of each player, on light and on dark ground."""
DASHES = ("none", "8 4", "2 4", "12 4 2 4")  # so that lines can be told apart without colours
WIDTH, HEIGHT, LEFT, BOTTOM, LABEL = 800, 240, 40, 30, 220
MAX_LABEL_LENGTH = 32  # characters of a label in a plot


@dataclass(frozen=True)
class Report:
    """Everything that a page shows."""

    title: str
    facts: Sequence[tuple[str, str]]
    """Names and values of what is needed to repeat the arena."""
    notes: Sequence[str]
    players: Sequence[Figures]
    pairs: Pairs
    failures: Sequence[str] = field(default=())
    positions: Sequence[FinalPosition] = field(default=())


def page(report: Report, words: Words) -> str:
    """Return the whole page."""
    ordered = best_first(report.players)
    facts = "".join(f"<dt>{escape(name)}</dt><dd>{escape(value)}</dd>" for name, value in report.facts)
    sections = [
        f"<h1>{escape(report.title)}</h1>",
        f"<dl>{facts}</dl>",
        *(f"<p><strong>{escape(line)}</strong></p>" for line in report.failures),
        html_table(player_rows(ordered, words)),
        *(f"<p>{escape(line)}</p>" for line in report.notes),
        heading("arena-plot-pairs", words),
        f"<p>{escape(words.say('arena-pairs-note'))}</p>",
        html_table(pair_rows(ordered, report.pairs, words)),
        heading("arena-plot-wins", words),
        win_plot(ordered),
        heading("arena-plot-scores", words),
        score_plot(ordered),
        heading("arena-plot-parts", words),
        html_table(part_rows(ordered, words)),
        *([heading("arena-plot-positions", words)] if report.positions else []),
        *map(figure, report.positions),
    ]
    title = f"<title>{escape(report.title)}</title>"
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width">{title}'
    style = f"<style>{STYLE}{colour_classes()}</style>"
    top = f'<!doctype html>\n<html lang="{words.language}"><head>{head}{style}</head><body>'
    return "\n".join([top, *sections, "</body></html>", ""])


def figure(position: FinalPosition) -> str:
    """Return a picture with its caption, as an image that the page's styles do not affect."""
    source = f"data:image/svg+xml;base64,{b64encode(position.svg.encode()).decode()}"
    caption = escape(position.caption)
    return f'<figure><figcaption>{caption}</figcaption><img src="{source}" alt="{caption}"></figure>'


def heading(key: str, words: Words) -> str:
    return f"<h2>{escape(words.say(key))}</h2>"


def colour_classes() -> str:
    """Return a class per colour: `c0` fills, `l0` draws lines."""
    return "".join(
        f"svg .c{number} {{ fill: light-dark({light}, {dark}); }}\n"
        f"svg .l{number} {{ stroke: light-dark({light}, {dark}); fill: none; stroke-width: 2.5; }}\n"
        for number, (light, dark) in enumerate(COLOURS)
    )


def html_table(rows: Sequence[Sequence[str]]) -> str:
    """Return rows as a table; the first one holds the heads, the first cell of each the player."""
    top = "".join(f'<th scope="col">{escape(head)}</th>' for head in rows[0])
    lines = "".join(
        f'<tr><th scope="row">{escape(first)}</th>{"".join(map(html_cell, rest))}</tr>' for first, *rest in rows[1:]
    )
    return f'<div class="wide"><table><thead><tr>{top}</tr></thead><tbody>{lines}</tbody></table></div>'


def html_cell(text: str) -> str:
    """Return a cell with its interval, if it has one, on a second line."""
    value, sign, interval = text.partition(" (")
    unit = " %" if interval.endswith(" %") else ""
    below = f"<small>({escape(interval.removesuffix(unit))}</small>" if sign else ""
    return f"<td>{escape(value)}{unit}{below}</td>"


def win_plot(players: Sequence[Figures]) -> str:
    """Return a bar chart of the win rates with their intervals."""
    drawn = []
    for number, one in enumerate(players):
        share, (low, high) = one.win_rate()
        y, scale, left = 10 + 34 * number, WIDTH - LABEL - 90, LABEL + 10
        drawn.append(
            f'<text x="{LABEL}" y="{y + 16}" text-anchor="end">{escape(shortened(one.label))}</text>'
            f'<rect class="c{number % len(COLOURS)}" x="{left}" y="{y}" width="{share * scale:.1f}" height="22"/>'
            f'<path class="axis" d="M{left + low * scale:.1f} {y + 11}H{left + high * scale:.1f}"/>'
            f'<text x="{left + 8 + max(share, high) * scale:.1f}" y="{y + 16}">{100 * share:.1f} %</text>'
        )
    return svg(20 + 34 * len(players), "".join(drawn))


def shortened(label: str) -> str:
    return label if len(label) <= MAX_LABEL_LENGTH else f"{label[: MAX_LABEL_LENGTH - 1]}…"


def score_plot(players: Sequence[Figures]) -> str:
    """Return the distribution of the scores, one step line per player, with a legend below."""
    scored = [(number, one) for number, one in enumerate(players) if one.totals]
    if not scored:
        return ""
    totals = [total for _, one in scored for total in one.totals]
    least, most = min(totals), max(totals)
    width = max(1, -(-(most - least + 1) // 30))  # points per bin, for at most thirty bins
    counts = [histogram(one.totals, least, most, width) for _, one in scored]
    highest = max(max(shares) for shares in counts)
    bins = len(counts[0])
    step = (WIDTH - LEFT - 10) / bins
    drawn = [axis(least, width, bins, step)]
    for at, ((number, one), shares) in enumerate(zip(scored, counts, strict=True)):
        style = f'class="l{number % len(COLOURS)}" stroke-dasharray="{DASHES[number % len(DASHES)]}"'
        points = "".join(
            f"{'M' if at == 0 else 'L'}{LEFT + at * step:.1f} {y_of(share, highest):.1f}h{step:.1f}"
            for at, share in enumerate(shares)
        )
        x, y = LEFT + (at % 3) * (WIDTH - LEFT) / 3, HEIGHT + 16 + 22 * (at // 3)
        drawn.append(f'<path d="{points}" {style}/><path d="M{x:.1f} {y - 4}h36" {style}/>')
        drawn.append(f'<text x="{x + 44:.1f}" y="{y}">{escape(shortened(one.label))}</text>')
    return svg(HEIGHT + 30 + 22 * ((len(scored) - 1) // 3), "".join(drawn))


def histogram(totals: Sequence[int], least: int, most: int, width: int) -> list[float]:
    """Return the share of games in each bin."""
    counts = [0] * ((most - least) // width + 1)
    for total in totals:
        counts[(total - least) // width] += 1
    return [count / len(totals) for count in counts]


def axis(least: int, width: int, bins: int, step: float) -> str:
    """Return the axis of the scores."""
    every = max(1, bins // 10)
    marks = "".join(
        f'<text x="{LEFT + at * step:.1f}" y="{HEIGHT - 8}">{least + at * width}</text>' for at in range(0, bins, every)
    )
    return f'<path class="axis" d="M{LEFT} {HEIGHT - BOTTOM}H{WIDTH}"/>{marks}'


def y_of(share: float, highest: float) -> float:
    """Return the y coordinate of a share."""
    return HEIGHT - BOTTOM - share / highest * (HEIGHT - BOTTOM - 10)


def svg(height: int, drawn: str) -> str:
    """Return an SVG element with these contents."""
    return f'<svg viewBox="0 0 {WIDTH} {height}" role="img">{drawn}</svg>'
