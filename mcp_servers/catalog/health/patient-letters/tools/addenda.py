"""Tools about addenda."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused, Text, shift

from .rows import Addendum, AddendumStatus, Doctor, Letter, Patient, Practice


class AddendumSummary(TypedDict):
    """An addendum as a search lists it."""

    id: str
    letter_number: str
    letter_patient_name: str
    doctor_name: str
    remark: str
    status: AddendumStatus


def find_addenda(
    db: Database,
    letter_id: str | None = None,
    patient_id: str | None = None,
    doctor_id: str | None = None,
    status: AddendumStatus | None = None,
    page: PageNumber = 1,
) -> Page[AddendumSummary]:
    """Search addenda by letter, patient, doctor or status.

    Args:
        letter_id: Only addenda of the letter with this id.
        patient_id: Only addenda of the patient with this id.
        doctor_id: Only addenda of the doctor with this id.
        status: Only addenda with this status.
        page: Page number, from 1.
    """
    return db.search(
        AddendumSummary,
        """
        SELECT addenda.id, letters.number AS letter_number, patients.name AS letter_patient_name,
            doctors.name AS doctor_name, addenda.remark, addenda.status
        FROM addenda
        JOIN letters ON letters.id = addenda.letter_id
        JOIN patients ON patients.id = letters.patient_id
        JOIN doctors ON doctors.id = addenda.doctor_id
        """,
        where={
            "addenda.letter_id = ?": letter_id,
            "letters.patient_id = ?": patient_id,
            "addenda.doctor_id = ?": doctor_id,
            "addenda.status = ?": status,
        },
        order="letters.number, addenda.id",
        page=page,
    )


def add_addendum(db: Database, letter_id: str, doctor_id: str, remark: Text) -> Addendum:
    """Add an addendum to a sent letter, at most two and within 90 days.

    Args:
        letter_id: Id of the letter.
        doctor_id: Id of the doctor.
        remark: Remark of the addendum.
    """
    letter = db.fetch(Letter, "letters", letter_id)
    doctor = db.fetch(Doctor, "doctors", doctor_id)
    if letter["status"] != "sent":
        raise Refused("An addendum goes to a sent letter.")
    if letter["sent_on"] is None or letter["sent_on"] < shift(db.today, days=-90):
        raise Refused("The letter was sent more than 90 days ago.")
    if doctor["ward_id"] != letter["ward_id"]:
        raise Refused("The doctor belongs to another ward.")
    if db.number("SELECT COUNT(*) FROM addenda WHERE letter_id = ?", letter_id) >= 2:
        raise Refused("The letter has two addenda.")
    addendum_id = db.insert(
        "addenda", letter_id=letter_id, doctor_id=doctor_id, remark=remark, status="waiting", made_on=db.today
    )
    return db.fetch(Addendum, "addenda", addendum_id)


def send_addendum(db: Database, addendum_id: str) -> Addendum:
    """Send an addendum to the practice of its letter.

    Args:
        addendum_id: Id of the addendum.
    """
    addendum = db.fetch(Addendum, "addenda", addendum_id)
    if addendum["status"] != "waiting":
        raise Refused("The addendum must be waiting.")
    letter = db.fetch(Letter, "letters", addendum["letter_id"])
    patient = db.fetch(Patient, "patients", letter["patient_id"])
    if patient["consent"] != "given":
        raise Refused("The patient has not consented.")
    recipient = db.fetch(Practice, "practices", letter["recipient_id"])
    if recipient["status"] != "open":
        raise Refused("The practice is closed.")
    db.update("addenda", addendum_id, status="sent")
    return db.fetch(Addendum, "addenda", addendum_id)
