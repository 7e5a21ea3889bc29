"""Tools about duties."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Moment, Page, PageNumber, Refused, shift

from .rows import Duty, DutyKind, Engineer


class DutySummary(TypedDict):
    """An on-call duty as a search lists it."""

    id: str
    team_name: str
    kind: DutyKind
    engineer_name: str
    starts_at: str
    ends_at: str


def find_duties(
    db: Database,
    engineer_id: str | None = None,
    team_id: str | None = None,
    kind: DutyKind | None = None,
    starts_from: Moment | None = None,
    ends_until: Moment | None = None,
    page: PageNumber = 1,
) -> Page[DutySummary]:
    """Search duties by engineer, team, kind, start time or end time.

    Args:
        engineer_id: Only duties of the engineer with this id.
        team_id: Only duties of the team with this id.
        kind: Only duties with this kind.
        starts_from: Only duties with a start time at or after this.
        ends_until: Only duties with an end time at or before this.
        page: Page number, from 1.
    """
    return db.search(
        DutySummary,
        """
        SELECT duties.id, teams.name AS team_name, duties.kind, engineers.name AS engineer_name,
            duties.starts_at, duties.ends_at
        FROM duties
        JOIN teams ON teams.id = duties.team_id
        JOIN engineers ON engineers.id = duties.engineer_id
        """,
        where={
            "duties.engineer_id = ?": engineer_id,
            "duties.team_id = ?": team_id,
            "duties.kind = ?": kind,
            "duties.starts_at >= ?": starts_from,
            "duties.ends_at <= ?": ends_until,
        },
        order="duties.starts_at, duties.id",
        page=page,
    )


def pass_duty(db: Database, duty_id: str, engineer_id: str) -> Duty:
    """Pass an on-call duty that begins in a day or later to somebody of the same team who has none in the week
    before or after.

    Args:
        duty_id: Id of the on-call duty.
        engineer_id: Id of the engineer.
    """
    duty = db.fetch(Duty, "duties", duty_id)
    engineer = db.fetch(Engineer, "engineers", engineer_id)
    if duty["starts_at"] < shift(db.now, hours=24):
        raise Refused("It is too late to pass this duty on.")
    if engineer_id == duty["engineer_id"]:
        raise Refused("The duty is theirs already.")
    if engineer["team_id"] != duty["team_id"]:
        raise Refused("The engineer is of another team.")
    if db.exists(
        "SELECT 1 FROM duties WHERE engineer_id = ? AND starts_at < ? AND ends_at > ?",
        engineer_id,
        shift(duty["ends_at"], days=1),
        shift(duty["starts_at"], days=-1),
    ):
        raise Refused("The engineer is on call just before, then or just after.")
    db.update("duties", duty_id, engineer_id=engineer_id)
    return db.fetch(Duty, "duties", duty_id)
