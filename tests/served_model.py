"""A model behind an OpenAI-compatible endpoint on loopback, for tests of whoever talks to one."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.routing import Route

from tests.serving import serve_in_thread


class ServedModel:
    """Solves the harbour task of ``tests.episodes.test_loop`` by reading what it is sent."""

    def __init__(self) -> None:
        self.url = ""
        self.requests: list[dict[str, Any]] = []
        self.status = 200
        self.healthy = 0
        """How many requests are answered well before any other status is given."""

    async def complete(self, request: Request) -> JSONResponse:
        body = await request.json()
        self.requests.append(body)
        if self.status != 200 and len(self.requests) > self.healthy:
            return JSONResponse({"error": {"message": "no capacity"}}, self.status)
        results = [json.loads(message["content"]) for message in body["messages"] if message["role"] == "tool"]
        message: dict[str, Any] = {"role": "assistant", "content": ""}
        if not results:
            message["tool_calls"] = [self.call("find_stays", {"boat": "Havørn"})]
        elif len(results) == 1:
            message["tool_calls"] = [self.call("cancel_stay", {"stay_id": results[0]["items"][0]["id"]})]
        else:
            message["content"] = json.dumps({"day": results[1]["arrives_on"]})
        choice = {"index": 0, "finish_reason": "stop", "message": message}
        return JSONResponse({"id": "c", "object": "chat.completion", "created": 0, "model": "m", "choices": [choice]})

    @staticmethod
    def call(name: str, arguments: dict[str, Any]) -> dict[str, Any]:
        return {"id": name, "type": "function", "function": {"name": name, "arguments": json.dumps(arguments)}}


@contextmanager
def serve_model() -> Iterator[ServedModel]:
    """Serve it in a thread."""
    model = ServedModel()
    app = Starlette(routes=[Route("/v1/chat/completions", model.complete, methods=["POST"])])
    with serve_in_thread(app) as url:
        model.url = f"{url}/v1"
        yield model
