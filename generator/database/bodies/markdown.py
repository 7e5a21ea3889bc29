"""Markdown: headings, lists, tables, and facts as ``- **Label:** value``."""

import textwrap

from generator.database.bodies.content import Content, Grid, Section

WIDTH = 88


def write_markdown(content: Content) -> list[str]:
    """Return the lines of a Markdown text."""
    blocks = [[f"# {content.title}"]] if content.title else []
    for section in content.sections:
        blocks += _blocks(section)
    return [line for number, block in enumerate(blocks) for line in ([""] if number else []) + block]


def _blocks(section: Section) -> list[list[str]]:
    blocks = [[f"## {section.heading}"]] if section.heading else []
    if section.facts:
        blocks.append([f"- **{label}:** {value}" for label, value in section.facts])
    blocks += [textwrap.wrap(text, WIDTH) for text in section.paragraphs]
    if section.items:
        blocks.append([line for item in section.items for line in _item(item)])
    if section.grid:
        blocks.append(_table(section.grid))
    return blocks


def _item(text: str) -> list[str]:
    return textwrap.wrap(text, WIDTH, initial_indent="- ", subsequent_indent="  ")


def _table(grid: Grid) -> list[str]:
    rule = ["---:" if number in grid.numeric else "---" for number in range(len(grid.columns))]
    return [f"| {' | '.join(row)} |" for row in (grid.columns, tuple(rule), *grid.rows)]
