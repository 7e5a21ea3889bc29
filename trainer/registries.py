"""The servers of a run: those of its registries, or the project's own, with practice tasks where these are wanted."""

import subprocess
import sys
from pathlib import Path

from mcp_servers.contracts import InputError
from mcp_servers.runtime import Servers
from mcp_servers.runtime.registries import DEFAULT_REGISTRY
from trainer.policy.cache import cache_folder, cached_folder, content_key
from trainer.settings import Settings


def open_servers(settings: Settings) -> Servers:
    """Open the registries that the settings name.

    The project's own servers come with few tasks. Where those shall show few tools, practice tasks are made for the servers
    of the run: once, by the generator, which a run meets in a registry alone.

    Raises:
        InputError: A registry cannot be used, or the practice tasks cannot be made.
    """
    if settings.registries:
        return Servers(*map(Path, settings.registries))
    servers = Servers(DEFAULT_REGISTRY)
    if settings.most_tools is None:
        return servers
    known = {name.partition(".")[0] for name in servers}
    names = sorted(known & {*settings.servers} or known)
    return Servers(DEFAULT_REGISTRY, _practice(names))


def _practice(names: list[str]) -> Path:
    """Return the registry of the practice tasks of some servers; what an interrupted attempt made is not made again."""
    key = content_key([DEFAULT_REGISTRY.read_bytes(), *names])

    def make(folder: Path) -> None:
        command = [sys.executable, "-m", "generator", "practice", *names, "--out", str(folder)]
        made = subprocess.run([*command, "--workspace", str(cache_folder() / "practice")], check=False)
        if made.returncode:
            raise InputError(f"the practice tasks of {', '.join(names)} could not be made; what is wrong stands above")

    return cached_folder(f"practice-{key}", make) / "registry.json"
