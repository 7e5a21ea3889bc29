"""CSV: the tables of a text, the first one's columns as header."""

import csv
import io

from generator.database.bodies.content import Content


def write_spreadsheet(content: Content) -> list[str]:
    """Return the lines of a CSV file: the rows of the text's first table."""
    grid = next(section.grid for section in content.sections if section.grid)
    out = io.StringIO()
    csv.writer(out, lineterminator="\n").writerows([grid.columns, *grid.rows])
    return out.getvalue().removesuffix("\n").split("\n")
