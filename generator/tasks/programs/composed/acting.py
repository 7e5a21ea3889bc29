"""What all programs that change rows have in common."""

import re
from collections.abc import Mapping, Sequence

from generator.design.model import Design, Entity
from generator.tasks.programs.binding import Scene
from generator.tasks.programs.changing import changed, must
from generator.tasks.programs.composed.selection import Chosen, Selection
from generator.tasks.programs.shapes import Draft
from generator.tasks.rows import title_of
from generator.tasks.signatures import Output, Parameter, Signature
from generator.tasks.wording.phrases import plural_label
from generator.tasks.wording.requests import request_for

_PARTICLE = re.compile(r"^(\w+) (off|up|down|out|back|away|over|in) (it|them)\b")
"""A verb's particle before a pronoun, which stands after it: ``call it off``."""

_POSSESSIVE = re.compile(r"\bthe ([a-z]+) of (it|them)\b")
"""What belongs to a pronoun: ``restrict the supply of it``."""


def draft(
    family: str,
    design: Design,
    selection: Selection,
    action: Signature,
    kind: str,
    summary: str,
    body: Sequence[str],
    checks: Mapping[str, str],
    given: Mapping[str, Parameter] | None = None,
    checked: str = "",
) -> Draft:
    """Return the parts of a program that changes rows of a selection, with the checks that hold of all of them."""
    entity = design.entity(selection.entity)
    return Draft(
        family=family,
        design=design,
        population=selection.source.population,
        kind=kind,
        chosen=selection.suffix,
        summary=summary,
        body=[*selection.lines(), *body],
        checked=checked
        or f"The answer must be right, and the right number of {plural_label(entity)} {must(action.operation)}.",
        setup=changed(action.operation, entity.plural),
        checks=checks,
        given={**selection.given, **(given or {})},
    )


def ask(scene: Scene, entity: Entity, action: Signature, row: str) -> str | None:
    """Return how a person asks for the change of a row, in given words; ``None`` where nobody does."""
    wish = request_for(action.operation, {entity.name: row}, entity.label, scene.stream)
    if wish is None:
        return None
    if row.startswith("the first ") and re.search(rf"\b(?:that|of) {row}", wish):
        wish = wish.replace(row, f"each of {row}")  # what is said of one row only
    wish = _PARTICLE.sub(r"\1 \3 \2", wish)
    return _POSSESSIVE.sub(lambda found: f"{'its' if found[2] == 'it' else 'their'} {found[1]}", wish)


def it(entity: Entity) -> str:
    """Return how one row that was just spoken of is said again."""
    title = title_of(entity)
    return "them" if title is not None and title.meaning.startswith("person.") else "it"


def accepted(scene: Scene, action: Signature, keys: Sequence[str]) -> bool:
    """Whether there are such rows, and no rule about one of them alone keeps an action from it."""
    return len(keys) > 0 and scene.setting.accepted[action.name].issuperset(keys)


def partly_accepted(scene: Scene, action: Signature, chosen: Chosen) -> bool:
    """Whether some rows are allowed and some are not."""
    return 0 < len(scene.setting.accepted[action.name].intersection(chosen.keys)) < len(chosen.keys)


def in_order(scene: Scene, chosen: Chosen, measure: Output, high: bool) -> list[str]:
    """Return the rows in an order."""
    assert measure.path is not None
    column = scene.setting.rows.column(measure.path)
    return sorted(chosen.keys, key=lambda key: column[key], reverse=high)
