"""JSON schemas and strict validation, both derived from a tool's signature and docstring."""

import inspect
import re
import typing
from collections.abc import Callable
from typing import Annotated, Any, NotRequired, cast, get_args

from pydantic import AfterValidator, ConfigDict, Field, TypeAdapter, ValidationError
from pydantic_core import ErrorDetails
from typing_extensions import TypedDict

from mcp_servers.contracts import InputError, Json
from mcp_servers.runtime.bounds import bounded

MAX_LISTED_VALUES = 8
MAX_SHOWN_NAME = 64

Arguments = TypeAdapter[dict[str, Any]]
"""Validates a call's arguments: no coercion, no unknown argument; gives back only what was given."""


def parameters_of(function: Callable[..., Any]) -> Arguments:
    """Return the validator of a tool's parameters; the first parameter is the database and is left out.

    An optional parameter (``X | None = None``) is described as a plain ``X`` that is not required: leaving it out is the
    way to say nothing, ``null`` is not. Every value is also held to the bounds of all arguments (see ``bounds``), which the
    schema does not show.
    """
    hints = typing.get_type_hints(function, include_extras=True)
    described = parameter_descriptions(function)
    fields: dict[str, Any] = {}
    for name, parameter in list(inspect.signature(function).parameters.items())[1:]:
        hint = hints[name]
        if type(None) in get_args(hint):
            hint = _without_none(hint)
        optional = parameter.default is not inspect.Parameter.empty
        extra = {"default": parameter.default} if optional and parameter.default is not None else {}
        hint = Annotated[hint, AfterValidator(bounded), Field(description=described.get(name), json_schema_extra=extra)]
        fields[name] = NotRequired[hint] if optional else hint
    shape = cast(Any, TypedDict)("Arguments", fields)
    shape.__pydantic_config__ = ConfigDict(extra="forbid", strict=True)
    return TypeAdapter(shape)


def _without_none(hint: Any) -> Any:
    """Return the other options of a union; a single one is the same object, which ``typing`` may take for one like it."""
    options = tuple(part for part in get_args(hint) if part is not type(None))
    return options[0] if len(options) == 1 else typing.Union[options]  # noqa: UP007


def input_schema(arguments: Arguments) -> dict[str, Json]:
    """Return the schema of a tool's arguments in the portable subset: no ``$ref``, no null, no union, no title."""
    return {"type": "object", "properties": {}, **plain_schema(arguments.json_schema())}


def output_schema(function: Callable[..., Any]) -> dict[str, Json]:
    """Return the schema of what a tool returns, which must be an object; what may be ``None`` may be left out."""
    schema = plain_schema(TypeAdapter(typing.get_type_hints(function)["return"]).json_schema())
    if schema.get("type") != "object":
        raise InputError(f"tool {function.__name__} must return an object (a TypedDict), not {schema.get('type')}")
    return schema


def summary(function: Callable[..., Any]) -> str:
    """Return a docstring's text up to its sections, as one paragraph."""
    text = inspect.getdoc(function) or ""
    if not text:
        raise InputError(f"tool {function.__name__} has no docstring; clients show it as the tool's description")
    return " ".join(re.split(r"\n\s*(?:Args|Returns|Raises):", text)[0].split())


def parameter_descriptions(function: Callable[..., Any]) -> dict[str, str]:
    """Return parameter name to description, from the docstring's ``Args`` section."""
    section = re.search(r"\nArgs:\n(.*?)(?:\n\S|\Z)", inspect.getdoc(function) or "", re.DOTALL)
    if not section:
        return {}
    return {
        name: " ".join(text.split()) for name, text in re.findall(r"^ {4}(\w+): (.*(?:\n {8}.*)*)", section[1], re.M)
    }


def explain(error: ValidationError, schema: dict[str, Json]) -> str:
    """Return one short, stable sentence about the first thing that is wrong with a call's arguments."""
    details = error.errors(include_url=False)[0]
    name = str(details["loc"][0]) if details["loc"] else ""
    if details["type"] == "missing":
        return f"Argument '{name}' is missing."
    if details["type"] == "extra_forbidden":
        known = ", ".join(schema["properties"]) or "none"
        shown = name if len(name) <= MAX_SHOWN_NAME else f"{name[:MAX_SHOWN_NAME]}…"
        return f"There is no argument '{shown}'. Arguments are: {known}."
    if not name:
        return "The name of an argument must be valid Unicode, without lone surrogates."
    return f"Argument '{name}' {_expectation(details, schema['properties'].get(name, {}))}."


_EXPECTED = {
    "string_type": "must be a string",
    "int_type": "must be an integer",
    "int_from_float": "must be an integer",
    "float_type": "must be a number",
    "bool_type": "must be true or false",
    "list_type": "must be a list",
    "dict_type": "must be an object",
    "greater_than_equal": "must be at least {ge}",
    "less_than_equal": "must be at most {le}",
    "greater_than": "must be more than {gt}",
    "less_than": "must be less than {lt}",
    "string_too_short": "must not be empty",
    "string_too_long": "must have at most {max_length} characters",
    "string_unicode": "must be valid Unicode, without lone surrogates",
    "number_too_large": "must be between -{most} and {most}",
    "number_not_finite": "must be a finite number",
    "not_on_the_calendar": "must be a day or time that exists",
}


def _expectation(details: ErrorDetails, schema: dict[str, Json]) -> str:
    if details["type"] == "literal_error":
        values = schema.get("enum", [])
        return (
            "must be one of: " + ", ".join(map(str, values))
            if len(values) <= MAX_LISTED_VALUES
            else "has a value that is not allowed"
        )
    if details["type"] == "string_pattern_mismatch":
        form = "YYYY-MM-DD" if schema.get("format") == "date" else "YYYY-MM-DDTHH:MM"
        return f"must have the form {form}" if "\\d{4}" in schema.get("pattern", "") else "has the wrong form"
    return _EXPECTED.get(details["type"], "is not valid").format(**details.get("ctx", {}))


_NULL = {"type": "null"}


def _nullable(schema: dict[str, Json]) -> bool:
    return _NULL in schema.get("anyOf", ())


def plain_schema(schema: dict[str, Json]) -> dict[str, Json]:
    """Inline references and drop what only a generator of schemas cares about."""
    definitions = schema.pop("$defs", {})

    def walk(node: Json) -> Json:
        if isinstance(node, list):
            return [walk(item) for item in node]
        if not isinstance(node, dict):
            return node
        if "$ref" in node:
            return walk(definitions[node["$ref"].rsplit("/", 1)[1]])
        if "properties" in node:
            properties = {name: walk(value) for name, value in node["properties"].items()}
            rest = {
                key: walk(value) for key, value in node.items() if key not in ("properties", "title", "description")
            }
            if required := [name for name in node.get("required", ()) if not _nullable(node["properties"][name])]:
                rest["required"] = required
            else:
                rest.pop("required", None)
            return {**rest, "properties": properties}
        if _nullable(node):
            return walk(next(option for option in node["anyOf"] if option != _NULL))
        if "const" in node:
            node = {**node, "enum": [node["const"]]}
        return {key: walk(value) for key, value in node.items() if key not in ("title", "const")}

    return cast(dict[str, Json], walk(schema))
