"""A run is a folder: ``config.json``, ``metrics.jsonl``, ``rollouts.sqlite``, checkpoints, policies, ``report.html``."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter, ValidationError
from safetensors import SafetensorError

from mcp_servers.contracts import InputError, Json, say_problem
from mcp_servers.contracts.model import dump_json
from trainer.cycles import Cycle
from trainer.episode_rollouts import PHASE
from trainer.evaluation import Examination
from trainer.records import read_record
from trainer.settings import Settings
from trainer.store import RolloutStore

RUNS = Path("runs")
"""Where new runs go, below the current folder."""

_LINE, _CYCLE = TypeAdapter(dict[str, Json]), TypeAdapter(Cycle)


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
        return read_record(self.folder / "config.json", Settings, "the settings of a run")

    def log(self, phase: str, **values: Any) -> None:
        """Append a line to the metrics, below one that a kill cut short."""
        path = self.folder / "metrics.jsonl"
        torn = path.exists() and not path.read_bytes().endswith(b"\n")
        with path.open("a", encoding="utf-8") as file:
            file.write("\n" * torn + dump_json({"phase": phase, **values}) + "\n")

    def cycles(self) -> list[Cycle]:
        """Return the cycles of reinforcement. Where a resumed run made a step again, the later line counts.

        Raises:
            InputError: A line is not one of metrics.
        """
        path = self.folder / "metrics.jsonl"
        by_step: dict[int, Cycle] = {}
        for number, line in enumerate(path.read_bytes().splitlines() if path.exists() else (), start=1):
            try:
                metrics = _LINE.validate_json(line)
                if metrics.pop("phase", None) == PHASE:
                    cycle = _CYCLE.validate_python(metrics)
                    by_step[cycle.step] = cycle
            except ValidationError as error:
                if error.errors()[0]["type"] == "json_invalid":
                    continue  # the line that a kill cut short; its step is made again
                raise InputError(f"{path}:{number}: not a line of metrics: {say_problem(error)}") from error
        return [by_step[step] for step in sorted(by_step)]

    def save_examination(self, examination: Examination) -> None:
        """Keep an examination's outcomes."""
        self._write(f"{examination.phase}.json", examination.to_json())

    def examination(self, phase: str) -> Examination | None:
        """Return an examination, or ``None`` if it has not been taken.

        Raises:
            InputError: What is kept of it is not valid.
        """
        path = self.folder / f"{phase}.json"
        return read_record(path, Examination, "an examination") if path.exists() else None

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
