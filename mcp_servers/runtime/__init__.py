"""What tools, sessions and hosts run on: databases, world, schemas, sessions and verification."""

from mcp_servers.contracts import Refused
from mcp_servers.runtime.database import Database
from mcp_servers.runtime.environments import LoadedEnvironment, load_environment, load_tasks
from mcp_servers.runtime.fulltext import every_word
from mcp_servers.runtime.oracles import run_oracle
from mcp_servers.runtime.programs import Tools, every_item
from mcp_servers.runtime.registries import Servers, load_registry
from mcp_servers.runtime.sessions import CallResult, JournalEntry, Session, UnknownTool, open_session, open_task
from mcp_servers.runtime.toolset import Tool, Toolset, reads, writes
from mcp_servers.runtime.values import (
    Day,
    Moment,
    Page,
    PageNumber,
    Text,
    at_least,
    at_most,
    between,
    days_between,
    given,
    minutes_between,
    shift,
)
from mcp_servers.runtime.verification import grade, verify

__all__ = [
    "CallResult",
    "Database",
    "Day",
    "JournalEntry",
    "LoadedEnvironment",
    "Moment",
    "Page",
    "PageNumber",
    "Refused",
    "Servers",
    "Session",
    "Text",
    "Tool",
    "Tools",
    "Toolset",
    "UnknownTool",
    "at_least",
    "at_most",
    "between",
    "days_between",
    "every_item",
    "every_word",
    "given",
    "grade",
    "load_environment",
    "load_registry",
    "load_tasks",
    "minutes_between",
    "open_session",
    "open_task",
    "reads",
    "run_oracle",
    "shift",
    "verify",
    "writes",
]
