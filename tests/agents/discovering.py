"""The real command on recorded themes: what it is told, and whether it played all that is recorded."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from starlette.applications import Starlette
from starlette.staticfiles import StaticFiles

from tests.agents.recordings import THEMES, load_script
from tests.agents.scripted import ScriptedModel, recorded_as, serve_script
from tests.agents.two_stages import GREETING
from tests.serving import serve_in_thread

AIMS = ("--rows", "150", "--rounds", "2", "--tools", "12", "--tasks", "6")
"""What was asked for when the themes were recorded."""


@dataclass(frozen=True)
class Recorded:
    """A recorded theme that is served."""

    name: str
    model: ScriptedModel
    site: str
    more: list[str] = field(default_factory=list)
    """Options that say what research may look at."""

    def command(self, workspace: Path) -> list[str]:
        """Return the arguments of ``python -m generator``, without the endpoint's."""
        return ["discover", self.name.replace("-", " "), *AIMS, *self.more, "--workspace", str(workspace)]

    def played_whole(self) -> bool:
        """Say that nothing was asked for beyond the recording, and nothing is recorded that is never played."""
        assert not self.model.missing
        script = self.model.script
        played = {(recorded_as(script, work), turn) for work, turn in self.model.answered}
        dead = {(work, turn) for work, turns in script.items() for turn in range(len(turns))} - played
        assert not dead
        return True


@contextmanager
def serve_theme(name: str) -> Iterator[Recorded]:
    """Serve what a theme's model answers, and its web site, if it has one."""
    home, more = THEMES / name, []
    if (home / "documents").is_dir():
        more += ["--documents", str(home / "documents")]
    app = Starlette()
    if (home / "site").is_dir():
        app.mount("/", StaticFiles(directory=home / "site"))
    with serve_in_thread(app) as site:
        if (home / "site").is_dir():
            more += ["--start", f"{site}/index.html", "--private-host", "127.0.0.1"]
        with serve_script({**GREETING, **load_script(name, site)}) as model:
            yield Recorded(name, model, site, more)
