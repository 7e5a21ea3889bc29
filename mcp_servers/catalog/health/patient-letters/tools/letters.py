"""Tools about letters."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, at_least, between, every_word, shift

from .rows import Doctor, Letter, LetterStatus, Patient, Practice, Ward


class LetterSummary(TypedDict):
    """A letter as a search lists it."""

    id: str
    number: str
    subject: str
    patient_name: str
    ward_name: str
    status: LetterStatus
    dictated_on: str


class LetterBody(TypedDict):
    """Lines of the text of a letter."""

    lines: list[str]
    first_line: int
    total_lines: int
    next_line: int | None


class LetterDetails(Letter):
    """A letter in full."""

    patient_name: str
    patient_discharged_on: str | None
    ward_name: str
    author_name: str
    recipient_name: str
    number_of_addenda: int


class LettersByWardName(TypedDict):
    """Totals of letters for one name."""

    ward_name: str
    letters: int
    oldest: str | None


def find_letters(
    db: Database,
    number: str | None = None,
    patient_id: str | None = None,
    ward_id: str | None = None,
    author_id: str | None = None,
    recipient_id: str | None = None,
    status: LetterStatus | None = None,
    dictated_until: Day | None = None,
    words: str | None = None,
    page: PageNumber = 1,
) -> Page[LetterSummary]:
    """Search letters by letter number, patient, ward, author, recipient, status, date of dictation or text.

    Args:
        number: Only letters with this letter number.
        patient_id: Only letters of the patient with this id.
        ward_id: Only letters of the ward with this id.
        author_id: Only letters of the author with this id.
        recipient_id: Only letters of the recipient with this id.
        status: Only letters with this status.
        dictated_until: Only letters with a date of dictation at or before this.
        words: Only letters whose text has all these words, in any order.
        page: Page number, from 1.
    """
    return db.search(
        LetterSummary,
        """
        SELECT letters.id, letters.number, letters.subject, patients.name AS patient_name, wards.name AS
            ward_name, letters.status, letters.dictated_on
        FROM letters
        JOIN patients ON patients.id = letters.patient_id
        JOIN wards ON wards.id = letters.ward_id
        """,
        where={
            "letters.number = ?": number,
            "letters.patient_id = ?": patient_id,
            "letters.ward_id = ?": ward_id,
            "letters.author_id = ?": author_id,
            "letters.recipient_id = ?": recipient_id,
            "letters.status = ?": status,
            "letters.dictated_on <= ?": dictated_until,
            "letters.rowid IN (SELECT rowid FROM letters_text WHERE letters_text MATCH ?)": every_word(words),
        },
        order="letters.dictated_on, letters.id",
        page=page,
    )


def read_letter(
    db: Database, letter_id: str, from_line: Annotated[int, at_least(1)] = 1, lines: Annotated[int, between(1, 80)] = 40
) -> LetterBody:
    """Read the text of a letter, some lines at a time.

    Args:
        letter_id: Id of the letter.
        from_line: Line to begin with, from 1.
        lines: How many lines to read at most.
    """
    db.fetch(Letter, "letters", letter_id)
    text = db.value("SELECT body FROM letters WHERE id = ?", letter_id).split("\n")
    if from_line > len(text):
        raise Refused(f"This letter ends at line {len(text)}.")
    after = from_line + lines
    return {
        "lines": text[from_line - 1 : after - 1],
        "first_line": from_line,
        "total_lines": len(text),
        "next_line": after if after <= len(text) else None,
    }


def get_letter(db: Database, letter_id: str) -> LetterDetails:
    """Show a letter without its text, with its addenda.

    Args:
        letter_id: Id of the letter.
    """
    letter = db.fetch(Letter, "letters", letter_id)
    number_of_addenda = db.number("SELECT COUNT(*) FROM addenda WHERE letter_id = ?", letter_id)
    patient = db.fetch(Patient, "patients", letter["patient_id"])
    ward = db.fetch(Ward, "wards", letter["ward_id"])
    author = db.fetch(Doctor, "doctors", letter["author_id"])
    recipient = db.fetch(Practice, "practices", letter["recipient_id"])
    return {
        **letter,
        "patient_name": patient["name"],
        "patient_discharged_on": patient["discharged_on"],
        "ward_name": ward["name"],
        "author_name": author["name"],
        "recipient_name": recipient["name"],
        "number_of_addenda": number_of_addenda,
    }


def report_letters(
    db: Database,
    status: LetterStatus | None = None,
    author_id: str | None = None,
    dictated_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[LettersByWardName]:
    """Count letters by ward.

    Args:
        status: Only letters with this status.
        author_id: Only letters of the author with this id.
        dictated_from: Only letters with a date of dictation at or after this.
        page: Page number, from 1.
    """
    return db.search(
        LettersByWardName,
        """
        SELECT wards.name AS ward_name, COUNT(*) AS letters, MIN(letters.dictated_on) AS oldest FROM letters
        JOIN wards ON wards.id = letters.ward_id
        """,
        where={
            "letters.status = ?": status,
            "letters.author_id = ?": author_id,
            "letters.dictated_on >= ?": dictated_from,
        },
        group="wards.name",
        order="wards.name",
        page=page,
    )


def dictate_letter(db: Database, number: Text, subject: Text, patient_id: str, author_id: str, body: Text) -> Letter:
    """Take down a letter of a doctor about a patient, for the patient's practice.

    Args:
        number: Letter number.
        subject: Subject of the letter.
        patient_id: Id of the patient.
        author_id: Id of the author.
        body: Text of the letter.
    """
    patient = db.fetch(Patient, "patients", patient_id)
    author = db.fetch(Doctor, "doctors", author_id)
    if author["status"] != "working":
        raise Refused("The doctor is on leave.")
    if patient["discharged_on"] is not None and patient["discharged_on"] < shift(db.today, days=-30):
        raise Refused("The patient was discharged more than 30 days ago.")
    if db.number("SELECT COUNT(*) FROM letters WHERE patient_id = ? AND status IN ('draft', 'typed')", patient_id) >= 3:
        raise Refused("Three letters about this patient are not signed yet.")
    if db.exists("SELECT 1 FROM letters WHERE number = ?", number):
        raise Refused("Another letter already has this letter number.")
    letter_id = db.insert(
        "letters",
        number=number,
        subject=subject,
        patient_id=patient_id,
        author_id=author_id,
        body=body,
        ward_id=author["ward_id"],
        recipient_id=patient["practice_id"],
        status="draft",
        dictated_on=db.today,
    )
    return db.fetch(Letter, "letters", letter_id)


def type_letter(db: Database, letter_id: str) -> Letter:
    """Note that a letter is typed.

    Args:
        letter_id: Id of the letter.
    """
    letter = db.fetch(Letter, "letters", letter_id)
    if letter["status"] != "draft":
        raise Refused("The letter must be draft.")
    db.update("letters", letter_id, status="typed")
    return db.fetch(Letter, "letters", letter_id)


def return_letter(db: Database, letter_id: str) -> Letter:
    """Give a typed letter back to its author, who must be at work.

    Args:
        letter_id: Id of the letter.
    """
    letter = db.fetch(Letter, "letters", letter_id)
    if letter["status"] != "typed":
        raise Refused("The letter must be typed.")
    author = db.fetch(Doctor, "doctors", letter["author_id"])
    if author["status"] != "working":
        raise Refused("The doctor is on leave.")
    db.update("letters", letter_id, status="draft")
    return db.fetch(Letter, "letters", letter_id)


def sign_letter(db: Database, letter_id: str, countersigner_id: str) -> Letter:
    """Sign a typed letter; the letter of a trainee is countersigned by a consultant of its ward.

    Args:
        letter_id: Id of the letter.
        countersigner_id: Id of the countersigner.
    """
    letter = db.fetch(Letter, "letters", letter_id)
    countersigner = db.fetch(Doctor, "doctors", countersigner_id)
    if letter["status"] not in ("typed", "withheld"):
        raise Refused("The letter must be typed or withheld.")
    if letter["status"] != "typed":
        raise Refused("The letter is not typed.")
    if countersigner["grade"] != "consultant":
        raise Refused("Only consultants countersign.")
    if countersigner["ward_id"] != letter["ward_id"]:
        raise Refused("The consultant belongs to another ward.")
    if countersigner_id == letter["author_id"]:
        raise Refused("Nobody countersigns a letter of their own.")
    if countersigner["status"] != "working":
        raise Refused("The consultant is on leave.")
    db.update("letters", letter_id, status="signed", countersigner_id=countersigner_id)
    return db.fetch(Letter, "letters", letter_id)


def send_letter(db: Database, letter_id: str) -> Letter:
    """Send a signed letter to the practice, with the patient's consent.

    Args:
        letter_id: Id of the letter.
    """
    letter = db.fetch(Letter, "letters", letter_id)
    if letter["status"] != "signed":
        raise Refused("The letter must be signed.")
    patient = db.fetch(Patient, "patients", letter["patient_id"])
    if patient["consent"] != "given":
        raise Refused("The patient has not consented.")
    recipient = db.fetch(Practice, "practices", letter["recipient_id"])
    if recipient["status"] != "open":
        raise Refused("The practice is closed.")
    author = db.fetch(Doctor, "doctors", letter["author_id"])
    if author["grade"] != "consultant" and letter["countersigner_id"] is None:
        raise Refused("The letter is not countersigned.")
    db.update("letters", letter_id, status="sent", sent_on=db.today)
    return db.fetch(Letter, "letters", letter_id)


def withhold_letter(db: Database, letter_id: str) -> Letter:
    """Withhold a signed letter.

    Args:
        letter_id: Id of the letter.
    """
    letter = db.fetch(Letter, "letters", letter_id)
    if letter["status"] != "signed":
        raise Refused("The letter must be signed.")
    db.update("letters", letter_id, status="withheld")
    return db.fetch(Letter, "letters", letter_id)


def release_letter(db: Database, letter_id: str) -> Letter:
    """Release a withheld letter; it then counts as signed again.

    Args:
        letter_id: Id of the letter.
    """
    letter = db.fetch(Letter, "letters", letter_id)
    if letter["status"] != "withheld":
        raise Refused("The letter is not withheld.")
    patient = db.fetch(Patient, "patients", letter["patient_id"])
    if patient["consent"] not in ("given", "not_asked"):
        raise Refused("The patient has refused.")
    db.update("letters", letter_id, status="signed")
    return db.fetch(Letter, "letters", letter_id)


def redirect_letter(db: Database, letter_id: str, recipient_id: str) -> Letter:
    """Address a letter that is not sent to another practice, which must be open.

    Args:
        letter_id: Id of the letter.
        recipient_id: Id of the recipient.
    """
    letter = db.fetch(Letter, "letters", letter_id)
    recipient = db.fetch(Practice, "practices", recipient_id)
    if letter["status"] == "sent":
        raise Refused("The letter has been sent.")
    if recipient["status"] != "open":
        raise Refused("The practice is closed.")
    if recipient_id == letter["recipient_id"]:
        raise Refused("The letter is addressed to this practice already.")
    db.update("letters", letter_id, recipient_id=recipient_id)
    return db.fetch(Letter, "letters", letter_id)
