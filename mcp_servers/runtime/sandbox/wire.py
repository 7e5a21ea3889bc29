"""Messages between host and jail: a JSON object and a blob, both of limited size; nothing is ever unpickled."""

import json
import socket
import struct
import time

from mcp_servers.contracts import Json

MOST_BYTES = 64 * 1024 * 1024
"""Of one message: a database and what it is about."""

_HEAD = struct.Struct(">II")


class Garbled(Exception):
    """What came is no message."""


def send(channel: socket.socket, message: dict[str, Json], blob: bytes = b"") -> None:
    """Send one message."""
    text = json.dumps(message).encode()
    channel.sendall(_HEAD.pack(len(text), len(blob)) + text + blob)


def receive(channel: socket.socket, deadline: float | None = None) -> tuple[dict[str, Json], bytes]:
    """Wait for one message.

    Args:
        channel: Where it comes from.
        deadline: Monotonic time until which all of it has to be there.

    Raises:
        EOFError: The other end is gone.
        Garbled: What came is no message, or a larger one than there may be.
        TimeoutError: The deadline is over.
    """
    sizes: tuple[int, int] = _HEAD.unpack(_exactly(channel, _HEAD.size, deadline))
    if sum(sizes) > MOST_BYTES:
        raise Garbled(f"a message of {sum(sizes)} bytes; at most {MOST_BYTES}")
    text, blob = (_exactly(channel, size, deadline) for size in sizes)
    try:
        message = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Garbled(f"a message that is not JSON: {error}") from error
    if not isinstance(message, dict):
        raise Garbled("a message that is no object")
    return message, blob


def check_writable(message: dict[str, Json]) -> None:
    """Refuse what parses but cannot be written again: half characters, numbers that are none, bottomless lists.

    Raises:
        Garbled: There is such a thing in it.
    """
    try:
        json.dumps(message, ensure_ascii=False, allow_nan=False).encode()
    except (ValueError, RecursionError) as error:
        raise Garbled(f"a message that is not JSON: {error}"[:200]) from None


def _exactly(channel: socket.socket, size: int, deadline: float | None) -> bytes:
    parts = bytearray()
    while len(parts) < size:
        if deadline is not None:
            channel.settimeout(max(deadline - time.monotonic(), 0.001))  # a trickle of bytes wins no time
        part = channel.recv(min(size - len(parts), 1 << 20))
        if not part:
            raise EOFError("the other end is gone")
        parts += part
    return bytes(parts)
