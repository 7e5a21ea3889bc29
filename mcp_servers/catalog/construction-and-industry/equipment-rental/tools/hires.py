"""Tools about hires."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, between, days_between, shift

from .rows import Contractor, Hire, HireStatus, Machine, MachineClass


class HireSummary(TypedDict):
    """A hire as a search lists it."""

    id: str
    contractor_name: str
    machine_plate: str
    starts_on: str
    ends_on: str
    status: HireStatus


class HireDetails(Hire):
    """A hire in full."""

    contractor_name: str
    machine_plate: str
    machine_machine_class_name: str
    number_of_days: int


class HiresByMachineMachineClassName(TypedDict):
    """Totals of hires for one name."""

    machine_machine_class_name: str
    hires: int
    highest_rate: int | None
    last_end: str | None


def find_hires(
    db: Database,
    contractor_id: str | None = None,
    machine_id: str | None = None,
    status: HireStatus | None = None,
    starts_from: Day | None = None,
    ends_until: Day | None = None,
    depot_id: str | None = None,
    page: PageNumber = 1,
) -> Page[HireSummary]:
    """Search hires by contractor, machine, status, first day, last day or depot.

    Args:
        contractor_id: Only hires of the contractor with this id.
        machine_id: Only hires of the machine with this id.
        status: Only hires with this status.
        starts_from: Only hires with a first day at or after this.
        ends_until: Only hires with a last day at or before this.
        depot_id: Only hires of the depot with this id.
        page: Page number, from 1.
    """
    return db.search(
        HireSummary,
        """
        SELECT hires.id, contractors.name AS contractor_name, machines.plate AS machine_plate,
            hires.starts_on, hires.ends_on, hires.status
        FROM hires
        JOIN contractors ON contractors.id = hires.contractor_id
        JOIN machines ON machines.id = hires.machine_id
        """,
        where={
            "hires.contractor_id = ?": contractor_id,
            "hires.machine_id = ?": machine_id,
            "hires.status = ?": status,
            "hires.starts_on >= ?": starts_from,
            "hires.ends_on <= ?": ends_until,
            "machines.depot_id = ?": depot_id,
        },
        order="hires.starts_on, hires.id",
        page=page,
    )


def get_hire(db: Database, hire_id: str) -> HireDetails:
    """Show a hire with its machine, contractor and number of days.

    Args:
        hire_id: Id of the hire.
    """
    hire = db.fetch(Hire, "hires", hire_id)
    number_of_days = days_between(hire["starts_on"], hire["ends_on"]) + 1
    contractor = db.fetch(Contractor, "contractors", hire["contractor_id"])
    machine = db.fetch(Machine, "machines", hire["machine_id"])
    machine_class = db.fetch(MachineClass, "machine_classes", machine["machine_class_id"])
    return {
        **hire,
        "contractor_name": contractor["name"],
        "machine_plate": machine["plate"],
        "machine_machine_class_name": machine_class["name"],
        "number_of_days": number_of_days,
    }


def report_hires(
    db: Database,
    contractor_id: str | None = None,
    status: HireStatus | None = None,
    depot_id: str | None = None,
    starts_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[HiresByMachineMachineClassName]:
    """Count hires by class of machine, with the first and last day they touch.

    Args:
        contractor_id: Only hires of the contractor with this id.
        status: Only hires with this status.
        depot_id: Only hires of the depot with this id.
        starts_from: Only hires with a first day at or after this.
        page: Page number, from 1.
    """
    return db.search(
        HiresByMachineMachineClassName,
        """
        SELECT machine_classes.name AS machine_machine_class_name, COUNT(*) AS hires, MAX(hires.daily_rate)
            AS highest_rate, MAX(hires.ends_on) AS last_end
        FROM hires
        JOIN machines ON machines.id = hires.machine_id
        JOIN machine_classes ON machine_classes.id = machines.machine_class_id
        """,
        where={
            "hires.contractor_id = ?": contractor_id,
            "hires.status = ?": status,
            "machines.depot_id = ?": depot_id,
            "hires.starts_on >= ?": starts_from,
        },
        group="machine_classes.name",
        order="machine_classes.name",
        page=page,
    )


def reserve_machine(
    db: Database, contractor_id: str, machine_id: str, site: Text, starts_on: Day, ends_on: Day
) -> Hire:
    """Reserve a machine for a contractor at the rate of its class, for 30 days at most.

    Args:
        contractor_id: Id of the contractor.
        machine_id: Id of the machine.
        site: Building site.
        starts_on: First day.
        ends_on: Last day.
    """
    contractor = db.fetch(Contractor, "contractors", contractor_id)
    machine = db.fetch(Machine, "machines", machine_id)
    if contractor["status"] != "trusted":
        raise Refused("The contractor gets no machines at the moment.")
    if machine["status"] == "sold":
        raise Refused("The machine was sold.")
    if starts_on < db.today:
        raise Refused("A hire cannot begin in the past.")
    if ends_on < starts_on:
        raise Refused("A hire ends on its first day or later.")
    if days_between(starts_on, ends_on) >= 30:
        raise Refused("A hire lasts at most 30 days.")
    if db.exists(
        """
        SELECT 1 FROM hires
        WHERE machine_id = ? AND status IN ('reserved', 'out') AND starts_on <= ? AND ends_on >= ?
        """,
        machine_id,
        ends_on,
        starts_on,
    ):
        raise Refused("The machine is taken on some of these days.")
    owed = db.number(
        """
        SELECT SUM(invoices.amount) FROM invoices
        JOIN hires ON hires.id = invoices.hire_id
        WHERE hires.contractor_id = ? AND invoices.status != 'paid'
        """,
        contractor_id,
    )
    committed = db.number(
        """
        SELECT SUM(daily_rate * (CAST(julianday(date(ends_on)) - julianday(date(starts_on)) AS INTEGER) +
            1))
        FROM hires
        WHERE contractor_id = ? AND status IN ('reserved', 'out')
        """,
        contractor_id,
    )
    machine_class = db.fetch(MachineClass, "machine_classes", machine["machine_class_id"])
    cost = machine_class["daily_rate"] * (days_between(starts_on, ends_on) + 1)
    if owed + committed + cost > contractor["credit"]:
        raise Refused("The contractor's credit does not suffice.")
    hire_id = db.insert(
        "hires",
        contractor_id=contractor_id,
        machine_id=machine_id,
        site=site,
        starts_on=starts_on,
        ends_on=ends_on,
        daily_rate=machine_class["daily_rate"],
        reserved_at=db.now,
        status="reserved",
    )
    return db.fetch(Hire, "hires", hire_id)


def extend_hire(db: Database, hire_id: str, ends_on: Day) -> Hire:
    """Let a contractor keep a machine longer.

    Args:
        hire_id: Id of the hire.
        ends_on: New last day.
    """
    hire = db.fetch(Hire, "hires", hire_id)
    if hire["status"] not in ("reserved", "out"):
        raise Refused("The hire is over.")
    if ends_on <= hire["ends_on"]:
        raise Refused("The new last day must be later than the old one.")
    if days_between(hire["starts_on"], ends_on) >= 30:
        raise Refused("A hire lasts at most 30 days.")
    if db.exists(
        """
        SELECT 1 FROM hires
        WHERE id != ? AND machine_id = ? AND status = 'reserved' AND starts_on <= ? AND ends_on >= ?
        """,
        hire_id,
        hire["machine_id"],
        ends_on,
        hire["starts_on"],
    ):
        raise Refused("The machine is reserved for somebody else by then.")
    db.update("hires", hire_id, ends_on=ends_on)
    return db.fetch(Hire, "hires", hire_id)


def swap_machine(db: Database, hire_id: str, machine_id: str) -> Hire:
    """Give a reserved hire another machine of the same class, at the same rate.

    Args:
        hire_id: Id of the hire.
        machine_id: Id of the machine.
    """
    hire = db.fetch(Hire, "hires", hire_id)
    machine = db.fetch(Machine, "machines", machine_id)
    if hire["status"] != "reserved":
        raise Refused("Only a reserved hire can change its machine.")
    if machine_id == hire["machine_id"]:
        raise Refused("The hire already has this machine.")
    hire_machine = db.fetch(Machine, "machines", hire["machine_id"])
    if machine["machine_class_id"] != hire_machine["machine_class_id"]:
        raise Refused("The other machine is of another class.")
    if machine["status"] != "ready":
        raise Refused("The other machine is not ready.")
    if db.exists(
        """
        SELECT 1 FROM hires
        WHERE machine_id = ? AND status IN ('reserved', 'out') AND starts_on <= ? AND ends_on >= ?
        """,
        machine_id,
        hire["ends_on"],
        hire["starts_on"],
    ):
        raise Refused("The other machine is taken on some of these days.")
    db.update("hires", hire_id, machine_id=machine_id)
    return db.fetch(Hire, "hires", hire_id)


def hand_out_machine(db: Database, hire_id: str) -> Hire:
    """Hand a reserved machine of your depot out on the first day of the hire or later.

    Args:
        hire_id: Id of the hire.
    """
    hire = db.fetch(Hire, "hires", hire_id)
    if hire["status"] != "reserved":
        raise Refused("The hire must be reserved.")
    machine = db.fetch(Machine, "machines", hire["machine_id"])
    if machine["depot_id"] != db.account:
        raise Refused("The machine belongs to another depot.")
    if machine["status"] != "ready":
        raise Refused("The machine is not ready.")
    if hire["starts_on"] > db.today:
        raise Refused("The hire has not begun yet.")
    if hire["ends_on"] < db.today:
        raise Refused("The hire is over already.")
    machine_class = db.fetch(MachineClass, "machine_classes", machine["machine_class_id"])
    if machine["meter"] - machine["serviced_meter"] >= machine_class["service_interval"]:
        raise Refused("The machine is due for service.")
    if not db.exists(
        """
        SELECT 1 FROM inspections
        WHERE machine_id = ? AND outcome = 'passed' AND checked_on >= ?
        """,
        hire["machine_id"],
        shift(db.today, days=-90),
    ):
        raise Refused("The machine has not passed an inspection in the last 90 days.")
    if machine_class["card_needed"] and not db.exists(
        """
        SELECT 1 FROM operator_cards
        WHERE contractor_id = ? AND machine_class_id = ? AND valid_until >= ?
        """,
        hire["contractor_id"],
        machine["machine_class_id"],
        hire["ends_on"],
    ):
        raise Refused("The contractor has no operator card that is valid for the whole hire.")
    if db.exists("SELECT 1 FROM hires WHERE machine_id = ? AND status = 'out'", hire["machine_id"]):
        raise Refused("The machine has not come back yet.")
    db.update("hires", hire_id, status="out")
    return db.fetch(Hire, "hires", hire_id)


def take_back_machine(db: Database, hire_id: str, meter: Annotated[int, between(0, 9000)], number: Text) -> Hire:
    """Take a machine back at your depot, where it then stays, note its meter and write the invoice.

    Args:
        hire_id: Id of the hire.
        meter: Meter reading.
        number: Invoice number.
    """
    hire = db.fetch(Hire, "hires", hire_id)
    if hire["status"] != "out":
        raise Refused("The hire must be out.")
    machine = db.fetch(Machine, "machines", hire["machine_id"])
    if meter < machine["meter"]:
        raise Refused("The meter cannot run backwards.")
    days_agreed = days_between(hire["starts_on"], hire["ends_on"]) + 1
    days_late = max(0, days_between(hire["ends_on"], db.today))
    if meter > machine["meter"] + 24 * (days_agreed + days_late):
        raise Refused("A machine cannot run more than 24 hours a day.")
    if db.exists("SELECT 1 FROM invoices WHERE number = ?", number):
        raise Refused("An invoice with this number exists already.")
    if db.exists("SELECT 1 FROM invoices WHERE hire_id = ?", hire_id):
        raise Refused("Another invoice already has this hire.")
    db.update("hires", hire_id, status="returned", returned_on=db.today)
    db.update("machines", hire["machine_id"], meter=meter, depot_id=db.account)
    db.insert(
        "invoices",
        number=number,
        hire_id=hire_id,
        amount=hire["daily_rate"] * days_agreed + hire["daily_rate"] * days_late * 3 // 2,
        due_on=shift(db.today, days=30),
        issued_at=db.now,
        status="open",
    )
    return db.fetch(Hire, "hires", hire_id)


def cancel_hire(db: Database, hire_id: str) -> Hire:
    """Cancel a reservation at least two days before it begins.

    Args:
        hire_id: Id of the hire.
    """
    hire = db.fetch(Hire, "hires", hire_id)
    if hire["status"] != "reserved":
        raise Refused("The hire must be reserved.")
    if hire["starts_on"] < shift(db.today, days=2):
        raise Refused("It is too late to cancel this hire.")
    db.update("hires", hire_id, status="cancelled")
    return db.fetch(Hire, "hires", hire_id)
