"""Finding servers: registries stack (project, pack, run), the last one named wins."""

from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from pathlib import Path

from pydantic import ValidationError

from mcp_servers.contracts import InputError, Registry, RegistryEntry, Task, say_problem, split_ref
from mcp_servers.runtime.environments import LoadedEnvironment, load_environment, load_tasks

DEFAULT_REGISTRY = Path(__file__).resolve().parents[2] / "registry.json"


class Servers(Mapping[str, LoadedEnvironment]):
    """The servers of one or more registries by name or ref; each is loaded when first asked for."""

    def __init__(self, *paths: Path) -> None:
        """Read the registries.

        Raises:
            InputError: A file is missing or not a registry.
        """
        self.entries: dict[str, RegistryEntry] = {}
        self._folders: dict[str, Path] = {}
        self._loaded: dict[str, LoadedEnvironment] = {}
        self._sets: dict[str, Path] = {}
        for path in paths or (DEFAULT_REGISTRY,):
            registry = load_registry(path)
            self._sets |= {name: path.parent / file for name, file in registry.sets.items()}
            for entry in registry.servers:
                folder = path.parent / entry.folder
                for key in (entry.name, entry.ref):
                    self.entries[key] = entry
                    self._folders[key] = folder

    @property
    def sets(self) -> dict[str, tuple[Task, ...]]:
        """Name to tasks of the sets that belong to no single server.

        Raises:
            InputError: A file is missing, or a line of it is not a task.
        """
        return {name: load_task_set(path) for name, path in self._sets.items()}

    def __getitem__(self, name: str) -> LoadedEnvironment:
        """Return a server by name (the current version) or by ref (that version).

        Raises:
            InputError: No registry lists it, or its folder is not what was listed.
        """
        entry = self.entries.get(name)
        if entry is None:
            raise InputError(self.unknown(name))
        if entry.ref not in self._loaded:
            loaded = load_environment(self._folders[entry.ref], entry.world)
            if loaded.digest != entry.digest:
                raise InputError(
                    f"server {entry.name}: {loaded.folder} has changed since it was listed "
                    f"({loaded.digest} instead of {entry.digest}); restore the folder or, if the change is meant, "
                    f"run 'python -m mcp_servers check {entry.name} --accept'"
                )
            self._loaded[entry.ref] = loaded
        return self._loaded[entry.ref]

    def __contains__(self, name: object) -> bool:
        return name in self.entries

    def __iter__(self) -> Iterator[str]:
        return (name for name in self.entries if "@" not in name)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def unknown(self, ref: str) -> str:
        """Say that no registry lists a name or ref, and which one may be meant."""
        name, digest = split_ref(ref)
        if digest and name in self.entries:
            return f"server {name} has no version {digest} here; the registry lists {self.entries[name].digest}"
        close = get_close_matches(name, list(self), n=3)
        hint = f"did you mean {', '.join(close)}?" if close else "'python -m mcp_servers list' names them all"
        return f"no server is called '{name}'; {hint}"


def load_task_set(path: Path) -> tuple[Task, ...]:
    """Read a file of tasks that belong to no single server.

    Raises:
        InputError: It is missing, or a line is not a task.
    """
    if not path.is_file():
        raise InputError(f"task set {path} is missing; 'python -m generator cross --out {path}' makes one")
    return load_tasks(path)


def load_registry(path: Path) -> Registry:
    """Read a registry file.

    Raises:
        InputError: It is missing or not a registry.
    """
    try:
        return Registry.model_validate_json(path.read_bytes())
    except OSError as error:
        raise InputError(f"registry {path} cannot be read: {error.strerror}") from error
    except ValidationError as error:
        raise InputError(f"registry {path}: {say_problem(error)}") from error
