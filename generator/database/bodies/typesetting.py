"""TeX: an article with sections and labels, facts as rows of a table."""

import re
import textwrap

from generator.database.bodies.content import Content, Grid, Section

WIDTH = 88
_SPECIAL = re.compile(r"([&%$#_{}])")
_END = r" \\"


def write_article(content: Content) -> list[str]:
    """Return the lines of a LaTeX article; each section has a label to refer to."""
    lines = [r"\documentclass[11pt]{article}", r"\usepackage[utf8]{inputenc}", rf"\title{{{_plain(content.title)}}}"]
    lines += [r"\begin{document}", r"\maketitle"]
    labels: set[str] = set()
    for section in content.sections:
        lines += ["", *_section(section, labels)]
    return [*lines, "", r"\end{document}"]


def _section(section: Section, labels: set[str]) -> list[str]:
    lines = []
    if section.heading:
        lines += [rf"\section{{{_plain(section.heading)}}}", rf"\label{{sec:{_label(section.heading, labels)}}}"]
    if section.facts:
        rows = [f"{_plain(label)} & {_plain(value)}{_END}" for label, value in section.facts]
        lines += [r"\begin{tabular}{ll}", *rows, r"\end{tabular}"]
    for number, text in enumerate(section.paragraphs):
        lines += [*([""] if lines and number else []), *textwrap.wrap(_plain(text), WIDTH, break_on_hyphens=False)]
    if section.items:
        lines += [r"\begin{itemize}", *(rf"\item {_plain(item)}" for item in section.items), r"\end{itemize}"]
    if section.grid:
        lines += _table(section.grid)
    return lines


def _table(grid: Grid) -> list[str]:
    places = "".join("r" if number in grid.numeric else "l" for number in range(len(grid.columns)))
    rows = [f"{' & '.join(map(_plain, row))}{_END}" for row in grid.rows]
    head = f"{' & '.join(map(_plain, grid.columns))}{_END}"
    return [rf"\begin{{tabular}}{{{places}}}", r"\hline", head, r"\hline", *rows, r"\hline", r"\end{tabular}"]


def _label(heading: str, labels: set[str]) -> str:
    """Return a label that no other section has."""
    stem = re.sub(r"\W+", "-", heading.casefold()).strip("-")
    label, number = stem, 1
    while label in labels:
        number += 1
        label = f"{stem}-{number}"
    labels.add(label)
    return label


def _plain(text: str) -> str:
    return _SPECIAL.sub(r"\\\1", text)
