"""What composed programs do with their rows: change each, one way or another, or some of them."""

import re
from collections.abc import Iterator, Mapping

from generator.database.streams import Stream
from generator.design.model import Design
from generator.tasks.answers import AnswerField
from generator.tasks.programs.binding import Scene
from generator.tasks.programs.changing import change, verb, ways
from generator.tasks.programs.composed.acting import accepted, ask, draft, it
from generator.tasks.programs.composed.allotments import budget, quota, schedule, span_of
from generator.tasks.programs.composed.findings import how_many, known, naming, tells_apart
from generator.tasks.programs.composed.recoveries import otherwise, where_allowed
from generator.tasks.programs.composed.selection import Selection
from generator.tasks.programs.pieces import NUMBERS, ORDERED, actions, adds_up
from generator.tasks.programs.shapes import Shape, Telling, answer_line, field_for
from generator.tasks.signatures import Output, Parameter, Signature
from generator.tasks.wording.phrases import briefly, plural_label

_SPENDING = re.compile(r"(approve|pay|accept|confirm|grant|fund|order|buy|authori[sz]e|settle|award|reimburse|refund)_")
"""Tools that cost what their row comes to."""

_EACH = (
    "{wish} and tell me how many there were.",
    "Please {wish}. How many were there?",
    "{wish}, and let me know the number.",
)

_SPLIT = (
    "Take each of {rows} in turn. If {its} {what} is more than {limit}, {first}; otherwise {second}. "
    "Tell me how many were above.",
    "For every one of {rows}, look at the {what}: above {limit}, {first}; otherwise, {second}. How many were above?",
)


def changes(design: Design, tools: Mapping[str, Signature], selection: Selection, stream: Stream) -> Iterator[Shape]:
    """Yield what can be done with the rows of a selection, each with tools and a measure drawn for it."""
    able = list(actions(tools, selection.entity))
    if not able:
        return
    action, further = stream.pick(able), stream.shuffled(able)[:2]
    measures = [item for item in selection.measures() if item.type in ORDERED]
    numbers = [item for item in measures if item.type in NUMBERS]
    if not selection.is_read_in_vain:
        yield _each(design, selection, action)
        yield where_allowed(design, selection, action)
    if len(further) > 1:
        if not selection.is_read_in_vain:
            yield otherwise(design, selection, further[0], further[1])
        if numbers:
            yield _split(design, selection, stream.pick(numbers), further[0], further[1])
    if measures:
        measure = stream.pick(measures)
        if (named := naming(design, selection, measure)) and tells_apart(named):
            yield quota(design, selection, measure, named, action)
    sums = [item for item in numbers if adds_up(item) and item.type == "money"]
    if spending := [item for item in able if sums and _SPENDING.match(item.name)]:
        yield budget(design, selection, stream.pick(sums), spending[0])
    if (span := span_of(selection)) and not selection.is_read_in_vain:
        yield schedule(design, selection, *span, action)


def _each(design: Design, selection: Selection, action: Signature) -> Shape:
    """Change each row that counts."""
    entity = design.entity(selection.entity)
    count = AnswerField(entity.plural, f"number of {plural_label(entity)}", "integer")

    def tell(scene: Scene) -> Telling | None:
        chosen = selection.choose(scene, writes_a_row=1, allowed=scene.setting.accepted[action.name])
        if chosen is None or len(chosen.keys) < 2:
            return None
        wish = ask(scene, entity, action, f"each of {chosen.rows}")
        return None if wish is None else chosen.telling(scene.stream.pick(_EACH).format(wish=wish))

    return draft(
        "each of them", design, selection, action, f"{action.name}_for_each",
        f"{verb(action, entity)} each of the {plural_label(entity)} meant, and count them.",
        [f"for {entity.name} in found:", f"    {change(action, entity)}", answer_line({count.name: "len(found)"})],
        checks={"as many changed": f'len(changed) == truth["{count.name}"]', **ways(action.operation, entity)},
    ).shape([count], tell)  # fmt: skip


def _split(design: Design, selection: Selection, measure: Output, first: Signature, second: Signature) -> Shape:
    """Change each row one way above a limit and another way below it."""
    entity, what = design.entity(selection.entity), field_for(measure)
    above = AnswerField("above", f"number of {plural_label(entity)} above", "integer")
    limit = Parameter("limit", how_many("limit").input.model_copy(update={"type": measure.type}), required=True)

    def tell(scene: Scene) -> Telling | None:
        chosen = selection.choose(scene, writes_a_row=1)
        if chosen is None or not known(scene, chosen, measure) or measure.path is None:
            return None
        column = scene.setting.rows.column(measure.path)
        value = scene.stream.pick(sorted(column[key] for key in chosen.keys)[:-1] or [None])
        if value is None:
            return None
        stated = scene.setting.stated(limit, value)
        over = [key for key in chosen.keys if column[key] > value]
        under = [key for key in chosen.keys if key not in over]
        wishes = [ask(scene, entity, action, it(entity)) for action in (first, second)]
        fitting = accepted(scene, first, over) and accepted(scene, second, under) and bool(over) and bool(under)
        if None in wishes or stated.slot is None or not fitting:
            return None
        words = {"what": briefly(what.label), "limit": stated.slot.said, "first": wishes[0], "second": wishes[1]}
        words["its"] = scene.narrator.pronoun(entity)
        return chosen.telling(scene.stream.pick(_SPLIT).format(rows=chosen.rows, **words), {limit.name: stated.slot})

    return draft(
        "either way", design, selection, first, f"{first.name}_or_{second.operation.name}_each_by_{measure.key}",
        f"Decide by the {what.label} what to do with each of the {plural_label(entity)} meant.",
        [
            "above = 0",
            f"for {entity.name} in found:",
            f'    if {entity.name}["{measure.key}"] > {limit.name}:',
            "        above += 1",
            f"        {change(first, entity)}",
            "    else:",
            f"        {change(second, entity)}",
            answer_line({above.name: "above"}),
        ],
        checks={"some changed": "len(changed) > 0"},
        checked="The answer must be right, and rows must have changed.",
        given={limit.name: limit},
    ).shape([above], tell, branches=1)  # fmt: skip
