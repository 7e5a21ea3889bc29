"""The jail's parent: holds imports and nothing else, and forks a confined worker for each channel that it is sent.

``python -m mcp_servers.runtime.sandbox.zygote FD``, inside bubblewrap.
"""

import gc
import os
import signal
import socket
import sys
import traceback

from mcp_servers.runtime.sandbox import confinement
from mcp_servers.runtime.sandbox.bubblewrap import become_nobody

PRELOADED = ("pytest", "mcp_servers.runtime", "mcp_servers.runtime.testing", "mcp_servers.runtime.sandbox.inmate")


def serve(control: socket.socket) -> None:
    """Fork and kill as the host says, until it is gone."""
    become_nobody()
    for module in PRELOADED:
        __import__(module)
    gc.collect()
    gc.freeze()  # no worker need look through what all of them share
    control.send(b".")
    running: dict[int, int] = {}
    while True:
        order, descriptors, _, _ = socket.recv_fds(control, 64, 1)
        if not order:
            break
        verb, number = order.decode().split()
        _reap(running)
        if verb == "kill" and int(number) in running:
            os.kill(running[int(number)], signal.SIGKILL)
        elif verb == "fork":
            running[int(number)] = _fork(descriptors[0], control)
            os.close(descriptors[0])
        control.send(b".")


def _reap(running: dict[int, int]) -> None:
    """Forget the workers that have ended, also those whose keeper was killed: these have become children of this process."""
    while running and (ended := os.waitpid(-1, os.WNOHANG)[0]):
        for number in [number for number, pid in running.items() if pid == ended]:
            del running[number]


def _fork(descriptor: int, control: socket.socket) -> int:
    """Fork a worker that speaks on a channel; its keeper waits for it, and it dies with its keeper."""
    keeper = os.fork()
    if keeper:
        return keeper
    try:
        confinement.die_with_parent()
        control.close()
        confinement.unshare()
        worker = os.fork()
        if not worker:
            confinement.die_with_parent()
            from mcp_servers.runtime.sandbox.inmate import live

            live(socket.socket(fileno=descriptor))
            os._exit(0)
        os.close(descriptor)
        os.waitpid(worker, 0)
    except BaseException:
        traceback.print_exc()
    finally:
        os._exit(1)


if __name__ == "__main__":
    serve(socket.socket(fileno=int(sys.argv[1])))
