"""Tools about allowances."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused, between

from .rows import Allowance, Employee, LeaveType


class AllowanceSummary(TypedDict):
    """An allowance as a search lists it."""

    id: str
    employee_name: str
    leave_type_name: str
    entitled: int
    carried_over: int


class AllowanceDetails(Allowance):
    """An allowance in full."""

    employee_name: str
    leave_type_name: str
    bonus_days: int
    remaining_days: int


def find_allowances(
    db: Database,
    employee_id: str | None = None,
    leave_type_id: str | None = None,
    team_id: str | None = None,
    min_entitled: int | None = None,
    page: PageNumber = 1,
) -> Page[AllowanceSummary]:
    """Search allowances by employee, leave type, team or entitlement in days.

    Args:
        employee_id: Only allowances of the employee with this id.
        leave_type_id: Only allowances of the leave type with this id.
        team_id: Only allowances of the team with this id.
        min_entitled: Only allowances with an entitlement in days of at least this.
        page: Page number, from 1.
    """
    return db.search(
        AllowanceSummary,
        """
        SELECT allowances.id, employees.name AS employee_name, leave_types.name AS leave_type_name,
            allowances.entitled, allowances.carried_over
        FROM allowances
        JOIN employees ON employees.id = allowances.employee_id
        JOIN leave_types ON leave_types.id = allowances.leave_type_id
        """,
        where={
            "allowances.employee_id = ?": employee_id,
            "allowances.leave_type_id = ?": leave_type_id,
            "employees.team_id = ?": team_id,
            "allowances.entitled >= ?": min_entitled,
        },
        order="employees.name, allowances.id",
        page=page,
    )


def get_allowance(db: Database, allowance_id: str) -> AllowanceDetails:
    """Show an allowance with the days granted on top and the days left.

    Args:
        allowance_id: Id of the allowance.
    """
    allowance = db.fetch(Allowance, "allowances", allowance_id)
    bonus_days = db.number("SELECT SUM(amount) FROM bonuses WHERE allowance_id = ?", allowance_id)
    remaining_days = (
        allowance["entitled"]
        + allowance["carried_over"]
        + bonus_days
        - db.number(
            """
        SELECT SUM(duration) FROM requests
        WHERE employee_id = ? AND leave_type_id = ? AND status IN ('submitted', 'approved')
        """,
            allowance["employee_id"],
            allowance["leave_type_id"],
        )
    )
    employee = db.fetch(Employee, "employees", allowance["employee_id"])
    leave_type = db.fetch(LeaveType, "leave_types", allowance["leave_type_id"])
    return {
        **allowance,
        "employee_name": employee["name"],
        "leave_type_name": leave_type["name"],
        "bonus_days": bonus_days,
        "remaining_days": remaining_days,
    }


def give_days(db: Database, allowance_id: str, receiver_id: str, amount: Annotated[int, between(1, 5)]) -> Allowance:
    """Give days of one allowance to a colleague's allowance of the same type that has at most three days left.

    Args:
        allowance_id: Id of the allowance.
        receiver_id: Id of the receiving allowance.
        amount: Number of days.
    """
    allowance = db.fetch(Allowance, "allowances", allowance_id)
    receiver = db.fetch(Allowance, "allowances", receiver_id)
    if receiver["employee_id"] == allowance["employee_id"]:
        raise Refused("Days are given to somebody else only.")
    if receiver["leave_type_id"] != allowance["leave_type_id"]:
        raise Refused("The allowances are for different types of leave.")
    left_to_giver = (
        allowance["entitled"]
        + allowance["carried_over"]
        - db.number(
            """
        SELECT SUM(duration) FROM requests
        WHERE employee_id = ? AND leave_type_id = ? AND status IN ('submitted', 'approved')
        """,
            allowance["employee_id"],
            allowance["leave_type_id"],
        )
    )
    if amount > min(left_to_giver, allowance["entitled"]):
        raise Refused("Not that many days are left to give.")
    left_to_receiver = (
        receiver["entitled"]
        + receiver["carried_over"]
        - db.number(
            """
        SELECT SUM(duration) FROM requests
        WHERE employee_id = ? AND leave_type_id = ? AND status IN ('submitted', 'approved')
        """,
            receiver["employee_id"],
            receiver["leave_type_id"],
        )
    )
    if left_to_receiver > 3:
        raise Refused("The colleague still has enough days.")
    db.update("allowances", allowance_id, entitled=allowance["entitled"] - amount)
    db.update("allowances", receiver_id, entitled=receiver["entitled"] + amount)
    return db.fetch(Allowance, "allowances", allowance_id)
