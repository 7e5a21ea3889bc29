"""Tools about patients."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused

from .rows import Letter, Patient, PatientConsent, Practice


class PatientSummary(TypedDict):
    """A patient as a search lists it."""

    id: str
    number: str
    name: str
    practice_name: str
    consent: PatientConsent
    discharged_on: str | None


class PatientDetails(Patient):
    """A patient in full."""

    practice_name: str
    practice_town: str
    letters: int
    letters_sent: int
    last_dictation: str | None


def find_patients(
    db: Database,
    name: str | None = None,
    number: str | None = None,
    practice_id: str | None = None,
    consent: PatientConsent | None = None,
    discharged_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[PatientSummary]:
    """Search patients by name, hospital number, practice, consent or discharge date.

    Args:
        name: Only patients whose name contains this text.
        number: Only patients with this hospital number.
        practice_id: Only patients of the practice with this id.
        consent: Only patients with this consent.
        discharged_from: Only patients with a discharge date at or after this.
        page: Page number, from 1.
    """
    return db.search(
        PatientSummary,
        """
        SELECT patients.id, patients.number, patients.name, practices.name AS practice_name,
            patients.consent, patients.discharged_on
        FROM patients
        JOIN practices ON practices.id = patients.practice_id
        """,
        where={
            "instr(lower(patients.name), lower(?)) > 0": name,
            "patients.number = ?": number,
            "patients.practice_id = ?": practice_id,
            "patients.consent = ?": consent,
            "patients.discharged_on >= ?": discharged_from,
        },
        order="patients.name, patients.id",
        page=page,
    )


def get_patient(db: Database, patient_id: str) -> PatientDetails:
    """Show a patient with the letters written so far.

    Args:
        patient_id: Id of the patient.
    """
    patient = db.fetch(Patient, "patients", patient_id)
    letters = db.number("SELECT COUNT(*) FROM letters WHERE patient_id = ?", patient_id)
    letters_sent = db.number("SELECT COUNT(*) FROM letters WHERE patient_id = ? AND status = 'sent'", patient_id)
    last_dictation: str | None = db.value("SELECT MAX(dictated_on) FROM letters WHERE patient_id = ?", patient_id)
    practice = db.fetch(Practice, "practices", patient["practice_id"])
    return {
        **patient,
        "practice_name": practice["name"],
        "practice_town": practice["town"],
        "letters": letters,
        "letters_sent": letters_sent,
        "last_dictation": last_dictation,
    }


def note_consent(db: Database, patient_id: str) -> Patient:
    """Note that a patient consents to letters.

    Args:
        patient_id: Id of the patient.
    """
    patient = db.fetch(Patient, "patients", patient_id)
    if patient["consent"] != "not_asked":
        raise Refused("The patient must be not asked.")
    db.update("patients", patient_id, consent="given")
    return db.fetch(Patient, "patients", patient_id)


def withdraw_consent(db: Database, patient_id: str) -> Patient:
    """Note that a patient withdraws consent; signed letters about that patient are withheld.

    Args:
        patient_id: Id of the patient.
    """
    patient = db.fetch(Patient, "patients", patient_id)
    if patient["consent"] != "given":
        raise Refused("The patient must be given.")
    db.update("patients", patient_id, consent="withdrawn")
    for letter in db.all(
        Letter, "SELECT * FROM letters WHERE patient_id = ? AND status = 'signed' ORDER BY id", patient_id
    ):
        db.update("letters", letter["id"], status="withheld")
    return db.fetch(Patient, "patients", patient_id)


def change_practice(db: Database, patient_id: str, practice_id: str) -> Patient:
    """Note a patient's new practice; letters that are not sent go there.

    Args:
        patient_id: Id of the patient.
        practice_id: Id of the practice.
    """
    patient = db.fetch(Patient, "patients", patient_id)
    practice = db.fetch(Practice, "practices", practice_id)
    if practice["status"] != "open":
        raise Refused("The practice is closed.")
    if practice_id == patient["practice_id"]:
        raise Refused("The patient goes to this practice already.")
    db.update("patients", patient_id, practice_id=practice_id)
    for letter in db.all(
        Letter,
        """
        SELECT * FROM letters
        WHERE patient_id = ? AND status IN ('draft', 'typed', 'signed')
        ORDER BY id
        """,
        patient_id,
    ):
        db.update("letters", letter["id"], recipient_id=practice_id)
    return db.fetch(Patient, "patients", patient_id)


def discharge_patient(db: Database, patient_id: str) -> Patient:
    """Note that a patient is discharged today.

    Args:
        patient_id: Id of the patient.
    """
    patient = db.fetch(Patient, "patients", patient_id)
    if patient["discharged_on"] is not None:
        raise Refused("The patient has been discharged.")
    if db.exists("SELECT 1 FROM letters WHERE patient_id = ? AND status = 'draft'", patient_id):
        raise Refused("A letter about this patient is not typed.")
    db.update("patients", patient_id, discharged_on=db.today)
    return db.fetch(Patient, "patients", patient_id)
