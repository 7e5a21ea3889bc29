"""The default policy's tokenizer, template and network, and what other policies must bring."""

from pathlib import Path

import pytest
import torch
from httpx import ConnectError, Request, Response
from huggingface_hub.errors import RepositoryNotFoundError
from transformers import PreTrainedTokenizerFast

from mcp_servers.contracts import InputError
from tests.trainer.conftest import SMALL
from trainer.demonstrations import Demonstration
from trainer.encoding import Encoder
from trainer.policy.hub import is_on_hub
from trainer.policy.loading import check_tokenizer, load_policy
from trainer.policy.network import build_network
from trainer.policy.tokenizer import QUESTION, REPLY, train_tokenizer


def test_a_value_is_the_same_tokens_in_question_call_and_result(tokenizer: PreTrainedTokenizerFast) -> None:
    value = tokenizer.encode("Havørn")
    for text in ("the boat Havørn, please", '{"boat":"Havørn"}', "boats(Havørn)"):
        assert holds(tokenizer.encode(text), value)


def holds(ids: list[int], part: list[int]) -> bool:
    return any(ids[start : start + len(part)] == part for start in range(len(ids)))


def test_a_plural_shares_its_word(tokenizer: PreTrainedTokenizerFast) -> None:
    assert tokenizer.encode("berths")[:-1] == tokenizer.encode("berth")


def test_an_id_is_few_tokens_that_are_the_same_everywhere(tokenizer: PreTrainedTokenizerFast) -> None:
    number = tokenizer.encode("1150")
    assert len(number) == 2
    for text in ("st-1150", '{"id":"st-1150"}', "the stay st-1150, please"):
        assert holds(tokenizer.encode(text), number)


def test_an_hour_is_the_same_in_a_moment(tokenizer: PreTrainedTokenizerFast) -> None:
    assert holds(tokenizer.encode('{"at":"2026-03-07T10:30"}'), tokenizer.encode("10:30"))


def test_a_space_between_words_costs_nothing(tokenizer: PreTrainedTokenizerFast) -> None:
    assert tokenizer.encode("the boat") == tokenizer.encode("the") + tokenizer.encode("boat")


def test_what_stands_between_a_tool_and_its_first_argument_is_one_token(tokenizer: PreTrainedTokenizerFast) -> None:
    tool = {"function": {"name": "f", "parameters": {"properties": {"x": {}, "y": {}}}}}
    listed = tokenizer.apply_chat_template([{"role": "user", "content": ""}], tools=[tool], tokenize=False)
    assert '{"name":"f","arguments":{"x","y"}}' in listed
    call = tokenizer.tokenize('<tool_call>{"name":"f","arguments":{"x":1}}</tool_call>')
    assert [token for token in call if "{" in token] == ['<tool_call>{"name":"', '","arguments":{"']


@pytest.mark.parametrize(
    "text",
    [
        '<tool_call>{"name":"find_berths","arguments":{"page": 12}}</tool_call> Øystein  boat\n',
        " O'Brien's 2nd x_ids, 3 4 5 x1 1x",
        "2026-06-07T10:00 7T 10 T10 2T1 2T 1",
        "漢字 and <0x41> are text\ttoo",
    ],
)
def test_text_survives_the_tokenizer(tokenizer: PreTrainedTokenizerFast, text: str) -> None:
    assert tokenizer.decode(tokenizer.encode(text), skip_special_tokens=False) == text


def test_padding_is_on_the_left_and_no_turn_ends_with_it(tokenizer: PreTrainedTokenizerFast) -> None:
    assert tokenizer.padding_side == "left"
    assert tokenizer.pad_token_id != tokenizer.eos_token_id


def test_the_template_marks_what_the_assistant_writes_up_to_its_end(tokenizer: PreTrainedTokenizerFast) -> None:
    messages = [
        {"role": "user", "content": "How long?"},
        {"role": "assistant", "content": "", "tool_calls": [{"function": {"name": "f", "arguments": {"x": 1}}}]},
        {"role": "tool", "content": "{}"},
        {"role": "assistant", "content": '{"length":12}'},
    ]
    rendered = tokenizer.apply_chat_template(messages, return_dict=True, return_assistant_tokens_mask=True)
    marked = [i for i, mask in zip(rendered["input_ids"], rendered["assistant_masks"], strict=True) if mask]
    assert tokenizer.decode(marked, skip_special_tokens=False) == (
        '<tool_call>{"name": "f", "arguments": {"x": 1}}</tool_call><|im_end|>{"length":12}<|im_end|>'
    )


def test_a_demonstration_teaches_only_what_the_assistant_says(
    encoder: Encoder, demonstrations: list[Demonstration]
) -> None:
    demonstration = max(demonstrations, key=lambda one: len(one.messages))
    example = encoder.encode(demonstration)
    taught = encoder.tokenizer.decode(
        [token for token, mask in zip(example.ids, example.mask, strict=True) if mask], skip_special_tokens=False
    )
    said = [message.content for message in demonstration.messages if message.role == "assistant"]
    assert taught == "".join(f"{text}<|im_end|>" for text in said)


def test_an_untrained_network_copies(tokenizer: PreTrainedTokenizerFast) -> None:
    network = build_network(SMALL, tokenizer)
    generator = torch.Generator().manual_seed(0)
    ids = torch.randint(len(tokenizer), (8, 100), generator=generator).repeat(1, 2)
    labels = ids.clone()
    labels[:, :101] = -100
    with torch.no_grad():
        loss = network(input_ids=ids, labels=labels).loss.item()
    assert loss < 0.3 * torch.tensor(float(len(tokenizer))).log().item()


def test_an_untrained_network_knows_what_was_asked(encoder: Encoder, demonstrations: list[Demonstration]) -> None:
    network = build_network(SMALL, encoder.tokenizer)
    network.set_attn_implementation("eager")
    ids = encoder.encode(demonstrations[0]).ids
    with torch.no_grad():
        turns, readings = network(torch.tensor([ids]), output_attentions=True).attentions
    marks = encoder.tokenizer.convert_tokens_to_ids([QUESTION, REPLY])
    question, reply = (ids.index(mark) for mark in marks)
    assert turns[0, 2, question:reply, question].min() > 0.5
    assert readings[0, 2, reply, question:reply].sum() > 0.9


def test_the_same_seed_makes_the_same_network(tokenizer: PreTrainedTokenizerFast) -> None:
    first, second = (build_network(SMALL, tokenizer).state_dict() for _ in range(2))
    assert all(torch.equal(first[name], second[name]) for name in first)


QWEN_LIKE = """{%- for tool in tools or [] %}{{ tool | tojson }}{% endfor %}
{%- for message in messages %}<|im_start|>{{ message.role }}
{{ message.content }}{% for call in message.tool_calls or [] %}<tool_call>{{ call.function | tojson }}</tool_call>{% endfor -%}
<|im_end|>
{% endfor %}{% if add_generation_prompt %}<|im_start|>assistant
{% endif %}"""
REVISING = QWEN_LIKE.replace(
    "{{ message.content }}",
    "{{ message.content }}{% if message.role == 'tool' %} (after {{ loop.previtem.content }}){% endif %}",
)
BLIND = QWEN_LIKE.split("endfor %}", 1)[1]


def with_template(tokenizer: PreTrainedTokenizerFast, template: str | None) -> PreTrainedTokenizerFast:
    other = train_tokenizer(["a b c"], 300, 128)
    other.chat_template = template
    return other


def test_a_model_with_a_prefix_preserving_template_is_welcome(tokenizer: PreTrainedTokenizerFast) -> None:
    check_tokenizer(with_template(tokenizer, QWEN_LIKE), "stand-in")


@pytest.mark.parametrize("template", [REVISING, BLIND, None], ids=["revising", "blind to tools", "none"])
def test_a_model_with_another_template_is_refused(tokenizer: PreTrainedTokenizerFast, template: str | None) -> None:
    with pytest.raises(InputError, match="template"):
        check_tokenizer(with_template(tokenizer, template), "stand-in")


def test_a_policy_whose_pad_token_ends_turns_is_refused(tokenizer: PreTrainedTokenizerFast) -> None:
    other = with_template(tokenizer, QWEN_LIKE)
    other.pad_token = other.eos_token
    with pytest.raises(InputError, match="pad token other than its end token"):
        check_tokenizer(other, "stand-in")


def test_a_folder_that_holds_no_model_is_refused(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="cannot be loaded as a Hugging Face causal model"):
        load_policy(str(tmp_path))


@pytest.mark.parametrize(
    ("name", "said", "sentence"),
    [
        ("nowhere", None, "and a hub name has an owner, OWNER/NAME"),
        ("/no/folder", None, "and a hub name has the form OWNER/NAME"),
        ("runs/nowhere", ConnectError("no route"), "and the hub, where it may be, cannot be reached (no route)"),
        (
            "runs/nowhere",
            RepositoryNotFoundError("404", response=Response(404, request=Request("GET", "http://hub"))),
            "and the hub shows no such model (404)",
        ),
    ],
)
def test_what_is_neither_a_folder_nor_on_the_hub_is_refused_at_once(
    name: str, said: Exception | None, sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def answer(name: str, timeout: float) -> None:
        asked.append(name)
        assert said
        raise said

    if said:
        monkeypatch.setattr("trainer.policy.hub.model_info", answer)
    with pytest.raises(InputError) as refused:
        load_policy(name)
    assert str(refused.value) == f"policy '{name}' cannot be loaded: there is no such folder, {sentence}"
    assert asked == [name] * bool(said)


def test_a_model_that_was_downloaded_needs_no_hub(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(name: str, timeout: float) -> None:
        raise ConnectError("no route")

    monkeypatch.setattr("trainer.policy.hub.model_info", fail)
    monkeypatch.setattr("trainer.policy.hub.try_to_load_from_cache", lambda name, file: f"/cache/{file}")
    assert not is_on_hub("owner/name")
