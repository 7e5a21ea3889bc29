import pytest

from mcp_servers.contracts import ToolCall
from mcp_servers.episodes.parsing import UnreadableAnswer, parse_answer, parse_reply
from mcp_servers.episodes.prompts import answer_format

SCHEMA = {"type": "object", "properties": {"total": {"type": "integer"}}, "required": ["total"]}


def test_a_reply_holds_text_and_calls() -> None:
    reply = parse_reply('I look.\n<tool_call>{"name": "find", "arguments": {"page": 2}}</tool_call>')
    assert reply.content == "I look."
    assert reply.calls == (ToolCall(name="find", arguments={"page": 2}),)


def test_thoughts_are_no_calls() -> None:
    assert parse_reply('<think><tool_call>{"name": "f"}</tool_call></think>Done.').calls == ()


@pytest.mark.parametrize("body", ["{", "[]", '{"arguments": {}}', '{"name": "f", "arguments": []}'])
def test_a_malformed_call_says_what_is_wrong(body: str) -> None:
    (call,) = parse_reply(f"<tool_call>{body}</tool_call>").calls
    assert call.error


DEEP = "[" * 100_000 + "]" * 100_000


@pytest.mark.parametrize("value", ["NaN", r'"\ud800"', r'{"\ud800": 1}', "[" * 300 + "]" * 300, DEEP])
def test_what_cannot_be_sent_on_is_neither_a_call_nor_an_answer(value: str) -> None:
    reply = parse_reply(f'<tool_call>{{"name": "f", "arguments": {{"x": {value}}}}}</tool_call>')
    assert reply.calls[0].error
    assert reply.to_json().encode()
    with pytest.raises(UnreadableAnswer, match="no JSON object"):
        parse_answer(f'{{"x": {value}}}', {"type": "object"})


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ('It is {"total": 3}.', {"total": 3}),
        ('{"total": 3} no, {"total": 4}', {"total": 4}),
    ],
)
def test_the_answer_is_the_last_json_object(text: str, answer: object) -> None:
    assert parse_answer(text, SCHEMA) == answer


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ('{"total": "3"}', "'3' is not of type 'integer'"),
        ("{}", "'total' is a required property"),
        ('{"total": "' + "3" * 500 + '"}', "[...]"),
        ("{total: 3}", "it holds no JSON object"),
        ("three", "it holds no JSON object"),
    ],
)
def test_an_unreadable_answer_says_what_is_wrong(text: str, reason: str) -> None:
    with pytest.raises(UnreadableAnswer) as raised:
        parse_answer(text, SCHEMA)
    assert reason in str(raised.value)
    assert len(str(raised.value)) <= 200


def test_the_answer_format_is_said_in_one_line() -> None:
    assert answer_format(SCHEMA) == 'Answer with JSON: {"total": integer}'
    assert answer_format(None) == "No answer is needed: say when it is done."
