"""Twins: a surface as one server whose tools take exactly what the surface's own do."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from generator.design.model import Design, Input, Operation
from generator.sources.discovery.naming import snake
from generator.sources.recognition.acts import Act, argument_paths
from generator.sources.recognition.columns import Column
from generator.sources.recognition.things import Thing
from generator.sources.recognition.words import words_of
from generator.sources.surface import Property, Surface
from generator.tools.signatures import parameter_name
from mcp_servers.contracts import Json
from mcp_servers.contracts.interface import Argument, PublishedTool

_IDENTIFIERS = frozenset(["id", "ids", "gid", "uuid", "guid", "key", "arn", "uid", "sid", "number", "identifier"])
_PAGES = ("page", "page_number", "pageNumber")


def fit_columns(thing: Thing, surface: Surface) -> None:
    """Require of rows only what every tool that makes them is given; name them by something that is."""
    takings = [
        {one.name for one in argument_paths(act.method, surface).values()}
        for act in thing.acts
        if act.action == "create"
    ]
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
    if one.source in taken or one.role in ("title", "status", "created"):
        return one
    head, mark, sample = one.text.partition(" ~ ")
    text = head if "optional" in head or one.role == "reference" else f"{head}, optional"
    role = one.role if one.role == "reference" else ""
    return replace(one, required=False, role=role, text=f"{text.replace(', unique', '')}{mark}{sample}")


def identifier(act: Act, surface: Surface) -> str:
    """Return the argument that names the row which is read or changed; empty if there is none of type string."""
    found = [one for one in act.method.parameters if one.type == "string" and not one.values]
    for one in found:
        words = words_of(one.name)
        if words[-1] in _IDENTIFIERS and (len(words) == 1 or words[:-1] == act.noun or words[-2] == act.noun[-1]):
            return one.name
    for one in found:
        if words_of(one.name) in (act.noun, act.noun[-1:]) and one.required:
            return one.name
    marked = [one.name for one in found if words_of(one.name)[-1] in _IDENTIFIERS and one.required]
    return marked[-1] if len(marked) == 1 else ""


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
    operations = [
        operation.model_copy(update={"published": _published(operation, *acts[operation.name], surface, raw)})
        for operation in design.operations
    ]
    return design.model_copy(update={"operations": tuple(operations)})


def _published(
    operation: Operation, act: Act, thing: Thing, surface: Surface, raw: Mapping[str, Mapping[str, Json]]
) -> PublishedTool:
    name = act.method.verb
    arguments = dict(_arguments(operation, act, thing, surface))
    used = {path.split(".")[0] for path in arguments}
    return PublishedTool(
        name=name,
        function=operation.name,
        description=str(raw[name].get("description") or operation.description),
        input_schema=dict(raw[name].get("inputSchema") or {"type": "object"}),
        arguments=arguments,
        inert=tuple(one.name for one in act.method.parameters if one.name not in used),
    )


def _arguments(operation: Operation, act: Act, thing: Thing, surface: Surface) -> Iterator[tuple[str, Argument]]:
    """Yield each argument that means something here, with the parameter it goes to."""
    inputs = {item.name: item for item in operation.inputs}
    columns = {one.source: one.name for one in thing.columns if one.source}
    own = identifier(act, surface) if operation.kind in ("get", "update", "transition", "delete") else ""
    for path, one in argument_paths(act.method, surface).items():
        name = alias(one.name) if operation.kind in ("search", "report") else columns.get(one.name, "")
        item = inputs.get(operation.entity if path == own else name)
        if item:
            yield path, Argument(parameter=parameter_name(item), values=_values(item, one))
        elif path in _PAGES and one.type in ("integer", "number") and operation.kind == "search":
            yield path, Argument(parameter="page")


def alias(argument: str) -> str:
    """Return what the filter of an argument is called in code."""
    return f"by_{snake(argument)}".removesuffix("_id")


def _values(item: Input, one: Property) -> dict[str, str]:
    known = {value: snake(value) for value in one.values}
    return {value: own for value, own in known.items() if own in item.values} if item.type == "enum" else {}
