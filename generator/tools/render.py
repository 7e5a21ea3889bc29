"""Writes a design's schema and tools into a server folder."""

import shutil
from pathlib import Path

from generator.design.model import Design
from generator.tools.formatting import format_code
from generator.tools.modules import render_modules
from generator.tools.schema import render_schema
from mcp_servers.contracts.interface import Interface


def write_tools(design: Design, folder: Path) -> None:
    """Write ``schema.sql`` and ``tools.py`` (or the package ``tools/``), replacing what was there.

    Args:
        design: A complete design without problems.
        folder: The server's folder; made if missing.
    """
    shutil.rmtree(folder / "tools", ignore_errors=True)
    (folder / "tools.py").unlink(missing_ok=True)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "schema.sql").write_text(render_schema(design), "utf-8", newline="\n")
    paths = []
    for name, source in render_modules(design).items():
        path = folder / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(source, "utf-8", newline="\n")
        paths.append(path)
    format_code(*paths)
    published = tuple(operation.published for operation in design.operations if operation.published)
    if published:
        text = Interface(tools=published).model_dump_json(indent=2, exclude_defaults=True)  # in the order of the source
        (folder / "interface.json").write_text(text + "\n", "utf-8", newline="\n")
