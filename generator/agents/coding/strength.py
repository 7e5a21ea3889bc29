"""How strong the tests are: faults are planted in the tools, as for generated servers, in the jail."""

from collections.abc import Mapping
from pathlib import Path

from generator.agents.jail import Broken, run_driver
from generator.files import write_text
from generator.validation import MIN_GUARDS, MIN_RULES
from generator.workspace import ROOT
from mcp_servers.contracts import Json
from mcp_servers.runtime import load_environment
from mcp_servers.runtime.sandbox.functions import folder_files

SECONDS = 100.0
ONE_FAULT_IN = 1
"""Of so many faults one is planted: all take a second or two."""
MOST_SAID = 10

_MODULES = ("effort", "mutation", "operators", "runner", "scores", "statements")
"""All of ``generator.testing`` that needs no design; packages of that name around them are empty in the jail."""


async def measure_strength(server: Path) -> Mapping[str, Json]:
    """Measure the tests of a server whose code holds; return what was caught, or why that is not known."""
    files = {f"server/{path}": text for path, text in folder_files(server).items()}
    files |= {"generator/__init__.py": "", "generator/testing/__init__.py": ""}
    for name in _MODULES:
        files[f"generator/testing/{name}.py"] = (ROOT / "generator" / "testing" / f"{name}.py").read_text("utf-8")
    try:
        return await run_driver("strength", files, [str(ONE_FAULT_IN)], seconds=SECONDS)
    except Broken as error:
        return {"failure": str(error)}


def weakness(found: Mapping[str, Json]) -> str:
    """Return what to tell the author of tests that are weaker than those of generated servers, or nothing."""
    if "failure" in found or (found["guards"] >= MIN_GUARDS and found["rules"] >= MIN_RULES):
        return ""
    faults = "\n".join(f"- {one}" for one in found["survivors"][:MOST_SAID])
    return f"The tests are too weak. When one of these faults is planted in tools.py, all of them still pass:\n{faults}"


def note_strength(server: Path, found: Mapping[str, Json]) -> None:
    """Say in a server's manifest what was measured."""
    if "failure" not in found:
        manifest = load_environment(server).manifest
        gates = {"removed guards caught": found["guards"], "broken rules caught": found["rules"]}
        text = manifest.model_copy(update={"gates": {**manifest.gates, **gates}}).to_json(indent=2)
        write_text(server / "environment.json", text + "\n")
