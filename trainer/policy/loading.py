"""A policy in a folder or on the hub, loaded and checked."""

from dataclasses import dataclass
from pathlib import Path

import torch
from safetensors import SafetensorError
from transformers import AutoModelForCausalLM, AutoTokenizer, PreTrainedModel, PreTrainedTokenizerBase

from mcp_servers.contracts import InputError
from mcp_servers.episodes.tokens import ChatCodec
from trainer.policy.hub import is_on_hub


@dataclass(frozen=True)
class Policy:
    """A causal language model with its tokenizer, and the codec that renders dialogues for it."""

    source: str
    """Folder or hub name that it was loaded from."""
    model: PreTrainedModel
    tokenizer: PreTrainedTokenizerBase
    codec: ChatCodec

    @property
    def end(self) -> int:
        """Token that ends a turn."""
        return int(self.tokenizer.eos_token_id)

    @property
    def pad(self) -> int:
        """Token that fills empty positions; never the end token."""
        return int(self.tokenizer.pad_token_id)


def load_policy(source: str) -> Policy:
    """Load a policy.

    Raises:
        InputError: There is no such model, or its tokenizer cannot serve: no prefix-preserving template with tools, no end
            token, or no pad token of its own. Or the model does more to its logits than training takes into account.
    """
    here = Path(source).exists() or not is_on_hub(source)
    try:
        tokenizer = AutoTokenizer.from_pretrained(source, local_files_only=here)
        check_tokenizer(tokenizer, source)
        model = AutoModelForCausalLM.from_pretrained(source, dtype=torch.float32, local_files_only=here)
    except (OSError, ValueError, SafetensorError) as error:
        raise InputError(
            f"policy '{source}' cannot be loaded as a Hugging Face causal model ({_first_line(error)}); "
            "give a folder written by save_pretrained, or a hub name"
        ) from error
    check_head(model, source)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    return Policy(source, model.to(device), tokenizer, ChatCodec(tokenizer, source))


def save_policy(policy: Policy, folder: Path) -> None:
    """Write model and tokenizer to a new folder; a kill leaves no folder that looks whole."""
    draft = folder.with_name(f".{folder.name}")
    policy.model.save_pretrained(draft)
    policy.tokenizer.save_pretrained(draft)
    draft.rename(folder)


def check_tokenizer(tokenizer: PreTrainedTokenizerBase, name: str) -> None:
    """Make sure that a tokenizer fits episodes; a missing pad token is replaced where the vocabulary offers one.

    Raises:
        InputError: It does not.
    """
    if tokenizer.eos_token_id is None:
        raise InputError(f"the tokenizer of policy '{name}' has no end token; a turn could never end")
    if tokenizer.pad_token_id is None or tokenizer.pad_token_id == tokenizer.eos_token_id:
        raise InputError(f"the tokenizer of policy '{name}' needs a pad token other than its end token")
    ChatCodec(tokenizer, f"policy '{name}'")
    tokenizer.padding_side = "left"


def check_head(model: PreTrainedModel, name: str) -> None:
    """Make sure that logits are the output layer's alone: training computes them for the policy's own tokens only.

    Raises:
        InputError: They are scaled or capped.
    """
    ids = torch.tensor([[0, 1]])
    head = model.get_output_embeddings()
    with torch.no_grad():
        states = getattr(model.base_model(input_ids=ids), "last_hidden_state", None)
        plain = head is not None and states is not None
        if not plain or not torch.allclose(head(states), model(input_ids=ids).logits, atol=1e-3):
            raise InputError(
                f"policy '{name}' scales or caps its logits, which training does not allow for; Qwen3's are plain"
            )


def _first_line(error: Exception) -> str:
    return str(error).splitlines()[0] if str(error) else type(error).__name__
