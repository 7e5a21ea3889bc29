"""Tool graphs as people look at them: a Mermaid flowchart, or a picture in SVG."""

from collections.abc import Iterator, Mapping
from html import escape
from typing import NamedTuple

import networkx as nx

from generator.tasks.graph import INDEPENDENT, STRONG, starting_tools
from generator.tasks.signatures import Signature

_COLUMN, _LINE = 330, 46
_LETTER = 6.8
"""Width of a letter."""
_BOX = 24
_STYLE = """
text { font: 11px ui-monospace, monospace; text-anchor: middle; fill: #1a1a1a; }
rect { fill: #eef3fb; stroke: #5b7db1; }
rect.writes { fill: #fdf0e3; stroke: #c07a2c; }
rect.starts { stroke-width: 2.5; }
path { fill: none; stroke: #5b7db1; stroke-opacity: .55; stroke-width: 1.5; marker-end: url(#arrow); }
path.weak { stroke: #b8c4d6; stroke-dasharray: 4 3; }
path.seen { stroke: #2e8b57; stroke-opacity: .8; }
text.said { text-anchor: start; fill: #555; }
marker path { fill: #5b7db1; stroke: none; }
"""
_SEEN_COLOUR = "#2e8b57"
_LEGEND = (
    ("strong seen", "needs it, and was seen to accept an id from there"),
    ("strong", "needs it, by its schema or a foreign key"),
    ("weak seen", "can use it, and was seen to accept an id from there"),
    ("weak", "is linked with it: one can use what the other gives"),
)
"""Kinds of arrows, and what the tool that one leads to does with what the other gives."""
_LEGEND_LINE = 18


class Link(NamedTuple):
    """An arrow between two tools."""

    source: str
    target: str
    strong: bool
    """Whether the target needs the source; else it merely can use it."""
    seen: bool
    """Whether that rests on execution: the target accepted an id that the source returned."""


def links(graph: "nx.DiGraph[str]", weak: bool = False) -> Iterator[Link]:
    """Yield the arrows; those to what merely can use a tool only if ``weak``."""
    for source, target, data in graph.edges(data=True):
        if data["weight"] == STRONG or (weak and data["weight"] > INDEPENDENT):
            yield Link(source, target, data["weight"] == STRONG, "execution" in data["evidence"])


def draw_mermaid(
    graph: "nx.DiGraph[str]", signatures: Mapping[str, Signature], weak: bool = False, remark: str = ""
) -> str:
    """Return a flowchart: round where tasks can start, doubly framed what writes; thick arrows lead to what needs them.

    Arrows that rest on execution are green. A remark becomes a comment.
    """
    starts = starting_tools(graph, signatures)
    lines = ["flowchart LR"]
    for tool in graph:
        begin, end = (
            ("[[", "]]") if signatures[tool].operation.writes else ("([", "])") if tool in starts else ("[", "]")
        )
        lines.append(f"    {tool}{begin}{tool}{end}")
    drawn = list(links(graph, weak))
    lines += [f"    {link.source} {'==>' if link.strong else '-.->'} {link.target}" for link in drawn]
    if seen := [str(place) for place, link in enumerate(drawn) if link.seen]:
        lines.append(f"    linkStyle {','.join(seen)} stroke:{_SEEN_COLOUR}")
        lines.append("    %% green: seen to accept an id from there; others: by schema or foreign key")
    lines += [f"    %% {remark}"] if remark else []
    return "\n".join(lines) + "\n"


def draw_svg(
    graph: "nx.DiGraph[str]", signatures: Mapping[str, Signature], title: str, weak: bool = False, remark: str = ""
) -> str:
    """Return a picture in three columns: where tasks can start, what else reads, what writes; below, what arrows mean."""
    starts = starting_tools(graph, signatures)
    columns: list[list[str]] = [[], [], []]
    for tool in graph:
        columns[2 if signatures[tool].operation.writes else 0 if tool in starts else 1].append(tool)
    columns = [column for column in columns if column]
    rows = max(map(len, columns))
    places = {
        tool: ((number + 0.5) * _COLUMN, (row + 0.5 + (rows - len(column)) / 2) * _LINE)
        for number, column in enumerate(columns)
        for row, tool in enumerate(column)
    }
    drawn = list(links(graph, weak))
    parts = [f'<path class="{_kind(link)}" d="{_curve(places, link.source, link.target)}"/>' for link in drawn]
    for tool, (x, y) in places.items():
        kind = "writes" if signatures[tool].operation.writes else "starts" if tool in starts else "reads"
        parts.append(
            f'<rect class="{kind}" x="{x - _width(tool) / 2:.0f}" y="{y - _BOX / 2:.0f}" width="{_width(tool):.0f}" '
            f'height="{_BOX}" rx="4"/><text x="{x:.0f}" y="{y + 4:.0f}">{escape(tool)}</text>'
        )
    arrow = '<marker id="arrow" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="6" markerHeight="6" orient="auto">'
    kinds = set(map(_kind, drawn))
    parts += _legend([item for item in _LEGEND if item[0] in kinds], remark, rows * _LINE)
    height = rows * _LINE + _LEGEND_LINE * (len(kinds) + bool(remark) + 1)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {len(columns) * _COLUMN} {height}" role="img" '
        f'aria-label="{escape(title)}"><style>{_STYLE}</style><defs>{arrow}<path d="M0 0L8 4L0 8z"/></marker></defs>'
        f"{''.join(parts)}</svg>\n"
    )


def _kind(link: Link) -> str:
    return f"{'strong' if link.strong else 'weak'}{' seen' if link.seen else ''}"


def _legend(kinds: list[tuple[str, str]], remark: str, top: int) -> Iterator[str]:
    """Yield a line for each kind of arrow that is drawn, and one for a remark."""
    for row, (kind, about) in enumerate(kinds, start=1):
        y = top + row * _LEGEND_LINE
        yield f'<path class="{kind}" d="M20 {y}L60 {y}"/><text class="said" x="70" y="{y + 4}">{about}</text>'
    if remark:
        y = top + (len(kinds) + 1) * _LEGEND_LINE
        yield f'<text class="said" x="20" y="{y + 4}">{escape(remark)}</text>'


def _width(tool: str) -> float:
    return _LETTER * len(tool) + 14


def _curve(places: Mapping[str, tuple[float, float]], source: str, target: str) -> str:
    """Return a curve between two boxes: from side to side, or in one column around the others."""
    (x1, y1), (x2, y2) = places[source], places[target]
    away = 1 if x2 >= x1 else -1
    begin = x1 + away * _width(source) / 2
    end = x2 + (1 if x1 == x2 else -away) * _width(target) / 2
    bend = 40 if x1 == x2 else abs(end - begin) / 2
    back = end + bend if x1 == x2 else end - away * bend
    return f"M{begin:.0f} {y1:.0f}C{begin + away * bend:.0f} {y1:.0f} {back:.0f} {y2:.0f} {end:.0f} {y2:.0f}"
