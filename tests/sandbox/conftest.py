"""A server of hostile tools, and a host with something to lose."""

import json
import os
import shutil
import socket
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from mcp_servers.runtime import LoadedEnvironment, load_environment
from mcp_servers.runtime.sandbox import jail
from tests.sandbox.escapes import hostile_tools

HARBOUR = Path(__file__).parents[1] / "fixtures" / "harbour"
BERTH = "be-8101"
SECRET = "the password of the harbour office is tern"


@pytest.fixture(scope="session")
def secret(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A file that anybody on the host may read; its text stands in an environment variable, too."""
    path = tmp_path_factory.mktemp("host") / "secret"
    path.write_text(SECRET)
    path.chmod(0o644)
    path.parent.chmod(0o755)
    os.environ["HOST_SECRET"] = SECRET
    jail._jail_of.cache_clear()  # else one could have been started before the variable was there
    yield path
    del os.environ["HOST_SECRET"]


@pytest.fixture(scope="session")
def port() -> Iterator[int]:
    """A port of the host's loopback, and a socket without a file, that tell the secret to whoever calls."""
    listeners = [socket.socket(), socket.socket(socket.AF_UNIX)]
    listeners[0].bind(("127.0.0.1", 0))
    listeners[1].bind("\0agent-worlds-test")

    def tell(listener: socket.socket) -> None:
        while True:
            try:
                with listener.accept()[0] as line:
                    line.sendall(SECRET.encode())
            except OSError:
                return

    for listener in listeners:
        listener.listen()
        threading.Thread(target=tell, args=(listener,), daemon=True).start()
    yield listeners[0].getsockname()[1]
    for listener in listeners:
        listener.close()


def of_agents(source: Path, folder: Path) -> Path:
    """Copy a server as one whose code a model wrote."""
    shutil.copytree(source, folder, ignore=shutil.ignore_patterns("__pycache__"))
    path = folder / "environment.json"
    manifest = json.loads(path.read_text())
    manifest["provenance"]["kind"] = "agents"
    path.write_text(json.dumps(manifest))
    return folder


@pytest.fixture(scope="session")
def hostile(secret: Path, port: int, tmp_path_factory: pytest.TempPathFactory) -> LoadedEnvironment:
    """The harbour with hostile tools."""
    folder = of_agents(HARBOUR, tmp_path_factory.mktemp("hostile") / "harbour")
    (folder / "tools.py").write_text(hostile_tools(str(secret), port, BERTH))
    (folder / "tools.json").unlink()
    return load_environment(folder)


@pytest.fixture(scope="session")
def jailed(tmp_path_factory: pytest.TempPathFactory) -> LoadedEnvironment:
    """The harbour as it is, but as if a model had written it."""
    return load_environment(of_agents(HARBOUR, tmp_path_factory.mktemp("jailed") / "harbour"))
