"""What composed programs do with their rows: change each, the first few, what a budget allows, what does not overlap."""

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate

from generator.database.streams import Stream
from generator.design.model import Design, Entity
from generator.tasks.answers import AnswerField, answer_name
from generator.tasks.programs.binding import Scene
from generator.tasks.programs.changing import change, changed, must, verb, ways
from generator.tasks.programs.composed.findings import how_many, known, naming, tells_apart
from generator.tasks.programs.composed.selection import Chosen, Selection
from generator.tasks.programs.pieces import NUMBERS, ORDERED, actions, adds_up
from generator.tasks.programs.shapes import Draft, Shape, Telling, answer_line, field_for
from generator.tasks.rows import title_of
from generator.tasks.signatures import Output, Parameter, Signature
from generator.tasks.wording.phrases import plural_label, several, utmost
from generator.tasks.wording.requests import request_for

_PARTICLE = re.compile(r"^(\w+) (off|up|down|out|back|away|over|in) (it|them)\b")
"""A verb's particle before a pronoun, which stands after it: ``call it off``."""

_SPENDING = re.compile(r"(approve|pay|accept|confirm|grant|fund|order|buy|authori[sz]e|settle|award|reimburse|refund)_")
"""Tools that cost what their row comes to."""

_EACH = (
    "{wish} and tell me how many there were.",
    "Please {wish}. How many were there?",
    "{wish}, and let me know the number.",
)
_FIRST = (
    "Put {rows} in order of {what}, {first} first, and {wish}. List their {names} in that order.",
    "Look at {rows}, those with {utmost} first, and {wish}. I need their {names}, in that order.",
)
_BUDGET = (
    "I can spend {limit} on {rows}. Starting with the lowest {what}, {wish}, one after the other, until the next would "
    "no longer fit. Tell me how many it was and the total {what}.",
    "Go through {rows} from the lowest {what} up: {wish}, as long as the {what} of all of them together stays within "
    "{limit}. How many was that, and what is their total {what}?",
)
_SPLIT = (
    "Take each of {rows} in turn. If its {what} is more than {limit}, {first}; otherwise {second}. "
    "Tell me how many were above.",
    "For every one of {rows}, look at the {what}: above {limit}, {first}; otherwise, {second}. How many were above?",
)
_REFUSED = (
    "For each of {rows}, {wish}. Some of them the rules will not allow; leave those as they are. "
    "Tell me how many were done and how many were not.",
    "Take each of {rows} in turn and {wish} wherever that is allowed. How many were done, and for how many was it refused?",
)
_INSTEAD = (
    "For each of {rows}, {wish}; where that is refused, {second}. Tell me how many times it was refused.",
    "Take each of {rows} in turn and {wish}. Wherever the rules do not allow that, {second} instead. "
    "How often was it refused?",
)
_APART = (
    "Some of {rows} overlap, and only one can go ahead at a time. Go through them by {end}, earliest first: {wish} whenever "
    "it starts no sooner than the last one you took ends. How many was that?",
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
        yield _refused(design, selection, action)
    if len(further) > 1:
        if not selection.is_read_in_vain:
            yield _instead(design, selection, further[0], further[1])
        if numbers:
            yield _split(design, selection, stream.pick(numbers), further[0], further[1])
    if measures:
        measure = stream.pick(measures)
        if (named := naming(design, selection, measure)) and tells_apart(named):
            yield _first(design, selection, measure, named, action)
    sums = [item for item in numbers if adds_up(item) and item.type == "money"]
    if spending := [item for item in able if sums and _SPENDING.match(item.name)]:
        yield _budget(design, selection, stream.pick(sums), spending[0])
    if (span := _span(selection)) and not selection.is_read_in_vain:
        yield _apart(design, selection, *span, action)


def _each(design: Design, selection: Selection, action: Signature) -> Shape:
    """Change each row that counts."""
    entity = design.entity(selection.entity)
    count = AnswerField(entity.plural, f"number of {plural_label(entity)}", "integer")

    def tell(scene: Scene) -> Telling | None:
        chosen = selection.choose(scene, writes_a_row=1, allowed=scene.setting.accepted[action.name])
        if chosen is None or len(chosen.keys) < 2:
            return None
        wish = _wish(scene, entity, action, f"each of {chosen.rows}")
        return None if wish is None else chosen.telling(scene.stream.pick(_EACH).format(wish=wish))

    return _draft(
        "each of them", design, selection, action, f"{action.name}_for_each",
        f"{verb(action, entity)} each of the {plural_label(entity)} meant, and count them.",
        [f"for {entity.name} in found:", f"    {change(action, entity)}", answer_line({count.name: "len(found)"})],
        checks={"as many changed": f'len(changed) == truth["{count.name}"]', **ways(action.operation, entity)},
    ).shape([count], tell)  # fmt: skip


def _first(design: Design, selection: Selection, measure: Output, named: Output, action: Signature) -> Shape:
    """Change the first few rows in an order."""
    entity, what = design.entity(selection.entity), field_for(measure)
    high = measure.type in NUMBERS
    label = several(field_for(named).label)
    names = AnswerField(answer_name(label), label, named.type, several=True)
    count = how_many("quota")

    def tell(scene: Scene) -> Telling | None:
        chosen = selection.choose(scene)
        if chosen is None or not known(scene, chosen, measure) or len(chosen.keys) < 4:
            return None
        stated = scene.setting.stated(count, scene.stream.integer(2, min(6, len(chosen.keys) - 1)))
        wish = _wish(scene, entity, action, f"the first {stated.slot.said if stated.slot else ''} of them")
        if (
            wish is None
            or stated.slot is None
            or not _accepted(scene, action, _ranked(scene, chosen, measure, high)[: stated.value])
        ):
            return None
        first = "highest" if high else "earliest"
        words = {
            "what": what.label,
            "first": first,
            "names": label,
            "utmost": utmost(what.label, measure.type, high=high),
        }
        text = scene.stream.pick(_FIRST).format(rows=chosen.rows, wish=wish, **words)
        return chosen.telling(text, {count.name: stated.slot})

    order = f'key=lambda {entity.name}: {entity.name}["{measure.key}"]' + (", reverse=True" if high else "")
    return _draft(
        "quota", design, selection, action, f"{action.name}_for_first_by_{measure.key}",
        f"{verb(action, entity)} the first few of the {plural_label(entity)} meant, in order by {what.label}.",
        [
            f"first = sorted(found, {order})[:{count.name}]",
            f"for {entity.name} in first:",
            f"    {change(action, entity)}",
            answer_line({names.name: f'[{entity.name}["{named.key}"] for {entity.name} in first]'}),
        ],
        checks={"as many changed": f'len(changed) == len(truth["{names.name}"])', **ways(action.operation, entity)},
        given={count.name: count},
    ).shape([names], tell, aggregates=True)  # fmt: skip


def _budget(design: Design, selection: Selection, measure: Output, action: Signature) -> Shape:
    """Change rows, the cheapest first, as long as they fit into a budget."""
    entity, what = design.entity(selection.entity), field_for(measure)
    count = AnswerField("number", f"number of {plural_label(entity)}", "integer")
    total = AnswerField(f"total_{what.name}", f"total {what.label}", measure.type)
    budget = Parameter("budget", how_many("budget").input.model_copy(update={"type": measure.type}), required=True)

    def tell(scene: Scene) -> Telling | None:
        chosen = selection.choose(scene)
        if chosen is None or not known(scene, chosen, measure) or len(chosen.keys) < 4 or measure.path is None:
            return None
        ranked = _ranked(scene, chosen, measure, high=False)
        column = scene.setting.rows.column(measure.path)
        sums = list(accumulate(column[key] for key in ranked))
        taken = scene.stream.integer(2, len(ranked) - 1)
        stated = scene.setting.stated(budget, (sums[taken - 1] + sums[taken]) // 200 * 100)
        wish = _wish(scene, entity, action, _it(entity))
        if wish is None or stated.slot is None or not sums[taken - 1] <= stated.value < sums[taken]:
            return None
        if not _accepted(scene, action, ranked[:taken]):
            return None
        words = {"what": what.label, "wish": wish, "limit": stated.slot.said}
        return chosen.telling(scene.stream.pick(_BUDGET).format(rows=chosen.rows, **words), {budget.name: stated.slot})

    one = entity.name
    return _draft(
        "budget", design, selection, action, f"{action.name}_within_budget_by_{measure.key}",
        f"{verb(action, entity)} as many of the {plural_label(entity)} meant as a budget allows, lowest {what.label} first.",
        [
            "taken = spent = 0",
            f'for {one} in sorted(found, key=lambda {one}: {one}["{measure.key}"]):',
            f'    if spent + {one}["{measure.key}"] > {budget.name}:',
            "        break",
            f"    {change(action, entity)}",
            f'    taken, spent = taken + 1, spent + {one}["{measure.key}"]',
            answer_line({count.name: "taken", total.name: "spent"}),
        ],
        checks={"as many changed": f'len(changed) == truth["{count.name}"]', **ways(action.operation, entity)},
        given={budget.name: budget},
    ).shape([count, total], tell, aggregates=True, branches=1)  # fmt: skip


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
        wishes = [_wish(scene, entity, action, _it(entity)) for action in (first, second)]
        fitting = _accepted(scene, first, over) and _accepted(scene, second, under) and bool(over) and bool(under)
        if None in wishes or stated.slot is None or not fitting:
            return None
        words = {"what": what.label, "limit": stated.slot.said, "first": wishes[0], "second": wishes[1]}
        return chosen.telling(scene.stream.pick(_SPLIT).format(rows=chosen.rows, **words), {limit.name: stated.slot})

    return _draft(
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
        given={limit.name: limit},
    ).shape([above], tell, branches=1)  # fmt: skip


def _refused(design: Design, selection: Selection, action: Signature) -> Shape:
    """Change each row that the rules allow, and count the others."""
    entity = design.entity(selection.entity)
    done = AnswerField("done", f"number of {plural_label(entity)} done", "integer")
    refused = AnswerField("refused", "number refused", "integer")

    def tell(scene: Scene) -> Telling | None:
        chosen = selection.choose(scene, writes_a_row=1)
        if chosen is None or not _partly_accepted(scene, action, chosen):
            return None
        wish = _wish(scene, entity, action, _it(entity))
        return None if wish is None else chosen.telling(scene.stream.pick(_REFUSED).format(rows=chosen.rows, wish=wish))

    return _draft(
        "where allowed", design, selection, action, f"{action.name}_where_allowed",
        f"{verb(action, entity)} those of the {plural_label(entity)} meant for which that is allowed.",
        [
            "done = refused = 0",
            f"for {entity.name} in found:",
            "    try:",
            f"        {change(action, entity)}",
            "        done += 1",
            "    except Refused:",
            "        refused += 1",
            answer_line({done.name: "done", refused.name: "refused"}),
        ],
        checks={"as many changed": f'len(changed) == truth["{done.name}"]', **ways(action.operation, entity)},
    ).shape([done, refused], tell, branches=1)  # fmt: skip


def _instead(design: Design, selection: Selection, first: Signature, second: Signature) -> Shape:
    """Change each row one way, or another way where that is refused."""
    entity = design.entity(selection.entity)
    refused = AnswerField("refused", "number refused", "integer")

    def tell(scene: Scene) -> Telling | None:
        chosen = selection.choose(scene, writes_a_row=1)
        if chosen is None or not _partly_accepted(scene, first, chosen):
            return None
        others = [key for key in chosen.keys if key not in scene.setting.accepted[first.name]]
        wishes = [_wish(scene, entity, action, _it(entity)) for action in (first, second)]
        if None in wishes or not _accepted(scene, second, others):
            return None
        words = {"wish": wishes[0], "second": wishes[1]}
        return chosen.telling(scene.stream.pick(_INSTEAD).format(rows=chosen.rows, **words))

    return _draft(
        "recovery", design, selection, first, f"{first.name}_else_{second.operation.name}",
        f"{verb(first, entity)} the {plural_label(entity)} meant; where that is refused, do something else instead.",
        [
            "refused = 0",
            f"for {entity.name} in found:",
            "    try:",
            f"        {change(first, entity)}",
            "    except Refused:",
            "        refused += 1",
            f"        {change(second, entity)}",
            answer_line({refused.name: "refused"}),
        ],
        checks={"some changed": "len(changed) > 0"},
    ).shape([refused], tell, branches=1)  # fmt: skip


def _apart(design: Design, selection: Selection, start: Output, end: Output, action: Signature) -> Shape:
    """Change as many rows as do not overlap, always the one that ends first."""
    entity = design.entity(selection.entity)
    count = AnswerField(entity.plural, f"number of {plural_label(entity)}", "integer")

    def tell(scene: Scene) -> Telling | None:
        chosen = selection.choose(scene)
        if chosen is None or not (known(scene, chosen, start) and known(scene, chosen, end)):
            return None
        assert start.path is not None
        assert end.path is not None
        starts, ends = scene.setting.rows.column(start.path), scene.setting.rows.column(end.path)
        taken: list[str] = []
        last = ""
        for key in sorted(chosen.keys, key=lambda key: ends[key]):
            if starts[key] >= last:
                taken, last = [*taken, key], ends[key]
        wish = _wish(scene, entity, action, _it(entity))
        if wish is None or len(taken) in (1, len(chosen.keys)) or not _accepted(scene, action, taken):
            return None
        words = {"end": field_for(end).label, "wish": wish}
        return chosen.telling(scene.stream.pick(_APART).format(rows=chosen.rows, **words))

    one = entity.name
    return _draft(
        "schedule", design, selection, action, f"{action.name}_without_overlap",
        f"{verb(action, entity)} as many of the {plural_label(entity)} meant as do not overlap.",
        [
            'taken, last = 0, ""',
            f'for {one} in sorted(found, key=lambda {one}: {one}["{end.key}"]):',
            f'    if {one}["{start.key}"] >= last:',
            f"        {change(action, entity)}",
            f'        taken, last = taken + 1, {one}["{end.key}"]',
            answer_line({count.name: "taken"}),
        ],
        checks={"as many changed": f'len(changed) == truth["{count.name}"]', **ways(action.operation, entity)},
    ).shape([count], tell, aggregates=True, branches=1)  # fmt: skip


def _draft(
    family: str,
    design: Design,
    selection: Selection,
    action: Signature,
    kind: str,
    summary: str,
    body: Sequence[str],
    checks: Mapping[str, str],
    given: Mapping[str, Parameter] | None = None,
) -> Draft:
    entity = design.entity(selection.entity)
    return Draft(
        family=family,
        design=design,
        population=selection.source.population,
        kind=kind,
        chosen=selection.suffix,
        summary=summary,
        body=[*selection.lines(), *body],
        checked=f"The answer must be right, and the right number of {plural_label(entity)} {must(action.operation)}.",
        setup=changed(action.operation, entity.plural),
        checks=checks,
        given={**selection.given, **(given or {})},
    )


def _wish(scene: Scene, entity: Entity, action: Signature, row: str) -> str | None:
    wish = request_for(action.operation, {entity.name: row}, entity.label, scene.stream)
    return wish and _PARTICLE.sub(r"\1 \3 \2", wish)


def _it(entity: Entity) -> str:
    """Return how one row that was just spoken of is said again."""
    title = title_of(entity)
    return "them" if title is not None and title.meaning.startswith("person.") else "it"


def _accepted(scene: Scene, action: Signature, keys: Sequence[str]) -> bool:
    return len(keys) > 0 and scene.setting.accepted[action.name].issuperset(keys)


def _partly_accepted(scene: Scene, action: Signature, chosen: Chosen) -> bool:
    """Whether some rows are allowed and some are not."""
    return 0 < len(scene.setting.accepted[action.name].intersection(chosen.keys)) < len(chosen.keys)


def _ranked(scene: Scene, chosen: Chosen, measure: Output, high: bool) -> list[str]:
    """Return the rows in an order."""
    assert measure.path is not None
    column = scene.setting.rows.column(measure.path)
    return sorted(chosen.keys, key=lambda key: column[key], reverse=high)


def _span(selection: Selection) -> tuple[Output, Output] | None:
    """Return what shows when a row starts and when it ends."""
    times = {item.path.field.name: item for item in selection.source.outputs if item.path and not item.path.references}
    for name, start in times.items():
        end = times.get(name.replace("start", "end"))
        if "start" in name and end is not None and start.type == end.type in ("day", "moment"):
            return start, end
    return None
