"""The text of one field of one row."""

import re
from datetime import date

from generator.database.bodies.composing import Composer
from generator.database.bodies.formats import FOR_MACHINES, WRITERS
from generator.database.bodies.outline import PREFIX, find_outline
from generator.database.streams import Stream
from generator.design.evaluation import Row, Tables
from generator.design.model import Field
from mcp_servers.contracts import Json

_MONTHS = (
    "January", "February", "March", "April", "May", "June",
    "July", "August", "September", "October", "November", "December",
)  # fmt: skip


def is_composed(field: Field) -> bool:
    """Tell whether a field's text is composed once all rows are there."""
    return field.long and field.meaning.startswith(PREFIX)


def write_body(field: Field, row: Row, tables: Tables, now: str, stream: Stream) -> str:
    """Return the text of a composed field, lines separated by line feeds.

    Args:
        field: Its meaning names the outline; ``{name}`` in it stands for another field: ``body.attachment.{kind}``.
        row: The row; all its other fields are filled.
        tables: The rows of all tables.
        now: The world's clock.
        stream: Where chance comes from.

    Raises:
        InputError: There is no such outline, or it names something unknown.
    """
    meaning = re.sub(r"\{(\w+)\}", lambda found: str(row.get(found[1])), field.meaning)
    outline = find_outline(meaning)
    say = _say_plainly if outline.format in FOR_MACHINES else _say
    content = Composer(tables, row, now, stream, say).compose(outline)
    return "\n".join(WRITERS[outline.format](content))


def _say_plainly(kind: str, value: Json) -> str:
    if kind == "money" and value is not None:
        return f"{value / 100:.2f}"
    return "" if value is None else str(value)


def _say(kind: str, value: Json) -> str:
    if value is None:
        return "not given"
    if kind in ("day", "moment"):
        day = date.fromisoformat(value[:10])
        said = f"{day.day} {_MONTHS[day.month - 1]} {day.year}"
        return said if kind == "day" else f"{said}, {value[11:16]}"
    if kind == "enum":
        return str(value).replace("_", " ")
    if kind == "boolean":
        return "yes" if value else "no"
    return _say_plainly(kind, value)
