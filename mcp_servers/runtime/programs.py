"""What solution and verification programs of a server's ``programs.py`` are written against.

A solution is an agent in code: it reads and writes through tools only, and what it was told are its keyword arguments::

    def solve_longest_stay(tools: Tools, *, boat: str) -> dict[str, Json]:
        stays = every_item(tools, "find_stays", boat=boat)
        longest = max(stays, key=lambda stay: days_between(stay["arrives_on"], stay["leaves_on"]))
        return {"arrives_on": longest["arrives_on"]}

It must be pure: the same observations lead to the same calls and the same answer.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Protocol

from mcp_servers.contracts import Json, State


class Tools(Protocol):
    """The tools of a session as a program calls them."""

    def __call__(self, tool: str, /, **arguments: Json) -> dict[str, Any]:
        """Call a tool and return its result.

        Raises:
            Refused: The call was refused; the message is what an agent would have read.
        """


Solution = Callable[..., dict[str, Json]]
"""A solution program: ``Tools`` and the task's slots by keyword, to the answer object."""

Verifier = Callable[[Json, Json, State, State], Mapping[str, bool]]
"""A verification program: answer (``None`` if none was given), truth, state before and after, to check name and outcome."""


def every_item(tools: Tools, tool: str, /, **arguments: Json) -> Iterator[dict[str, Any]]:
    """Yield the items of all pages of a search."""
    found = tools(tool, **arguments)
    yield from found["items"]
    while "next_page" in found:
        found = tools(tool, **arguments, page=found["next_page"])
        yield from found["items"]
