"""Varied demonstrations stay true to what they show."""

import json
import random

from trainer.demonstrations import Demonstration
from trainer.variations import make_mistake, rename, show_fewer_tools


def longest(demonstrations: list[Demonstration]) -> Demonstration:
    return max(demonstrations, key=lambda one: len(one.messages))


def test_every_task_is_solved_by_its_own_oracle(demonstrations: list[Demonstration], tasks: list[object]) -> None:
    assert len(demonstrations) == len(tasks)


def test_needed_tools_stay_in_the_list(demonstrations: list[Demonstration]) -> None:
    shown = show_fewer_tools([longest(demonstrations)], random.Random(0))[0]
    assert shown.called <= {tool["function"]["name"] for tool in shown.tools}


def test_renaming_keeps_calls_and_tools_together(demonstrations: list[Demonstration]) -> None:
    original = longest(demonstrations)
    changed = False
    for seed in range(10):
        other = rename([original], ["kettle", "lantern", "meadow"], random.Random(seed))[0]
        names = {tool["function"]["name"]: tool["function"]["parameters"]["properties"] for tool in other.tools}
        for message in other.messages:
            if message.role == "assistant" and message.content.startswith("<tool_call>"):
                call = json.loads(message.content.removeprefix("<tool_call>").removesuffix("</tool_call>"))
                assert set(call["arguments"]) <= set(names[call["name"]])
        changed |= other.messages[-1].content != original.messages[-1].content
    assert changed


def test_a_mistake_changes_the_answer_or_forgets_a_call(demonstrations: list[Demonstration]) -> None:
    original = longest(demonstrations)
    wrong = [make_mistake(original, random.Random(seed)) for seed in range(10)]
    assert any(len(one.messages) < len(original.messages) for one in wrong)
    assert any(one.messages[-1].content != original.messages[-1].content for one in wrong)
