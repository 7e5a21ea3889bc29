"""The default policy's tokenizer, trained on text of the training split alone."""

from collections.abc import Iterable

from transformers import PreTrainedTokenizerFast

from trainer.policy.template import CHAT_TEMPLATE

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
NAMES = ("find_", "get_", "_id")
"""Parts of very many names."""
MARKS = (QUESTION, REPLY, SYSTEM, *RESULTS, *CALLS, *NAMES, "<tool_call>", "</tool_call>", "</tool_response>")
"""Runs of text that are one token, so that a name and what follows it are never far apart."""

# A value must be the same tokens in a question, in a JSON call and in a result, so that to copy is to repeat tokens: words
# (a plural's s apart, so that "find_sailings" shares a token with "sailing") and pairs of digits stand alone. Single digits
# would make longer ids, of which each part occurs everywhere.
WORDS = r"[A-Za-z]+?(?=s?(?![A-Za-z]))|[0-9]{1,2}"


def train_tokenizer(texts: Iterable[str], vocabulary: int, max_length: int) -> PreTrainedTokenizerFast:
    """Train a byte-level BPE tokenizer.

    Args:
        texts: Text to learn pieces of words from.
        vocabulary: Tokens in all; at least 256 bytes and the marks.
        max_length: Longest sequence that the policy takes, in tokens.
    """
    from tokenizers import AddedToken, Regex, Tokenizer, decoders, models, pre_tokenizers, trainers

    tokenizer = Tokenizer(models.BPE())
    tokenizer.pre_tokenizer = pre_tokenizers.Sequence(
        [
            pre_tokenizers.Split(Regex(WORDS), "isolated"),
            pre_tokenizers.ByteLevel(add_prefix_space=False, use_regex=False),
        ]
    )
    tokenizer.decoder = decoders.ByteLevel()
    tokenizer.train_from_iterator(
        texts,
        trainers.BpeTrainer(
            vocab_size=vocabulary,
            special_tokens=[PAD, START, END],
            initial_alphabet=pre_tokenizers.ByteLevel.alphabet(),
            show_progress=False,
        ),
    )
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
