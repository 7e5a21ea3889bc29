"""The types that generator, farm, trainer and arena share. No I/O happens here."""

from mcp_servers.contracts.environment import Environment, Provenance, WorldStart
from mcp_servers.contracts.faults import (
    AgentFault,
    EnvironmentFault,
    Fault,
    InfrastructureFault,
    InputError,
    Refused,
)
from mcp_servers.contracts.model import Json, Model
from mcp_servers.contracts.problems import say_problem
from mcp_servers.contracts.registry import Registry, RegistryEntry, Split, split_ref
from mcp_servers.contracts.rollout import Message, Rollout, StopReason, ToolCall
from mcp_servers.contracts.state import RowChange, State, StateChange, Table
from mcp_servers.contracts.task import (
    Criterion,
    Difficulty,
    Oracle,
    OracleStep,
    Slot,
    Task,
)
from mcp_servers.contracts.verdict import CriterionResult, Verdict

__all__ = [
    "AgentFault",
    "Criterion",
    "CriterionResult",
    "Difficulty",
    "Environment",
    "EnvironmentFault",
    "Fault",
    "InfrastructureFault",
    "InputError",
    "Json",
    "Message",
    "Model",
    "Oracle",
    "OracleStep",
    "Provenance",
    "Refused",
    "Registry",
    "RegistryEntry",
    "Rollout",
    "RowChange",
    "Slot",
    "Split",
    "State",
    "StateChange",
    "StopReason",
    "Table",
    "Task",
    "ToolCall",
    "Verdict",
    "WorldStart",
    "say_problem",
    "split_ref",
]
