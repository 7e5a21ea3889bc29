"""Running a server's own tests in process: what pytest does with them, hundreds of times a second.

Understood is what such tests are made of: functions ``test_*`` that take the ``bench`` and at most one ``parametrize``.
"""

import importlib.util
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from pathlib import Path
from types import ModuleType
from typing import Any

from mcp_servers.contracts import InputError
from mcp_servers.runtime import LoadedEnvironment
from mcp_servers.runtime.testing import Bench


@dataclass(frozen=True)
class UnitTest:
    """One test with one set of parameters."""

    name: str
    function: Callable[[Bench], None]

    def failure(self, environment: LoadedEnvironment) -> str:
        """Run the test in a session of its own and return why it failed, or an empty text."""
        return self.run(Bench(environment))

    def run(self, bench: Bench) -> str:
        """Run the test on a fresh bench and return why it failed, or an empty text."""
        try:
            self.function(bench)
        except Exception as error:  # whatever a test raises is its failure
            return f"{type(error).__name__}: {error}".split("\n", 1)[0].rstrip(": ")
        return ""


def load_tests(folder: Path) -> list[UnitTest]:
    """Return all tests of a server folder, in file order.

    Raises:
        InputError: There are none, or a file of them cannot be imported.
    """
    tests = [test for path in test_files(folder) for test in _tests_of(_import(path))]
    if not tests:
        raise InputError(f"{folder} has no tests: test_tools.py (or test_tools/test_*.py) must hold functions test_*")
    return tests


def test_files(folder: Path) -> list[Path]:
    """Return ``test_tools.py``, or the test modules of the package ``test_tools/``."""
    single = folder / "test_tools.py"
    return [single] if single.exists() else sorted((folder / "test_tools").glob("test_*.py"))


def _import(path: Path) -> ModuleType:
    name = f"environment_tests_{sha256(str(path.resolve()).encode()).hexdigest()[:16]}"
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise InputError(f"{path} cannot be imported: {type(error).__name__}: {error}") from error
    return module


def _tests_of(module: ModuleType) -> Iterator[UnitTest]:
    for name, function in vars(module).items():
        if not name.startswith("test_") or not callable(function):
            continue
        marks = [mark for mark in getattr(function, "pytestmark", []) if mark.name == "parametrize"]
        if not marks:
            yield UnitTest(name, function)
        for mark in marks:
            for number, row in enumerate(mark.args[1]):
                yield UnitTest(f"{name}[{number}]", partial(function, **_named(mark.args[0], row)))


def _named(names: str | tuple[str, ...], row: Any) -> dict[str, Any]:
    listed = [name.strip() for name in names.split(",")] if isinstance(names, str) else list(names)
    return dict(zip(listed, row if len(listed) > 1 else (row,), strict=True))
