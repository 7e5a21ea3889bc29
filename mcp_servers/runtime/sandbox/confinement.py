"""Shutting a forked process in: namespaces, files, limits and rights of its own, before any code of a model is read.

The jail's parent is inside bubblewrap already; this keeps the processes that it forks from each other. Source of the numbers:
``linux/sched.h``, ``linux/prctl.h``, ``linux/capability.h``.
"""

import ctypes
import os
import resource
import signal
from collections.abc import Mapping
from pathlib import Path

from mcp_servers.contracts import Model

_libc = ctypes.CDLL(None, use_errno=True)

_NEWNS, _NEWIPC, _NEWUSER, _NEWPID, _NEWNET = 0x00020000, 0x08000000, 0x10000000, 0x20000000, 0x40000000
_MS_NOSUID, _MS_NODEV = 2, 4
_PR_SET_PDEATHSIG, _PR_SET_DUMPABLE, _PR_SET_NO_NEW_PRIVS = 1, 4, 38
_CAPABILITY_VERSION_3 = 0x20080522

WORK = Path("/room")
"""Where a confined process may write. Python itself may lie under ``/tmp``, which is therefore not covered."""


class Bounds(Model):
    """How much one confined process and its children may use."""

    memory: int = 1_024 * 1024 * 1024
    """Bytes of address space of each process."""
    files: int = 32 * 1024 * 1024
    """Bytes of all files together, and of each."""
    processes: int = 16
    """Processes and threads."""
    cpu_seconds: int = 120


def unshare() -> None:
    """Give the children of this process a world of their own: processes, network, files and shared memory.

    Raises:
        OSError: The kernel refuses.
    """
    user, group = os.getuid(), os.getgid()
    _check(_libc.unshare(_NEWUSER | _NEWPID | _NEWNS | _NEWNET | _NEWIPC), "unshare")
    _check(_libc.prctl(_PR_SET_DUMPABLE, 1, 0, 0, 0), "prctl")  # else its own files in /proc are not its own
    Path("/proc/self/setgroups").write_text("deny")
    Path("/proc/self/uid_map").write_text(f"{user} {user} 1")
    Path("/proc/self/gid_map").write_text(f"{group} {group} 1")


def die_with_parent() -> None:
    """Be killed when the process that forked this one ends."""
    _check(_libc.prctl(_PR_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0), "prctl")


def confine(bounds: Bounds, files: Mapping[str, str]) -> None:
    """Shut this process in, for good.

    Args:
        bounds: What it may use.
        files: Path below ``WORK`` to text of what it finds there.

    Raises:
        OSError: The kernel refuses.
    """
    _mount(str(WORK), f"size={bounds.files}")
    Path("/proc/sys/user/max_user_namespaces").write_text("0")  # in a further one it would have rights again
    _mount("/proc", "size=4k,mode=000")  # other processes' pages are not to be seen
    _mount("/dev/shm", "size=4k,mode=000")
    for name, text in files.items():
        path = WORK / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    os.chdir(WORK)  # what was mounted there hides where this process was
    _give_up_rights()
    for kind, most in (
        (resource.RLIMIT_AS, bounds.memory),
        (resource.RLIMIT_FSIZE, bounds.files),
        (resource.RLIMIT_NPROC, bounds.processes),
        (resource.RLIMIT_CPU, bounds.cpu_seconds),
        (resource.RLIMIT_NOFILE, 64),
        (resource.RLIMIT_CORE, 0),
    ):
        resource.setrlimit(kind, (most, most))
    os.environ[_MARK] = "1"


def is_confined() -> bool:
    """Whether this process is shut in, so that code of a model may run in it."""
    return os.environ.get(_MARK) == "1" and not os.path.exists("/proc/self")  # anybody can set a variable


_MARK = "AGENT_WORLDS_CONFINED"
"""Set in a confined process, and so in those that it begins."""


def _mount(where: str, options: str) -> None:
    result = _libc.mount(b"tmpfs", where.encode(), b"tmpfs", _MS_NOSUID | _MS_NODEV, options.encode())
    _check(result, f"mount on {where}")


def _give_up_rights() -> None:
    """Lose all capabilities over the namespaces, and the way to any others."""

    class Header(ctypes.Structure):
        _fields_ = (("version", ctypes.c_uint32), ("pid", ctypes.c_int))

    class Data(ctypes.Structure):
        _fields_ = (("effective", ctypes.c_uint32), ("permitted", ctypes.c_uint32), ("inheritable", ctypes.c_uint32))

    _check(_libc.prctl(_PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0), "prctl")
    _check(_libc.capset(ctypes.byref(Header(_CAPABILITY_VERSION_3, 0)), ctypes.byref((Data * 2)())), "capset")
    _check(_libc.prctl(_PR_SET_DUMPABLE, 0, 0, 0, 0), "prctl")


def _check(result: int, what: str) -> None:
    if result != 0:
        code = ctypes.get_errno()
        raise OSError(code, f"{what}: {os.strerror(code)}")
