"""Programs that only read: totals, extremes, groups, and what has most of something."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from generator.design.model import Design
from generator.tasks.answers import AnswerField
from generator.tasks.programs.binding import Scene, bind, slots_of
from generator.tasks.programs.links import Link, asks_itself, is_counted, links_of
from generator.tasks.programs.pieces import (
    NUMBERS,
    ORDERED,
    Population,
    View,
    adds_up,
    groups,
    is_own,
    name_of,
    populations,
    views,
)
from generator.tasks.programs.shapes import (
    UNTOUCHED,
    Draft,
    Shape,
    Telling,
    answer_line,
    field_for,
)
from generator.tasks.programs.source import call, extreme_of, items, owner_lines, rows_of
from generator.tasks.signatures import Output, Signature
from generator.tasks.wording.phrases import amounts, briefly, foremost, plural_label, utmost

_WHICH = (
    "Which of {rows} {foremost}? Tell me {its} {name} and {what}.",
    "Look through {rows} and find the one that {foremost}. I need {its} {name} and {what}.",
    "I am looking for the one of {rows} that {foremost}. What are {its} {name} and {what}?",
)
_TOTAL = (
    "What is the total {what} of {rows}?",
    "Add up the {amounts} of {rows} and tell me the total.",
    "I need to know the total {what} of {rows}.",
)
_GROUP = (
    "Add up the {amounts} of {rows} by {group}. Which {group} comes to the most, and to how much?",
    "Going through {rows}, for which {group} is the total {what} highest? Tell me the {group} and that total.",
)
_REPORTED = (
    "Break {rows} down by {group}: which {group} has {utmost}, and what is the figure?",
    "For {rows}, tell me the {group} with {utmost} and that figure.",
)
_LINKED = (
    "Which of {rows} has the most {what}? Tell me {its} {name} and how many there are.",
    "Look through {rows}: which one has the most {what}? I need {its} {name} and the number of {what}.",
)


def reading_shapes(design: Design, tools: Mapping[str, Signature]) -> Iterator[Shape]:
    """Yield the reading programs that a design can fill."""
    for population in populations(design, tools):
        for view in views(population, tools):
            for measure in view.outputs:
                if population.owner and adds_up(measure):
                    yield _total(design, view, measure)
                if (
                    measure.type in ORDERED
                    and is_own(measure)
                    and name_of(design, view.population, view.outputs, measure)
                ):
                    yield _extreme(design, view, measure)
                if view.detail is None and adds_up(measure):
                    parts = (output for output in view.outputs if groups(population, output))
                    yield from (_grouped(design, view, measure, group) for group in parts)
        if name_of(design, population, population.search.outputs, None):
            for link in links_of(tools, population):
                if not (is_counted(tools, link) or asks_itself(link, population)):
                    yield _most_linked(design, population, link)
    for population in populations(design, tools, kind="report"):
        measures = population.search.operation.measures
        figures = [
            item for item in population.search.outputs if measures.get(item.key, "").startswith(("sum", "count"))
        ]
        for group in population.search.outputs:
            if groups(population, group):
                yield from (_reported(design, population, figure, group) for figure in figures)


def _total(design: Design, view: View, measure: Output) -> Shape:
    """Add up an amount over one owner's rows."""
    entity = design.entity(view.population.entity)
    what = field_for(measure)
    total = AnswerField(f"total_{what.name}", f"total {what.label}", measure.type)

    tell = _telling(
        design, view.population, bool(view.detail), _TOTAL, None, measure, what=what.label, amounts=amounts(what.label)
    )
    added = f'sum({entity.name}["{measure.key}"] for {entity.name} in {rows_of(view)})'
    return Draft(
        family="total",
        design=design,
        population=view.population,
        kind=f"total_{measure.key}_of_{entity.plural}",
        summary=f"Add up the {what.label} of the {plural_label(entity)} that are meant.",
        body=[*owner_lines(view.population), answer_line({total.name: added})],
        checked="The total must be right, and nothing may have changed.",
        checks=UNTOUCHED,
    ).shape([total], tell, aggregates=True)


def _extreme(design: Design, view: View, measure: Output) -> Shape:
    """Find the row with the most or least of something."""
    entity = design.entity(view.population.entity)
    what, named = field_for(measure), name_of(design, view.population, view.outputs, measure)
    assert named is not None
    name = field_for(named)
    high = measure.type in NUMBERS

    extreme = utmost(what.label, measure.type, high=high)
    first = foremost(what.label, measure.type, high=high)
    words = {"foremost": first, "name": name.label, "what": briefly(what.label)}
    tell = _telling(design, view.population, bool(view.detail), _WHICH, **words)
    return Draft(
        family="extreme",
        design=design,
        population=view.population,
        kind=f"{'highest' if high else 'earliest'}_{measure.key}_of_{entity.plural}",
        summary=f"Find the one with {extreme} of the {plural_label(entity)} meant.",
        body=[
            *owner_lines(view.population),
            f"chosen = {extreme_of(view, measure.key, high=high)}",
            answer_line({name.name: f'chosen["{named.key}"]', what.name: f'chosen["{measure.key}"]'}),
        ],
        checked="Both fields must be those of the right row, and nothing may have changed.",
        checks=UNTOUCHED,
    ).shape([name, what], tell)


def _grouped(design: Design, view: View, measure: Output, group: Output) -> Shape:
    """Add up an amount by group and name the largest."""
    entity = design.entity(view.population.entity)
    what, by = field_for(measure), field_for(group)
    total = AnswerField(f"total_{what.name}", f"total {what.label}", measure.type)

    tell = _telling(
        design, view.population, 0, _GROUP, None, measure, what=what.label, amounts=amounts(what.label), group=by.label
    )
    one = entity.name
    return Draft(
        family="groups",
        design=design,
        population=view.population,
        kind=f"{by.name}_with_most_{measure.key}_of_{entity.plural}",
        summary=f"Add up the {what.label} by {by.label} and find the largest total.",
        body=[
            *owner_lines(view.population),
            "totals: dict[str, int] = {}",
            f"for {one} in {items(view.population)}:",
            f'    totals[{one}["{group.key}"]] = totals.get({one}["{group.key}"], 0) + {one}["{measure.key}"]',
            "largest = max(totals, key=lambda group: totals[group])",
            answer_line({by.name: "largest", total.name: "totals[largest]"}),
        ],
        checked="Group and total must be right, and nothing may have changed.",
        checks=UNTOUCHED,
    ).shape([by, total], tell, aggregates=True)


def _reported(design: Design, population: Population, measure: Output, group: Output) -> Shape:
    """Find the group of a report with the highest figure."""
    by, what = field_for(group), field_for(measure)

    extreme = utmost(what.label.removeprefix("total "), measure.type, high=True)
    tell = _telling(design, population, 0, _REPORTED, utmost=extreme, group=by.label)
    return Draft(
        family="report",
        design=design,
        population=population,
        kind=f"{by.name}_with_most_{measure.key}_in_{population.search.name}",
        summary=f"Find the {by.label} with the highest {what.label} in a report.",
        body=[
            *owner_lines(population),
            f'largest = max({items(population)}, key=lambda group: group["{measure.key}"])',
            answer_line({by.name: f'largest["{group.key}"]', what.name: f'largest["{measure.key}"]'}),
        ],
        checked="Group and figure must be right, and nothing may have changed.",
        checks=UNTOUCHED,
    ).shape([by, what], tell, aggregates=True)


def _most_linked(design: Design, population: Population, link: Link) -> Shape:
    """Find the row that most other rows belong to."""
    entity = design.entity(population.entity)
    others = plural_label(design.entity(link.entity))
    named = name_of(design, population, population.search.outputs, None)
    assert named is not None
    name = field_for(named)
    count = AnswerField(others.replace(" ", "_"), f"number of {others}", "integer")

    tell = _telling(design, population, 1, _LINKED, link, what=others, name=name.label)
    counted = call(link.search, {link.parameter.name: f'{entity.name}["id"]'})
    return Draft(
        family="most linked",
        design=design,
        population=population,
        kind=f"{entity.name}_with_most_{design.entity(link.entity).plural}",
        summary=f"Find out which of the {plural_label(entity)} meant has the most {others}.",
        body=[
            *owner_lines(population),
            f'counted = [({counted}["total"], {entity.name}) for {entity.name} in {items(population)}]',
            "most, chosen = max(counted, key=lambda pair: pair[0])",
            answer_line({name.name: f'chosen["{named.key}"]', count.name: "most"}),
        ],
        checked="Row and number must be right, and nothing may have changed.",
        checks=UNTOUCHED,
    ).shape([name, count], tell, aggregates=True)


def _telling(
    design: Design,
    population: Population,
    calls_a_row: int,
    frames: Sequence[str],
    link: Link | None = None,
    added: Output | None = None,
    /,
    **words: str,
) -> Callable[[Scene], Telling | None]:
    """Return how a question about the rows of a population is told; ``words`` fill the rest of a frame.

    Where a link is followed from each row, that must be the shortest way; what is added up must come to something.
    """
    entity = design.entity(population.entity)

    def tell(scene: Scene) -> Telling | None:
        bound = bind(population, scene, scene.sizes(calls_a_row))
        if bound is None or (link and link.is_long_way(scene, len(bound.members))):
            return None
        column = scene.setting.rows.column(added.path) if added and added.path else {}
        if added and not any(column[key] for key in bound.members):
            return None
        rows = scene.narrator.several(entity, bound.arguments)
        its = scene.narrator.pronoun(entity)
        return Telling(scene.stream.pick(frames).format(rows=rows, its=its, **words), slots_of(bound))

    return tell
