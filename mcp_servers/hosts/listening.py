"""The socket that a farm listens on."""

import socket

from mcp_servers.contracts import InputError

BACKLOG = 2_048
MAX_PORT = 65_535


def listen(host: str, port: int) -> socket.socket:
    """Listen on a port; 0 takes any free one.

    Raises:
        InputError: The port is no port or in use, or the host is not this machine.
    """
    if not 0 <= port <= MAX_PORT:
        raise InputError(f"there is no port {port}; choose a --port from 0 (any free one) to {MAX_PORT}")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # asyncio sends small packets at once only on sockets that say they are TCP; others cost 40 ms a request.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(BACKLOG)
    except OSError as error:
        listener.close()
        raise InputError(
            f"cannot listen on {host}:{port} ({error.strerror}); choose another --host or --port"
        ) from error
    return listener
