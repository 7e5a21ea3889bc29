"""HTML: a page in which every element is closed, facts as rows of a table."""

import textwrap
from html import escape

from generator.database.bodies.content import Content, Grid, Section

WIDTH = 96


def write_page(content: Content) -> list[str]:
    """Return the lines of an HTML page."""
    title = escape(content.title, quote=False)
    lines = ["<!DOCTYPE html>", '<html lang="en">', "<head>", '<meta charset="utf-8">']
    lines += [f"<title>{title}</title>", "</head>", "<body>", f"<h1>{title}</h1>"]
    for section in content.sections:
        lines += _section(section)
    return [*lines, "</body>", "</html>"]


def _section(section: Section) -> list[str]:
    lines = [f"<h2>{escape(section.heading, quote=False)}</h2>"] if section.heading else []
    if section.facts:
        rows = [f"<tr><th>{_plain(label)}</th><td>{_plain(value)}</td></tr>" for label, value in section.facts]
        lines += ["<table>", *rows, "</table>"]
    for text in section.paragraphs:
        lines += ["<p>", *textwrap.wrap(_plain(text), WIDTH), "</p>"]
    if section.items:
        lines += ["<ul>", *(f"<li>{_plain(item)}</li>" for item in section.items), "</ul>"]
    if section.grid:
        lines += _table(section.grid)
    return lines


def _table(grid: Grid) -> list[str]:
    head = "".join(f"<th>{_plain(name)}</th>" for name in grid.columns)
    rows = ["".join(f"<td>{_plain(cell)}</td>" for cell in row) for row in grid.rows]
    return ["<table>", f"<tr>{head}</tr>", *(f"<tr>{row}</tr>" for row in rows), "</table>"]


def _plain(text: str) -> str:
    return escape(text, quote=False)
