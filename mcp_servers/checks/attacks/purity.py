"""Programs that know more than tools show them: the clock, chance, files, the database, their own past."""

from mcp_servers.checks.program_code import impurities_of
from mcp_servers.checks.report import Finding, found
from mcp_servers.checks.trial import Trial
from mcp_servers.runtime.oracles import find_solution


def programs_are_pure(trial: Trial) -> Finding:
    """Solution and verification depend on nothing but what they are given; read in their source, whatever day it is."""
    task = trial.task
    programs: list[object] = [find_solution(task, trial.servers[0])] if task.oracle.program else []
    programs += [trial.verifier] if trial.verifier else []
    return found("programs are pure", [problem for program in programs for problem in impurities_of(program)])
