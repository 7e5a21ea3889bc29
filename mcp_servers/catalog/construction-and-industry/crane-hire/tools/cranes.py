"""Tools about cranes."""

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, shift

from .rows import Crane, CraneStatus


class CraneDetails(Crane):
    """A crane in full."""

    next_job: str | None
    jobs_done: int


def find_cranes(
    db: Database,
    number: str | None = None,
    model: str | None = None,
    min_capacity: int | None = None,
    status: CraneStatus | None = None,
    tested_until_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[Crane]:
    """Search cranes by crane number, model, capacity in kilograms, status or end of the test.

    Args:
        number: Only cranes with this crane number.
        model: Only cranes whose model contains this text.
        min_capacity: Only cranes with a capacity in kilograms of at least this.
        status: Only cranes with this status.
        tested_until_until: Only cranes with an end of the test at or before this.
        page: Page number, from 1.
    """
    return db.search(
        Crane,
        "SELECT id, number, model, capacity, daily_rate, tested_until, status FROM cranes",
        where={
            "number = ?": number,
            "instr(lower(model), lower(?)) > 0": model,
            "capacity >= ?": min_capacity,
            "status = ?": status,
            "tested_until <= ?": tested_until_until,
        },
        order="number, id",
        page=page,
    )


def get_crane(db: Database, crane_id: str) -> CraneDetails:
    """Show a crane with its next job and the jobs done in the last 30 days.

    Args:
        crane_id: Id of the crane.
    """
    crane = db.fetch(Crane, "cranes", crane_id)
    next_job: str | None = db.value(
        """
        SELECT MIN(day_of_lift) FROM jobs
        WHERE crane_id = ? AND status IN ('planned', 'approved') AND day_of_lift >= ?
        """,
        crane_id,
        db.today,
    )
    jobs_done = db.number(
        """
        SELECT COUNT(*) FROM jobs
        WHERE crane_id = ? AND status = 'done' AND day_of_lift >= ?
        """,
        crane_id,
        shift(db.today, days=-30),
    )
    return {**crane, "next_job": next_job, "jobs_done": jobs_done}


def note_test(db: Database, crane_id: str) -> Crane:
    """Note that a crane that nobody uses today has passed its yearly test.

    Args:
        crane_id: Id of the crane.
    """
    crane = db.fetch(Crane, "cranes", crane_id)
    if crane["tested_until"] > shift(db.today, days=60):
        raise Refused("The test is valid for more than 60 days.")
    if db.exists(
        "SELECT 1 FROM jobs WHERE crane_id = ? AND status = 'approved' AND day_of_lift = ?", crane_id, db.today
    ):
        raise Refused("The crane has a job today.")
    db.update("cranes", crane_id, tested_until=shift(db.today, days=365))
    return db.fetch(Crane, "cranes", crane_id)


def send_to_workshop(db: Database, crane_id: str) -> Crane:
    """Send a crane to the workshop that has no approved job in the next three days.

    Args:
        crane_id: Id of the crane.
    """
    crane = db.fetch(Crane, "cranes", crane_id)
    if crane["status"] != "ready":
        raise Refused("The crane must be ready.")
    if db.exists(
        """
        SELECT 1 FROM jobs
        WHERE crane_id = ? AND status = 'approved' AND day_of_lift >= ? AND day_of_lift <= ?
        """,
        crane_id,
        db.today,
        shift(db.today, days=3),
    ):
        raise Refused("The crane has an approved job within three days.")
    db.update("cranes", crane_id, status="in_workshop")
    return db.fetch(Crane, "cranes", crane_id)
