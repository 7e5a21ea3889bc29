"""Changes of some rows only: the first few, what a budget allows, what does not overlap."""

from itertools import accumulate

from generator.design.model import Design
from generator.tasks.answers import AnswerField, answer_name
from generator.tasks.programs.binding import Scene
from generator.tasks.programs.changing import change, verb, ways
from generator.tasks.programs.composed.acting import ask, draft, in_order, it
from generator.tasks.programs.composed.findings import how_many, known
from generator.tasks.programs.composed.selection import Chosen, Selection
from generator.tasks.programs.pieces import NUMBERS
from generator.tasks.programs.shapes import Shape, Telling, answer_line, field_for
from generator.tasks.signatures import Output, Parameter, Signature
from generator.tasks.wording.phrases import briefly, measured, plural_label, several, utmost

_SPANS = (("start", "end"), ("begin", "end"), ("from", "until"), ("arrive", "leave"), ("arrival", "departure"))
"""Parts of the names of two fields that say when something goes on."""

_FIRST = (
    "Put {rows} in order of {what}, {first} first, and {wish}. List their {names} in that order.",
    "Look at {rows}, those with {utmost} first, and {wish}. I need their {names}, in that order.",
)

_BUDGET = (
    "I can spend {limit} on {rows}. Starting with the lowest {what}, take one after the other and {wish}, until the next "
    "one would no longer fit. Tell me how many it was and the total {what}.",
    "Take one after the other of {rows}, from the lowest {what} up, and {wish}, as long as the "
    "{what} of all of them together stays within {limit}. How many was that, and what is their total {what}?",
)

_APART = (
    "Some of {rows} overlap, and only one can go ahead at a time. Go through them by {end}, earliest first, and {wish}. "
    "How many was that?",
)


def quota(design: Design, selection: Selection, measure: Output, named: Output, action: Signature) -> Shape:
    """Change the first few rows in an order."""
    entity, what = design.entity(selection.entity), field_for(measure)
    high = measure.type in NUMBERS
    label = several(field_for(named).label)
    names = AnswerField(answer_name(label), label, named.type, several=True)
    count = how_many("quota")

    def tell(scene: Scene) -> Telling | None:
        chosen = selection.choose(scene, writes_a_row=1, allowed=scene.setting.accepted[action.name], some=True)
        if chosen is None or not known(scene, chosen, measure):
            return None
        taken = _how_many(scene, chosen)
        stated = scene.setting.stated(count, taken)
        wish = ask(scene, entity, action, f"the first {stated.slot.said if stated.slot else ''} of them")
        if taken is None or wish is None or stated.slot is None:
            return None
        most = utmost(what.label, measure.type, high=high)
        words = {"what": measured(what.label), "first": most.split()[1], "names": label, "utmost": most}
        text = scene.stream.pick(_FIRST).format(rows=chosen.rows, wish=wish, **words)
        return chosen.telling(text, {count.name: stated.slot})

    order = f'key=lambda {entity.name}: {entity.name}["{measure.key}"]' + (", reverse=True" if high else "")
    return draft(
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


def budget(design: Design, selection: Selection, measure: Output, action: Signature) -> Shape:
    """Change rows, the cheapest first, as long as they fit into a budget."""
    entity, what = design.entity(selection.entity), field_for(measure)
    count = AnswerField("number", f"number of {plural_label(entity)}", "integer")
    total = AnswerField(f"total_{what.name}", f"total {what.label}", measure.type)
    most = Parameter("budget", how_many("budget").input.model_copy(update={"type": measure.type}), required=True)

    def tell(scene: Scene) -> Telling | None:
        chosen = selection.choose(scene, writes_a_row=1, allowed=scene.setting.accepted[action.name], some=True)
        taken = _how_many(scene, chosen) if chosen else None
        if chosen is None or taken is None or not known(scene, chosen, measure) or measure.path is None:
            return None
        ranked = in_order(scene, chosen, measure, high=False)
        column = scene.setting.rows.column(measure.path)
        sums = list(accumulate(column[key] for key in ranked))
        stated = scene.setting.stated(most, (sums[taken - 1] + sums[taken]) // 200 * 100)
        wish = ask(scene, entity, action, it(entity))
        if wish is None or stated.slot is None or not sums[taken - 1] <= stated.value < sums[taken]:
            return None
        words = {"what": what.label, "wish": wish, "limit": stated.slot.said}
        return chosen.telling(scene.stream.pick(_BUDGET).format(rows=chosen.rows, **words), {most.name: stated.slot})

    one = entity.name
    return draft(
        "budget", design, selection, action, f"{action.name}_within_budget_by_{measure.key}",
        f"{verb(action, entity)} as many of the {plural_label(entity)} meant as a budget allows, lowest {what.label} first.",
        [
            "taken = spent = 0",
            f'for {one} in sorted(found, key=lambda {one}: {one}["{measure.key}"]):',
            f'    if spent + {one}["{measure.key}"] > {most.name}:',
            "        break",
            f"    {change(action, entity)}",
            f'    taken, spent = taken + 1, spent + {one}["{measure.key}"]',
            answer_line({count.name: "taken", total.name: "spent"}),
        ],
        checks={"as many changed": f'len(changed) == truth["{count.name}"]', **ways(action.operation, entity)},
        given={most.name: most},
    ).shape([count, total], tell, aggregates=True, branches=1)  # fmt: skip


def schedule(design: Design, selection: Selection, start: Output, end: Output, action: Signature) -> Shape:
    """Change as many rows as do not overlap, always the one that ends first."""
    entity = design.entity(selection.entity)
    count = AnswerField(entity.plural, f"number of {plural_label(entity)}", "integer")

    def tell(scene: Scene) -> Telling | None:
        chosen = selection.choose(scene, writes_a_row=1, allowed=scene.setting.accepted[action.name], some=True)
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
        wish = ask(scene, entity, action, "each one that starts no sooner than the last one you took ends")
        if wish is None or len(taken) in (1, len(chosen.keys)) or chosen.calls + len(taken) not in scene.calls:
            return None
        words = {"end": briefly(field_for(end).label), "wish": wish}
        return chosen.telling(scene.stream.pick(_APART).format(rows=chosen.rows, **words))

    one = entity.name
    return draft(
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


def span_of(selection: Selection) -> tuple[Output, Output] | None:
    """Return what shows when a row starts and when it ends."""
    times = {item.path.field.name: item for item in selection.source.outputs if item.path and not item.path.references}
    for name, start in times.items():
        for begins, ends in _SPANS:
            end = times.get(name.replace(begins, ends))
            if begins in name and end is not None and start.type == end.type in ("day", "moment"):
                return start, end
    return None


def _how_many(scene: Scene, chosen: Chosen) -> int | None:
    """Return of how many of the rows to speak, so that changing them makes the calls that are wanted."""
    fitting = [taken for taken in range(2, len(chosen.keys)) if chosen.calls + taken in scene.calls]
    return scene.stream.pick(fitting) if fitting else None
