"""Tools about patients."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused, shift

from .rows import Patient


class PatientSummary(TypedDict):
    """A patient as a search lists it."""

    id: str
    name: str
    email: str
    phone: str


class PatientDetails(Patient):
    """A patient in full."""

    total_fees: int
    next_appointment: str | None
    last_xray: str | None


def find_patients(
    db: Database,
    name: str | None = None,
    email: str | None = None,
    phone: str | None = None,
    blood_thinner: bool | None = None,
    page: PageNumber = 1,
) -> Page[PatientSummary]:
    """Search patients by name, email, phone or blood thinners.

    Args:
        name: Only patients whose name contains this text.
        email: Only patients with this email.
        phone: Only patients with this phone.
        blood_thinner: Only patients for which this holds, or does not: blood thinners.
        page: Page number, from 1.
    """
    return db.search(
        PatientSummary,
        "SELECT id, name, email, phone FROM patients",
        where={
            "instr(lower(name), lower(?)) > 0": name,
            "email = ?": email,
            "phone = ?": phone,
            "blood_thinner = ?": blood_thinner,
        },
        order="name, id",
        page=page,
    )


def get_patient(db: Database, patient_id: str) -> PatientDetails:
    """Show a patient with the fees for missed and late cancelled appointments, the next appointment and the date of
    the last X-ray.

    Args:
        patient_id: Id of the patient.
    """
    patient = db.fetch(Patient, "patients", patient_id)
    total_fees = db.number("SELECT SUM(fee) FROM appointments WHERE patient_id = ?", patient_id)
    next_appointment: str | None = db.value(
        """
        SELECT MIN(starts_at) FROM appointments
        WHERE patient_id = ? AND status = 'booked' AND starts_at >= ?
        """,
        patient_id,
        db.now,
    )
    last_xray: str | None = db.value("SELECT MAX(taken_on) FROM xrays WHERE patient_id = ?", patient_id)
    return {**patient, "total_fees": total_fees, "next_appointment": next_appointment, "last_xray": last_xray}


def note_clearance(db: Database, patient_id: str) -> Patient:
    """Note that the doctor of a patient on blood thinners allows surgical treatments for the next 30 days.

    Args:
        patient_id: Id of the patient.
    """
    patient = db.fetch(Patient, "patients", patient_id)
    if not patient["blood_thinner"]:
        raise Refused("This patient takes no blood thinners.")
    if patient["cleared_until"] is not None and patient["cleared_until"] >= shift(db.today, days=7):
        raise Refused("The clearance lasts for more than a week.")
    db.update("patients", patient_id, cleared_until=shift(db.today, days=30))
    return db.fetch(Patient, "patients", patient_id)
