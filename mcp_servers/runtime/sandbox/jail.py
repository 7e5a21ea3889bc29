"""The host's side of the jail: one process in bubblewrap, and the workers that it forks."""

import logging
import os
import socket
import subprocess
import tempfile
import threading
import time
from collections.abc import Mapping
from concurrent.futures import Future
from functools import lru_cache
from itertools import count
from typing import IO
from weakref import finalize

from mcp_servers.contracts import EnvironmentFault, InputError, Json
from mcp_servers.runtime.sandbox import wire
from mcp_servers.runtime.sandbox.bubblewrap import SWITCH, command
from mcp_servers.runtime.sandbox.confinement import Bounds

logger = logging.getLogger(__name__)

START_SECONDS = 60.0
"""Until the jail's parent has imported what workers need, on a busy machine."""

WORKER_SECONDS = 10.0
"""Until a forked worker is shut in."""


class Lost(EnvironmentFault):
    """A worker hung, crashed, or said nonsense; it is gone, and another one can take its place."""


class Late(Lost):
    """A worker did not answer in time."""


class Worker:
    """One confined process. Whoever asks it for something waits; one thing at a time."""

    def __init__(self, jail: "Jail", number: int, channel: socket.socket) -> None:
        self._channel = channel
        self.kill = finalize(self, _end, jail, number, channel)
        """Ends it; done by itself when nobody holds it any more."""

    @property
    def alive(self) -> bool:
        """Whether it can be asked."""
        return self.kill.alive

    def ask(self, message: dict[str, Json], blob: bytes = b"", *, seconds: float) -> dict[str, Json]:
        """Have it do something and return what it says.

        Raises:
            Late: It did not answer in time.
            Lost: It did not answer at all, or nonsense.
        """
        self.send(message, blob, seconds=seconds)
        return self.receive(seconds=seconds)

    def send(self, message: dict[str, Json], blob: bytes = b"", *, seconds: float) -> None:
        """Tell it something; see ``ask``."""
        try:
            self._channel.settimeout(seconds)
            wire.send(self._channel, message, blob)
        except OSError as error:
            raise self._lost(error) from None

    def receive(self, *, seconds: float) -> dict[str, Json]:
        """Wait for what it says next; see ``ask``."""
        try:
            message, _ = wire.receive(self._channel, time.monotonic() + seconds)
            wire.check_writable(message)
            return message
        except (OSError, EOFError, wire.Garbled) as error:
            raise self._lost(error) from None

    def _lost(self, error: Exception) -> Lost:
        self.kill()
        if isinstance(error, TimeoutError):
            return Late("the jailed worker did not answer in time")
        return Lost(f"the jailed worker is gone ({error})")


def _end(jail: "Jail", number: int, channel: socket.socket) -> None:
    channel.close()
    jail.kill(number)


class Jail:
    """The process in bubblewrap that workers are forked from."""

    def __init__(self) -> None:
        """Start it and wait until it is ready.

        Raises:
            InputError: There is no bubblewrap, or it cannot run here.
        """
        self._numbers = count(1)
        self._lock = threading.RLock()  # a worker that nobody holds may be ended while its thread forks another
        self._control, inner = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115 - read if the jail ends; a pipe could fill up
        with inner:
            self._process = _start(inner.fileno(), self._errors)
        self._control.settimeout(START_SECONDS)
        if not self._acknowledged():
            self._process.kill()
            raise InputError(
                f"code that a model wrote runs in bubblewrap only, and it cannot run here ({self._complaint()}). It needs user "
                f"namespaces: see docs/sandbox.md. {SWITCH}=off runs such code without any protection of this machine."
            )
        self._control.settimeout(WORKER_SECONDS)

    @property
    def pid(self) -> int:
        """Its process."""
        return self._process.pid

    @property
    def alive(self) -> bool:
        """Whether it can fork."""
        return self._process.poll() is None

    def fork(self, files: Mapping[str, str], bounds: Bounds | None = None) -> Worker:
        """Return a new worker.

        Args:
            files: Path to text of what it finds in its working folder.
            bounds: What it may use.

        Raises:
            Lost: It could not be shut in.
        """
        outer, inner = socket.socketpair()
        number = next(self._numbers)
        with self._lock, inner:
            if not self._begun(number, inner):
                outer.close()
                raise Lost(f"the jail forks no more workers ({self._complaint()})")
        worker = Worker(self, number, outer)
        start = {"bounds": (bounds or Bounds()).model_dump(), "files": dict(files)}
        if worker.ask(start, seconds=WORKER_SECONDS) != {"ready": True}:
            raise Lost("a worker could not be shut in")
        return worker

    def kill(self, number: int) -> None:
        """End a worker, and all processes that it has begun."""
        with self._lock:
            try:
                self._control.send(f"kill {number}".encode())
                self._acknowledged()
            except OSError as error:
                logger.info("the jail is gone: %s", error)

    def _begun(self, number: int, channel: socket.socket) -> bool:
        try:
            socket.send_fds(self._control, [f"fork {number}".encode()], [channel.fileno()])
        except OSError:  # it is gone, and ``_complaint`` says of what
            return False
        return self._acknowledged()

    def _acknowledged(self) -> bool:
        try:
            return self._control.recv(1) == b"."
        except OSError:
            return False

    def _complaint(self) -> str:
        """Return the last line that the process wrote before it ended."""
        self._process.kill()
        code = self._process.wait()
        self._errors.seek(0)
        lines = self._errors.read().decode("utf-8", "replace").strip().splitlines()
        return lines[-1] if lines else f"it ended with {code}"


def _start(descriptor: int, errors: IO[bytes]) -> "subprocess.Popen[bytes]":
    """Start the process in bubblewrap, which ends with the thread that started it: one that does nothing else."""
    started: Future[subprocess.Popen[bytes]] = Future()

    def keep() -> None:
        try:
            process = subprocess.Popen(
                command("-m", "mcp_servers.runtime.sandbox.zygote", str(descriptor)),
                pass_fds=[descriptor],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=errors,
            )
        except Exception as error:
            started.set_exception(error)
            return
        started.set_result(process)
        process.wait()

    threading.Thread(target=keep, name="jail", daemon=True).start()
    return started.result()


def open_jail() -> Jail:
    """Return this process's jail, started at the first use and again after it has died.

    Raises:
        InputError: There is no bubblewrap, or it cannot run here.
    """
    with _starting:
        jail = _jail_of(os.getpid())
        if not jail.alive:
            _jail_of.cache_clear()
            jail = _jail_of(os.getpid())
        return jail


_starting = threading.Lock()


@lru_cache(maxsize=1)
def _jail_of(_: int) -> Jail:
    """Return the jail of a process: a forked one must not speak on its parent's channels."""
    return Jail()
