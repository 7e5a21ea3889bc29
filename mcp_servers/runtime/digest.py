"""The content hash of an environment: what makes two of them the same world with the same tools."""

from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

from mcp_servers.contracts import Environment
from mcp_servers.contracts.model import dump_json

if TYPE_CHECKING:
    from hashlib import _Hash as Hash

DIGEST_LENGTH = 16


def content_digest(folder: Path, world: Path, environment: Environment) -> str:
    """Hash schema, rows, tools and instructions; tasks, texts about the environment and generator version stay out.

    Args:
        folder: The server's folder (schema and tools).
        world: Folder that holds ``rows/``: the same, or one under ``worlds/``.
        environment: The manifest in force.
    """
    files = [(folder, path) for path in (folder / "schema.sql", *_shown_sources(folder))]
    files += [(world, path) for path in sorted(world.glob("rows/*.jsonl"))]
    digest = _digest(files)
    start = environment.world.model_dump(mode="json")
    digest.update(dump_json([environment.instructions, start, environment.id_prefixes]).encode())
    return digest.hexdigest()[:DIGEST_LENGTH]


def tools_digest(folder: Path) -> str:
    """Hash what decides how a server's tools look: their sources, and the interface that they are published under."""
    return _digest([(folder, path) for path in _shown_sources(folder)]).hexdigest()[:DIGEST_LENGTH]


def _shown_sources(folder: Path) -> list[Path]:
    interface = folder / "interface.json"
    return [*tool_sources(folder), *([interface] if interface.exists() else [])]


def tool_sources(folder: Path) -> list[Path]:
    """Return the files of a server's tools."""
    return [folder / "tools.py"] if (folder / "tools.py").exists() else sorted(folder.glob("tools/**/*.py"))


def _digest(files: Iterable[tuple[Path, Path]]) -> "Hash":
    """Hash files under their paths below a folder, line ends aside."""
    digest = sha256()
    for base, path in files:
        content = path.read_bytes().replace(b"\r\n", b"\n")
        digest.update(f"{path.relative_to(base).as_posix()} {len(content)}\n".encode())
        digest.update(content)
    return digest
