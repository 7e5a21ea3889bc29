"""Programs that change rows: each one meant, the one that stands out, or one of two ways as it turns out."""

from collections.abc import Iterator, Mapping
from itertools import combinations

from generator.design.model import Design, Input
from generator.tasks.answers import AnswerField
from generator.tasks.matching import rounded
from generator.tasks.programs.binding import Scene, bind, slots_of
from generator.tasks.programs.changing import change, changed, must, verb, ways
from generator.tasks.programs.pieces import (
    NUMBERS,
    ORDERED,
    Population,
    View,
    actions,
    is_own,
    populations,
    views,
)
from generator.tasks.programs.shapes import Draft, Shape, Telling, answer_line, field_for
from generator.tasks.programs.source import call, extreme_of, items, owner_lines
from generator.tasks.signatures import Output, Parameter, Signature
from generator.tasks.wording.phrases import briefly, foremost, utmost
from generator.tasks.wording.requests import request_for
from generator.tasks.wording.sentences import capitalised

ONE = range(1, 2)

_EACH = (
    "{wish} and tell me how many there were.",
    "Please {wish}. How many were there?",
    "{wish}, and let me know the number.",
)
_EXTREME = ("Of {rows}, {wish} and tell me {what}.", "Look through {rows} and {wish}. Then tell me {what}.")
_EITHER = (
    "If {what} is more than {limit}, {first}; otherwise {second}. Tell me the {label}.",
    "Check {what}: above {limit}, {first}, else {second}. I also need to know the {label}.",
)


def writing_shapes(design: Design, tools: Mapping[str, Signature]) -> Iterator[Shape]:
    """Yield the programs that change rows which a design can fill."""
    for population in populations(design, tools):
        changes = list(actions(tools, population.entity))
        for action in changes:
            yield _each(design, population, action)
        for view in views(population, tools):
            for measure in view.outputs:
                if measure.type in ORDERED and is_own(measure) and population.owner:
                    yield from (_extreme(design, view, measure, action) for action in changes)
                if measure.type in NUMBERS and is_own(measure) and population.owner and _varies(measure):
                    yield from (_either(design, view, measure, *pair) for pair in combinations(changes, 2))


def _varies(measure: Output) -> bool:
    """Whether a number has more than a handful of values, so that a limit on it means something."""
    field = measure.path.field if measure.path is not None else None
    return field is None or field.maximum is None or field.maximum - (field.minimum or 0) > 5


def _each(design: Design, population: Population, action: Signature) -> Shape:
    """Change each row that is meant."""
    entity = design.entity(population.entity)
    table = entity.plural
    many = table.replace("_", " ")
    count = AnswerField(table, f"number of {many}", "integer")

    def tell(scene: Scene) -> Telling | None:
        bound = bind(population, scene, scene.sizes(1), among=scene.setting.accepted[action.name])
        if bound is None:
            return None
        words = {entity.name: f"each of {scene.narrator.several(entity, bound.arguments)}"}
        wish = request_for(action.operation, words, entity.label, scene.stream)
        if wish is None:
            return None
        return Telling(capitalised(scene.stream.pick(_EACH).format(wish=wish)), slots_of(bound))

    return Draft(
        family="each",
        design=design,
        population=population,
        kind=f"{action.name}_for_each",
        summary=f"{verb(action, entity)} each of the {many} meant, and count them.",
        body=[
            *owner_lines(population),
            f"found = list({items(population)})",
            f"for {entity.name} in found:",
            f"    {change(action, entity)}",
            answer_line({count.name: "len(found)"}),
        ],
        checked=f"The number must be right, and as many {many} {must(action.operation)}.",
        setup=changed(action.operation, table),
        checks={
            "as many changed": f'len(changed) == truth["{count.name}"]',
            **ways(action.operation, entity),
        },
    ).shape([count], tell)


def _extreme(design: Design, view: View, measure: Output, action: Signature) -> Shape:
    """Change the row with the most or least of something."""
    entity = design.entity(view.population.entity)
    what = field_for(measure)
    high = measure.type in NUMBERS
    extreme = utmost(what.label, measure.type, high=high)

    def tell(scene: Scene) -> Telling | None:
        bound = bind(view.population, scene, scene.sizes(bool(view.detail)))
        if bound is None or measure.path is None:
            return None
        column = scene.setting.rows.column(measure.path)
        known = [key for key in bound.members if column[key] is not None]
        chosen = (max if high else min)(known, key=lambda key: column[key], default="")
        if chosen not in scene.setting.accepted[action.name]:
            return None
        words = {entity.name: f"the one that {foremost(what.label, measure.type, high=high)}"}
        wish = request_for(action.operation, words, entity.label, scene.stream)
        if wish is None:
            return None
        rows = scene.narrator.several(entity, bound.arguments)
        text = scene.stream.pick(_EXTREME).format(
            rows=rows, wish=wish, what=f"{scene.narrator.pronoun(entity)} {briefly(what.label)}"
        )
        return Telling(text, slots_of(bound))

    return Draft(
        family="change of the extreme",
        design=design,
        population=view.population,
        kind=f"{action.name}_with_{'highest' if high else 'earliest'}_{measure.key}",
        summary=f"{verb(action, entity)} the {entity.label} with {extreme}, no other.",
        body=[
            *owner_lines(view.population),
            f"{entity.name} = {extreme_of(view, measure.key, high=high)}",
            change(action, entity),
            answer_line({what.name: f'{entity.name}["{measure.key}"]'}),
        ],
        checked=f"The {what.label} must be right, and one {entity.label} {must(action.operation)}.",
        setup=changed(action.operation, entity.plural),
        checks={"one changed": "len(changed) == 1", **ways(action.operation, entity)},
    ).shape([what], tell)


def _either(design: Design, view: View, measure: Output, first: Signature, second: Signature) -> Shape:
    """Change a row one way above a limit and another way below it."""
    entity = design.entity(view.population.entity)
    what = field_for(measure)
    limit = Parameter("limit", Input(name="limit", type=measure.type, label=what.label), required=True)

    def tell(scene: Scene) -> Telling | None:
        accepted = scene.setting.accepted[first.name] & scene.setting.accepted[second.name]
        bound = bind(view.population, scene, ONE, among=accepted)
        if bound is None or measure.path is None:
            return None
        value = scene.setting.rows.value(measure.path, bound.members[0])
        if value is None:
            return None
        stated = scene.setting.stated(limit, rounded(value, down=scene.stream.chance(50)))
        row = scene.narrator.single(entity, bound.arguments)
        words = {entity.name: f"that {entity.label}"}
        wishes = [request_for(action.operation, words, entity.label, scene.stream) for action in (first, second)]
        if None in wishes or stated.slot is None:
            return None
        text = scene.stream.pick(_EITHER).format(
            what=f"the {what.label} of {row}",
            limit=stated.slot.said,
            first=wishes[0],
            second=wishes[1],
            label=what.label,
        )
        return Telling(text, {**slots_of(bound), limit.name: stated.slot})

    lines = [*owner_lines(view.population), f"{entity.name} = next({items(view.population)})"]
    if view.detail is not None:
        shown = call(view.detail, {view.detail.parameters[0].name: f'{entity.name}["id"]'})
        lines.append(f"{entity.name} = {shown}")
    return Draft(
        family="either",
        design=design,
        population=view.population,
        kind=f"{first.name}_or_{second.operation.name}_by_{measure.key}",
        given={limit.name: limit},
        summary=f"Decide by the {what.label} what to do with the only {entity.label} meant.",
        body=[
            *lines,
            f'if {entity.name}["{measure.key}"] > limit:',
            f"    {change(first, entity)}",
            "else:",
            f"    {change(second, entity)}",
            answer_line({what.name: f'{entity.name}["{measure.key}"]'}),
        ],
        checked=f"The {what.label} must be right, and one {entity.label} must have changed.",
        setup=changed(first.operation, entity.plural),
        checks={"one changed": "len(changed) == 1"},
    ).shape([what], tell, branches=1)
