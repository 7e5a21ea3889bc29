"""Tools about scaffolds."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, between, days_between, shift

from .rows import Builder, Crew, Part, Reservation, Scaffold, ScaffoldDuty, ScaffoldStatus


class ScaffoldSummary(TypedDict):
    """A scaffold as a search lists it."""

    id: str
    number: str
    builder_name: str
    site: str
    height: int
    duty: ScaffoldDuty
    starts_on: str
    status: ScaffoldStatus


class ScaffoldDetails(Scaffold):
    """A scaffold in full."""

    builder_name: str
    crew_name: str | None
    last_passed: str | None
    weight_of_parts: int
    days_standing: int


def find_scaffolds(
    db: Database,
    number: str | None = None,
    builder_id: str | None = None,
    crew_id: str | None = None,
    site: str | None = None,
    duty: ScaffoldDuty | None = None,
    status: ScaffoldStatus | None = None,
    min_height: int | None = None,
    starts_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[ScaffoldSummary]:
    """Search scaffolds by scaffold number, builder, crew, building site, duty, status, height in metres or first
    day.

    Args:
        number: Only scaffolds with this scaffold number.
        builder_id: Only scaffolds of the builder with this id.
        crew_id: Only scaffolds of the crew with this id.
        site: Only scaffolds whose building site contains this text.
        duty: Only scaffolds with this duty.
        status: Only scaffolds with this status.
        min_height: Only scaffolds with a height in metres of at least this.
        starts_until: Only scaffolds with a first day at or before this.
        page: Page number, from 1.
    """
    return db.search(
        ScaffoldSummary,
        """
        SELECT scaffolds.id, scaffolds.number, builders.name AS builder_name, scaffolds.site,
            scaffolds.height, scaffolds.duty, scaffolds.starts_on, scaffolds.status
        FROM scaffolds
        JOIN builders ON builders.id = scaffolds.builder_id
        """,
        where={
            "scaffolds.number = ?": number,
            "scaffolds.builder_id = ?": builder_id,
            "scaffolds.crew_id = ?": crew_id,
            "instr(lower(scaffolds.site), lower(?)) > 0": site,
            "scaffolds.duty = ?": duty,
            "scaffolds.status = ?": status,
            "scaffolds.height >= ?": min_height,
            "scaffolds.starts_on <= ?": starts_until,
        },
        order="scaffolds.starts_on, scaffolds.id",
        page=page,
    )


def get_scaffold(db: Database, scaffold_id: str) -> ScaffoldDetails:
    """Show a scaffold with its last passed inspection, the weight of its parts and the days it has stood.

    Args:
        scaffold_id: Id of the scaffold.
    """
    scaffold = db.fetch(Scaffold, "scaffolds", scaffold_id)
    last_passed: str | None = db.value(
        "SELECT MAX(checked_on) FROM inspections WHERE scaffold_id = ? AND outcome = 'passed'", scaffold_id
    )
    weight_of_parts = db.number(
        """
        SELECT SUM(reservations.pieces * parts.weight) FROM reservations
        JOIN parts ON parts.id = reservations.part_id
        WHERE reservations.scaffold_id = ?
        """,
        scaffold_id,
    )
    days_standing = (
        max(0, days_between(scaffold["starts_on"], db.today)) if scaffold["status"] in ("up", "off_hire") else 0
    )
    builder = db.fetch(Builder, "builders", scaffold["builder_id"])
    crew = db.fetch(Crew, "crews", scaffold["crew_id"]) if scaffold["crew_id"] is not None else None
    return {
        **scaffold,
        "builder_name": builder["name"],
        "crew_name": crew["name"] if crew is not None else None,
        "last_passed": last_passed,
        "weight_of_parts": weight_of_parts,
        "days_standing": days_standing,
    }


def order_scaffold(
    db: Database,
    number: Text,
    builder_id: str,
    site: Text,
    height: Annotated[int, between(2, 40)],
    duty: ScaffoldDuty,
    starts_on: Day,
) -> Scaffold:
    """Take a builder's order of a scaffold; the basic price follows from height and duty.

    Args:
        number: Scaffold number.
        builder_id: Id of the builder.
        site: Building site.
        height: Height in metres.
        duty: Duty of the scaffold.
        starts_on: First day.
    """
    builder = db.fetch(Builder, "builders", builder_id)
    if builder["status"] != "trusted":
        raise Refused("The builder gets nothing on account.")
    if starts_on < shift(db.today, days=2):
        raise Refused("A scaffold is ordered two days ahead at least.")
    if duty == "light" and height > 16:
        raise Refused("A light scaffold is 16 metres high at most.")
    if db.exists(
        """
        SELECT 1 FROM bills
        JOIN scaffolds ON scaffolds.id = bills.scaffold_id
        WHERE scaffolds.builder_id = ? AND bills.status = 'open' AND bills.due_on < ?
        """,
        builder_id,
        shift(db.today, days=-14),
    ):
        raise Refused("The builder has a bill overdue for more than two weeks.")
    if db.exists("SELECT 1 FROM scaffolds WHERE number = ?", number):
        raise Refused("Another scaffold already has this scaffold number.")
    scaffold_id = db.insert(
        "scaffolds",
        number=number,
        builder_id=builder_id,
        site=site,
        height=height,
        duty=duty,
        starts_on=starts_on,
        basic_price=9000 * height + (60000 if duty == "heavy" else 0),
        status="ordered",
    )
    return db.fetch(Scaffold, "scaffolds", scaffold_id)


def put_up(db: Database, scaffold_id: str, crew_id: str) -> Scaffold:
    """Note that a crew has put a scaffold up today, with the parts reserved and the right card; it passes its first
    inspection.

    Args:
        scaffold_id: Id of the scaffold.
        crew_id: Id of the crew.
    """
    scaffold = db.fetch(Scaffold, "scaffolds", scaffold_id)
    crew = db.fetch(Crew, "crews", crew_id)
    if scaffold["status"] not in ("ordered", "off_hire"):
        raise Refused("The scaffold must be ordered or off hire.")
    if scaffold["status"] != "ordered":
        raise Refused("A scaffold off hire is put back on hire instead.")
    if scaffold["starts_on"] > db.today:
        raise Refused("It is too early for this scaffold.")
    if crew["card_until"] < db.today:
        raise Refused("The crew's card has run out.")
    if not crew["advanced"] and (scaffold["duty"] == "heavy" or scaffold["height"] > 12):
        raise Refused("This scaffold needs an advanced crew.")
    if not db.exists("SELECT 1 FROM reservations WHERE scaffold_id = ?", scaffold_id):
        raise Refused("No parts are reserved for the scaffold.")
    if db.exists(
        """
        SELECT 1 FROM scaffolds
        WHERE crew_id = ? AND status IN ('up', 'off_hire', 'down') AND starts_on = ?
        """,
        crew_id,
        db.today,
    ):
        raise Refused("The crew has put up another scaffold today.")
    db.update("scaffolds", scaffold_id, status="up", crew_id=crew_id, starts_on=db.today)
    for reservation in db.all(Reservation, "SELECT * FROM reservations WHERE scaffold_id = ? ORDER BY id", scaffold_id):
        db.update("reservations", reservation["id"], status="built_in")
    db.insert("inspections", scaffold_id=scaffold_id, checked_on=db.today, outcome="passed")
    return db.fetch(Scaffold, "scaffolds", scaffold_id)


def end_hire(db: Database, scaffold_id: str) -> Scaffold:
    """Note that a builder needs a scaffold no more, a week after it was put up at least.

    Args:
        scaffold_id: Id of the scaffold.
    """
    scaffold = db.fetch(Scaffold, "scaffolds", scaffold_id)
    if scaffold["status"] != "up":
        raise Refused("The scaffold must be up.")
    if scaffold["starts_on"] > shift(db.today, days=-7):
        raise Refused("A hire lasts a week at least.")
    db.update("scaffolds", scaffold_id, status="off_hire", off_hired_on=db.today)
    return db.fetch(Scaffold, "scaffolds", scaffold_id)


def hire_again(db: Database, scaffold_id: str) -> Scaffold:
    """Put a scaffold back on hire that stands and has passed an inspection in the last seven days.

    Args:
        scaffold_id: Id of the scaffold.
    """
    scaffold = db.fetch(Scaffold, "scaffolds", scaffold_id)
    if scaffold["status"] not in ("ordered", "off_hire"):
        raise Refused("The scaffold must be ordered or off hire.")
    if scaffold["status"] != "off_hire":
        raise Refused("The scaffold has not been off hire.")
    if not db.exists(
        """
        SELECT 1 FROM inspections
        WHERE scaffold_id = ? AND outcome = 'passed' AND checked_on >= ?
        """,
        scaffold_id,
        shift(db.today, days=-7),
    ):
        raise Refused("The scaffold has passed no inspection in the last seven days.")
    if db.exists("SELECT 1 FROM bills WHERE scaffold_id = ?", scaffold_id):
        raise Refused("The scaffold has been billed.")
    db.update("scaffolds", scaffold_id, status="up", off_hired_on=None)
    return db.fetch(Scaffold, "scaffolds", scaffold_id)


def take_down(db: Database, scaffold_id: str) -> Scaffold:
    """Take a scaffold down; its parts go back to the yard.

    Args:
        scaffold_id: Id of the scaffold.
    """
    scaffold = db.fetch(Scaffold, "scaffolds", scaffold_id)
    if scaffold["status"] != "off_hire":
        raise Refused("The scaffold must be off hire.")
    if scaffold["off_hired_on"] is None or scaffold["off_hired_on"] >= db.today:
        raise Refused("The scaffold went off hire today.")
    db.update("scaffolds", scaffold_id, status="down")
    for part in db.all(
        Part,
        """
        SELECT parts.* FROM parts
        WHERE EXISTS (SELECT 1 FROM reservations WHERE reservations.part_id = parts.id AND reservations.scaffold_id = ?)
        ORDER BY parts.id
        """,
        scaffold_id,
    ):
        db.update(
            "parts",
            part["id"],
            stock=part["stock"]
            + db.number(
                "SELECT SUM(pieces) FROM reservations WHERE part_id = ? AND scaffold_id = ?", part["id"], scaffold_id
            ),
        )
    for reservation in db.all(Reservation, "SELECT * FROM reservations WHERE scaffold_id = ? ORDER BY id", scaffold_id):
        db.delete("reservations", reservation["id"])
    return db.fetch(Scaffold, "scaffolds", scaffold_id)


def cancel_scaffold(db: Database, scaffold_id: str) -> Scaffold:
    """Cancel an order a day ahead at least; the parts put aside go back to the yard.

    Args:
        scaffold_id: Id of the scaffold.
    """
    scaffold = db.fetch(Scaffold, "scaffolds", scaffold_id)
    if scaffold["status"] != "ordered":
        raise Refused("The scaffold must be ordered.")
    if scaffold["starts_on"] <= db.today:
        raise Refused("The first day has come.")
    db.update("scaffolds", scaffold_id, status="cancelled")
    for part in db.all(
        Part,
        """
        SELECT parts.* FROM parts
        WHERE EXISTS (SELECT 1 FROM reservations WHERE reservations.part_id = parts.id AND reservations.scaffold_id = ?)
        ORDER BY parts.id
        """,
        scaffold_id,
    ):
        db.update(
            "parts",
            part["id"],
            stock=part["stock"]
            + db.number(
                "SELECT SUM(pieces) FROM reservations WHERE part_id = ? AND scaffold_id = ?", part["id"], scaffold_id
            ),
        )
    for reservation in db.all(Reservation, "SELECT * FROM reservations WHERE scaffold_id = ? ORDER BY id", scaffold_id):
        db.delete("reservations", reservation["id"])
    return db.fetch(Scaffold, "scaffolds", scaffold_id)
