"""The content hash of an environment: what makes two of them the same world with the same tools."""

from hashlib import sha256
from pathlib import Path

from mcp_servers.contracts import Environment
from mcp_servers.contracts.model import dump_json

DIGEST_LENGTH = 16


def content_digest(folder: Path, world: Path, environment: Environment) -> str:
    """Hash schema, rows, tools and instructions; tasks, texts about the environment and generator version stay out.

    Args:
        folder: The server's folder (schema and tools).
        world: Folder that holds ``rows/``: the same, or one under ``worlds/``.
        environment: The manifest in force.
    """
    digest = sha256()
    tools = [folder / "tools.py"] if (folder / "tools.py").exists() else sorted(folder.glob("tools/**/*.py"))
    published = [path for path in (folder / "interface.json",) if path.exists()]
    files = [(folder, path) for path in (folder / "schema.sql", *tools, *published)]
    files += [(world, path) for path in sorted(world.glob("rows/*.jsonl"))]
    for base, path in files:
        content = path.read_bytes().replace(b"\r\n", b"\n")
        digest.update(f"{path.relative_to(base).as_posix()} {len(content)}\n".encode())
        digest.update(content)
    start = environment.world.model_dump(mode="json")
    digest.update(dump_json([environment.instructions, start, environment.id_prefixes]).encode())
    return digest.hexdigest()[:DIGEST_LENGTH]
