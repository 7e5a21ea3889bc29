"""Tools under the names and schemas of another server: ``interface.json`` says which function stands behind each."""

import re
from collections.abc import Callable, Mapping
from copy import deepcopy
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cached_property
from pathlib import Path
from typing import Any, cast
from zoneinfo import ZoneInfo

from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError, best_match
from pydantic import ValidationError as Misread

from mcp_servers.contracts import AgentFault, InputError, Json, Refused
from mcp_servers.contracts.interface import Argument, Interface, PublishedTool
from mcp_servers.contracts.problems import say_problem
from mcp_servers.runtime.database import Database
from mcp_servers.runtime.schemas import MAX_LISTED_VALUES
from mcp_servers.runtime.toolset import Tool, Toolset

FILE = "interface.json"


@dataclass(frozen=True)
class DressedTool(Tool):
    """A function as another server's tool: that server's name, description and arguments, this one's results."""

    function: Callable[..., Any]
    writes: bool
    own: Tool
    """The function as a tool of its own."""
    published: PublishedTool
    zone: str = "UTC"

    @property
    def name(self) -> str:
        """The published name."""
        return self.published.name

    @cached_property
    def description(self) -> str:
        """The published description."""
        return self.published.description

    @cached_property
    def input_schema(self) -> dict[str, Json]:
        """The published schema of the arguments."""
        return {"properties": {}, **self.published.input_schema}

    @cached_property
    def _validator(self) -> Draft202012Validator:
        return Draft202012Validator(self.published.input_schema)

    def run(self, database: Database, arguments: Mapping[str, Json]) -> dict[str, Json]:
        """Validate the arguments as published, and call the function with those that mean something here.

        Raises:
            AgentFault: Wrong arguments, or (as ``Refused``) a rule of the world forbids the call.
        """
        unknown = [name for name in arguments if name not in self.input_schema["properties"]]
        if unknown:
            known = ", ".join(self.input_schema["properties"]) or "none"
            raise AgentFault(f"There is no argument '{unknown[0][:64]}'. Arguments are: {known}.")
        error = best_match(self._validator.iter_errors(dict(arguments)))
        if error:
            raise AgentFault(_explain(error))
        try:
            result = self.own.run(database, self._translated(database, arguments))
        except Refused:
            raise
        except AgentFault as fault:
            raise AgentFault(self._published_words(str(fault))) from None
        return self._numbered(result)

    def _published_words(self, sentence: str) -> str:
        """Return a complaint about a parameter as one about the argument that goes there."""
        for path, argument in self.published.arguments.items():
            sentence = sentence.replace(f"'{argument.parameter}'", f"'{path}'")
        return sentence

    @cached_property
    def output_schema(self) -> dict[str, Json]:
        """JSON schema of the result."""
        schema = deepcopy(self.own.output_schema)
        shown = schema["properties"]
        for properties in (shown, shown.get("items", {}).get("items", {}).get("properties", {})):
            for key in self.published.numbered.keys() & properties.keys():
                properties[key]["type"] = "integer"
        return schema

    def _numbered(self, result: dict[str, Json]) -> dict[str, Json]:
        """Return a result whose ids are numbers where the surface's are."""
        if not self.published.numbered:
            return result
        items = [self._numbered(item) for item in result["items"]] if isinstance(result.get("items"), list) else None
        found = {
            key: int(value.removeprefix(f"{self.published.numbered[key]}-"))
            if key in self.published.numbered and isinstance(value, str)
            else value
            for key, value in result.items()
        }
        return found if items is None else {**found, "items": items}

    def _translated(self, database: Database, arguments: Mapping[str, Json]) -> dict[str, Json]:
        """Return the function's arguments; what is absent or null is left out."""
        given: dict[str, Json] = {}
        types = self.own.input_schema["properties"]
        for path, argument in self.published.arguments.items():
            value: Json = arguments
            for step in path.split("."):
                value = value.get(step) if isinstance(value, Mapping) else None
            if value is not None:
                given[argument.parameter] = self._fitted(_meant(value, argument, database), types[argument.parameter])
        return given

    def _fitted(self, value: Json, schema: Mapping[str, Json]) -> Json:
        """Return a value in the form that the function takes: whole numbers as such, moments in the world's zone."""
        if schema.get("type") == "integer" and isinstance(value, float) and value.is_integer():
            return int(value)
        pattern = str(schema.get("pattern", ""))
        if isinstance(value, str) and (schema.get("format") == "date" or r"\d{4}" in pattern):
            return _moment(value, self.zone, day=schema.get("format") == "date" or "T" not in pattern)
        return value


def dress(toolset: Toolset, folder: Path, zone: str = "UTC") -> Toolset:
    """Return the tools as the server publishes them: its own, or those that ``interface.json`` lists.

    Raises:
        InputError: The file is not an interface, or names a function that there is not.
    """
    path = folder / FILE
    if not path.exists():
        return toolset
    try:
        interface = Interface.model_validate_json(path.read_bytes())
    except Misread as error:
        raise InputError(f"{path}: {say_problem(error)}") from error
    missing = [tool.function for tool in interface.tools if tool.function not in toolset]
    if missing:
        raise InputError(f"{path} names the function '{missing[0]}'; {folder} has {', '.join(toolset)}")
    return Toolset(tuple(_dressed(toolset[tool.function], tool, zone) for tool in interface.tools))


def _dressed(own: Tool, published: PublishedTool, zone: str) -> DressedTool:
    return DressedTool(own.function, own.writes, own, published, zone)


def _meant(value: Json, argument: Argument, database: Database) -> Json:
    """Return what an argument stands for: the value that rows hold, or the id of the row that it names."""
    if argument.prefix and isinstance(value, int | float):
        return f"{argument.prefix}-{int(value)}"
    if argument.lookup and isinstance(value, str):
        table, _, column = argument.lookup.partition(".")
        row = database.connection.execute(f"SELECT id FROM {table} WHERE {column} = ?", (value,)).fetchone()
        return row[0] if row else value
    return argument.values.get(value, value) if isinstance(value, str) else value


def _moment(text: str, zone: str, day: bool) -> str:
    """Return an ISO moment as local time without seconds, or its day; anything else as it is, for the function to refuse."""
    if re.fullmatch(r"\d{4}-\d\d-\d\d", text):
        return text if day else f"{text}T00:00"
    try:
        found = datetime.fromisoformat(text)
    except ValueError:
        return text
    if found.tzinfo is not None:
        found = found.astimezone(UTC if zone == "UTC" else ZoneInfo(zone))
    return found.strftime("%Y-%m-%d" if day else "%Y-%m-%dT%H:%M")


def _explain(error: ValidationError) -> str:
    """Return one short, stable sentence about what is wrong with a call's arguments."""
    where = ".".join(str(step) for step in error.absolute_path)
    if error.validator == "required":
        needed = cast("list[str]", error.validator_value)
        missing = next(name for name in needed if name not in cast("dict[str, Json]", error.instance))
        return f"Argument '{f'{where}.' if where else ''}{missing}' is missing."
    if error.validator == "type":
        wanted = error.validator_value
        return f"Argument '{where}' must be of type {' or '.join(wanted) if isinstance(wanted, list) else wanted}."
    if error.validator == "enum":
        values = cast("list[Json]", error.validator_value)
        if len(values) <= MAX_LISTED_VALUES:
            return f"Argument '{where}' must be one of: {', '.join(map(str, values))}."
        return f"Argument '{where}' has a value that is not allowed."
    return f"Argument '{where}' is not valid ({error.validator})."
