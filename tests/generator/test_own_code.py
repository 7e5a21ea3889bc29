"""What a stage's result is kept for: its own code, and the packages that this uses."""

import ast
import importlib
import inspect
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from generator.own_code import own_code
from generator.practice import PRACTICE_STAGES
from generator.stages import STAGES
from generator.workspace import ROOT, Stage

SHARED = (
    "mcp_servers/contracts",
    "generator/workspace.py",
    "generator/files.py",
    "generator/splits.py",
    "generator/outline.py",
    "generator/depth.py",
)
"""What decides about no stage alone: types, what runs the stages, and the depth, whose numbers are in every key."""

MODULE = """
LIMIT: int = {limit}

def own(job):
    return helper(job)  # {comment}

def helper(job):
    return [LIMIT for _ in job]

def other(job):
    return {other}
"""


def code_of(path: Path, **parts: object) -> str:
    path.write_text(MODULE.format(**{"limit": 3, "comment": "", "other": 1, **parts}), "utf-8")
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    own: str = own_code(module.own)
    return own


def test_what_a_function_reaches_counts_and_nothing_else(tmp_path: Path) -> None:
    plain, commented, busier, higher = (
        code_of(tmp_path / f"module_{number}.py", **parts)
        for number, parts in enumerate(({}, {"comment": "slowly"}, {"other": 2}, {"limit": 4}))
    )
    assert plain == commented == busier
    assert "def helper" in plain
    assert plain != higher


@pytest.mark.parametrize("stage", [*STAGES, PRACTICE_STAGES[-1]], ids=lambda stage: stage.run.__name__)
def test_all_that_a_stage_imports_is_in_its_key(stage: Stage) -> None:
    used = {node.id for node in ast.walk(ast.parse(own_code(stage.run))) if isinstance(node, ast.Name)}
    module = Path(inspect.getfile(stage.run))
    waiting = [path for names, path in imports(module) if used & names]
    assert waiting, "the stage does something"
    seen: set[Path] = set()
    while waiting:
        path = waiting.pop()
        name = path.relative_to(ROOT).as_posix()
        if path in seen or name.startswith(SHARED):
            continue
        assert name.startswith(stage.code), f"{name} decides what the stage {stage.name} makes"
        seen.add(path)
        waiting += [found for _, found in imports(path)]


def imports(path: Path) -> Iterator[tuple[set[str], Path]]:
    """Yield what each import of the project's own modules names, and the file."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(("generator", "mcp_servers")):
            for alias in node.names:
                yield {alias.asname or alias.name}, file_of(node.module or "", alias.name)


def file_of(module: str, name: str) -> Path:
    """Return the file of a name's module: the name itself may be one."""
    package: ModuleType = importlib.import_module(module)
    found = getattr(package, name, package)
    return Path(inspect.getfile(found if inspect.ismodule(found) else package))
