"""A Ray cluster as the place where servers are built.

Each server is one task: its design and room go there as bytes, and its room comes back so; machines share no disk. What comes
of a task depends on what it is given alone, so Ray does it again elsewhere when a worker or a machine is lost.
"""

import shutil
import socket
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from generator.depth import Depth
from generator.design.model import Design
from generator.pipeline import Built, Order, build_server
from generator.rooms import pack_room, unpack_room
from generator.splits import Splits
from generator.stages import STAGES
from generator.themes import theme_of
from generator.workspace import ROOT
from mcp_servers.contracts import InputError

_CODE = ("generator", "mcp_servers")
"""Packages that workers run, as they are on this machine."""
_AHEAD = 2
"""Orders under way for each processor of the cluster: one at work, one that is there when it is done."""


_SECONDS = 10
"""Within which a cluster has to answer."""


class RayPool:
    """A cluster that is running already."""

    def __init__(self, address: str) -> None:
        """Use the cluster at an address: ``auto``, ``HOST:PORT`` or ``ray://HOST:PORT``."""
        self._address = address

    def build(self, orders: Sequence[Order]) -> Iterator[Built]:
        """Build as many servers at a time as the cluster has processors, and yield each as it is done.

        Raises:
            InputError: Ray is not installed, or no cluster answers.
        """
        ray = _import_ray()
        with TemporaryDirectory() as code, _connected(ray, self._address, _staged(Path(code))):
            task = ray.remote(num_cpus=1, max_retries=-1)(build_elsewhere)
            waiting, running = list(reversed(orders)), dict[Any, Order]()
            room_for = max(1, int(_AHEAD * ray.cluster_resources().get("CPU", 1)))
            while waiting or running:
                while waiting and len(running) < room_for:
                    order = waiting.pop()
                    try:
                        design = order.theme.read()
                    except (
                        Exception
                    ):  # a source that cannot be read needs no cluster: the build here tells and notes why
                        yield order.build()
                        continue
                    room = pack_room(order.workspace / order.name)
                    theme = order.theme
                    running[task.remote(order.name, design, theme.depth, theme.rounds, order.splits, room)] = order
                done, _ = ray.wait(list(running), num_returns=min(1, len(running)))
                for reference in done:
                    yield _arrived(running.pop(reference), *ray.get(reference))


def build_elsewhere(
    name: str, design: Design, depth: Depth, rounds: tuple[str, ...], splits: Splits, room: bytes
) -> tuple[Built, bytes]:
    """Build a server on a machine of the cluster; return what became of it, and its room."""
    with TemporaryDirectory() as scratch:
        workspace = Path(scratch)
        unpack_room(room, workspace / name)
        theme = theme_of(design, design.provenance.kind, depth, rounds)
        built = build_server(name, theme, workspace, splits)
        return replace(built, folder=None), pack_room(workspace / name)


def _arrived(order: Order, built: Built, room: bytes) -> Built:
    unpack_room(room, order.workspace / order.name)
    folder = order.workspace / order.name / STAGES[-1].name / "server"
    return built if built.failure else replace(built, folder=folder)


def _staged(folder: Path) -> Path:
    """Copy the code that workers need into a folder, without what was made by it."""
    for package in _CODE:
        shutil.copytree(ROOT / package, folder / package, ignore=shutil.ignore_patterns("__pycache__", "catalog"))
    return folder


def _refuse_silent(address: str) -> None:
    """Raise ``InputError`` unless somebody listens at an address; Ray itself would try for minutes and end the process."""
    if address == "auto":
        return
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not (host and port.isdecimal()):
        raise InputError(f"--ray: '{address}' is no address of a cluster; write auto, HOST:PORT or ray://HOST:PORT")
    try:
        with socket.create_connection((host, int(port)), timeout=_SECONDS):
            pass
    except (OSError, OverflowError) as error:
        raise InputError(
            f"--ray: nobody answers at {address} ({error}); start a cluster there with 'ray start --head'"
        ) from error


def _import_ray() -> Any:
    try:
        import ray
    except ImportError as error:
        raise InputError("--ray needs Ray; install it with: pip install 'agent-worlds[ray]'") from error
    return ray


@contextmanager
def _connected(ray: Any, address: str, code: Path) -> Iterator[None]:
    """Stay connected to a cluster whose workers run this code; what they still do at the end is given up."""
    _refuse_silent(address)
    try:
        ray.init(address=address, runtime_env={"working_dir": str(code)}, log_to_driver=False, logging_level="error")
    except (ConnectionError, RuntimeError, ValueError) as error:
        reason = str(error).splitlines()[0]
        raise InputError(
            f"--ray: no cluster can be used at {address} ({reason}); start one with 'ray start --head'"
        ) from error
    try:
        yield
    finally:
        ray.shutdown()
