"""What a check found."""

from typing import Literal

from mcp_servers.contracts import Model


class Finding(Model):
    """The result of one gate or attack. ``reason`` says what is wrong, or what was counted."""

    gate: str
    passed: bool
    reason: str = ""
    severity: Literal["failure", "warning"] = "failure"
    """A warning is shown but does not keep the subject from being published."""
    counts: dict[str, int] = {}
    score: float | None = None
    """What the attack got at best, from 0 to 1, where it is not all or nothing."""


class Report(Model):
    """All findings about one task or one server folder, in the order of the gates."""

    subject: str
    findings: tuple[Finding, ...]

    @property
    def passed(self) -> bool:
        """Whether the subject may be published."""
        return not self.failures

    @property
    def failures(self) -> tuple[Finding, ...]:
        """The findings that keep it from being published."""
        return tuple(item for item in self.findings if not item.passed and item.severity == "failure")


def found(
    gate: str,
    problems: list[str],
    *,
    counts: dict[str, int] | None = None,
    score: float | None = None,
    warn: bool = False,
) -> Finding:
    """Return the finding of a gate that looked for problems: it passes if there are none, and names at most three."""
    shown = "; ".join(problems[:3]) + (f"; and {len(problems) - 3} more" if len(problems) > 3 else "")
    severity: Literal["failure", "warning"] = "warning" if warn else "failure"
    return Finding(gate=gate, passed=not problems, reason=shown, severity=severity, counts=counts or {}, score=score)
