"""An OpenAI-compatible server that plays recorded answers over real HTTP: whole or streamed, with usage, and errors on demand.

A script says what a model answers to each piece of work, turn by turn::

    {"harbour/research/plan.1": [{"content": "…"}], "harbour/coding/tools.1": [{"calls": [["write_file", {"path": …}]]}, …]}

A turn may instead be ``{"raw": …}`` for arguments that are no JSON, or ``{"content": …, "finish": "length"}`` for a text that
was cut off. Work that ends in ``.*`` is any attempt that is not named itself. What is asked for beyond a script is an error of
the test.
"""

import json
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

import anyio
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, Response, StreamingResponse
from starlette.routing import Route

from generator.agents.engine.completions import WORK_HEADER
from tests.serving import serve_in_thread

Turn = Mapping[str, Any]
Script = Mapping[str, Sequence[Turn]]
Before = Callable[[str, int], int]
"""Told of each request before it is answered (work, turn): the HTTP status that it gets."""


class ScriptedModel:
    """Plays a script, and notes what was asked."""

    def __init__(self, script: Script, before: Before | None = None, latency: float = 0.0) -> None:
        self.script = dict(script)
        self.before = before
        self.latency = latency
        self.url = ""
        self.answered: list[tuple[str, int]] = []
        """Work and turn of each completion that was given: what a provider would have charged for."""
        self.requests: list[dict[str, Any]] = []
        self.missing: list[str] = []
        """What was asked for and is not in the script."""

    async def complete(self, request: Request) -> Response:
        body = await request.json()
        work = request.headers.get(WORK_HEADER, "")
        turn = sum(message["role"] == "assistant" for message in body["messages"])
        self.requests.append(body)
        await anyio.sleep(self.latency)
        status = self.before(work, turn) if self.before else 200
        if status != 200:
            return JSONResponse({"error": {"message": "no capacity"}}, status, headers={"retry-after-ms": "1"})
        turns = turns_of(self.script, work)
        if turn >= len(turns):
            self.missing.append(f"{work} turn {turn}: {body['messages'][-1]['content'][:2000]}")
            return JSONResponse({"error": {"message": f"nothing is recorded for {work}, turn {turn}"}}, 400)
        self.answered.append((work, turn))
        message, finish = message_of(turns[turn])
        usage = _usage(body, message)
        if body.get("stream"):
            return StreamingResponse(_chunks(message, finish, usage), media_type="text/event-stream")
        choice = {"index": 0, "finish_reason": finish, "message": {"role": "assistant", **message}}
        head = {"id": f"{work}/{turn}", "object": "chat.completion", "created": 0, "model": body["model"]}
        return JSONResponse({**head, "choices": [choice], "usage": usage})


def turns_of(script: Script, work: str) -> Sequence[Turn]:
    """Return what is recorded for a piece of work; nothing where that is not so."""
    return script.get(recorded_as(script, work), ())


def recorded_as(script: Script, work: str) -> str:
    """Return the name under which a piece of work would be recorded: its own, or that of any attempt."""
    return work if work in script else f"{work.rpartition('.')[0]}.*"


def message_of(turn: Turn) -> tuple[dict[str, Any], str]:
    """Return the message of a turn and why it ends."""
    calls = [(name, json.dumps(arguments)) for name, arguments in turn.get("calls", ())]
    calls += [(name, text) for name, text in turn.get("raw", ())]
    message: dict[str, Any] = {"content": turn.get("content", "")}
    if calls:
        message["tool_calls"] = [
            {"id": f"call_{number}", "type": "function", "function": {"name": name, "arguments": text}}
            for number, (name, text) in enumerate(calls)
        ]
    return message, turn.get("finish", "tool_calls" if calls else "stop")


def _usage(body: dict[str, Any], message: dict[str, Any]) -> dict[str, int]:
    """Count tokens as roughly four characters each."""
    prompt, written = len(json.dumps(body["messages"])) // 4, len(json.dumps(message)) // 4
    return {"prompt_tokens": prompt, "completion_tokens": written, "total_tokens": prompt + written}


async def _chunks(message: dict[str, Any], finish: str, usage: dict[str, int]) -> AsyncIterator[str]:
    """Yield a message in pieces of a few characters, as server-sent events."""
    head = {"id": "c", "object": "chat.completion.chunk", "created": 0, "model": "m"}

    def event(delta: dict[str, Any], reason: str | None = None, **more: Any) -> str:
        choices = [{"index": 0, "delta": delta, "finish_reason": reason}]
        return f"data: {json.dumps({**head, 'choices': choices, **more})}\n\n"

    text = message["content"]
    for start in range(0, len(text), 40):
        yield event({"content": text[start : start + 40]})
    for number, call in enumerate(message.get("tool_calls", ())):
        function = call["function"]
        yield event(
            {"tool_calls": [{"index": number, **call, "function": {"name": function["name"], "arguments": ""}}]}
        )
        for start in range(0, len(function["arguments"]), 40):
            piece = {"arguments": function["arguments"][start : start + 40]}
            yield event({"tool_calls": [{"index": number, "function": piece}]})
    yield event({}, finish)
    yield f"data: {json.dumps({**head, 'choices': [], 'usage': usage})}\n\n"
    yield "data: [DONE]\n\n"


@contextmanager
def serve_script(script: Script, before: Before | None = None, latency: float = 0.0) -> Iterator[ScriptedModel]:
    """Serve a script in a thread."""
    model = ScriptedModel(script, before, latency)
    app = Starlette(routes=[Route("/v1/chat/completions", model.complete, methods=["POST"])])
    with serve_in_thread(app) as url:
        model.url = f"{url}/v1"
        yield model
