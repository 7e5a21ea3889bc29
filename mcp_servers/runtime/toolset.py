"""Tools: plain typed functions, marked as reading or writing, with their schemas prepared once."""

import importlib.util
import os
import sys
import typing
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any

from pydantic import ValidationError

from mcp_servers.contracts import AgentFault, InputError, Json
from mcp_servers.runtime import schemas
from mcp_servers.runtime.database import Database


@dataclass(frozen=True)
class Tool:
    """One function over a database. ``writes`` says whether it may change rows."""

    function: Callable[..., Any]
    writes: bool

    @property
    def name(self) -> str:
        """The function's name."""
        return self.function.__name__

    @cached_property
    def description(self) -> str:
        """The docstring up to its sections."""
        return schemas.summary(self.function)

    @cached_property
    def arguments(self) -> schemas.Arguments:
        """Validator of the arguments."""
        return schemas.parameters_of(self.function)

    @cached_property
    def input_schema(self) -> dict[str, Json]:
        """JSON schema of the arguments."""
        return schemas.input_schema(self.arguments)

    @cached_property
    def output_schema(self) -> dict[str, Json]:
        """JSON schema of the result."""
        return schemas.output_schema(self.function)

    def fresh(self) -> "Tool":
        """Return the tool with nothing worked out yet."""
        return Tool(self.function, self.writes)

    def run(self, database: Database, arguments: Mapping[str, Json]) -> dict[str, Json]:
        """Validate the arguments and call the function.

        Raises:
            AgentFault: Wrong arguments, or (as ``Refused``) a rule of the world forbids the call.
        """
        try:
            given = self.arguments.validate_python(arguments)
        except ValidationError as error:
            raise AgentFault(schemas.explain(error, self.input_schema)) from None
        result: dict[str, Json] = without_nulls(self.function(database, **given))
        return result


def reads(*functions: Callable[..., Any]) -> tuple[Tool, ...]:
    """Mark functions as tools that change nothing."""
    return tuple(Tool(function, writes=False) for function in functions)


def writes(*functions: Callable[..., Any]) -> tuple[Tool, ...]:
    """Mark functions as tools that change rows."""
    return tuple(Tool(function, writes=True) for function in functions)


class Toolset(Mapping[str, Tool]):
    """The tools of one server by name, in their listed order."""

    def __init__(self, tools: tuple[Tool, ...]) -> None:
        self._tools = {tool.name: tool for tool in tools}
        if len(self._tools) < len(tools):
            raise InputError("two tools of one server share a name")

    def __getitem__(self, name: str) -> Tool:
        return self._tools[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._tools)

    def __len__(self) -> int:
        return len(self._tools)


def load_module(folder: Path, name: str, unique: str) -> ModuleType:
    """Import ``<folder>/<name>.py`` or the package ``<folder>/<name>/`` under a name of its own.

    Raises:
        InputError: There is no such module, or importing it failed.
    """
    package = folder / name / "__init__.py"
    path = package if package.exists() else folder / f"{name}.py"
    if not path.exists():
        raise InputError(f"{folder} has no {name}.py")
    full_name = f"environments_{unique}_{name}"
    locations = [str(package.parent)] if path == package else None
    spec = importlib.util.spec_from_file_location(full_name, path, submodule_search_locations=locations)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    _forget(name for name in sys.modules if f"{name}.".startswith(f"{full_name}."))  # else it would import old parts
    _forget_types()
    sys.modules[full_name] = module
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        _forget([full_name])
        raise InputError(f"{path} cannot be imported: {type(error).__name__}: {error}") from error
    return module


def forget_modules(folder: Path) -> None:
    """Let go of all modules that were loaded from below a folder, whose servers nobody will load tools of again."""
    inside = f"{folder.resolve()}{os.sep}"
    loaded = [(name, module) for name, module in sys.modules.items() if name.startswith("environments_")]
    _forget(name for name, module in loaded if str(getattr(module, "__file__", "")).startswith(inside))


def _forget(names: Iterable[str]) -> None:
    for name in list(names):
        del sys.modules[name]


def _forget_types() -> None:
    """Empty the caches of ``typing``, as Python's own tests do.

    To them two literals with the same values in another order are the same, so that a server's schemas would list the values
    of an argument in the order of whichever server was loaded first.
    """
    for clear in getattr(typing, "_cleanups"):  # noqa: B009 - private, and unknown to type checkers
        clear()


def load_toolset(folder: Path, unique: str) -> Toolset:
    """Import a server's tools; the module lists them in ``TOOLS``.

    Raises:
        InputError: The module is missing, broken, or lists no tools.
    """
    tools = getattr(load_module(folder, "tools", unique), "TOOLS", ())
    if not tools or not all(isinstance(tool, Tool) for tool in tools):
        raise InputError(f"{folder}/tools.py must end with TOOLS = reads(…) + writes(…), naming at least one function")
    return Toolset(tuple(tools))


def without_nulls(value: Json) -> Json:
    """Leave out absent values: an observation says what there is."""
    if isinstance(value, dict):
        return {key: without_nulls(item) for key, item in value.items() if item is not None}
    if isinstance(value, list):
        return [without_nulls(item) for item in value]
    return value
