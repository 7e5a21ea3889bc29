"""The completions that were paid for, one file each: what is asked again is answered from here, and they are the ledger.

Completion and price are one file, written as one step: a kill can neither lose a completion that the ledger counts, nor
leave one uncounted.
"""

from pathlib import Path

from pydantic import Field, ValidationError

from mcp_servers.checks.acceptance import replace_text
from mcp_servers.contracts import InputError, Message, Model


class Overspent(InputError):
    """An environment has cost as much as it may."""


class Caps(Model):
    """How much one environment may cost; no further completion is asked for once one is reached."""

    tokens: int | None = Field(default=None, ge=0)
    """Prompt and completion tokens together."""
    cost: float | None = Field(default=None, ge=0)
    """In the currency of the endpoint's prices."""


class Completion(Model):
    """One answer of a model, and what it took."""

    work: str
    message: Message
    exhausted: bool = False
    """It was cut off at the most tokens that were asked for."""
    prompt_tokens: int = 0
    completion_tokens: int = 0
    cost: float = 0.0


class Spent(Model):
    """What some completions took."""

    completions: int = 0
    prompt_tokens: int = 0
    completion_tokens: int = 0
    cost: float = 0.0

    @property
    def tokens(self) -> int:
        """Prompt and completion tokens together."""
        return self.prompt_tokens + self.completion_tokens

    def plus(self, completion: Completion) -> "Spent":
        """Return the sum with one more."""
        return Spent(
            completions=self.completions + 1,
            prompt_tokens=self.prompt_tokens + completion.prompt_tokens,
            completion_tokens=self.completion_tokens + completion.completion_tokens,
            cost=self.cost + completion.cost,
        )


class Store:
    """The completions of one environment, by what was asked."""

    def __init__(self, folder: Path, caps: Caps | None = None) -> None:
        """Read what is there of an earlier run.

        Args:
            folder: Where the files are; made when it is needed.
            caps: When no more is asked for.

        Raises:
            InputError: A file of it is damaged.
        """
        self._folder = folder
        self._caps = caps or Caps()
        self.spent = Spent()
        self.stages: dict[str, Spent] = {}
        """Stage to what it took: the ledger."""
        for path in sorted(folder.glob("*.json")):
            self._count(_read(path))
        self.reused = 0
        """Completions of an earlier run that were not asked for again."""

    def find(self, key: str) -> Completion | None:
        """Return the completion of a request, if there is one."""
        path = self._path(key)
        if not path.exists():
            return None
        self.reused += 1
        return _read(path)

    def keep(self, key: str, completion: Completion) -> Completion:
        """Add the completion of a request and return it as a later run will find it.

        Arguments of calls stand in another order there, and the next request, which holds them, is known by its bytes.
        """
        self._folder.mkdir(parents=True, exist_ok=True)
        replace_text(self._path(key), completion.to_json() + "\n")
        self._count(completion)
        return _read(self._path(key))

    def check_caps(self) -> None:
        """Raise ``Overspent`` if nothing more may be asked for."""
        for name, cap, spent in (
            ("tokens", self._caps.tokens, self.spent.tokens),
            ("cost", self._caps.cost, self.spent.cost),
        ):
            if cap is not None and spent >= cap:
                raise Overspent(
                    f"the {name} of {self._folder.parent.name} have reached {spent:g}, at most {cap:g} are allowed; "
                    f"raise --max-{name} to go on from here"
                )

    def _count(self, completion: Completion) -> None:
        stage = completion.work.split("/")[1]
        self.spent = self.spent.plus(completion)
        self.stages[stage] = self.stages.get(stage, Spent()).plus(completion)

    def _path(self, key: str) -> Path:
        return self._folder / f"{key}.json"


def _read(path: Path) -> Completion:
    """Return a completion that was kept; ``InputError`` where its file is damaged, as by a full disk."""
    try:
        return Completion.model_validate_json(path.read_bytes())
    except ValidationError:
        raise InputError(f"{path} is damaged; without this file, what it answered is asked for again") from None
