"""Letters and mails: plain text, headings on lines of their own, facts as ``Label: value``."""

import textwrap

from generator.database.bodies.content import Content, Grid, Section

WIDTH = 84


def write_letter(content: Content) -> list[str]:
    """Return the lines of a plain text."""
    blocks = [[content.title]] if content.title else []
    for section in content.sections:
        blocks += _blocks(section)
    return [line for number, block in enumerate(blocks) for line in ([""] if number else []) + block]


def _blocks(section: Section) -> list[list[str]]:
    blocks = [[section.heading.upper()]] if section.heading else []
    blocks += [textwrap.wrap(text, WIDTH) for text in section.paragraphs]
    if section.facts:
        blocks.append([f"{label}: {value}" for label, value in section.facts])
    if section.items:
        blocks.append([line for item in section.items for line in _item(item)])
    if section.grid:
        blocks.append(_columns(section.grid))
    return blocks


def _item(text: str) -> list[str]:
    return textwrap.wrap(text, WIDTH, initial_indent="  - ", subsequent_indent="    ")


def _columns(grid: Grid) -> list[str]:
    """Return a table set with spaces, numbers to the right."""
    rows = [grid.columns, *grid.rows]
    widths = [max(len(row[number]) for row in rows) for number in range(len(grid.columns))]
    return ["  ".join(_set(row, widths, grid)).rstrip() for row in rows]


def _set(row: tuple[str, ...], widths: list[int], grid: Grid) -> list[str]:
    return [
        cell.rjust(width) if number in grid.numeric else cell.ljust(width)
        for number, (cell, width) in enumerate(zip(row, widths, strict=True))
    ]
