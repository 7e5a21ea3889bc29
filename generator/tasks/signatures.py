"""What each tool needs and gives, from its design and from what its schemas say."""

from collections.abc import Mapping
from dataclasses import dataclass

from generator.design.model import Design, FieldType, Input, Operation
from generator.design.paths import Path, find_path, shown_paths
from generator.tasks.rows import field_named
from mcp_servers.contracts import Json
from mcp_servers.runtime import LoadedEnvironment, Tool

PAGING = ("page",)


@dataclass(frozen=True)
class Parameter:
    """One argument of a tool."""

    name: str
    """As the tool spells it: ``sailing_id``."""
    input: Input
    required: bool
    path: Path | None = None
    """The field of the tool's entity that it compares or fills, if any."""

    @property
    def entity(self) -> str:
        """Entity of the row whose id it takes, or empty."""
        return self.input.target


@dataclass(frozen=True)
class Output:
    """One scalar that a tool gives: of the row it shows, or of each item it finds."""

    key: str
    entity: str
    """Entity of the row whose id it is, or empty."""
    path: Path | None
    """The field it shows; ``None`` for values worked out."""
    type: FieldType = "text"


@dataclass(frozen=True)
class Signature:
    """A tool as the synthesiser sees it."""

    operation: Operation
    parameters: tuple[Parameter, ...]
    outputs: tuple[Output, ...]

    @property
    def name(self) -> str:
        """The tool's name."""
        return self.operation.name

    @property
    def lists(self) -> bool:
        """Whether it gives a page of items instead of one object."""
        return self.operation.kind == "search"

    @property
    def item(self) -> str:
        """What goes before an output's key in an expression."""
        return "items[0]." if self.lists else ""


def read_signatures(design: Design, environment: LoadedEnvironment) -> dict[str, Signature]:
    """Return the signature of each operation that the server has as a tool."""
    tools = environment.toolset
    return {op.name: _signature(design, op, tools[op.name]) for op in design.operations if op.name in tools}


def _signature(design: Design, operation: Operation, tool: Tool) -> Signature:
    required = tool.input_schema.get("required", [])
    parameters = []
    for name in tool.input_schema["properties"]:
        if name not in PAGING:
            given = _input_of(operation, name)
            parameters.append(Parameter(name, given, name in required, _own_path(design, operation, given)))
    shown = tool.output_schema.get("properties", {})
    if operation.kind == "search":
        shown = shown["items"]["items"]["properties"]
    scalars = {key: schema for key, schema in shown.items() if schema.get("type") not in ("array", "object")}
    paths = shown_paths(design, operation)
    outputs = tuple(_output(operation, key, schema, paths.get(key)) for key, schema in scalars.items())
    return Signature(operation, tuple(parameters), outputs)


def _input_of(operation: Operation, name: str) -> Input:
    """Return the design's input behind a parameter; the row that a tool acts on need not be written as one."""
    for given in operation.inputs:
        if name in (given.name, f"{given.name}_id"):
            return given
    return Input(name=operation.entity, type="reference", label=operation.entity, target=operation.entity)


def _own_path(design: Design, operation: Operation, given: Input) -> Path | None:
    entity = design.entity(operation.entity)
    if given.path:
        return find_path(design, entity, given.path)
    field = field_named(entity, given.name)
    return Path(entity, (), field) if field is not None else None


def _output(operation: Operation, key: str, schema: Mapping[str, Json], path: Path | None) -> Output:
    if path is None:
        return Output(key, "", None, _type_of(schema))
    if path.field.name == "id":
        return Output(key, operation.entity, None)
    return Output(key, path.field.target, path, path.field.type)


def _type_of(schema: Mapping[str, Json]) -> FieldType:
    """Return the type of a value that is worked out rather than stored."""
    numbers: dict[Json, FieldType] = {"integer": "integer", "number": "decimal", "boolean": "boolean"}
    return numbers.get(schema.get("type"), "text")
