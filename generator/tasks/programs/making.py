"""Programs that read, decide and make a new row: for whichever of some rows comes first."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from generator.design.model import Design
from generator.tasks.inputs import InputSampler
from generator.tasks.programs.binding import MANY, Scene, bind, name_row, slots_of
from generator.tasks.programs.pieces import (
    NUMBERS,
    ORDERED,
    Owner,
    Population,
    View,
    is_own,
    populations,
)
from generator.tasks.programs.shapes import Draft, Shape, Telling, answer_line, field_for
from generator.tasks.programs.source import call, extreme_of, owner_lines
from generator.tasks.signatures import Output, Parameter, Signature, name_filter
from generator.tasks.wording.phrases import foremost, utmost
from generator.tasks.wording.requests import inputs_of_phrases, request_for
from generator.tasks.wording.sentences import capitalised


@dataclass(frozen=True)
class Recipe:
    """A tool that makes a row, the argument that is decided, and those that the user names or states."""

    tool: Signature
    decided: Parameter
    named: tuple[Owner, ...]
    stated: tuple[Parameter, ...]


def making_shapes(design: Design, tools: Mapping[str, Signature]) -> Iterator[Shape]:
    """Yield the programs that make a row which a design can fill."""
    for tool in tools.values():
        if tool.operation.kind != "create":
            continue
        for recipe in _recipes(design, tools, tool):
            for population in populations(design, tools):
                if population.entity != recipe.decided.entity:
                    continue
                view = View(population, None)
                for measure in view.outputs:
                    result = _result(recipe)
                    if measure.type in ORDERED and is_own(measure) and result is not None:
                        yield _made(design, recipe, view, measure, result)


def _made(design: Design, recipe: Recipe, view: View, measure: Output, result: Output) -> Shape:
    """Make a row for whichever comes first."""
    entity, new = design.entity(view.population.entity), design.entity(recipe.tool.operation.entity)
    what, answer = field_for(measure), field_for(result)
    high = measure.type in NUMBERS and what.type != "money"
    extreme = "highest" if high else "lowest" if measure.type in NUMBERS else "earliest"
    given = {owner.slot: owner.title for owner in recipe.named}
    given |= {parameter.name: parameter for parameter in recipe.stated}

    def tell(scene: Scene) -> Telling | None:
        bound = bind(view.population, scene, MANY)
        if bound is None:
            return None
        slots = dict(slots_of(bound))
        rows = scene.narrator.several(entity, bound.arguments)
        words = {recipe.decided.input.name: f"whichever of {rows} {foremost(what.label, measure.type, high=high)}"}
        for owner in recipe.named:
            keys = scene.stream.shuffled(list(scene.setting.rows.of(owner.entity)))
            referent = next((item for key in keys if (item := name_row(owner.search, owner.title, key, scene))), None)
            if referent is None or (slot := referent.step.arguments[0].slot) is None:
                return None
            slots[owner.slot] = slot
            words[owner.link.input.name] = scene.narrator.noun(referent)
        world = scene.setting.environment.manifest.world
        sampler = InputSampler(scene.setting.rows, scene.partition, world.now, world.seed, scene.stream)
        for parameter in recipe.stated:
            value = sampler.draw(recipe.tool, parameter)
            slot = None if value is None else scene.setting.stated(parameter, value).slot
            if slot is None:
                return None
            slots[parameter.name] = slot
            words[parameter.input.name] = slot.said
        wish = request_for(recipe.tool.operation, words, new.label, scene.stream)
        if wish is None:
            return None
        asked = answer.label.removesuffix(f" of the {new.label}")
        return Telling(f"{capitalised(wish)}. Then tell me the {asked} of the new {new.label}.", slots)

    arguments = {owner.link.name: f'{owner.entity}["id"]' for owner in recipe.named}
    arguments |= {recipe.decided.name: f'{entity.name}["id"]'}
    arguments |= {parameter.name: parameter.name for parameter in recipe.stated}
    owners = [owner_lines(Population(recipe.tool, owner, ()))[0] for owner in recipe.named]
    return Draft(
        family="making",
        design=design,
        population=view.population,
        kind=f"{recipe.tool.name}_{extreme}_{measure.key}",
        given=given,
        summary=f"Choose the {entity.label} with {utmost(what.label, measure.type, high=high)} and use it.",
        body=[
            *owners,
            *owner_lines(view.population),
            f"{entity.name} = {extreme_of(view, measure.key, high=high)}",
            f"made = {call(recipe.tool, arguments)}",
            answer_line({answer.name: f'made["{result.key}"]'}),
        ],
        checked=f"One {new.label} must have been added, with the {answer.label} that is right.",
        setup=[f'added = [row for key, row in after["{new.plural}"].items() if key not in before["{new.plural}"]]'],
        checks={
            "one added": "len(added) == 1",
            f"with that {answer.label}": f'[row["{result.key}"] for row in added] == [truth["{answer.name}"]]',
        },
    ).shape([answer], tell)


def _recipes(design: Design, tools: Mapping[str, Signature], tool: Signature) -> Iterator[Recipe]:
    """Yield the ways to say all that a tool needs: one row decided, other rows named, the rest stated."""
    spoken = inputs_of_phrases(tool.operation)
    needed = [item for item in tool.parameters if item.required or item.input.name in spoken]
    searches = {search.operation.entity: search for search in tools.values() if name_filter(design, search)}
    references = [item for item in needed if item.entity]
    for decided in references:
        others = [item for item in references if item != decided]
        if any(item.entity not in searches or item.entity == decided.entity for item in others):
            continue
        named = tuple(Owner(searches[item.entity], _title(design, searches[item.entity]), item) for item in others)
        yield Recipe(tool, decided, named, tuple(item for item in needed if not item.entity))


def _title(design: Design, search: Signature) -> Parameter:
    title = name_filter(design, search)
    assert title is not None
    return title


def _result(recipe: Recipe) -> Output | None:
    """Return what is asked about the new row: something that the world worked out."""
    given = {item.input.name for item in recipe.tool.parameters}
    for output in recipe.tool.outputs:
        if (
            is_own(output)
            and output.path is not None
            and output.type in ORDERED
            and output.path.field.name not in given
        ):
            return output
    return None
