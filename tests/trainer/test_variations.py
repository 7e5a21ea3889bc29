"""Varied demonstrations stay true to what they show."""

import json
import random
import re
from collections.abc import Iterator

from mcp_servers.contracts import Json, Message
from mcp_servers.contracts.model import dump_json
from trainer.demonstrations import Demonstration
from trainer.variations import Words, condense, exchange, exchangeable_words, show_fewer_tools


def longest(demonstrations: list[Demonstration]) -> Demonstration:
    return max(demonstrations, key=lambda one: len(one.messages))


def test_every_task_is_solved_by_its_own_oracle(demonstrations: list[Demonstration], tasks: list[object]) -> None:
    assert len(demonstrations) == len(tasks)


def test_needed_tools_stay_in_the_list(demonstrations: list[Demonstration]) -> None:
    shown = show_fewer_tools([longest(demonstrations)], 2, random.Random(0))[0]
    assert shown.called <= {tool["function"]["name"] for tool in shown.tools}
    assert len(shown.tools) <= len(shown.called) + 2


def scalars(value: Json) -> Iterator[str]:
    if isinstance(value, (dict, list)):
        for item in value.values() if isinstance(value, dict) else value:
            yield from scalars(item)
    else:
        yield dump_json(value)


def test_what_the_assistant_says_can_still_be_known_when_a_demonstration_is_condensed(
    demonstrations: list[Demonstration],
) -> None:
    for demonstration in demonstrations:
        short = condense(demonstration, random.Random(0))
        for position, message in enumerate(demonstration.messages):
            assert message.role in ("system", "tool") or short.messages[position].content == message.content
            if message.role != "assistant":
                continue
            wanted = {value for call in message.calls for value in scalars(call.arguments)}
            for full, shown in zip(demonstration.messages[:position], short.messages[:position], strict=True):
                if full.role == "tool" and not full.is_error:
                    seen, left = set(scalars(json.loads(full.content))), set(scalars(json.loads(shown.content)))
                    assert wanted & seen == wanted & left
                    order = [name for name in json.loads(full.content) if name in json.loads(shown.content)]
                    assert list(json.loads(shown.content)) == order


def test_condensed_demonstrations_are_shorter(demonstrations: list[Demonstration]) -> None:
    original = longest(demonstrations)
    short = condense(original, random.Random(0))
    assert sum(len(message.content) for message in short.messages) < sum(len(m.content) for m in original.messages)


def test_exchanged_names_and_numbers_are_the_same_in_question_call_and_result(
    demonstrations: list[Demonstration],
) -> None:
    words = exchangeable_words(demonstrations)
    assert "Havørn" in words.names
    assert not {"May", "Answer", "Please"} & set(words.names)
    for seed, original in enumerate(demonstrations):
        (other,) = exchange([original], words, random.Random(seed))
        mapping: dict[str, str] = {}
        for before, after in zip(original.messages, other.messages, strict=True):
            old, new = (re.findall(r"\w+-[0-9]+|\w+|\W", message.content) for message in (before, after))
            assert len(old) == len(new)
            for old_word, new_word in zip(old, new, strict=True):
                assert mapping.setdefault(old_word, new_word) == new_word
    assert any(one.messages[1] != exchange([one], words, random.Random(1))[0].messages[1] for one in demonstrations)


def spoken(question: str, *results: str) -> Demonstration:
    messages = [
        Message(role="system", content="Keep lists short."),
        Message(role="user", content=f"{question}\nAnswer."),
    ]
    messages += [Message(role="tool", content=result) for result in results]
    return Demonstration(tools=(), messages=tuple(messages), called=frozenset())


def exchanged(*group: Demonstration, seed: int = 0) -> list[str]:
    words = Words(names=("Adams", "Brook"), plain=("copper", "velvet"))
    return [one.messages[1].content + one.messages[2].content for one in exchange(group, words, random.Random(seed))]


def test_titles_codes_and_mailboxes_are_exchanged_alike_in_question_and_result() -> None:
    (text,) = exchanged(
        spoken(
            'Close "mend the ladder" and AB-1234',
            '{"title":"mend the ladder","code":"AB-1234","mail":"ann.lee@x.example"}',
        )
    )
    assert "ladder" not in text
    assert "AB-1234" not in text
    assert "ann.lee@" not in text
    title = re.findall(r'"([^"]+)"', text)[0]
    assert f'"title":"{title}"' in text
    code = re.findall(r"[A-Z]{2}-[0-9]{4}", text)
    assert len(code) == 2
    assert len(set(code)) == 1


def test_words_that_are_written_elsewhere_in_the_group_stay() -> None:
    first = spoken('Close "mend lists again"', '{"title":"mend lists again"}')
    second = spoken("Which one should I mend?", "{}")
    text, other = exchanged(first, second)
    assert "mend lists" in text, "'lists' is in the instructions, 'mend' in the other question"
    assert "again" not in text
    assert other.startswith("Which one should I mend?")


def test_a_state_in_quotes_is_no_title() -> None:
    (text,) = exchanged(spoken('Find the guest whose answer is "needs action"', '{"answer":"needsAction"}'))
    assert '"needs action"' in text
