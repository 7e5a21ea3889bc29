"""Padding: what a solution program reads matters, and what it answers comes from there."""

import ast
from collections.abc import Iterator, Sequence

from mcp_servers.checks.constants import constants_of
from mcp_servers.checks.falsehoods import CHANGES, Change, Site, emptied, falsified, lost, sites_of
from mcp_servers.checks.program_code import functions_of, parsed
from mcp_servers.checks.report import Finding, found
from mcp_servers.checks.shapes import leaves
from mcp_servers.checks.trial import Attempt, Call, Trial
from mcp_servers.contracts import Json
from mcp_servers.contracts.model import dump_json
from mcp_servers.runtime.oracles import find_solution


def every_read_matters(trial: Trial) -> Finding:
    """Whatever a program reads at one place would, if it were otherwise, lead to other calls or to another answer.

    Nor does it read at one place what it has read at another, with nothing done in between.
    """
    if not trial.task.oracle.program:
        return found("every read matters", [])
    sites = sites_of(trial)
    reads = {site for site, call in sites if not (call.wrote or call.result.is_error)}
    problems = [
        f"{_said(site)} gives nothing that decides anything" for site in sorted(reads, key=str) if _is_idle(trial, site)
    ]
    return found("every read matters", [*problems, *_repeated(sites)], counts={"reads": len(reads)})


def answers_come_from_reads(trial: Trial) -> Finding:
    """No field of a program's answer is written in the program: each is another where other things are read.

    A nought that stays one may be a true count or total, so only one that the program returns as such is found.
    """
    if not trial.task.oracle.program:
        return found("answers come from what is read", [])
    written = set(map(repr, constants_of(trial)))
    suspects = {
        name: value
        for name, value in (trial.oracle.answer or {}).items()
        if any(leaf and repr(leaf) in written for leaf in leaves(value))
    }
    problems = [f"the answer {name} is written in the program: {value!r}" for name, value in _returned(trial)]
    problems += [f"the answer {name} is {value!r} whatever is read" for name, value in _steady(trial, suspects).items()]
    return found("answers come from what is read", problems)


def _returned(trial: Trial) -> Iterator[tuple[str, Json]]:
    """Yield the fields for which the program returns a constant."""
    (function, *_) = functions_of(find_solution(trial.task, trial.servers[0]))
    returns = [node.value for node in ast.walk(parsed(function)) if isinstance(node, ast.Return)]
    for answer in returns:
        fields = zip(answer.keys, answer.values, strict=True) if isinstance(answer, ast.Dict) else ()
        for name, value in fields:
            if isinstance(value, ast.Constant):
                yield ast.unparse(name) if name else "", value.value


def _steady(trial: Trial, suspects: dict[str, Json]) -> dict[str, Json]:
    """Return the fields of an answer that stay as they are whatever the program is shown."""
    for site in dict.fromkeys(site for site, _ in sites_of(trial)) if suspects else ():
        for change in CHANGES:
            answer = falsified(trial, site, change).answer
            if answer is not None:
                suspects = {name: value for name, value in suspects.items() if repr(answer.get(name)) == repr(value)}
    return suspects


def _repeated(sites: Sequence[tuple[Site, Call]]) -> Iterator[str]:
    """Say which sites ask what another has asked before, whatever it was that they asked first."""
    known: dict[str, Site] = {}
    for site, call in sites:
        if call.wrote:
            known.clear()
        first = known.setdefault(dump_json([call.tool, call.arguments]), site)
        if first != site:
            yield f"{_said(site)} asks what {_said(first)} has asked"
            return


def _said(site: Site) -> str:
    return f"the call of {site[1]} in line {site[0]} of programs.py"


def _is_idle(trial: Trial, site: Site) -> bool:
    """Whether the program makes the same calls and ends alike whatever it is shown there."""
    return not any(_tells(trial, falsified(trial, site, change), change) for change in CHANGES)


def _tells(trial: Trial, attempt: Attempt, change: Change) -> bool:
    """Whether a change shows in what was called or answered; that a program breaks on missing rows tells nothing."""
    if _calls(attempt) != _calls(trial.oracle)[: len(attempt.calls)]:
        return True
    if attempt.stopped:
        return change not in (emptied, lost)
    return len(attempt.calls) < len(trial.oracle.calls) or dump_json(attempt.answer) != dump_json(trial.oracle.answer)


def _calls(attempt: Attempt) -> list[str]:
    return [dump_json([call.tool, call.arguments]) for call in attempt.calls]
