"""Designs as running servers, for tests of what is made from one."""

from pathlib import Path

from generator.database.rows import make_rows
from generator.design.model import Design
from generator.manifest import make_manifest
from generator.tools.render import write_tools
from mcp_servers.contracts.model import dump_json
from mcp_servers.runtime import LoadedEnvironment, load_environment


def build_world(design: Design, folder: Path, seed: int = 1) -> LoadedEnvironment:
    """Write a design's tools and one world of rows into a folder and load it."""
    write_tools(design, folder)
    rows = make_rows(design, seed)
    (folder / "rows").mkdir()
    for table, content in rows.items():
        lines = "".join(f"{dump_json(row)}\n" for row in content)
        (folder / "rows" / f"{table}.jsonl").write_text(lines, "utf-8")
    (folder / "environment.json").write_text(make_manifest(design, rows, seed).to_json(), "utf-8")
    return load_environment(folder)
