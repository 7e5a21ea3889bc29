"""An agent behind any OpenAI-compatible endpoint."""

import asyncio
import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from mcp_servers.contracts import InfrastructureFault, InputError, Json, Message, ToolCall
from mcp_servers.episodes.dialogue import Dialogue, Reply, TurnBudget
from mcp_servers.episodes.parsing import parse_call
from mcp_servers.episodes.prompts import function_specs

if TYPE_CHECKING:
    from openai import AsyncOpenAI
    from openai.types.chat import ChatCompletionMessage


_NO_MESSAGE = Message(role="assistant", content="")
_GREETING_TOKENS = 16
"""Some endpoints refuse to be cut off sooner."""
_ERROR_CHARACTERS = 300


class EndpointAgent:
    """Asks a chat-completions endpoint for each turn; calls come back as structured tool calls."""

    def __init__(
        self,
        url: str,
        model: str,
        *,
        key: str = "none",
        temperature: float = 1.0,
        concurrency: int = 16,
        timeout: float = 120.0,
        retries: int = 4,
    ) -> None:
        """Prepare a client; nothing is sent yet.

        Args:
            url: Base URL, such as ``http://127.0.0.1:8000/v1``.
            model: Name that the endpoint knows the model by.
            key: API key.
            temperature: Sampling temperature.
            concurrency: Requests in flight at a time.
            timeout: Seconds to wait for one reply.
            retries: Attempts after a 429, a 5xx or a time-out, with growing pauses.

        Raises:
            InputError: The ``openai`` package is not installed.
        """
        self._client = open_client(url, key, timeout, retries)
        self._model = model
        self._temperature = temperature
        self._slots = asyncio.Semaphore(concurrency)

    async def reply(self, dialogues: Sequence[Dialogue], budget: TurnBudget) -> Sequence[Reply]:
        """Ask for the next message of every dialogue."""
        return await asyncio.gather(*(self._ask(dialogue, budget) for dialogue in dialogues))

    async def _ask(self, dialogue: Dialogue, budget: TurnBudget) -> Reply:
        from openai import OpenAIError

        messages: Any = chat_messages(dialogue.messages)
        tools: Any = function_specs(dialogue.tools)
        try:
            async with self._slots:
                completion = await self._client.chat.completions.create(
                    model=self._model,
                    messages=messages,
                    tools=tools,
                    temperature=self._temperature,
                    max_tokens=budget.turn_tokens,
                )
        except OpenAIError as error:
            return Reply(_NO_MESSAGE, fault=f"the endpoint gave no reply: {describe_fault(error)}")
        if not completion.choices:
            return Reply(_NO_MESSAGE, fault="the endpoint gave a reply without choices")
        choice = completion.choices[0]
        return Reply(read_message(choice.message), exhausted=choice.finish_reason == "length")


class EndpointWriter:
    """Asks a chat-completions endpoint for texts, without tools."""

    def __init__(
        self,
        url: str,
        model: str,
        *,
        key: str = "none",
        temperature: float = 1.0,
        concurrency: int = 16,
        timeout: float = 120.0,
        retries: int = 4,
    ) -> None:
        """Prepare a client; nothing is sent yet. The arguments are those of ``EndpointAgent``.

        Raises:
            InputError: The ``openai`` package is not installed.
        """
        self._client = open_client(url, key, timeout, retries)
        self._model = model
        self._temperature = temperature
        self._slots = asyncio.Semaphore(concurrency)

    async def write(self, messages: Sequence[Message], tokens: int) -> str:
        """Return what the model answers; empty where it says nothing.

        Args:
            messages: The dialogue so far.
            tokens: The longest answer.

        Raises:
            InfrastructureFault: There was no reply.
        """
        from openai import OpenAIError

        chat: Any = chat_messages(messages)
        try:
            async with self._slots:
                completion = await self._client.chat.completions.create(
                    model=self._model, messages=chat, temperature=self._temperature, max_tokens=tokens
                )
        except OpenAIError as error:
            raise InfrastructureFault(f"the model {self._model} gave no reply: {describe_fault(error)}") from error
        return (completion.choices[0].message.content or "") if completion.choices else ""

    async def close(self) -> None:
        """Close its connections."""
        await self._client.close()


async def check_endpoint(url: str, model: str, *, key: str = "none") -> None:
    """Ask for a few tokens, so that a dead endpoint, an unknown model or a refused key shows before any work is done.

    Raises:
        InputError: The ``openai`` package is not installed.
        InfrastructureFault: There was no reply, or none that is a completion.
    """
    client = open_client(url, key, timeout=60.0, retries=1)
    from openai import OpenAIError

    async with client:
        try:
            reply: object = await client.chat.completions.create(
                model=model, messages=[{"role": "user", "content": "Are you ready?"}], max_tokens=_GREETING_TOKENS
            )
        except (OpenAIError, ValueError) as error:  # what says that it is JSON may be none
            raise InfrastructureFault(f"the model {model} at {url} gave no reply: {describe_fault(error)}") from error
    if not getattr(reply, "choices", None):  # the client hands on whatever comes, also a web page
        raise InfrastructureFault(f"what {url} answers is no chat completion; such an address often ends in /v1")


def chat_messages(messages: Sequence[Message]) -> list[dict[str, Json]]:
    """Return messages in the chat-completions form; calls get ids by their position."""
    chat: list[dict[str, Json]] = []
    waiting: list[str] = []
    for index, message in enumerate(messages):
        entry: dict[str, Json] = {"role": message.role, "content": message.content}
        if message.calls:
            waiting = [f"call_{index}_{number}" for number in range(len(message.calls))]
            entry["tool_calls"] = [
                {
                    "id": call_id,
                    "type": "function",
                    "function": {"name": call.name or "unreadable", "arguments": json.dumps(call.arguments)},
                }
                for call_id, call in zip(waiting, message.calls, strict=True)
            ]
        elif message.role == "tool":
            entry["tool_call_id"] = waiting.pop(0)
        chat.append(entry)
    return chat


def open_client(url: str, key: str, timeout: float, retries: int) -> "AsyncOpenAI":
    """Prepare a client; nothing is sent yet.

    Raises:
        InputError: The ``openai`` package is not installed.
    """
    try:
        from openai import AsyncOpenAI
    except ImportError:
        raise InputError("an endpoint needs the openai package: pip install 'agent-worlds[llm]'") from None
    return AsyncOpenAI(base_url=url, api_key=key, timeout=timeout, max_retries=retries)


def describe_fault(error: Exception) -> str:
    """Say in one line what went wrong with a request: what answered may be a web page."""
    return f"{type(error).__name__}: {' '.join(str(error).split())[:_ERROR_CHARACTERS]}"


def read_message(message: "ChatCompletionMessage") -> Message:
    """Return an endpoint's message; a call that cannot be read says why."""
    calls: list[ToolCall] = []
    for call in message.tool_calls or []:
        if call.type == "function":
            arguments = call.function.arguments or "{}"
            calls.append(parse_call(f'{{"name": {json.dumps(call.function.name)}, "arguments": {arguments}}}'))
        else:
            calls.append(ToolCall(name="", error="Only function calls are understood."))
    return Message(role="assistant", content=_whole(message.content or ""), calls=tuple(calls))


def _whole(text: str) -> str:
    """Return a text without halves of characters, which can be neither stored nor sent on."""
    return text.encode("utf-8", "replace").decode("utf-8")
