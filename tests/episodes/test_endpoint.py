import json
import socket
import threading
import time
from collections.abc import Iterator
from typing import Any

import pytest
import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.routing import Route

from mcp_servers.contracts import Message, ToolCall
from mcp_servers.episodes.endpoint import EndpointAgent, chat_messages
from mcp_servers.episodes.loop import run_episodes
from mcp_servers.hosts.memory import MemoryHost
from tests.episodes.test_loop import SERVERS, TASK

pytest.importorskip("openai")


class Endpoint:
    """A chat-completions server on loopback that solves the harbour task by reading what it is sent."""

    def __init__(self) -> None:
        self.requests: list[dict[str, Any]] = []
        self.status = 200

    async def complete(self, request: Request) -> JSONResponse:
        body = await request.json()
        self.requests.append(body)
        if self.status != 200:
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


@pytest.fixture
def endpoint() -> Iterator[tuple[Endpoint, str]]:
    played = Endpoint()
    listener = socket.socket()
    listener.bind(("127.0.0.1", 0))
    app = Starlette(routes=[Route("/v1/chat/completions", played.complete, methods=["POST"])])
    server = uvicorn.Server(uvicorn.Config(app, log_level="error"))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]})
    thread.start()
    while not server.started:
        time.sleep(0.005)
    yield played, f"http://127.0.0.1:{listener.getsockname()[1]}/v1"
    server.should_exit = True
    thread.join()


async def test_an_endpoint_solves_a_task(endpoint: tuple[Endpoint, str]) -> None:
    played, url = endpoint
    rollouts = await run_episodes([TASK] * 2, MemoryHost(SERVERS), EndpointAgent(url, "m"))
    assert all(rollout.verdict and rollout.verdict.success for rollout in rollouts)
    assert {tool["function"]["name"] for tool in played.requests[0]["tools"]} >= {"find_stays", "cancel_stay"}
    answered = [message for message in played.requests[-1]["messages"] if message["role"] == "tool"]
    assert all(message["tool_call_id"].startswith("call_") for message in answered)


async def test_an_endpoint_that_fails_is_no_reward(endpoint: tuple[Endpoint, str]) -> None:
    played, url = endpoint
    played.status = 400
    (rollout,) = await run_episodes([TASK], MemoryHost(SERVERS), EndpointAgent(url, "m", retries=0))
    assert rollout.stop == "fault"
    assert rollout.verdict is None
    assert len(played.requests) == 2, "a fault is tried again once, in a fresh session"


def test_calls_and_results_share_ids() -> None:
    calls = (ToolCall(name="a"), ToolCall(name="b"))
    chat = chat_messages(
        [
            Message(role="assistant", content="", calls=calls),
            Message(role="tool", name="a", content="1"),
            Message(role="tool", name="b", content="2"),
        ]
    )
    assert [call["id"] for call in chat[0]["tool_calls"]] == [message["tool_call_id"] for message in chat[1:]]
