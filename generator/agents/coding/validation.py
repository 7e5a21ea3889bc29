"""Cross-validation: when a model's budget is over, tools and tests that do not hold are taken out, each with the reason."""

import re
from pathlib import Path

from generator.agents.coding.examination import Examination, Examiner, Fault
from generator.agents.coding.pruning import users_of, without_tests, without_tools
from generator.agents.coding.sources import TESTS, TOOLS
from generator.files import write_text
from mcp_servers.contracts import InputError

LEAST_TOOLS = 4
"""That a server has, one of which writes."""
MOST_ROUNDS = 6
"""What is taken out may leave a further tool without a test, but not for ever."""


async def cross_validate(server: Path, examiner: Examiner) -> tuple[Examination, dict[str, str]]:
    """Take out what does not hold until all of the rest does; return what is left, and each tool and test that is gone to why.

    Raises:
        InputError: Too little is left, or what is wrong is nobody's fault in particular.
    """
    gone: dict[str, str] = {}
    for _ in range(MOST_ROUNDS):
        found = await examiner.examine()
        if not found.faults:
            break
        gone |= _take_out(server, found)
    else:
        raise InputError(f"the code does not hold, whatever is taken out of it: {found.faults[0].said}")
    if lack := too_few(found):
        raise InputError(f"{lack}; gone are {_said(gone)}")
    return found, gone


def too_few(found: Examination) -> str:
    """Return why tools are too few for a server, or nothing."""
    writing = sum(found.tools.values())
    if len(found.tools) < LEAST_TOOLS or not writing:
        have = f"there are {len(found.tools)} tools, {writing} of them write"
        return f"{have}; at least {LEAST_TOOLS} are needed, and one that writes"
    return ""


def _take_out(server: Path, found: Examination) -> dict[str, str]:
    """Take out all that is at fault; return it with the reasons."""
    source, tests = ((server / name).read_text("utf-8") for name in (TOOLS, TESTS))
    tools = found.tools or _listed(source)
    blamed: dict[str, str] = {}
    for fault in found.faults:
        for tool in sorted(users_of(source, [fault.tool]) & set(tools)) if fault.tool else ():
            blamed.setdefault(tool, _brief(fault))
    broken = {fault.test.partition("[")[0]: _brief(fault) for fault in found.faults if fault.test and not fault.tool}
    if not blamed and not broken:
        raise InputError(f"the code does not hold as a whole: {_brief(found.faults[0])}")
    if not set(tools) - set(blamed):
        raise InputError(f"no tool holds: {_said(blamed)}")
    if blamed:
        write_text(server / TOOLS, without_tools(source, blamed, tools))
    failing = {fault.test.partition("[")[0] for fault in found.faults if fault.test}
    write_text(server / TESTS, without_tests(tests, failing, blamed))
    return {**blamed, **broken}


def _listed(source: str) -> dict[str, bool]:
    """Return the tools that a module lists, where it cannot be loaded: name to whether it is listed as writing."""
    listing = source.rpartition("\nTOOLS")[2]
    return {
        name: mark == "writes"
        for mark, names in re.findall(r"\b(reads|writes)\(([^)]*)\)", listing)
        for name in re.findall(r"\w+", names)
    }


def _brief(fault: Fault) -> str:
    """Return a fault in one line: the last one of a traceback says what it is."""
    first, *rest = fault.said.strip().splitlines()
    return f"{first} {rest[-1].strip()}"[:300] if rest else first[:300]


def _said(gone: dict[str, str]) -> str:
    return "; ".join(f"{name} ({reason})" for name, reason in gone.items()) or "none"
