"""Real servers on loopback for tests that are not asynchronous themselves."""

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import uvicorn
from starlette.applications import Starlette


@contextmanager
def serve_in_thread(app: Starlette) -> Iterator[str]:
    """Serve an application on a free port; gives its URL."""
    listener = socket.socket()
    listener.bind(("127.0.0.1", 0))
    listener.listen()  # whoever connects before the server is up waits in the queue
    server = uvicorn.Server(uvicorn.Config(app, log_level="error"))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]})
    thread.start()
    try:
        yield f"http://127.0.0.1:{listener.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join()
