"""A model's endpoint that takes its time: plays what is recorded for each piece of work, however many ask for it.

``python -m benchmarks.endpoint SCRIPT.json LEAST MOST``: seconds of a completion, which depend on the work and its turn alone.
"""

import asyncio
import json
import sys
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.routing import Route

from generator.agents.engine.completions import WORK_HEADER
from mcp_servers.hosts.listening import listen
from tests.agents.scripted import message_of, turns_of


class SlowModel:
    """Plays a script, late."""

    def __init__(self, script: Path, least: float, most: float) -> None:
        self._script = json.loads(script.read_text("utf-8"))
        self._least, self._range = least, most - least
        self._slept = self._completions = 0.0

    async def complete(self, request: Request) -> JSONResponse:
        """Answer one request."""
        body = await request.json()
        name, turn = request.headers[WORK_HEADER], sum(one["role"] == "assistant" for one in body["messages"])
        seconds = self._least + self._range * sha256(f"{name}/{turn}".encode()).digest()[0] / 255
        await asyncio.sleep(seconds)
        self._slept += seconds
        self._completions += 1
        message, finish = message_of(turns_of(self._script, name)[turn])
        choice = {"index": 0, "finish_reason": finish, "message": {"role": "assistant", **message}}
        head = {"id": "c", "object": "chat.completion", "created": 0, "model": "slow"}
        return JSONResponse({**head, "choices": [choice]})

    async def tell(self, _: Request) -> JSONResponse:
        """Say how long it made others wait, and forget it."""
        told = {"slept": self._slept, "completions": self._completions}
        self._slept = self._completions = 0.0
        return JSONResponse(told)


def main() -> None:
    """Serve until interrupted."""
    model = SlowModel(Path(sys.argv[1]), float(sys.argv[2]), float(sys.argv[3]))
    routes = [Route("/v1/chat/completions", model.complete, methods=["POST"]), Route("/told", model.tell)]
    with suppress(KeyboardInterrupt), listen("127.0.0.1", 0) as listener:
        print(f"http://127.0.0.1:{listener.getsockname()[1]}", flush=True)
        uvicorn.Server(uvicorn.Config(Starlette(routes=routes), log_level="error")).run(sockets=[listener])


if __name__ == "__main__":
    main()
