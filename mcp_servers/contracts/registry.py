"""The registry: which servers there are, where they lie, and which split they belong to."""

from typing import Literal

from mcp_servers.contracts.model import Model

Split = Literal["train", "held-out-tasks", "held-out-worlds", "held-out-servers"]
"""Training tasks; other tasks of training servers; the same servers with other rows; other servers."""


class RegistryEntry(Model):
    """One server of a registry."""

    name: str
    digest: str
    """Content hash over schema, rows, tools and instructions: the part of a ref after ``@``."""
    folder: str
    """Relative to the registry file."""
    world: str = ""
    """Name of a variant under ``<folder>/worlds``, or empty for the folder's own rows."""
    title: str = ""
    taxonomy: tuple[str, str]
    split: Split
    tools: int = 0
    tasks: int = 0

    @property
    def ref(self) -> str:
        """``name@digest``: what tasks, rollouts, farm URLs and requests carry."""
        return f"{self.name}@{self.digest}"


class Registry(Model):
    """The content of a ``registry.json``."""

    version: Literal[1] = 1
    servers: tuple[RegistryEntry, ...] = ()
    sets: dict[str, str] = {}
    """Name to file of tasks that belong to no single server, relative to the registry file."""


def split_ref(ref: str) -> tuple[str, str]:
    """Split ``name@digest`` into its parts; a bare name has an empty digest and means the current version."""
    name, _, digest = ref.partition("@")
    return name, digest
