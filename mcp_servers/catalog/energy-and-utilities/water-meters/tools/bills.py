"""Tools about bills."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, at_least, days_between, shift

from .rows import Bill, BillStatus, Clerk, Connection, ConnectionPurpose, Meter, Reading, SupplyZone


class BillSummary(TypedDict):
    """A bill as a search lists it."""

    id: str
    number: str
    connection_customer: str
    amount: int
    due_on: str
    status: BillStatus


class BillDetails(Bill):
    """A bill in full."""

    reading_meter_serial: str
    reading_read_on: str
    amount_left: int
    days_overdue: int


class BillsByConnectionSupplyZoneName(TypedDict):
    """Totals of bills for one name."""

    connection_supply_zone_name: str
    bills: int
    cubic_metres: int
    amount: int


def find_bills(
    db: Database,
    number: str | None = None,
    connection_id: str | None = None,
    customer: str | None = None,
    status: BillStatus | None = None,
    due_until: Day | None = None,
    min_amount: int | None = None,
    page: PageNumber = 1,
) -> Page[BillSummary]:
    """Search bills by bill number, connection, customer, status, due date or amount.

    Args:
        number: Only bills with this bill number.
        connection_id: Only bills of the connection with this id.
        customer: Only bills of the connection whose customer contains this text.
        status: Only bills with this status.
        due_until: Only bills with a due date at or before this.
        min_amount: Only bills with an amount of at least this.
        page: Page number, from 1.
    """
    return db.search(
        BillSummary,
        """
        SELECT bills.id, bills.number, connections.customer AS connection_customer, bills.amount,
            bills.due_on, bills.status
        FROM bills
        JOIN connections ON connections.id = bills.connection_id
        """,
        where={
            "bills.number = ?": number,
            "bills.connection_id = ?": connection_id,
            "instr(lower(connections.customer), lower(?)) > 0": customer,
            "bills.status = ?": status,
            "bills.due_on <= ?": due_until,
            "bills.amount >= ?": min_amount,
        },
        order="bills.due_on, bills.id",
        page=page,
    )


def get_bill(db: Database, bill_id: str) -> BillDetails:
    """Show a bill with its meter, what is left to be paid of it and how many days it is overdue.

    Args:
        bill_id: Id of the bill.
    """
    bill = db.fetch(Bill, "bills", bill_id)
    allowance_granted = 0 if bill["allowance"] is None else bill["allowance"]
    amount_left = 0 if bill["status"] == "paid" else bill["amount"] - allowance_granted
    days_overdue = 0 if bill["status"] == "paid" else max(0, days_between(bill["due_on"], db.today))
    reading = db.fetch(Reading, "readings", bill["reading_id"])
    meter = db.fetch(Meter, "meters", reading["meter_id"])
    return {
        **bill,
        "reading_meter_serial": meter["serial"],
        "reading_read_on": reading["read_on"],
        "amount_left": amount_left,
        "days_overdue": days_overdue,
    }


def report_bills(
    db: Database,
    status: BillStatus | None = None,
    purpose: ConnectionPurpose | None = None,
    issued_from: Day | None = None,
    due_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[BillsByConnectionSupplyZoneName]:
    """Add up bills by supply zone.

    Args:
        status: Only bills with this status.
        purpose: Only bills of the connection with this purpose.
        issued_from: Only bills with an issue date at or after this.
        due_until: Only bills with a due date at or before this.
        page: Page number, from 1.
    """
    return db.search(
        BillsByConnectionSupplyZoneName,
        """
        SELECT supply_zones.name AS connection_supply_zone_name, COUNT(*) AS bills,
            COALESCE(SUM(bills.cubic_metres), 0) AS cubic_metres, COALESCE(SUM(bills.amount), 0) AS amount
        FROM bills
        JOIN connections ON connections.id = bills.connection_id
        JOIN supply_zones ON supply_zones.id = connections.supply_zone_id
        """,
        where={
            "bills.status = ?": status,
            "connections.purpose = ?": purpose,
            "bills.issued_on >= ?": issued_from,
            "bills.due_on <= ?": due_until,
        },
        group="supply_zones.name",
        order="supply_zones.name",
        page=page,
    )


def issue_bill(db: Database, reading_id: str, number: Text) -> Bill:
    """Bill the water used up to an accepted reading, from the reading that was billed last.

    Args:
        reading_id: Id of the reading.
        number: Bill number.
    """
    reading = db.fetch(Reading, "readings", reading_id)
    if reading["status"] != "accepted":
        raise Refused("Only accepted readings are billed.")
    connection = db.fetch(Connection, "connections", reading["connection_id"])
    if connection["status"] == "closed":
        raise Refused("The connection is closed.")
    meter = db.fetch(Meter, "meters", reading["meter_id"])
    used = reading["cubic_metres"] - meter["billed_reading"]
    if used <= 0:
        raise Refused("The meter has been billed up to this reading or beyond it.")
    if db.exists(
        "SELECT 1 FROM readings WHERE meter_id = ? AND status = 'doubtful' AND read_on < ?",
        reading["meter_id"],
        reading["read_on"],
    ):
        raise Refused("An earlier reading of this meter is still doubtful.")
    if db.exists("SELECT 1 FROM bills WHERE number = ?", number):
        raise Refused("Another bill already has this bill number.")
    if db.exists("SELECT 1 FROM bills WHERE reading_id = ?", reading_id):
        raise Refused("Another bill already has this reading.")
    supply_zone = db.fetch(SupplyZone, "supply_zones", connection["supply_zone_id"])
    bill_id = db.insert(
        "bills",
        number=number,
        reading_id=reading_id,
        connection_id=reading["connection_id"],
        cubic_metres=used,
        amount=used * supply_zone["price"] + 1800,
        issued_on=db.today,
        due_on=shift(db.today, days=21),
        status="open",
    )
    db.update("meters", reading["meter_id"], billed_reading=reading["cubic_metres"])
    return db.fetch(Bill, "bills", bill_id)


def pay_bill(db: Database, bill_id: str) -> Bill:
    """Take the payment of a bill; a restricted supply is opened again when no reminded bill is left.

    Args:
        bill_id: Id of the bill.
    """
    bill = db.fetch(Bill, "bills", bill_id)
    if bill["status"] not in ("open", "reminded"):
        raise Refused("The bill must be open or reminded.")
    connection = db.fetch(Connection, "connections", bill["connection_id"])
    db.update("bills", bill_id, status="paid")
    if connection["status"] == "restricted" and not db.exists(
        "SELECT 1 FROM bills WHERE connection_id = ? AND status = 'reminded' AND id != ?",
        bill["connection_id"],
        bill_id,
    ):
        db.update("connections", bill["connection_id"], status="supplied")
    return db.fetch(Bill, "bills", bill_id)


def remind_bill(db: Database, bill_id: str) -> Bill:
    """Remind a customer of a bill that was due more than 14 days ago, at a charge of 500 cents.

    Args:
        bill_id: Id of the bill.
    """
    bill = db.fetch(Bill, "bills", bill_id)
    if bill["status"] != "open":
        raise Refused("The bill must be open.")
    if bill["due_on"] >= shift(db.today, days=-14):
        raise Refused("The bill has not been overdue for 14 days.")
    if db.exists(
        "SELECT 1 FROM leaks WHERE connection_id = ? AND status IN ('reported', 'located')", bill["connection_id"]
    ):
        raise Refused("A leak at this connection has not been repaired yet.")
    db.update("bills", bill_id, status="reminded", amount=bill["amount"] + 500)
    return db.fetch(Bill, "bills", bill_id)


def grant_allowance(db: Database, bill_id: str, allowance: Annotated[int, at_least(100)]) -> Bill:
    """Take something off an unpaid bill after a leak behind the meter was repaired, within your limit and once
    only.

    Args:
        bill_id: Id of the bill.
        allowance: Allowance after a leak, in minor units.
    """
    bill = db.fetch(Bill, "bills", bill_id)
    if bill["status"] not in ("open", "reminded"):
        raise Refused("The bill is paid.")
    if bill["allowance"] is not None:
        raise Refused("The bill has an allowance already.")
    account = db.fetch(Clerk, "clerks", db.account)
    if allowance > account["allowance_limit"]:
        raise Refused("The allowance is above your limit.")
    if allowance * 2 > bill["amount"]:
        raise Refused("An allowance is at most half of the bill.")
    if not db.exists(
        """
        SELECT 1 FROM leaks
        WHERE connection_id = ? AND status = 'repaired' AND repaired_on IS NOT NULL AND repaired_on >= ?
        """,
        bill["connection_id"],
        shift(db.today, days=-90),
    ):
        raise Refused("No leak at this connection was repaired in the last 90 days.")
    db.update("bills", bill_id, allowance=allowance)
    return db.fetch(Bill, "bills", bill_id)
