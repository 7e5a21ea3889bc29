"""A task: what is asked, what is true, how a solution is judged, and how one solution goes."""

from typing import Literal

from mcp_servers.contracts.model import Json, LocalTime, Model
from mcp_servers.contracts.registry import Split
from mcp_servers.contracts.state import StateChange

Comparison = Literal["equal", "number", "text", "date", "set", "list", "judge"]
"""How an answer field is compared: exactly; within a tolerance; by normalised text; as a moment in any ISO form;
as a list without order; as a list in order; by an injected judge of free text."""


class Slot(Model):
    """One value that the instruction states, and the words it is stated in."""

    value: Json
    said: str = ""
    """The words of the instruction that state it; empty when the schema does (a default or an enum value)."""
    rule: Literal["verbatim", "date", "moment", "money", "number", "enum", "schema"] = "verbatim"
    """How ``said`` becomes ``value``."""


class OracleStep(Model):
    """One call of a solution. Arguments are expressions: ``$slot.NAME``, ``$N.path[0].field`` (N-th output, from 1) or
    ``$N.items[name=$slot.NAME].field``, which chooses the only item that has the slot's value."""

    tool: str
    arguments: dict[str, Json] = {}


class Oracle(Model):
    """A solution as a data flow: steps and answer over the slots and earlier outputs, or a named program."""

    steps: tuple[OracleStep, ...] = ()
    answer: dict[str, Json] = {}
    """Answer field to expression."""
    program: str = ""
    """Name of a solution function in the environment's ``programs.py``; then ``steps`` is empty."""


class Criterion(Model):
    """One thing a right answer has: the value of the ground truth at ``path``."""

    path: str
    comparison: Comparison = "equal"
    tolerance: float = 0.0
    weight: float = 1.0


class Difficulty(Model):
    """Measured difficulty."""

    level: int
    calls: int
    distinct_tools: int = 0
    withheld: int = 0
    """Different values that the solution gives to tools although the instruction does not state them."""
    refused: int = 0
    """Calls that are refused on the way, and that the solution recovers from."""
    branches: int = 0
    aggregation: bool = False


class Task(Model):
    """One verifiable task. Everything but ``instruction``, ``tools`` and ``answer_schema`` is hidden from an agent."""

    id: str
    servers: tuple[str, ...]
    """Refs ``name@digest``."""
    kind: Literal["graph", "program"]
    instruction: str
    tools: tuple[str, ...] = ()
    """The tools that an agent is shown, all that a solution needs among them; empty: all that the servers have."""
    answer_schema: dict[str, Json] | None = None
    """JSON schema of the answer object; ``None``: the task asks for no answer."""
    truth: dict[str, Json] = {}
    slots: dict[str, Slot] = {}
    rubric: tuple[Criterion, ...] = ()
    expected: StateChange = StateChange()
    """Exactly the rows that a right solution changes."""
    verifier: str = ""
    """Name of a verification function in ``programs.py``; empty: the rubric alone judges the answer."""
    oracle: Oracle
    difficulty: Difficulty
    split: Split
    seed: int
    now: LocalTime
    """The moment at which every rollout of this task starts."""
