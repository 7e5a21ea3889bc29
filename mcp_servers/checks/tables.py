"""Findings as tables that people read."""

from collections.abc import Iterable, Mapping

from rich.markup import escape
from rich.table import Table

from mcp_servers.checks.attacks import ATTACKS
from mcp_servers.checks.report import Finding, Report

Findings = list[tuple[str, Finding]]
"""Subjects, and what was found about each by one gate."""


def by_gate(reports: Iterable[Report]) -> dict[str, Findings]:
    """Return what was found, by gate, in the order of the gates."""
    gates: dict[str, Findings] = {}
    for report in reports:
        for finding in report.findings:
            gates.setdefault(finding.gate, []).append((report.subject, finding))
    return gates


def result(finding: Finding) -> str:
    """Return in a word, with markup, what came of one gate."""
    if finding.passed:
        return "[green]passed[/]"
    return "[red]failed[/]" if finding.severity == "failure" else "[yellow]warning[/]"


def counted(counts: Mapping[str, int]) -> str:
    """Return counts as words."""
    return ", ".join(f"{count} {name}" for name, count in counts.items())


def tabulate_attacks(title: str, reports: Iterable[Report]) -> Table:
    """Return a table with a row for each attack that was made: how many tasks withstood it, and what it got at best."""
    table = Table(title=title)
    table.add_column("attack", no_wrap=True)
    for column in ("withstood", "failed", "worst score"):
        table.add_column(column, justify="right")
    table.add_column("what was tried", overflow="fold")
    gates = by_gate(reports)
    early = [gate for gate in gates if gate not in ATTACKS]
    for gate in [*early, *(name for name in ATTACKS if name in gates)]:
        findings = [finding for _, finding in gates[gate]]
        failed = sum(not finding.passed for finding in findings)
        scores = [finding.score for finding in findings if finding.score is not None]
        table.add_row(
            gate,
            str(len(findings) - failed),
            f"[red]{failed}[/]" if failed else "0",
            f"{max(scores):.3f}" if scores else "",
            counted(_added_up(findings)),
        )
    return table


def tabulate_failures(reports: Iterable[Report]) -> Table:
    """Return a table with a row for each attack that a task did not withstand."""
    table = Table(title="Tasks that failed")
    for column in ("task", "attack", "reason"):
        table.add_column(column, overflow="fold")
    for report in reports:
        for finding in report.failures:
            table.add_row(escape(report.subject), finding.gate, escape(finding.reason))
    return table


def _added_up(findings: Iterable[Finding]) -> dict[str, int]:
    totals: dict[str, int] = {}
    for finding in findings:
        for name, count in finding.counts.items():
            totals[name] = totals.get(name, 0) + count
    return totals
