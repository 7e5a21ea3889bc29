"""Which rows and values a split may bind: held-out tasks are about other people, things and days than training ones."""

from hashlib import blake2b

from generator.design.paths import Path
from generator.tasks.rows import Rows, title_of
from mcp_servers.contracts import Json, Split

HELD_OUT_OF = 3
"""One row in so many is kept for held-out tasks."""

VOCABULARY_ROWS = 15
"""A table with at most so many rows (ports, rooms) is vocabulary that all splits share."""


class Partition:
    """One split's share of a world. Held-out worlds and servers use all of it."""

    def __init__(self, rows: Rows, split: Split) -> None:
        self._rows = rows
        self.held_out = {"train": False, "held-out-tasks": True}.get(split)
        """Which side of the world is bound; ``None``: all of it."""

    def allows(self, entity: str, key: str) -> bool:
        """Whether the split may bind this row.

        A row without a name of its own (a booking) goes with the first row of a large table that it refers to.
        """
        if self.held_out is None or len(self._rows.of(entity)) <= VOCABULARY_ROWS:
            return True
        return is_held_out(self._owner(entity, key)) is self.held_out

    def allows_value(self, value: Json) -> bool:
        """Whether the split may use this free value (a text typed by the user, a new day)."""
        return self.held_out is None or is_held_out(str(value)) is self.held_out

    def _owner(self, entity: str, key: str) -> str:
        design = self._rows.design.entity(entity)
        title = title_of(design)
        if title is not None and title.type == "text":
            return key
        for field in design.fields:
            if field.target and field.target != entity and len(self._rows.of(field.target)) > VOCABULARY_ROWS:
                target = self._rows.value(Path(design, (), field), key)
                if isinstance(target, str):
                    return self._owner(field.target, target)
        return key


def is_held_out(text: str) -> bool:
    """Return the side of the partition that a key or value lies on."""
    return blake2b(text.encode(), digest_size=4).digest()[0] % HELD_OUT_OF == 0
