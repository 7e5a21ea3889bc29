"""What verification says about one rollout."""

from mcp_servers.contracts.model import Model


class CriterionResult(Model):
    """One criterion's outcome. ``passed`` is ``None`` when nobody could judge it."""

    name: str
    passed: bool | None
    weight: float = 1.0
    veto: bool = False
    """A veto earns no credit; failing it sets the score to 0."""
    detail: str = ""


class Verdict(Model):
    """Score in 0..1 (weighted mean of outcome criteria), success (all of them), and why."""

    score: float | None
    """``None``: unscored, because a criterion could not be judged; never to be read as 0 or 1."""
    success: bool | None
    criteria: tuple[CriterionResult, ...] = ()
