"""Reading what an agent wrote: tool calls in the Hermes form, and the answer of its last message."""

import json
import re
from collections.abc import Iterable
from textwrap import shorten

from jsonschema import Draft202012Validator
from jsonschema.exceptions import best_match

from mcp_servers.contracts import Json, Message, ToolCall

LONGEST_REASON = 200
"""Characters: the reason quotes what was wrong, which may be of any length."""

MAX_DEPTH = 64
"""Levels of nesting; what is stored and sent on is walked by code that gives up at a few hundred."""

_CALL = re.compile(r"<tool_call>(.*?)(?:</tool_call>|\Z)", re.DOTALL)
_UNPORTABLE = f"The tool call holds NaN, a lone surrogate or more than {MAX_DEPTH} levels."
_THOUGHT = re.compile(r"<think>.*?(?:</think>|\Z)", re.DOTALL)


def parse_reply(text: str) -> Message:
    """Return an assistant message with its calls; a call that cannot be read says why in its ``error``."""
    visible = _THOUGHT.sub("", text)
    calls = tuple(parse_call(body) for body in _CALL.findall(visible))
    return Message(role="assistant", content=_CALL.sub("", visible).strip(), calls=calls)


def parse_call(body: str) -> ToolCall:
    """Read ``{"name": …, "arguments": {…}}``."""
    try:
        call = json.loads(body)
    except (ValueError, RecursionError):
        return ToolCall(name="", error="The tool call is not valid JSON.")
    if not _is_portable(call):
        return ToolCall(name="", error=_UNPORTABLE)
    name = call.get("name") if isinstance(call, dict) else None
    if not isinstance(name, str):
        return ToolCall(name="", error='A tool call needs a "name".')
    arguments = call.get("arguments", {})
    if not isinstance(arguments, dict):
        return ToolCall(name=name, error='The "arguments" of a tool call must be an object.')
    return ToolCall(name=name, arguments=arguments)


class UnreadableAnswer(ValueError):
    """Why a text gives no answer, in words for its author."""


def parse_answer(text: str, schema: dict[str, Json]) -> dict[str, Json]:
    """Return the last JSON object in a text.

    Raises:
        UnreadableAnswer: There is none, or it does not fit the schema.
    """
    decoder = json.JSONDecoder()
    answer: dict[str, Json] | None = None
    position = text.find("{")
    while position >= 0:
        try:
            value, end = decoder.raw_decode(text, position)
        except (ValueError, RecursionError):
            end = position + 1
        else:
            answer = value
        position = text.find("{", end)
    if answer is None or not _is_portable(answer):
        raise UnreadableAnswer("it holds no JSON object")
    fault = best_match(Draft202012Validator(schema).iter_errors(answer))
    if fault:
        raise UnreadableAnswer(shorten(fault.message, LONGEST_REASON))
    return answer


def _is_portable(value: Json) -> bool:
    """Whether a value that Python's lenient reader took can be stored and sent on as JSON."""
    try:
        json.dumps(value, ensure_ascii=False, allow_nan=False).encode()
    except (ValueError, RecursionError):
        return False
    level, depth = [value], 0
    while level and depth <= MAX_DEPTH:
        level = [item for part in level for item in _items(part)]
        depth += 1
    return not level


def _items(value: Json) -> Iterable[Json]:
    if isinstance(value, dict):
        return value.values()
    return value if isinstance(value, list) else ()
