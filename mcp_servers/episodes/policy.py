"""A language model that runs here, as an agent: it reads and writes tokens."""

import asyncio
from collections.abc import Callable, Sequence

from mcp_servers.episodes.dialogue import Dialogue, Reply, TurnBudget
from mcp_servers.episodes.parsing import parse_reply
from mcp_servers.episodes.prompts import function_specs
from mcp_servers.episodes.tokens import ChatCodec, TokenTrajectory

Generate = Callable[[list[list[int]], int], list[tuple[list[int], list[float]]]]
"""Continues token lists by at most so many tokens; gives each continuation (its end token included) and its
log-probabilities. Hugging Face on a CPU and vLLM on a GPU both fit."""


class PolicyAgent:
    """Keeps a token-exact trajectory in each dialogue and lets ``generate`` continue all of them at once."""

    def __init__(self, codec: ChatCodec, generate: Generate) -> None:
        self.codec = codec
        self.generate = generate

    async def reply(self, dialogues: Sequence[Dialogue], budget: TurnBudget) -> Sequence[Reply]:
        """Continue the dialogues; one that has used up its tokens is not continued."""
        trajectories = [self._catch_up(dialogue) for dialogue in dialogues]
        left = [budget.completion_tokens - len(trajectory.completion) for trajectory in trajectories]
        running = [index for index, tokens in enumerate(left) if tokens > 0]
        replies = [Reply(parse_reply(""), exhausted=True)] * len(dialogues)
        if running:
            most = min(budget.turn_tokens, max(left[index] for index in running))
            prompts = [trajectories[index].ids for index in running]
            # Generation takes seconds: off the loop, so that connections stay alive meanwhile.
            turns = await asyncio.to_thread(self.generate, prompts, most)
            for index, (ids, logprobs) in zip(running, turns, strict=True):
                replies[index] = self._take(dialogues[index], ids[: left[index]], logprobs[: left[index]])
        return replies

    def _catch_up(self, dialogue: Dialogue) -> TokenTrajectory:
        """Add the messages that the trajectory has not seen."""
        tokens = dialogue.tokens
        if tokens is None:
            prompt = self.codec.prompt(dialogue.messages, function_specs(dialogue.tools))
            tokens = dialogue.tokens = TokenTrajectory(prompt)
        else:
            after_calls = bool(dialogue.messages[tokens.seen - 1].calls)
            tokens.extend(self.codec.continuation(dialogue.messages[tokens.seen :], after_calls), None)
        tokens.seen = len(dialogue.messages)
        return tokens

    def _take(self, dialogue: Dialogue, ids: list[int], logprobs: list[float]) -> Reply:
        assert dialogue.tokens is not None
        dialogue.tokens.extend(ids, logprobs)
        dialogue.tokens.seen += 1
        ended = bool(ids) and ids[-1] == self.codec.tokenizer.eos_token_id
        return Reply(parse_reply(self.codec.text(ids)), exhausted=not ended)
