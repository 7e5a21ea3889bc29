"""The default policy's tokenizer, trained on text of the training split alone."""

import json
from collections.abc import Iterable
from string import printable
from typing import TYPE_CHECKING

from transformers import PreTrainedTokenizerFast

from trainer.policy.template import CHAT_TEMPLATE

if TYPE_CHECKING:
    from tokenizers import Tokenizer

PAD = "<|pad|>"
START = "<|im_start|>"
END = "<|im_end|>"
QUESTION = "<|im_start|>user\n"
REPLY = "<|im_start|>assistant\n"
SYSTEM = "<|im_start|>system\n"
RESULTS = ("<tool_response>", '<tool_response>{"', '<tool_response>{"items":[{"id":"')
"""Ways a result begins."""
CALLS = ('<tool_call>{"name":"', '\n{"name":"', '","arguments":{"', '"}}', '"}}</tool_call>', "}}</tool_call>")
"""What stands between the names and values of calls, and of tools in the list of them."""
NAMES = ("find_", "get_")
"""What very many names begin with."""
MARKS = (QUESTION, REPLY, SYSTEM, *RESULTS, *CALLS, *NAMES, "<tool_call>", "</tool_call>", "</tool_response>")
"""Runs of text that are one token, so that a name and what follows it are never far apart."""

# A value must be the same tokens in a question, in a JSON call and in a result, so that to copy is to repeat tokens, and the
# few tokens before a value must tell which it is. So words (a plural's s apart, so that "find_sailings" shares a token with
# "sailing") and pairs of digits stand alone, and the space between two words is no token: each word has a mark before it, and
# reading the tokens puts a space where a mark follows a word. Single digits would make longer ids, of which each part occurs
# everywhere. The T inside a moment is no word, so that its hour is written as elsewhere.
MARK = "\ue000"
"""Stands before each word and number; a character of no script."""
SIGN = r"[\p{L}0-9]"
WORDS = rf"{MARK}?\p{{L}}+?(?=s?(?!\p{{L}}))|_{MARK}id(?!\p{{L}})|{MARK}?[0-9]{{1,2}}"
WORD_START = rf"(?<!{SIGN})(?={SIGN})|(?<=[0-9]T)(?=[0-9])"
AFTER_WORD = rf"(?<={SIGN})(?<![0-9]T)"
BYTES = [f"<0x{byte:02X}>" for byte in range(256)]
"""Spell characters that the vocabulary lacks."""
CHARACTERS = 300


def train_tokenizer(texts: Iterable[str], vocabulary: int, max_length: int) -> PreTrainedTokenizerFast:
    """Train a BPE tokenizer that keeps every text but the mark itself as it is.

    Args:
        texts: Text to learn pieces of words from.
        vocabulary: Tokens in all; more than the single characters and bytes, which are about 560.
        max_length: Longest sequence that the policy takes, in tokens.
    """
    from tokenizers import AddedToken, Regex, Tokenizer, decoders, models, normalizers, pre_tokenizers, trainers

    tokenizer = Tokenizer(models.BPE(byte_fallback=True))
    tokenizer.normalizer = normalizers.Sequence(
        [
            normalizers.Replace(Regex(WORD_START), MARK),
            normalizers.Replace(Regex(f"{AFTER_WORD} {MARK}"), MARK),
        ]
    )
    tokenizer.pre_tokenizer = pre_tokenizers.Split(Regex(WORDS), "isolated")
    tokenizer.decoder = decoders.Sequence(
        [
            decoders.ByteFallback(),
            decoders.Fuse(),
            decoders.Replace(Regex(f"{AFTER_WORD}{MARK}"), " "),
            decoders.Replace(MARK, ""),
        ]
    )
    tokenizer.train_from_iterator(
        texts,
        trainers.BpeTrainer(
            vocab_size=vocabulary,
            special_tokens=[PAD, START, END, *BYTES],
            initial_alphabet=[*printable, MARK],
            limit_alphabet=CHARACTERS,
            show_progress=False,
        ),
    )
    tokenizer = _spell_bytes(tokenizer)
    # Marks are ordinary tokens, as in Qwen: only the ends of turns are special.
    tokenizer.add_tokens([AddedToken(mark, normalized=False) for mark in MARKS])
    return PreTrainedTokenizerFast(
        tokenizer_object=tokenizer,
        pad_token=PAD,
        eos_token=END,
        additional_special_tokens=[START],
        padding_side="left",
        model_max_length=max_length,
        clean_up_tokenization_spaces=False,
        chat_template=CHAT_TEMPLATE,
    )


def _spell_bytes(tokenizer: "Tokenizer") -> "Tokenizer":
    """Let byte tokens stand for bytes only: a text that spells their names is text."""
    parts = json.loads(tokenizer.to_str())
    parts["added_tokens"] = [token for token in parts["added_tokens"] if token["content"] not in BYTES]
    return type(tokenizer).from_str(json.dumps(parts))
