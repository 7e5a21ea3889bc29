"""Tools about machines."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused, shift

from .rows import Depot, Machine, MachineClass, MachineStatus


class MachineSummary(TypedDict):
    """A machine as a search lists it."""

    id: str
    plate: str
    machine_class_name: str
    depot_id: str
    depot_town: str
    status: MachineStatus


class MachineDetails(Machine):
    """A machine in full."""

    machine_class_name: str
    depot_town: str
    machine_class_daily_rate: int
    hours_left: int
    last_passed_inspection: str | None


def find_machines(
    db: Database,
    plate: str | None = None,
    machine_class_id: str | None = None,
    model: str | None = None,
    depot_id: str | None = None,
    depot_town: str | None = None,
    status: MachineStatus | None = None,
    page: PageNumber = 1,
) -> Page[MachineSummary]:
    """Search machines by fleet number, class, model, depot, town or status.

    Args:
        plate: Only machines with this fleet number.
        machine_class_id: Only machines of the class with this id.
        model: Only machines whose model contains this text.
        depot_id: Only machines of the depot with this id.
        depot_town: Only machines of the depot with this town.
        status: Only machines with this status.
        page: Page number, from 1.
    """
    return db.search(
        MachineSummary,
        """
        SELECT machines.id, machines.plate, machine_classes.name AS machine_class_name, machines.depot_id,
            depots.town AS depot_town, machines.status
        FROM machines
        JOIN machine_classes ON machine_classes.id = machines.machine_class_id
        JOIN depots ON depots.id = machines.depot_id
        """,
        where={
            "machines.plate = ?": plate,
            "machines.machine_class_id = ?": machine_class_id,
            "instr(lower(machines.model), lower(?)) > 0": model,
            "machines.depot_id = ?": depot_id,
            "depots.town = ?": depot_town,
            "machines.status = ?": status,
        },
        order="machines.plate, machines.id",
        page=page,
    )


def get_machine(db: Database, machine_id: str) -> MachineDetails:
    """Show a machine with the hours left until its next service and its last passed inspection.

    Args:
        machine_id: Id of the machine.
    """
    machine = db.fetch(Machine, "machines", machine_id)
    machine_class = db.fetch(MachineClass, "machine_classes", machine["machine_class_id"])
    hours_left = machine["serviced_meter"] + machine_class["service_interval"] - machine["meter"]
    last_passed_inspection: str | None = db.value(
        "SELECT MAX(checked_on) FROM inspections WHERE machine_id = ? AND outcome = 'passed'", machine_id
    )
    depot = db.fetch(Depot, "depots", machine["depot_id"])
    return {
        **machine,
        "machine_class_name": machine_class["name"],
        "depot_town": depot["town"],
        "machine_class_daily_rate": machine_class["daily_rate"],
        "hours_left": hours_left,
        "last_passed_inspection": last_passed_inspection,
    }


def finish_service(db: Database, machine_id: str) -> Machine:
    """Bring a machine back from the workshop after a service; its interval starts again.

    Args:
        machine_id: Id of the machine.
    """
    machine = db.fetch(Machine, "machines", machine_id)
    if machine["status"] != "in_workshop":
        raise Refused("The machine must be in workshop.")
    db.update("machines", machine_id, status="ready", serviced_meter=machine["meter"])
    return db.fetch(Machine, "machines", machine_id)


def transfer_machine(db: Database, machine_id: str, depot_id: str) -> Machine:
    """Move a machine that is not out and not reserved for the next three days to another depot.

    Args:
        machine_id: Id of the machine.
        depot_id: Id of the depot.
    """
    machine = db.fetch(Machine, "machines", machine_id)
    db.fetch(Depot, "depots", depot_id)
    if machine["status"] == "sold":
        raise Refused("The machine was sold.")
    if depot_id == machine["depot_id"]:
        raise Refused("The machine is there already.")
    if db.exists("SELECT 1 FROM hires WHERE machine_id = ? AND status = 'out'", machine_id):
        raise Refused("The machine is out on hire.")
    if db.exists(
        "SELECT 1 FROM hires WHERE machine_id = ? AND status = 'reserved' AND starts_on <= ?",
        machine_id,
        shift(db.today, days=3),
    ):
        raise Refused("The machine is needed within three days.")
    db.update("machines", machine_id, depot_id=depot_id)
    return db.fetch(Machine, "machines", machine_id)


def sell_machine(db: Database, machine_id: str) -> Machine:
    """Sell a machine that nobody has or will have on hire.

    Args:
        machine_id: Id of the machine.
    """
    machine = db.fetch(Machine, "machines", machine_id)
    if machine["status"] not in ("ready", "in_workshop"):
        raise Refused("The machine must be ready or in workshop.")
    if db.exists("SELECT 1 FROM hires WHERE machine_id = ? AND status IN ('reserved', 'out')", machine_id):
        raise Refused("The machine still has hires.")
    db.update("machines", machine_id, status="sold")
    return db.fetch(Machine, "machines", machine_id)
