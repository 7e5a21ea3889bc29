"""Which of a program's rows count: a condition on what is shown of them, or of what they refer to, that no search takes."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from generator.design.model import Input
from generator.design.paths import Path
from generator.tasks.chain import Argument
from generator.tasks.matching import Filter
from generator.tasks.programs.binding import Scene
from generator.tasks.programs.composed.sources import Source, details
from generator.tasks.programs.pieces import NUMBERS
from generator.tasks.programs.source import call
from generator.tasks.signatures import Output, Parameter, Signature

_SIGNS = {"at_least": ">=", "at_most": "<=", "equals": "=="}


@dataclass(frozen=True)
class Sieve:
    """A condition on rows."""

    parameter: Parameter
    """What the instruction states, as if a search took it."""
    output: Output
    """What is compared."""
    lookup: Signature | None = None
    """If given, the tool that shows what a row refers to, of which the output is."""
    reference: Output | None = None
    """Where a row shows the id of that."""

    @property
    def suffix(self) -> str:
        """What tells it from others, in a name."""
        return f"_{self.parameter.name}"

    def code(self, row: str) -> str:
        """Return the condition on a row, as an expression."""
        shown = row
        if self.lookup and self.reference:
            shown = call(self.lookup, {self.lookup.parameters[0].name: f'{row}["{self.reference.key}"]'})
        held, sign = f'{shown}["{self.output.key}"]', _SIGNS[self.parameter.input.match]
        compared = f"{held} {sign} {self.parameter.name}"
        path = self.parameter.path
        if path is None or not path.optional or sign == "==":
            return compared
        if self.reference and path.references[0].required is False:
            return f'{row}["{self.reference.key}"] is not None and {compared}'
        if self.lookup:  # which is asked once
            return f"(value := {held}) is not None and value {sign} {self.parameter.name}"
        return f"{held} is not None and {compared}"

    def choose(
        self, scene: Scene, keys: Sequence[str], allowed: frozenset[str] | None
    ) -> tuple[Argument, list[str]] | None:
        """Return a value to state and the rows that pass with it; ``None`` where all of them would, or none.

        Args:
            scene: The world.
            keys: The rows.
            allowed: If given, all that pass must be among these.
        """
        assert self.parameter.path is not None
        column = scene.setting.rows.column(self.parameter.path)
        values = sorted({column[key] for key in keys if column[key] is not None})
        for value in scene.stream.shuffled(values):
            if not scene.partition.allows_value(value):
                continue
            test = Filter(self.parameter, value)
            passing = [key for key in keys if column[key] is not None and test.admits(column[key])]
            fitting = allowed is None or allowed.issuperset(passing)
            if 0 < len(passing) < len(keys) and fitting:
                return scene.setting.stated(self.parameter, value), passing
        return None


def sieves(source: Source, tools: Mapping[str, Signature]) -> Iterator[Sieve]:
    """Yield the conditions that the rows of a source can be put to."""
    if source.search.operation.published:  # its tools may spell values in another way than rows do
        return
    taken = {item.path for item in source.search.parameters if item.path is not None}
    owner = source.link.parameter if source.link else source.population.owner and source.population.owner.link
    owned = owner.path if owner else None
    for output in source.outputs:
        path = output.path
        if path is None or path.references or (source.detail and source.lists(output)):
            continue
        if output.entity and output.entity != source.entity and path != owned:
            known = taken | {item.path for item in source.outputs if item.path is not None}
            yield from (item for item in _looked_up(output, path, tools) if item.parameter.path not in known)
        elif not path.field.generated:
            yield from (Sieve(parameter, output) for parameter in _parameters(output, path) if path not in taken)


def _looked_up(reference: Output, path: Path, tools: Mapping[str, Signature]) -> Iterator[Sieve]:
    """Yield the conditions on what a row refers to."""
    for lookup in details(tools, reference.entity):
        for output in lookup.outputs:
            if output.path is not None and not output.path.references and not output.path.field.generated:
                way = Path(path.entity, (path.field,), output.path.field)
                yield from (Sieve(item, output, lookup, reference) for item in _parameters(output, way))


def _parameters(output: Output, path: Path) -> Iterator[Parameter]:
    """Yield what a person could state of an output: a limit, a state."""
    field = path.field
    key = path.key
    if field.type in NUMBERS:
        if field.maximum is None or field.maximum - (field.minimum or 0) > 5:
            for match, name in (("at_least", f"least_{key}"), ("at_most", f"most_{key}")):
                yield Parameter(name, _input(name, path, match), required=True, path=path)
    elif field.type == "day":
        for match, name in (("at_least", f"{key}_from"), ("at_most", f"{key}_until")):
            yield Parameter(name, _input(name, path, match), required=True, path=path)
    elif field.type == "enum" and output.type == "enum" and len(field.values) > 1:
        name = f"which_{key}"
        yield Parameter(name, _input(name, path, "equals"), required=True, path=path)


def _input(name: str, path: Path, match: str) -> Input:
    field = path.field
    return Input.model_validate(
        {"name": name, "type": field.type, "label": field.label, "match": match, "values": field.values}
    )
