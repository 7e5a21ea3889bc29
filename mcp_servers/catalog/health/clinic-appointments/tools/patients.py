"""Tools about patients."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, given, shift

from .rows import Patient, PatientStatus


class PatientSummary(TypedDict):
    """A patient as a search lists it."""

    id: str
    name: str
    email: str
    status: PatientStatus


class PatientDetails(Patient):
    """A patient in full."""

    amount_owed: int
    missed_visits: int


def find_patients(
    db: Database,
    name: str | None = None,
    email: str | None = None,
    town: str | None = None,
    status: PatientStatus | None = None,
    page: PageNumber = 1,
) -> Page[PatientSummary]:
    """Search patients by name, email, town or status.

    Args:
        name: Only patients whose name contains this text.
        email: Only patients with this email.
        town: Only patients with this town.
        status: Only patients with this status.
        page: Page number, from 1.
    """
    return db.search(
        PatientSummary,
        "SELECT id, name, email, status FROM patients",
        where={"instr(lower(name), lower(?)) > 0": name, "email = ?": email, "town = ?": town, "status = ?": status},
        order="name, id",
        page=page,
    )


def get_patient(db: Database, patient_id: str) -> PatientDetails:
    """Show a patient's record with what is still to be paid and how many recent visits were missed.

    Args:
        patient_id: Id of the patient.
    """
    patient = db.fetch(Patient, "patients", patient_id)
    amount_owed = db.number(
        """
        SELECT SUM(charges.amount) FROM charges
        JOIN appointments ON appointments.id = charges.appointment_id
        WHERE appointments.patient_id = ? AND charges.status = 'open'
        """,
        patient_id,
    )
    missed_visits = db.number(
        """
        SELECT COUNT(*) FROM appointments
        WHERE patient_id = ? AND status = 'missed' AND starts_at >= ?
        """,
        patient_id,
        shift(db.now, days=-30),
    )
    return {**patient, "amount_owed": amount_owed, "missed_visits": missed_visits}


def register_patient(db: Database, name: Text, email: Text, phone: Text, born_on: Day, town: Text) -> Patient:
    """Register a new patient.

    Args:
        name: Name of the patient.
        email: Email of the patient.
        phone: Phone of the patient.
        born_on: Date of birth.
        town: Town of the patient.
    """
    if born_on > db.today:
        raise Refused("The date of birth lies ahead.")
    if db.exists("SELECT 1 FROM patients WHERE email = ?", email):
        raise Refused("A patient with this email is already registered.")
    patient_id = db.insert(
        "patients", name=name, email=email, phone=phone, born_on=born_on, town=town, status="registered"
    )
    return db.fetch(Patient, "patients", patient_id)


def update_patient(
    db: Database, patient_id: str, email: Text | None = None, phone: Text | None = None, town: Text | None = None
) -> Patient:
    """Change a patient's email, telephone or town.

    Args:
        patient_id: Id of the patient.
        email: New email; left as it is if not given.
        phone: New phone; left as it is if not given.
        town: New town; left as it is if not given.
    """
    db.fetch(Patient, "patients", patient_id)
    changes = given(email=email, phone=phone, town=town)
    if not changes:
        raise Refused("Nothing to change was given.")
    if db.exists("SELECT 1 FROM patients WHERE email = ? AND id != ?", email, patient_id):
        raise Refused("Another patient has this email.")
    db.update("patients", patient_id, **changes)
    return db.fetch(Patient, "patients", patient_id)
