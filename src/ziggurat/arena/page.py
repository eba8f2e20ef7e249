"""The result as a self-contained HTML page with tables and SVG plots."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from ziggurat.arena.statistics import Figures
from ziggurat.arena.table import best_first, part_rows, player_rows
from ziggurat.words import Words

STYLE = """
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 64rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; margin: 1rem 0 2rem; display: block; overflow-x: auto; }
th, td { padding: .3rem .8rem; text-align: right; border-bottom: 1px solid #8886; white-space: nowrap; }
th:first-child, td:first-child { text-align: left; }
svg { width: 100%; height: auto; }
svg text { font: 12px system-ui, sans-serif; fill: currentColor; }
"""
COLOURS = ("#2A6CB4", "#B84A26", "#2A663B", "#8C5CA8", "#B98A1F", "#1F7F78", "#74767B", "#6E2A54")
WIDTH, HEIGHT, LEFT, BOTTOM = 800, 240, 40, 30


def page(title: str, about: Sequence[str], players: Sequence[Figures], words: Words) -> str:
    """Return the whole page."""
    ordered = best_first(players)
    sections = [
        f"<h1>{escape(title)}</h1>",
        *(f"<p>{escape(line)}</p>" for line in about),
        html_table(player_rows(ordered, words)),
        f"<h2>{escape(words.say('arena-plot-wins'))}</h2>",
        win_plot(ordered),
        f"<h2>{escape(words.say('arena-plot-scores'))}</h2>",
        score_plot(ordered),
        f"<h2>{escape(words.say('arena-plot-parts'))}</h2>",
        html_table(part_rows(ordered, words)),
    ]
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
    top = f'<!doctype html>\n<html lang="{words.language}"><head>{head}<style>{STYLE}</style></head><body>'
    return "\n".join([top, *sections, "</body></html>", ""])


def html_table(rows: Sequence[Sequence[str]]) -> str:
    """Return rows as a table; the first one holds the heads."""
    top = "".join(f"<th>{escape(head)}</th>" for head in rows[0])
    lines = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows[1:])
    return f"<table><thead><tr>{top}</tr></thead><tbody>{lines}</tbody></table>"


def win_plot(players: Sequence[Figures]) -> str:
    """Return a bar chart of the win rates with their intervals."""
    drawn = []
    for number, one in enumerate(players):
        share, (low, high) = one.win_rate()
        y, scale = 10 + 34 * number, WIDTH - 240
        colour = COLOURS[number % len(COLOURS)]
        drawn.append(
            f'<text x="150" y="{y + 16}" text-anchor="end">{escape(one.label[:22])}</text>'
            f'<rect x="160" y="{y}" width="{share * scale:.1f}" height="22" fill="{colour}" fill-opacity=".75"/>'
            f'<path d="M{160 + low * scale:.1f} {y + 11}H{160 + high * scale:.1f}" stroke="currentColor"/>'
            f'<text x="{170 + max(share, high) * scale:.1f}" y="{y + 16}">{100 * share:.1f} %</text>'
        )
    return svg(20 + 34 * len(players), "".join(drawn))


def score_plot(players: Sequence[Figures]) -> str:
    """Return the distribution of the scores, one step line per player."""
    scored = [one for one in players if one.totals]
    if not scored:
        return ""
    least, most = min(min(one.totals) for one in scored), max(max(one.totals) for one in scored)
    width = max(1, -(-(most - least + 1) // 30))  # points per bin, for at most thirty bins
    counts = [histogram(one.totals, least, most, width) for one in scored]
    highest = max(max(shares) for shares in counts)
    bins = len(counts[0])
    step = (WIDTH - LEFT - 10) / bins
    drawn = [axis(least, width, bins, step)]
    for number, (one, shares) in enumerate(zip(scored, counts, strict=True)):
        colour = COLOURS[number % len(COLOURS)]
        points = "".join(
            f"{'M' if at == 0 else 'L'}{LEFT + at * step:.1f} {y_of(share, highest):.1f}h{step:.1f}"
            for at, share in enumerate(shares)
        )
        drawn.append(f'<path d="{points}" fill="none" stroke="{colour}" stroke-width="2.5"/>')
        drawn.append(
            f'<text x="{WIDTH - 180}" y="{20 + 18 * number}" fill="{colour}">■ {escape(one.label[:22])}</text>'
        )
    return svg(HEIGHT, "".join(drawn))


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
    return f'<path d="M{LEFT} {HEIGHT - BOTTOM}H{WIDTH}" stroke="currentColor"/>{marks}'


def y_of(share: float, highest: float) -> float:
    """Return the y coordinate of a share."""
    return HEIGHT - BOTTOM - share / highest * (HEIGHT - BOTTOM - 10)


def svg(height: int, drawn: str) -> str:
    """Return an SVG element with these contents."""
    return f'<svg viewBox="0 0 {WIDTH} {height}" role="img">{drawn}</svg>'
