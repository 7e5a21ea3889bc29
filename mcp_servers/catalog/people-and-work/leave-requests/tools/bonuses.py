"""Tools about bonuses."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, between, days_between

from .rows import Allowance, Bonus, BonusCause, Employee


class BonusesByCause(TypedDict):
    """Totals of bonuses for one cause."""

    cause: BonusCause
    bonuses: int
    total_days: int


def report_bonuses(
    db: Database, team_id: str | None = None, granted_from: Day | None = None, page: PageNumber = 1
) -> Page[BonusesByCause]:
    """Add up bonus days by what they were granted for.

    Args:
        team_id: Only bonuses of the team with this id.
        granted_from: Only bonuses with a granted on at or after this.
        page: Page number, from 1.
    """
    return db.search(
        BonusesByCause,
        """
        SELECT bonuses.cause, COUNT(*) AS bonuses, COALESCE(SUM(bonuses.amount), 0) AS total_days
        FROM bonuses
        JOIN allowances ON allowances.id = bonuses.allowance_id
        JOIN employees ON employees.id = allowances.employee_id
        """,
        where={"employees.team_id = ?": team_id, "bonuses.granted_on >= ?": granted_from},
        group="bonuses.cause",
        order="bonuses.cause",
        page=page,
    )


def grant_bonus(db: Database, allowance_id: str, amount: Annotated[int, between(1, 5)], cause: BonusCause) -> Bonus:
    """Grant bonus days to somebody of your team, at most 5 a year on one allowance.

    Args:
        allowance_id: Id of the allowance.
        amount: Number of days.
        cause: Cause of the bonus.
    """
    allowance = db.fetch(Allowance, "allowances", allowance_id)
    employee = db.fetch(Employee, "employees", allowance["employee_id"])
    if employee["team_id"] != db.account:
        raise Refused("The allowance belongs to somebody of another team.")
    if employee["status"] != "active":
        raise Refused("The employee is about to leave.")
    if cause == "long_service" and days_between(employee["joined_on"], db.today) < 1825:
        raise Refused("Long service begins after five years.")
    granted = db.number("SELECT SUM(amount) FROM bonuses WHERE allowance_id = ?", allowance_id)
    if granted + amount > 5:
        raise Refused("More than 5 bonus days a year are not granted.")
    bonus_id = db.insert("bonuses", allowance_id=allowance_id, amount=amount, cause=cause, granted_on=db.today)
    return db.fetch(Bonus, "bonuses", bonus_id)
