"""What ``environment.json`` holds: who an environment is, where it comes from, and how its world starts."""

from typing import Literal

from mcp_servers.contracts.model import Json, LocalTime, Model


class Provenance(Model):
    """The real source an environment was made from."""

    kind: Literal["requirement-document", "google-discovery", "openapi", "mcp", "botocore", "hand-written", "agents"]
    source: str
    """Document path inside the generator, package, or URL."""
    version: str = ""
    sha256: str = ""
    licence: str = ""


class WorldStart(Model):
    """Where the world's clock and ids start."""

    seed: int
    now: LocalTime
    zone: str = "UTC"
    account: str = ""
    """Key of the row that stands for the account acted for, or empty."""


class Environment(Model):
    """One MCP server: identity, provenance, the start of its world, and what was counted about it."""

    name: str
    title: str
    description: str
    taxonomy: tuple[str, str]
    """First-level category and second-level group; the environment is the leaf."""
    theme: str
    provenance: Provenance
    world: WorldStart
    instructions: str
    """At most 150 words: moment and zone, the account acted for, house rules. The moment stands there as ``Wednesday 4
    March 2026, 09:00``; a session with another clock says its own."""
    id_prefixes: dict[str, str] = {}
    """Table to the two letters that start the ids the world makes for it."""
    generated: dict[str, tuple[str, ...]] = {}
    """Table to its columns filled from the clock or the id source: compared by presence only."""
    counts: dict[str, int] = {}
    gates: dict[str, Json] = {}
    inert: dict[str, tuple[str, ...]] = {}
    """Tool to those of its parameters of which no value was seen to change a result or a row."""
