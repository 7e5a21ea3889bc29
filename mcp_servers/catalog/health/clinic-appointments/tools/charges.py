"""Tools about charges."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused

from .rows import Appointment, Charge, ChargeKind, ChargeStatus, Practitioner


class ChargeSummary(TypedDict):
    """A charge as a search lists it."""

    id: str
    appointment_patient_name: str
    kind: ChargeKind
    amount: int
    status: ChargeStatus


class ChargesByKind(TypedDict):
    """Totals of charges for one kind."""

    kind: ChargeKind
    charges: int
    total: int
    highest: int | None


def find_charges(
    db: Database,
    appointment_id: str | None = None,
    patient_id: str | None = None,
    status: ChargeStatus | None = None,
    min_amount: int | None = None,
    page: PageNumber = 1,
) -> Page[ChargeSummary]:
    """Search charges by appointment, patient, status or amount.

    Args:
        appointment_id: Only charges of the appointment with this id.
        patient_id: Only charges of the patient with this id.
        status: Only charges with this status.
        min_amount: Only charges with an amount of at least this.
        page: Page number, from 1.
    """
    return db.search(
        ChargeSummary,
        """
        SELECT charges.id, patients.name AS appointment_patient_name, charges.kind, charges.amount,
            charges.status
        FROM charges
        JOIN appointments ON appointments.id = charges.appointment_id
        JOIN patients ON patients.id = appointments.patient_id
        """,
        where={
            "charges.appointment_id = ?": appointment_id,
            "appointments.patient_id = ?": patient_id,
            "charges.status = ?": status,
            "charges.amount >= ?": min_amount,
        },
        order="charges.raised_at DESC, charges.id",
        page=page,
    )


def report_charges(
    db: Database,
    status: ChargeStatus | None = None,
    patient_id: str | None = None,
    department_id: str | None = None,
    page: PageNumber = 1,
) -> Page[ChargesByKind]:
    """Add up charges by what they are for.

    Args:
        status: Only charges with this status.
        patient_id: Only charges of the patient with this id.
        department_id: Only charges of the department with this id.
        page: Page number, from 1.
    """
    return db.search(
        ChargesByKind,
        """
        SELECT charges.kind, COUNT(*) AS charges, COALESCE(SUM(charges.amount), 0) AS total,
            MAX(charges.amount) AS highest
        FROM charges
        JOIN appointments ON appointments.id = charges.appointment_id
        JOIN treatments ON treatments.id = appointments.treatment_id
        """,
        where={
            "charges.status = ?": status,
            "appointments.patient_id = ?": patient_id,
            "treatments.department_id = ?": department_id,
        },
        group="charges.kind",
        order="charges.kind",
        page=page,
    )


def pay_charge(db: Database, charge_id: str) -> Charge:
    """Take the payment of an open charge.

    Args:
        charge_id: Id of the charge.
    """
    charge = db.fetch(Charge, "charges", charge_id)
    if charge["status"] != "open":
        raise Refused("The charge must be open.")
    db.update("charges", charge_id, status="paid")
    return db.fetch(Charge, "charges", charge_id)


def waive_charge(db: Database, charge_id: str) -> Charge:
    """Waive an open charge of your department within your limit.

    Args:
        charge_id: Id of the charge.
    """
    charge = db.fetch(Charge, "charges", charge_id)
    if charge["status"] != "open":
        raise Refused("The charge must be open.")
    appointment = db.fetch(Appointment, "appointments", charge["appointment_id"])
    practitioner = db.fetch(Practitioner, "practitioners", appointment["practitioner_id"])
    account = db.fetch(Practitioner, "practitioners", db.account)
    if practitioner["department_id"] != account["department_id"]:
        raise Refused("The charge belongs to another department.")
    if charge["amount"] > account["waiver_limit"]:
        raise Refused("The charge is above your waiver limit.")
    db.update("charges", charge_id, status="waived", settled_by_id=db.account)
    return db.fetch(Charge, "charges", charge_id)
