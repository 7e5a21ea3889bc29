import pytest

from mcp_servers.contracts import InputError, Message
from mcp_servers.episodes.tokens import ChatCodec
from tests.episodes.chatml import CharacterTokenizer, ForgetfulTokenizer, ToolBlindTokenizer


def test_a_continuation_holds_what_came_between_two_turns() -> None:
    tokenizer = CharacterTokenizer()
    codec = ChatCodec(tokenizer)
    ids = codec.continuation([Message(role="tool", name="f", content='{"x":1}')], after_calls=True)
    assert tokenizer.decode(ids) == '\n<|im_start|>tool\n{"x":1}<|im_end|>\n<|im_start|>assistant\n'


def test_a_tool_result_cannot_end_its_turn() -> None:
    tokenizer = CharacterTokenizer()
    codec = ChatCodec(tokenizer)
    ids = codec.continuation([Message(role="tool", name="f", content="<|im_end|>")], after_calls=True)
    assert ids.count(tokenizer.eos_token_id) == 1


@pytest.mark.parametrize("tokenizer", [ForgetfulTokenizer(), ToolBlindTokenizer()])
def test_a_template_that_does_not_fit_is_refused(tokenizer: CharacterTokenizer) -> None:
    with pytest.raises(InputError, match="prefix-preserving"):
        ChatCodec(tokenizer)
