"""A character-level tokenizer with a ChatML template in plain Python: exact, and easy to read back."""

import json
from typing import Any

SPECIAL = ["<|im_start|>", "<|im_end|>"]


class CharacterTokenizer:
    """Every character is a token; the two ChatML marks are tokens of their own."""

    eos_token_id = 1
    all_special_tokens = SPECIAL

    def encode(self, text: str) -> list[int]:
        ids: list[int] = []
        while text:
            mark = next((mark for mark in SPECIAL if text.startswith(mark)), None)
            ids.append(SPECIAL.index(mark) if mark else ord(text[0]) + len(SPECIAL))
            text = text[len(mark) if mark else 1 :]
        return ids

    def decode(self, token_ids: Any, **_: Any) -> str:
        return "".join(SPECIAL[token] if token < len(SPECIAL) else chr(token - len(SPECIAL)) for token in token_ids)

    def apply_chat_template(self, conversation: Any, **options: Any) -> list[int]:
        text = ""
        if options.get("tools"):
            text += f"<|im_start|>system\n{json.dumps(options['tools'])}<|im_end|>\n"
        for message in conversation:
            calls = "".join(
                f"<tool_call>{json.dumps(call['function'])}</tool_call>" for call in message.get("tool_calls", [])
            )
            text += f"<|im_start|>{message['role']}\n{message['content']}{calls}<|im_end|>\n"
        if options.get("add_generation_prompt"):
            text += "<|im_start|>assistant\n"
        return self.encode(text)


class ForgetfulTokenizer(CharacterTokenizer):
    """Renders an assistant turn differently once something follows it."""

    def apply_chat_template(self, conversation: Any, **options: Any) -> list[int]:
        said = [message["content"] for message in conversation if message["role"] == "assistant"]
        note = [{"role": "system", "content": f"so far: {said}"}] if conversation[-1]["role"] == "tool" else []
        return super().apply_chat_template([*conversation, *note], **options)


class ToolBlindTokenizer(CharacterTokenizer):
    """Leaves tools out."""

    def apply_chat_template(self, conversation: Any, **options: Any) -> list[int]:
        return super().apply_chat_template(conversation, **{**options, "tools": None})
