"""A run is a folder: ``config.json``, ``metrics.jsonl``, ``rollouts.sqlite``, checkpoints, policies, ``report.html``."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from pydantic import ValidationError
from safetensors import SafetensorError

from mcp_servers.contracts import InputError
from mcp_servers.contracts.model import dump_json
from trainer.cycles import Cycle
from trainer.episode_rollouts import PHASE
from trainer.evaluation import Examination
from trainer.settings import Settings
from trainer.store import RolloutStore

RUNS = Path("runs")
"""Where new runs go, below the current folder."""


class Run:
    """One run's folder. Every write is whole: a kill leaves the last state, never half of one."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.store = RolloutStore(folder / "rollouts.sqlite")

    @property
    def checkpoints(self) -> Path:
        """Where checkpoints of the reinforced policy are."""
        return self.folder / "checkpoints"

    @property
    def report(self) -> Path:
        """The page that shows the run."""
        return self.folder / "report.html"

    def policy(self, name: str) -> Path:
        """Return where a policy of the run is saved."""
        return self.folder / "policies" / name

    @property
    def settings(self) -> Settings:
        """The configuration.

        Raises:
            InputError: The folder is not a run, or its configuration is not valid.
        """
        path = self.folder / "config.json"
        try:
            return Settings.model_validate_json(path.read_bytes())
        except OSError as error:
            raise InputError(f"{self.folder} is not a run: {path} cannot be read ({error.strerror})") from error
        except ValidationError as error:
            problem = error.errors(include_url=False)[0]
            raise InputError(f"{path}: {'.'.join(map(str, problem['loc']))}: {problem['msg']}") from error

    def log(self, phase: str, **values: Any) -> None:
        """Append a line to the metrics, below one that a kill cut short."""
        path = self.folder / "metrics.jsonl"
        torn = path.exists() and not path.read_bytes().endswith(b"\n")
        with path.open("a", encoding="utf-8") as file:
            file.write("\n" * torn + dump_json({"phase": phase, **values}) + "\n")

    def cycles(self) -> list[Cycle]:
        """Return the cycles of reinforcement. Where a resumed run made a step again, the later line counts."""
        by_step: dict[int, Cycle] = {}
        for line in self._lines():
            if line.pop("phase") == PHASE:
                by_step[line["step"]] = Cycle(**line)
        return [by_step[step] for step in sorted(by_step)]

    def _lines(self) -> Iterator[dict[str, Any]]:
        path = self.folder / "metrics.jsonl"
        for line in path.read_text("utf-8").splitlines() if path.exists() else ():
            try:
                yield json.loads(line)
            except ValueError:
                continue  # the line that a kill cut short; its step is made again

    def save_examination(self, examination: Examination) -> None:
        """Keep an examination's outcomes."""
        self._write(f"{examination.phase}.json", examination.to_json())

    def examination(self, phase: str) -> Examination | None:
        """Return an examination, or ``None`` if it has not been taken."""
        path = self.folder / f"{phase}.json"
        return Examination.model_validate_json(path.read_bytes()) if path.exists() else None

    def _write(self, name: str, text: str) -> None:
        draft = self.folder / f".{name}"
        draft.write_text(text, "utf-8")
        draft.replace(self.folder / name)


@contextmanager
def plain_disk_errors() -> Iterator[None]:
    """Turn what writers of weights raise when a disk is full into the ``OSError`` that everything else raises."""
    try:
        yield
    except SafetensorError as error:
        raise OSError(f"weights cannot be written: {error}") from error
    except RuntimeError as error:
        if "PytorchStreamWriter" not in str(error):
            raise
        raise OSError(f"a checkpoint cannot be written: {str(error).splitlines()[0]}") from error


def create_run(settings: Settings, folder: Path | None = None) -> Run:
    """Make a new run's folder, by default named by the time.

    Raises:
        InputError: The folder exists already.
    """
    folder = folder or RUNS / datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    try:
        folder.mkdir(parents=True)
    except FileExistsError:
        raise InputError(f"{folder} exists already; continue it with --resume {folder}, or name another") from None
    (folder / "config.json").write_text(settings.model_dump_json(indent=2) + "\n", "utf-8")
    return Run(folder)
