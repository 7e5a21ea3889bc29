"""Tools about cows."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, shift

from .rows import Cow, CowBreed, CowState, Insemination, Pen, PenKind


class CowSummary(TypedDict):
    """A cow as a search lists it."""

    id: str
    name: str
    tag: str
    breed: CowBreed
    state: CowState
    pen_name: str | None


class CowDetails(Cow):
    """A cow in full."""

    pen_name: str | None
    end_of_milk_withdrawal: str | None
    end_of_meat_withdrawal: str | None
    expected_calving_date: str | None
    weekly_milk: int


def find_cows(
    db: Database,
    name: str | None = None,
    tag: str | None = None,
    breed: CowBreed | None = None,
    state: CowState | None = None,
    pen_id: str | None = None,
    pen_kind: PenKind | None = None,
    calved_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[CowSummary]:
    """Search cows by name, ear tag number, breed, state, pen, kind or calving date.

    Args:
        name: Only cows whose name contains this text.
        tag: Only cows with this ear tag number.
        breed: Only cows with this breed.
        state: Only cows with this state.
        pen_id: Only cows of the pen with this id.
        pen_kind: Only cows of the pen with this kind.
        calved_from: Only cows with a calving date at or after this.
        page: Page number, from 1.
    """
    return db.search(
        CowSummary,
        """
        SELECT cows.id, cows.name, cows.tag, cows.breed, cows.state, pens.name AS pen_name FROM cows
        LEFT JOIN pens ON pens.id = cows.pen_id
        """,
        where={
            "instr(lower(cows.name), lower(?)) > 0": name,
            "cows.tag = ?": tag,
            "cows.breed = ?": breed,
            "cows.state = ?": state,
            "cows.pen_id = ?": pen_id,
            "pens.kind = ?": pen_kind,
            "cows.calved_on >= ?": calved_from,
        },
        order="cows.name, cows.id",
        page=page,
    )


def get_cow(db: Database, cow_id: str) -> CowDetails:
    """Show a cow with the end of her withdrawals, her due date and the milk of her last seven days.

    Args:
        cow_id: Id of the cow.
    """
    cow = db.fetch(Cow, "cows", cow_id)
    end_of_milk_withdrawal: str | None = db.value("SELECT MAX(milk_free_from) FROM treatments WHERE cow_id = ?", cow_id)
    end_of_meat_withdrawal: str | None = db.value("SELECT MAX(meat_free_from) FROM treatments WHERE cow_id = ?", cow_id)
    expected_calving_date: str | None = db.value(
        "SELECT MAX(due_on) FROM inseminations WHERE cow_id = ? AND result = 'pregnant'", cow_id
    )
    weekly_milk = db.number(
        "SELECT SUM(litres) FROM milkings WHERE cow_id = ? AND milked_at > ?", cow_id, shift(db.now, days=-7)
    )
    pen = db.fetch(Pen, "pens", cow["pen_id"]) if cow["pen_id"] is not None else None
    return {
        **cow,
        "pen_name": pen["name"] if pen is not None else None,
        "end_of_milk_withdrawal": end_of_milk_withdrawal,
        "end_of_meat_withdrawal": end_of_meat_withdrawal,
        "expected_calving_date": expected_calving_date,
        "weekly_milk": weekly_milk,
    }


def move_cow(db: Database, cow_id: str, pen_id: str) -> Cow:
    """Move a cow to another pen that suits her state and has room; while milk is withheld, a milking cow stays in a
    sick pen.

    Args:
        cow_id: Id of the cow.
        pen_id: Id of the pen.
    """
    cow = db.fetch(Cow, "cows", cow_id)
    pen = db.fetch(Pen, "pens", pen_id)
    if cow["state"] == "sold":
        raise Refused("The cow was sold.")
    if cow["pen_id"] == pen_id:
        raise Refused("The cow is there already.")
    occupied = db.number("SELECT COUNT(*) FROM cows WHERE pen_id = ?", pen_id)
    if occupied >= pen["places"]:
        raise Refused("The pen is full.")
    if (
        pen["kind"] != "sick"
        and (cow["state"] != "milking" or pen["kind"] != "milking")
        and (cow["state"] != "dry" or pen["kind"] != "dry")
        and (cow["state"] != "heifer" or pen["kind"] not in ("young", "dry"))
    ):
        raise Refused("The pen is for other cows.")
    if (
        pen["kind"] != "sick"
        and cow["state"] == "milking"
        and db.exists("SELECT 1 FROM treatments WHERE cow_id = ? AND milk_free_from > ?", cow_id, db.now)
    ):
        raise Refused("The cow has a milk withdrawal running and stays in a sick pen.")
    db.update("cows", cow_id, pen_id=pen_id)
    return db.fetch(Cow, "cows", cow_id)


def dry_off_cow(db: Database, cow_id: str, pen_id: str) -> Cow:
    """Dry a pregnant cow off 40 to 75 days before she is due and move her to a dry pen.

    Args:
        cow_id: Id of the cow.
        pen_id: Id of the pen.
    """
    cow = db.fetch(Cow, "cows", cow_id)
    pen = db.fetch(Pen, "pens", pen_id)
    if cow["state"] != "milking":
        raise Refused("The cow must be milking.")
    if not db.exists(
        "SELECT 1 FROM inseminations WHERE cow_id = ? AND result = 'pregnant' AND due_on <= ?",
        cow_id,
        shift(db.today, days=75),
    ):
        raise Refused("The cow is not due within 75 days.")
    if db.exists(
        "SELECT 1 FROM inseminations WHERE cow_id = ? AND result = 'pregnant' AND due_on < ?",
        cow_id,
        shift(db.today, days=40),
    ):
        raise Refused("The cow is due in less than 40 days, which is too late.")
    if pen["kind"] != "dry":
        raise Refused("The pen is not for dry cows.")
    occupied = db.number("SELECT COUNT(*) FROM cows WHERE pen_id = ?", pen_id)
    if occupied >= pen["places"]:
        raise Refused("The pen is full.")
    db.update("cows", cow_id, state="dry", pen_id=pen_id)
    return db.fetch(Cow, "cows", cow_id)


def record_calving(db: Database, cow_id: str, pen_id: str) -> Cow:
    """Record that a cow or heifer calved today and move her to a pen for milking cows or a sick pen.

    Args:
        cow_id: Id of the cow.
        pen_id: Id of the pen.
    """
    cow = db.fetch(Cow, "cows", cow_id)
    pen = db.fetch(Pen, "pens", pen_id)
    if cow["state"] not in ("heifer", "dry"):
        raise Refused("The cow must be heifer or dry.")
    if not db.exists(
        "SELECT 1 FROM inseminations WHERE cow_id = ? AND result = 'pregnant' AND due_on <= ?",
        cow_id,
        shift(db.today, days=14),
    ):
        raise Refused("The cow is not due within 14 days.")
    if pen["kind"] not in ("milking", "sick"):
        raise Refused("The pen is not for cows that have calved.")
    occupied = db.number("SELECT COUNT(*) FROM cows WHERE pen_id = ?", pen_id)
    if occupied >= pen["places"]:
        raise Refused("The pen is full.")
    db.update("cows", cow_id, state="milking", calved_on=db.today, lactation=cow["lactation"] + 1, pen_id=pen_id)
    for insemination in db.all(
        Insemination, "SELECT * FROM inseminations WHERE cow_id = ? AND result = 'pregnant' ORDER BY id", cow_id
    ):
        db.update("inseminations", insemination["id"], result="calved")
    return db.fetch(Cow, "cows", cow_id)


def sell_cow(db: Database, cow_id: str) -> Cow:
    """Sell a cow that may be transported and whose meat withdrawal is over; her place becomes free.

    Args:
        cow_id: Id of the cow.
    """
    cow = db.fetch(Cow, "cows", cow_id)
    if cow["state"] not in ("milking", "dry", "heifer"):
        raise Refused("The cow must be milking or dry or heifer.")
    if db.exists("SELECT 1 FROM treatments WHERE cow_id = ? AND meat_free_from > ?", cow_id, db.today):
        raise Refused("The cow has a meat withdrawal running.")
    if cow["calved_on"] is not None and cow["calved_on"] > shift(db.today, days=-7):
        raise Refused("The cow calved less than seven days ago.")
    if db.exists(
        "SELECT 1 FROM inseminations WHERE cow_id = ? AND result = 'pregnant' AND due_on <= ?",
        cow_id,
        shift(db.today, days=28),
    ):
        raise Refused("The cow is too near to calving to be transported.")
    db.update("cows", cow_id, state="sold", pen_id=None)
    return db.fetch(Cow, "cows", cow_id)
