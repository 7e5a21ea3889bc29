"""An agent that trusts one tool: it picks the tool that sounds most like the request, calls it once and reads the answer off.

It knows what a reader of the request would: the words, the values that they state with the names these go by (the task's
slots), the tools as clients are shown them, and the form of the answer. It looks at neither the oracle nor the truth.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from mcp.types import Tool

from mcp_servers.contracts import Json, Message, Slot, Task, ToolCall
from mcp_servers.episodes.dialogue import Dialogue
from mcp_servers.episodes.reading import SAME, fits, likeness, read_answer, words_of
from mcp_servers.episodes.scripted import Script, ScriptedAgent, last_result, say


def greedy_caller() -> ScriptedAgent:
    """Return an agent that makes the one call that fits a request best, and answers from what it showed."""

    def script(dialogue: Dialogue) -> Script:
        task = dialogue.task
        yield Message(role="assistant", content="", calls=(choose_call(task, dialogue.tools),))
        yield from say(task, read_answer(task.answer_schema, [last_result(dialogue).structured]))

    return ScriptedAgent(script)


def choose_call(task: Task, tools: Sequence[Tool]) -> ToolCall:
    """Return the call that fits a request best, if possible one of a tool whose required arguments the request states."""
    asked = words_of(task.instruction)
    common = Counter(word for tool in tools for word in words_of(tool.name))
    fields = list((task.answer_schema or {}).get("properties", {}))
    calls: list[tuple[tuple[bool, float], ToolCall]] = []
    for tool in tools:
        arguments = bind(tool.input_schema, task.slots)
        complete = set(tool.input_schema.get("required", [])) <= set(arguments)
        sounds = sum(1 / common[word] for word in sorted(words_of(tool.name) & asked))
        shows = sum(_shown(field, tool.output_schema or {}) for field in fields) / max(1, len(fields))
        fit = complete, sounds + len(arguments) + shows
        calls.append((fit, ToolCall(name=tool.name, arguments=arguments)))
    return max(calls, key=lambda pair: pair[0])[1]


def bind(schema: dict[str, Json], slots: Mapping[str, Slot]) -> dict[str, Json]:
    """Give each stated value to the free parameter whose name is most like its own, if its form fits there."""
    arguments: dict[str, Json] = {}
    alone = {**schema, "required": []}  # the whole schema, since its parts may refer to its definitions
    for name, slot in slots.items():
        free = {
            parameter: likeness(name, parameter)
            for parameter in schema.get("properties", {})
            if parameter not in arguments and fits({parameter: slot.value}, alone)
        }
        if any(free.values()):
            arguments[max(free, key=lambda parameter: free[parameter])] = slot.value
    return arguments


def _shown(field: str, output: dict[str, Json]) -> float:
    """Return how sure it is, from 0 to 1, that a result of this schema has a field."""
    return max((likeness(field, name) for name in _names(output)), default=0.0) / SAME


def _names(schema: dict[str, Json]) -> Iterator[str]:
    for name, part in schema.get("properties", {}).items():
        yield name
        yield from _names(part)
    yield from _names(schema["items"]) if "items" in schema else ()
