"""Sampling many dialogues at once, turn by turn, without reading any token twice."""

import time
from dataclasses import dataclass, field
from typing import Any

import torch
from transformers import Cache, PreTrainedModel
from transformers.cache_utils import DynamicLayer

from mcp_servers.contracts import InfrastructureFault

ROOM = 128
"""Positions that a cache grows by at a time."""


class RoomyLayer(DynamicLayer):  # type: ignore[misc]
    """Keys and values with room behind them, so that a token is written in place instead of copying all that came before."""

    keys: torch.Tensor
    values: torch.Tensor
    _rooms: tuple[torch.Tensor, torch.Tensor] | None = None

    def update(
        self, key_states: torch.Tensor, value_states: torch.Tensor, *args: Any, **kwargs: Any
    ) -> tuple[torch.Tensor, torch.Tensor]:
        """Append states, [rows, heads, positions, size], and return all."""
        start = self.get_seq_length()
        end = start + key_states.shape[2]
        if self._rooms is None or self._rooms[0].shape[2] < end:
            rows, heads, _, size = key_states.shape
            self._rooms = (
                key_states.new_empty(rows, heads, end + ROOM, size),
                value_states.new_empty(rows, heads, end + ROOM, size),
            )
            if start:
                self._rooms[0][:, :, :start], self._rooms[1][:, :, :start] = self.keys, self.values
            self.is_initialized = True
        keys, values = self._rooms
        keys[:, :, start:end], values[:, :, start:end] = key_states, value_states
        self.keys, self.values = keys[:, :, :end], values[:, :, :end]
        return self.keys, self.values

    def batch_select_indices(self, indices: torch.Tensor) -> None:
        """Keep some rows, in this order."""
        super().batch_select_indices(indices)
        self._rooms = None


@dataclass
class CachedSequences:
    """Sequences whose keys and values are kept. Rows share one width; what a row does not fill is masked out."""

    ids: list[list[int]]
    """Tokens whose keys and values are in the cache, row by row."""
    mask: torch.Tensor
    """[rows, width], 1 where a position holds a token."""
    cache: Cache = field(default_factory=lambda: Cache(layer_class_to_replicate=RoomyLayer))

    def part(self, rows: list[int]) -> "CachedSequences":
        """Return a copy of these rows."""
        index = torch.tensor(rows, device=self.mask.device)
        part = CachedSequences([list(self.ids[row]) for row in rows], self.mask[index])
        for number, layer in enumerate(self.cache.layers):
            part.cache.update(layer.keys[index], layer.values[index], number)
        return part

    def select(self, rows: list[int]) -> None:
        """Keep these rows, in this order; a row may be repeated."""
        if rows == list(range(len(self.ids))):
            return
        index = torch.tensor(rows)
        self.cache.batch_select_indices(index.to(self.mask.device))
        self.mask = self.mask[index.to(self.mask.device)]
        self.ids = [list(self.ids[row]) for row in rows]


class Sampler:
    """Continues token lists. Call it once a turn: what it wrote before, and what it read, is not computed again."""

    def __init__(
        self, model: PreTrainedModel, pad: int, end: int, temperature: float = 1.0, seed: int | None = None
    ) -> None:
        """Prepare to sample.

        Args:
            model: A causal language model.
            pad: Token that fills empty positions.
            end: Token that ends a turn.
            temperature: 0 takes the likeliest token. Log-probabilities are those of the tempered distribution.
            seed: Seed of an own random stream; the global one without.
        """
        self.model = model
        self.pad, self.end = pad, end
        self.temperature = temperature
        self._generator = None if seed is None else torch.Generator(model.device).manual_seed(seed)
        self._batch: CachedSequences | None = None
        self.tokens = 0
        """Tokens written so far."""
        self.seconds = 0.0
        """Wall time spent here so far."""

    @torch.no_grad()
    def __call__(self, prompts: list[list[int]], max_new_tokens: int) -> list[tuple[list[int], list[float]]]:
        """Continue each prompt up to its end token or the limit.

        Returns:
            The new tokens (end token included) and their log-probabilities, prompt by prompt.
        """
        start = time.monotonic()
        was_training = self.model.training
        self.model.eval()
        try:
            return self._continue(prompts, max_new_tokens)
        finally:
            self.model.train(was_training)
            self.seconds += time.monotonic() - start

    def _continue(self, prompts: list[list[int]], max_new_tokens: int) -> list[tuple[list[int], list[float]]]:
        batch, logits = self._read(prompts)
        self._batch = batch
        written: list[tuple[list[int], list[float]]] = [([], []) for _ in prompts]
        rows = list(range(len(prompts)))  # which prompt each row of the batch goes on from
        running = set(rows)
        for position in range(max_new_tokens):
            tokens = dict(zip(rows, zip(*self._draw(logits), strict=True), strict=True))
            for row in running:
                written[row][0].append(tokens[row][0])
                written[row][1].append(tokens[row][1])
            running = {row for row in running if tokens[row][0] != self.end}
            if not running or position == max_new_tokens - 1:
                break
            if 2 * len(running) <= len(rows):
                # The few that are slow go on among themselves. What they write is read again at the next turn, all at once.
                batch = batch.part([place for place, row in enumerate(rows) if row in running])
                rows = [row for row in rows if row in running]
            logits = self._feed(batch, [[tokens[row][0]] if row in running else [] for row in rows])
        self.tokens += sum(len(ids) for ids, _ in written)
        return written

    def _read(self, prompts: list[list[int]]) -> tuple[CachedSequences, torch.Tensor]:
        """Bring a batch to the end of its prompts and return the logits of the next token, [rows, vocabulary]."""
        kept = self._kept_rows(prompts)
        if self._batch is not None and kept is not None:
            batch = self._batch
            batch.select(kept)
            fresh = [prompt[len(known) :] for prompt, known in zip(prompts, batch.ids, strict=True)]
            return batch, self._feed(batch, fresh)
        unique: dict[tuple[int, ...], int] = {}
        rows = [unique.setdefault(tuple(prompt), len(unique)) for prompt in prompts]
        batch = CachedSequences(
            [[] for _ in unique], torch.zeros(len(unique), 0, dtype=torch.long, device=self.model.device)
        )
        logits = self._feed(batch, [list(prompt) for prompt in unique])
        batch.select(rows)
        return batch, logits[rows]

    def _kept_rows(self, prompts: list[list[int]]) -> list[int] | None:
        """Return which kept row each prompt goes on from, or ``None`` when one goes on from none."""
        known = self._batch.ids if self._batch else []
        rows: list[int] = []
        candidate = 0
        for prompt in prompts:
            while candidate < len(known) and prompt[: len(known[candidate])] != known[candidate]:
                candidate += 1
            if candidate == len(known) or len(prompt) == len(known[candidate]):
                return None
            rows.append(candidate)
            candidate += 1
        return rows

    def _feed(self, batch: CachedSequences, fresh: list[list[int]]) -> torch.Tensor:
        """Read new tokens, right-aligned, and return the logits after each row's last one (rows without are undefined)."""
        width = max(map(len, fresh))
        device = self.model.device
        ids = torch.tensor([[self.pad] * (width - len(row)) + row for row in fresh], device=device)
        mask = torch.tensor([[0] * (width - len(row)) + [1] * len(row) for row in fresh], device=device)
        batch.mask = torch.cat([batch.mask, mask], dim=1)
        positions = (batch.mask.cumsum(1) - 1).clamp(min=0)[:, -width:]
        output = self.model(
            input_ids=ids,
            attention_mask=batch.mask,
            position_ids=positions,
            past_key_values=batch.cache,
            use_cache=True,
            logits_to_keep=1,
        )
        for known, row in zip(batch.ids, fresh, strict=True):
            known += row
        logits: torch.Tensor = output.logits[:, -1].float()
        return logits

    def _draw(self, logits: torch.Tensor) -> tuple[list[int], list[float]]:
        if logits.isnan().any():
            raise InfrastructureFault("the policy's logits are no numbers: its weights are spoilt")
        if self.temperature == 0:
            logprobs = logits.log_softmax(-1)
            tokens = logits.argmax(-1)
        else:
            logprobs = (logits / self.temperature).log_softmax(-1)
            shares = logprobs.exp().cumsum(1)
            drawn = torch.rand(len(shares), 1, generator=self._generator, device=shares.device) * shares[:, -1:]
            tokens = torch.searchsorted(shares, drawn, right=True).clamp(max=shares.shape[1] - 1).squeeze(1)
        return tokens.tolist(), logprobs.gather(1, tokens.unsqueeze(1)).squeeze(1).tolist()
