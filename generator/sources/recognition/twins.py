"""Twins: a surface as one server whose tools take exactly what the surface's own do."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace

from generator.design.model import Design, Input, Operation
from generator.design.paths import shown_paths
from generator.sources.discovery.naming import snake
from generator.sources.recognition.acts import IDENTIFIERS, Act, Noun, argument_paths
from generator.sources.recognition.columns import Column
from generator.sources.recognition.lexicon import names
from generator.sources.recognition.things import Thing
from generator.sources.recognition.words import singular, words_of
from generator.sources.surface import Property, Surface
from generator.tools.signatures import parameter_name
from mcp_servers.contracts import Json
from mcp_servers.contracts.interface import Argument, PublishedTool

_NAMES = names("naming")
_PAGES = ("page", "page_number", "pageNumber")


def fit_columns(thing: Thing, surface: Surface) -> None:
    """Require of rows only what every tool that makes them is given; name them by something that is."""
    creates = [argument_paths(act.method, surface).values() for act in thing.acts if act.action == "create"]
    takings = [{one.name for one in arguments if one.required} for arguments in creates]
    if not takings:
        return
    taken = set.intersection(*takings)
    title = thing.column("title")
    if title and title.source not in taken:
        named = next((one for one in thing.columns if one.source in taken and one.text.startswith("text")), None)
        if named:
            thing.columns.remove(title)
            thing.columns = [
                replace(one, role="title", required=True) if one is named else one for one in thing.columns
            ]
    thing.columns = [_as_given(one, taken) for one in thing.columns]


def _as_given(one: Column, taken: set[str]) -> Column:
    if one.source in taken or one.role in ("status", "created"):
        return one
    if one.role == "title":
        return replace(one, lacking=True)
    head, mark, sample = one.text.partition(" ~ ")
    text = head if "optional" in head or one.role == "reference" else f"{head}, optional"
    role = one.role if one.role == "reference" else ""
    return replace(one, required=False, role=role, text=f"{text.replace(', unique', '')}{mark}{sample}")


def identifier(act: Act, surface: Surface) -> str:
    """Return the argument that names the row which is read or changed, by its id or its name; empty if there is none."""
    found = [one for one in act.method.parameters if one.type in ("string", "integer", "number") and not one.values]
    spoken = [(one, words_of(one.name)) for one in found]
    own = (act.noun, act.noun[-1:])
    ways: tuple[Callable[[Property, Noun], bool], ...] = (
        lambda one, words: (
            words[-1] in IDENTIFIERS and (len(words) == 1 or words[:-1] in own or words[-2:-1] == own[1])
        ),
        lambda one, words: words in own and one.required,
        lambda one, words: words[-1] in _NAMES and one.required and (len(words) == 1 or words[-2] == act.noun[-1]),
    )
    for fits in ways:
        for one, words in spoken:
            if words and fits(one, words):
                return one.name
    marked = [one.name for one, words in spoken if words and words[-1] in IDENTIFIERS | _NAMES and one.required]
    return marked[-1] if marked else ""


def publish(
    design: Design, acts: Mapping[str, tuple[Act, Thing]], surface: Surface, raw: Mapping[str, Mapping[str, Json]]
) -> Design:
    """Return a design whose operations are published as the surface's tools.

    Args:
        design: The twin, one operation for each act.
        acts: Operation to the act it stands for, and what that is done to.
        surface: What the acts come from.
        raw: Tool to its description and input schema, as the surface has them.
    """
    publisher = _Publisher(design, acts, surface)
    operations = []
    left_out: dict[str, str] = {}
    for operation in design.operations:
        if reason := publisher.obstacle(operation):
            left_out[acts[operation.name][0].method.id] = reason
            continue
        name = acts[operation.name][0].method.verb
        description = str(raw[name].get("description") or operation.description)
        schema = dict(raw[name].get("inputSchema") or {"type": "object"})
        published = publisher.publish(operation, description, schema)
        operations.append(operation.model_copy(update={"published": published}))
    omitted = {**design.omitted, **left_out}
    return design.model_copy(update={"operations": tuple(operations), "omitted": omitted})


class _Publisher:
    """Works out what the arguments of one twin's tools mean."""

    def __init__(self, design: Design, acts: Mapping[str, tuple[Act, Thing]], surface: Surface) -> None:
        self._design = design
        self._acts = acts
        self._surface = surface
        pairs = [pair for operation in design.operations for pair in self._pairs(operation)]
        self._numbered = {item.target for _, one, item in pairs if item.target and one.type in ("integer", "number")}

    def obstacle(self, operation: Operation) -> str:
        """Return why a tool could not do its work with the arguments that the surface's has; empty if it can."""
        pairs = list(self._pairs(operation))
        fed = {item.name for _, one, item in pairs if one.required or not item.required}
        for item in operation.inputs:
            if item.required and item.default is None and item.name not in fed:
                return f"would need the {item.label}, which the tool does not ask for"
        used = {path for path, _, _ in pairs}
        for path, one in argument_paths(self._acts[operation.name][0].method, self._surface).items():
            names_row = words_of(one.name)[-1:] != () and words_of(one.name)[-1] in IDENTIFIERS
            if operation.kind == "create" and one.required and path not in used and (names_row or one.type == "array"):
                return "makes something of which an essential part is not kept"
        return ""

    def publish(self, operation: Operation, description: str, schema: dict[str, Json]) -> PublishedTool:
        """Return a tool of the surface with the operation behind it."""
        method = self._acts[operation.name][0].method
        arguments = {path: self._argument(one, item) for path, one, item in self._pairs(operation)}
        for path, one in argument_paths(method, self._surface).items():
            if path in _PAGES and one.type in ("integer", "number") and operation.kind == "search":
                arguments.setdefault(path, Argument(parameter="page"))
        used = {path.split(".")[0] for path in arguments}
        return PublishedTool(
            name=method.verb,
            function=operation.name,
            description=description,
            input_schema=schema,
            arguments=arguments,
            inert=tuple(one.name for one in method.parameters if one.name not in used),
            numbered=self._numbered_outputs(operation),
        )

    def _pairs(self, operation: Operation) -> Iterator[tuple[str, Property, Input]]:
        """Yield path and property of each argument that means something here, with the input it goes to."""
        act, thing = self._acts[operation.name]
        inputs = {item.name: item for item in operation.inputs}
        columns = {one.source: one.name for one in thing.columns if one.source}
        whole = operation.kind in ("search", "report", "create") or act.action in ("relate", "unrelate")
        own = "" if whole else identifier(act, self._surface)
        for path, one in argument_paths(act.method, self._surface).items():
            name = alias(one.name) if operation.kind in ("search", "report") else columns.get(one.name, "")
            item = inputs.get(operation.entity if path == own else name)
            if item is None and act.action in ("relate", "unrelate"):
                item = next((other for other in operation.inputs if _names_row(one.name, other.target)), None)
            if item:
                yield path, one, item

    def _argument(self, one: Property, item: Input) -> Argument:
        if item.type != "reference":
            return Argument(parameter=parameter_name(item), values=_values(item, one))
        target = self._design.entity(item.target)
        word = words_of(one.name)[-1]
        named = one.type == "string" and word not in IDENTIFIERS
        column = word if any(field.name == word for field in target.fields) else target.title
        return Argument(
            parameter=parameter_name(item),
            lookup=f"{target.plural}.{column}" if named and column else "",
            prefix=target.prefix if item.target in self._numbered else "",
        )

    def _numbered_outputs(self, operation: Operation) -> dict[str, str]:
        """Return the keys of a result that hold ids which the surface has as numbers, with the prefixes taken off."""
        if operation.kind == "report":
            return {}
        found = {}
        for key, path in shown_paths(self._design, operation).items():
            owner = path.references[-1].target if path.references else operation.entity
            entity = owner if path.field.name == "id" else path.field.target
            if entity in self._numbered:
                found[key] = self._design.entity(entity).prefix
        return found


def _names_row(argument: str, entity: str) -> bool:
    """Tell whether an argument is the id of an entity's row: ``tag_gid`` of a ``tag``, or of a ``project_tag``."""
    words = words_of(argument)
    stem = words[:-1] if words and words[-1] in IDENTIFIERS | _NAMES else words
    return bool(stem) and (
        entity == "_".join(stem) or entity.endswith(f"_{singular(stem[-1])}") or entity == singular(stem[-1])
    )


def alias(argument: str) -> str:
    """Return what the filter of an argument is called in code."""
    return "_".join(("by", *words_of(argument))).removesuffix("_id")


def _values(item: Input, one: Property) -> dict[str, str]:
    known = {value: snake(value) for value in one.values}
    return {value: own for value, own in known.items() if own in item.values} if item.type == "enum" else {}
