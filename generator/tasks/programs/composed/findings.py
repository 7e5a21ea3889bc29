"""What composed programs find out about their rows: how many, how much, which comes first, which group is largest."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from generator.database.streams import Stream
from generator.design.model import Design, Input
from generator.tasks.answers import AnswerField, answer_name
from generator.tasks.programs.binding import Scene
from generator.tasks.programs.composed.selection import Chosen, Selection
from generator.tasks.programs.pieces import NUMBERS, ORDERED, adds_up, groups, is_own, name_of
from generator.tasks.programs.shapes import UNTOUCHED, Draft, Shape, Telling, answer_line, field_for
from generator.tasks.signatures import Output, Parameter
from generator.tasks.wording.phrases import amounts, briefly, foremost, measured, plural_label, several, utmost
from mcp_servers.contracts import Json

_AMOUNT = (
    "For {rows}, tell me two figures: how many there are, and their total {what}.",
    "Count {rows} and add up their {amounts}. I need the number and the total.",
    "What is {whose_total}, and how many are there?",
)
_EXTREME = (
    "Which of {rows} {foremost}? Tell me {its} {name} and {what}.",
    "Go through {rows} and find the one that {foremost}. I need {its} {name} and {what}.",
    "Of {rows}, I am looking for the one that {foremost}. What are {its} {name} and {what}?",
)
_RANKED = (
    "Which {count} of {rows} {foremost}? List their {names}, {first} first.",
    "Rank {rows} by {what}, {first} first, and give me the {names} of the top {count}.",
    "Of {rows}, take the {count} that {foremost}. I need their {names}, {first} first.",
)
_GROUP = (
    "Add up {whose} by {group}. Which {group} comes to the most, and to how much?",
    "For each {group}, add up {whose}. Which {group} leads, and with how much?",
    "Of {rows}, work out the total {what} for each {group}, and tell me which {group} leads and with how much.",
)


def findings(design: Design, selection: Selection, stream: Stream) -> Iterator[Shape]:
    """Yield what can be found out about the rows of a selection, each with a measure drawn for it."""
    if not selection.calls_a_row and selection.source.link is None and selection.sieve is None:
        return  # what one search answers is no loop
    measures = [item for item in selection.measures() if item.type in ORDERED]
    sums = [item for item in measures if adds_up(item)]
    if sums:
        measure = stream.pick(sums)
        yield _amount(design, selection, measure)
        known_of = selection.sieve.parameter.path if selection.sieve else None
        outputs = (item for item in selection.source.outputs if item.path != known_of)
        if by := [item for item in outputs if groups(selection.source.population, item)]:
            yield _grouped(design, selection, measure, stream.pick(by))
    if measures:
        measure = stream.pick(measures)
        named = naming(design, selection, measure)
        if named is not None:
            yield _extreme(design, selection, measure, named)
        if named is not None and tells_apart(named):
            yield _ranked(design, selection, measure, named)


def _amount(design: Design, selection: Selection, measure: Output) -> Shape:
    """Count rows and add up what they come to."""
    entity, what = design.entity(selection.entity), field_for(measure)
    count = AnswerField("number", f"number of {plural_label(entity)}", "integer")
    total = AnswerField(f"total_{what.name}", f"total {what.label}", measure.type)

    def tell(scene: Scene) -> Telling | None:
        chosen = selection.choose(scene)
        if chosen is None or not adds_to_something(scene, chosen, measure):
            return None
        words = {"what": what.label, "amounts": amounts(what.label), "whose_total": chosen.whose(f"total {what.label}")}
        return chosen.telling(scene.stream.pick(_AMOUNT).format(rows=chosen.rows, **words))

    added = f'sum({entity.name}["{measure.key}"] for {entity.name} in found)'
    return _draft(
        "amount",
        design,
        selection,
        f"amount_of_{measure.key}_of_{entity.plural}",
        f"Count the {plural_label(entity)} meant and add up the {what.label}.",
        [answer_line({count.name: "len(found)", total.name: added})],
    ).shape([count, total], tell, aggregates=True)


def _extreme(design: Design, selection: Selection, measure: Output, named: Output) -> Shape:
    """Find the row with the most or least of something."""
    entity, what, name = design.entity(selection.entity), field_for(measure), field_for(named)
    high = measure.type in NUMBERS
    extreme = utmost(what.label, measure.type, high=high)

    def tell(scene: Scene) -> Telling | None:
        chosen = selection.choose(scene)
        if chosen is None or len(chosen.keys) < 2 or not known(scene, chosen, measure):
            return None
        its = scene.narrator.pronoun(entity)
        first = foremost(what.label, measure.type, high=high)
        words = {"foremost": first, "its": its, "name": name.label, "what": briefly(what.label)}
        return chosen.telling(scene.stream.pick(_EXTREME).format(rows=chosen.rows, **words))

    picked = f'{"max" if high else "min"}(found, key=lambda {entity.name}: {entity.name}["{measure.key}"])'
    return _draft(
        "first",
        design,
        selection,
        f"{'most' if high else 'earliest'}_{measure.key}_among_{entity.plural}",
        f"Find the one with {extreme} of the {plural_label(entity)} meant.",
        [
            f"chosen = {picked}",
            answer_line({name.name: f'chosen["{named.key}"]', what.name: f'chosen["{measure.key}"]'}),
        ],
    ).shape([name, what], tell)


def _ranked(design: Design, selection: Selection, measure: Output, named: Output) -> Shape:
    """List the names of the first few rows in an order."""
    entity, what = design.entity(selection.entity), field_for(measure)
    high = measure.type in NUMBERS
    label = several(field_for(named).label)
    names = AnswerField(answer_name(label), label, named.type, several=True)
    count = how_many("top")

    def tell(scene: Scene) -> Telling | None:
        chosen = selection.choose(scene)
        if chosen is None or not known(scene, chosen, measure) or len(chosen.keys) < 4:
            return None
        stated = scene.setting.stated(count, scene.stream.integer(2, min(5, len(chosen.keys) - 1)))
        if stated.slot is None:
            return None
        most = foremost(what.label, measure.type, high=high, several=True)
        words = {"foremost": most, "what": measured(what.label), "names": label}
        first = utmost(what.label, measure.type, high=high).split()[1]
        text = scene.stream.pick(_RANKED).format(rows=chosen.rows, count=stated.slot.said, first=first, **words)
        return chosen.telling(text, {count.name: stated.slot})

    order = f'key=lambda {entity.name}: {entity.name}["{measure.key}"]' + (", reverse=True" if high else "")
    return _draft(
        "ranking",
        design,
        selection,
        f"ranking_by_{measure.key}_of_{entity.plural}",
        f"Put the {plural_label(entity)} meant in order by {what.label}, and list the first ones.",
        [
            f"ranked = sorted(found, {order})[:{count.name}]",
            answer_line({names.name: f'[{entity.name}["{named.key}"] for {entity.name} in ranked]'}),
        ],
        given={count.name: count},
    ).shape([names], tell, aggregates=True)


def _grouped(design: Design, selection: Selection, measure: Output, group: Output) -> Shape:
    """Add up an amount by group and name the largest."""
    entity, what, by = design.entity(selection.entity), field_for(measure), field_for(group)
    total = AnswerField(f"total_{what.name}", f"total {what.label}", measure.type)

    def tell(scene: Scene) -> Telling | None:
        chosen = selection.choose(scene)
        if chosen is None or not adds_to_something(scene, chosen, measure) or len(chosen.keys) < 3:
            return None
        words = {"what": what.label, "group": by.label, "whose": chosen.whose(amounts(what.label))}
        return chosen.telling(scene.stream.pick(_GROUP).format(rows=chosen.rows, **words))

    one = entity.name
    return _draft(
        "largest group",
        design,
        selection,
        f"{by.name}_with_most_{measure.key}_among_{entity.plural}",
        f"Add up the {what.label} by {by.label} and find the largest total.",
        [
            "totals: dict[str, int] = {}",
            f"for {one} in found:",
            f'    totals[{one}["{group.key}"]] = totals.get({one}["{group.key}"], 0) + {one}["{measure.key}"]',
            "largest = max(totals, key=lambda group: totals[group])",
            answer_line({by.name: "largest", total.name: "totals[largest]"}),
        ],
    ).shape([by, total], tell, aggregates=True)


def _draft(
    family: str,
    design: Design,
    selection: Selection,
    kind: str,
    summary: str,
    body: Sequence[str],
    given: dict[str, Parameter] | None = None,
) -> Draft:
    return Draft(
        family=family,
        design=design,
        population=selection.source.population,
        kind=kind,
        chosen=selection.suffix,
        summary=summary,
        body=[*selection.lines(), *body],
        checked="The answer must be right, and nothing may have changed.",
        checks=UNTOUCHED,
        given={**selection.given, **(given or {})},
    )


def how_many(name: str) -> Parameter:
    """Return the slot of a number of rows that the instruction states."""
    return Parameter(name, Input(name=name, type="integer", label="number"), required=True)


def naming(design: Design, selection: Selection, measure: Output | None) -> Output | None:
    """Return what an answer names a row by; ``None`` where nothing tells rows apart."""
    population = replace(selection.source.population, search=selection.source.search)
    if selection.source.link:
        population = replace(population, owner=None, filters=())
    return name_of(design, population, selection.source.outputs, measure)


def tells_apart(named: Output) -> bool:
    """Whether rows are named by a name of their own, so that a list of names says which they are."""
    return is_own(named) and named.type == "text"


def known(scene: Scene, chosen: Chosen, measure: Output) -> bool:
    """Whether every row has a value of the measure."""
    if measure.path is None:
        return False
    column = scene.setting.rows.column(measure.path)
    values: list[Json] = [column[key] for key in chosen.keys]
    return None not in values


def adds_to_something(scene: Scene, chosen: Chosen, measure: Output) -> bool:
    """Whether every row has a value of the measure, and their sum is worth asking for."""
    assert measure.path is not None
    column = scene.setting.rows.column(measure.path)
    return known(scene, chosen, measure) and any(column[key] for key in chosen.keys)
