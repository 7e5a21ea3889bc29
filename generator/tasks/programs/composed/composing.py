"""Which composed programs a design is offered: of all that its pieces would make, some of each kind."""

from collections import Counter
from collections.abc import Iterator, Mapping

from generator.database.streams import Stream
from generator.design.model import Design
from generator.tasks.programs.composed.changes import changes
from generator.tasks.programs.composed.findings import findings
from generator.tasks.programs.composed.selection import selections
from generator.tasks.programs.shapes import Shape
from generator.tasks.signatures import Signature

OFFERED = 40
"""Shapes of a family that are written out."""

LOOKED_AT = 1_000
"""Selections that are looked at for them."""


def composed_shapes(design: Design, tools: Mapping[str, Signature]) -> Iterator[Shape]:
    """Yield composed programs that a design can fill, the same ones each time."""
    stream = Stream(design.name, "composed")
    made: Counter[str] = Counter()
    for selection in stream.shuffled(list(selections(design, tools)))[:LOOKED_AT]:
        chance = stream.derive(selection.entity, selection.suffix, selection.source.population.suffix)
        for shape in (*findings(design, selection, chance), *changes(design, tools, selection, chance)):
            if made[shape.family] < OFFERED:
                made[shape.family] += 1
                yield shape
