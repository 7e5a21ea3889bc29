"""Asking an OpenAI-compatible endpoint: each request once, a limited number at a time, the answers kept."""

import asyncio
from collections.abc import Sequence
from hashlib import sha256
from time import monotonic
from typing import TYPE_CHECKING, Any

from mcp.types import Tool

from generator.agents.engine.store import Completion, Store
from mcp_servers.contracts import InfrastructureFault, Json, Message, Model
from mcp_servers.contracts.model import dump_json
from mcp_servers.episodes.endpoint import chat_messages, describe_fault, open_client, read_message
from mcp_servers.episodes.prompts import function_specs

if TYPE_CHECKING:
    from openai.types.chat import ChatCompletion

WORK_HEADER = "X-Work"
"""Header of each request that names the work it is for, so that the endpoint's log can be read."""

_MILLION = 1_000_000


class Endpoint(Model):
    """A model behind an OpenAI-compatible endpoint."""

    url: str
    """Base URL, such as ``http://127.0.0.1:8000/v1``."""
    model: str
    key: str = "none"
    concurrency: int = 16
    """Requests in flight at a time."""
    timeout: float = 300.0
    """Seconds to wait for one reply."""
    retries: int = 6
    """Further attempts after a 429, a 5xx or a time-out, with growing pauses."""
    stream: bool = False
    """Have replies sent as they come: some endpoints end long silent requests."""
    prompt_price: float = 0.0
    """Per million tokens."""
    completion_price: float = 0.0
    """Per million tokens."""


class Completions:
    """The way to one endpoint, for all environments at once. Belongs to one event loop."""

    def __init__(self, endpoint: Endpoint) -> None:
        """Prepare a client; nothing is sent yet.

        Raises:
            InputError: The ``openai`` package is not installed.
        """
        self.endpoint = endpoint
        self._client = open_client(endpoint.url, endpoint.key, endpoint.timeout, endpoint.retries)
        self._slots = asyncio.Semaphore(endpoint.concurrency)
        self.waited = 0.0
        """Seconds spent on waiting for the endpoint, over all requests."""

    async def ask(
        self,
        work: str,
        messages: Sequence[Message],
        tools: Sequence[Tool],
        tokens: int,
        temperature: float,
        store: Store,
    ) -> Completion:
        """Return the next message of a dialogue, from the store where it is there.

        Args:
            work: Whose dialogue it is, ``environment/stage/name``; two dialogues that may differ never share a name.
            messages: The dialogue so far.
            tools: What the model may call.
            tokens: The longest reply.
            temperature: Of sampling.
            store: Where the environment's completions are.

        Raises:
            Overspent: The environment has reached a cap.
            InfrastructureFault: There was no reply, after all attempts.
        """
        request: dict[str, Any] = {
            "model": self.endpoint.model,
            "messages": chat_messages(messages),
            "temperature": temperature,
            "max_tokens": tokens,
        }
        if tools:
            request["tools"] = function_specs(tools)
        key = request_key(work, request)
        if found := store.find(key):
            return found
        async with self._slots:
            store.check_caps()
            began = monotonic()
            reply = await self._send(request, work)
            self.waited += monotonic() - began
        completion = self._read(reply, work)
        return store.keep(key, completion)

    async def close(self) -> None:
        """Close its connections."""
        await self._client.close()

    async def _send(self, request: dict[str, Any], work: str) -> "ChatCompletion":
        from httpx2 import HTTPError
        from openai import LengthFinishReasonError, OpenAIError

        chat, headers = self._client.chat.completions, {WORK_HEADER: work}
        try:
            if not self.endpoint.stream:
                reply: ChatCompletion = await chat.create(**request, extra_headers=headers)
                return reply
            options: Any = {"include_usage": True}
            async with chat.stream(**request, extra_headers=headers, stream_options=options) as events:
                return await events.get_final_completion()
        except LengthFinishReasonError as cut_off:  # raised for streamed replies only; whole ones just say so
            return cut_off.completion
        except (OpenAIError, OSError, HTTPError, ValueError) as error:  # a stream breaks off, or what comes is no JSON
            raise InfrastructureFault(
                f"the model {self.endpoint.model} gave no reply: {describe_fault(error)}"
            ) from error

    def _read(self, reply: "ChatCompletion", work: str) -> Completion:
        if not getattr(reply, "choices", None):  # the client hands on whatever comes, also a web page
            raise InfrastructureFault(f"the model {self.endpoint.model} gave a reply without choices")
        prompt, written = (reply.usage.prompt_tokens, reply.usage.completion_tokens) if reply.usage else (0, 0)
        price = (prompt * self.endpoint.prompt_price + written * self.endpoint.completion_price) / _MILLION
        return Completion(
            work=work,
            message=read_message(reply.choices[0].message),
            exhausted=reply.choices[0].finish_reason == "length",
            prompt_tokens=prompt,
            completion_tokens=written,
            cost=price,
        )


def request_key(work: str, request: dict[str, Json]) -> str:
    """Return the content address of a request: the same work with the same dialogue is paid for once."""
    return sha256(dump_json([work, request]).encode()).hexdigest()[:32]
