"""What each tool needs and gives, from its design and from what its schemas say."""

import keyword
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from generator.design.model import Design, FieldType, Input, Operation
from generator.design.paths import Path, find_path, label_of, shown_paths
from generator.tasks.rows import field_named, title_of
from mcp_servers.contracts import Json
from mcp_servers.contracts.interface import Argument
from mcp_servers.runtime import LoadedEnvironment, Tool
from mcp_servers.runtime.interfaces import DressedTool

PAGING = ("page",)

_MEASURED = re.compile(r"(?:sum|min|max|average)\((.+)\)")
_TYPES: dict[Json, FieldType] = {"integer": "integer", "number": "decimal", "boolean": "boolean"}
"""Types of values that are worked out rather than stored, by their schemas."""


@dataclass(frozen=True)
class Parameter:
    """One argument of a tool."""

    name: str
    """As the tool spells it: ``sailing_id``."""
    input: Input
    required: bool
    path: Path | None = None
    """The field of the tool's entity that it compares or fills, if any."""
    published: Argument | None = None
    """Where the tool is shown as that of another server: what its argument stands for."""

    def given(self, value: Json) -> Json:
        """Return a value that rows hold, or a row's id, as the tool takes it."""
        if self.published is None:
            return value
        if self.published.prefix:
            return int(str(value).removeprefix(f"{self.published.prefix}-"))
        return next((shown for shown, held in self.published.values.items() if held == value), value)

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
    label: str = ""
    """How a person asks for it: by its field alone, where that leaves no doubt whose it is."""


@dataclass(frozen=True)
class Signature:
    """A tool as the synthesiser sees it."""

    operation: Operation
    parameters: tuple[Parameter, ...]
    outputs: tuple[Output, ...]
    tool: str
    """Name of the tool, as the server publishes it."""
    lists: bool = False
    """Whether it gives a page of items instead of one object."""

    @property
    def name(self) -> str:
        """The operation's name."""
        return self.operation.name

    def key(self, output: str, shown: Json) -> Json:
        """Return the id of the row that an output shows; some servers show ids as numbers."""
        prefix = self.operation.published.numbered.get(output) if self.operation.published else None
        return shown if prefix is None or shown is None else f"{prefix}-{shown}"


def read_signatures(design: Design, environment: LoadedEnvironment) -> dict[str, Signature]:
    """Return the signature of each operation that the server has as a tool."""
    tools = {tool.function.__name__: tool for tool in environment.interface.values()}
    return {op.name: _signature(design, op, tools[op.name]) for op in design.operations if op.name in tools}


def _signature(design: Design, operation: Operation, tool: Tool) -> Signature:
    required = tool.input_schema.get("required", [])
    parameters = []
    for name, inner, published in _told(tool):
        if inner not in PAGING:
            given = _input_of(operation, inner)
            path = _own_path(design, operation, given)
            parameters.append(Parameter(name, given, name in required, path, published))
    shown = tool.output_schema.get("properties", {}) if operation.kind != "read" else {}
    lists = operation.kind in ("search", "report") and "items" in shown
    if lists:
        shown = shown["items"]["items"]["properties"]
    scalars = {key: schema for key, schema in shown.items() if schema.get("type") not in ("array", "object")}
    paths = _shown_paths(design, operation)
    labels = Counter(path.field.label for path in paths.values())
    outputs = tuple(_output(design, operation, key, schema, paths.get(key), labels) for key, schema in scalars.items())
    return Signature(operation, tuple(parameters), outputs, tool.name, lists)


def _told(tool: Tool) -> Iterator[tuple[str, str, Argument | None]]:
    """Yield the arguments that a task may give, with the parameter each goes to.

    Of a published tool: top-level ones that a program can write as a keyword.
    """
    if not isinstance(tool, DressedTool):
        yield from ((name, name, None) for name in tool.input_schema["properties"])
        return
    for name, argument in tool.published.arguments.items():
        if name.isidentifier() and not keyword.iskeyword(name):
            yield name, argument.parameter, argument


def _shown_paths(design: Design, operation: Operation) -> dict[str, Path]:
    """Return output key to the path that is shown under it."""
    if operation.kind != "report":
        return shown_paths(design, operation)
    if not operation.group:
        return {}
    group = find_path(design, design.entity(operation.entity), operation.group)
    return {group.key: group}


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


def _output(
    design: Design, operation: Operation, key: str, schema: Mapping[str, Json], path: Path | None, labels: Counter[str]
) -> Output:
    if path is None:
        measured = _MEASURED.fullmatch(operation.measures.get(key, ""))
        kind = _TYPES.get(schema.get("type"), "text")
        if measured:
            kind = find_path(design, design.entity(operation.entity), measured[1]).field.type
        return Output(key, "", None, kind, key.replace("_", " "))
    if path.field.name == "id":
        return Output(key, operation.entity, None)
    return Output(key, path.field.target, path, path.field.type, _label(design, path, labels))


def _label(design: Design, path: Path, labels: Counter[str]) -> str:
    if path.references and path.field.type == "text" and _names_its_row(design, path):
        return path.references[-1].label
    return path.field.label if labels[path.field.label] == 1 and path.field.name != "name" else label_of(path)


def _names_its_row(design: Design, path: Path) -> bool:
    return design.entity(path.references[-1].target).title == path.field.name


def name_filter(design: Design, signature: Signature) -> Parameter | None:
    """Return the filter by which a search finds a row by its name, or ``None``."""
    title = title_of(design.entity(signature.operation.entity))
    if signature.operation.kind != "search" or title is None or title.type != "text":
        return None
    for parameter in signature.parameters:
        if parameter.path is not None and not parameter.path.references and parameter.path.field == title:
            return parameter
    return None


def name_output(design: Design, signature: Signature) -> Parameter | None:
    """Return the name that a list shows of its rows, as something to choose by; ``None`` where rows are searched by it."""
    title = title_of(design.entity(signature.operation.entity))
    if not signature.lists or title is None or title.type != "text" or name_filter(design, signature):
        return None
    for output in signature.outputs:
        if output.path is not None and not output.path.references and output.path.field == title:
            return Parameter(output.key, Input(name=title.name, type="text", label=title.label), False, output.path)
    return None
