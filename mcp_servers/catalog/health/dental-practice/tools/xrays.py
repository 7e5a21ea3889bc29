"""Tools about xrays."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, shift

from .rows import Patient, Xray, XrayKind


class XraySummary(TypedDict):
    """A X-ray as a search lists it."""

    id: str
    patient_name: str
    kind: XrayKind
    taken_on: str
    dentist_name: str


def find_xrays(
    db: Database,
    patient_id: str | None = None,
    kind: XrayKind | None = None,
    dentist_id: str | None = None,
    taken_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[XraySummary]:
    """Search xrays by patient, kind, dentist or exposure date.

    Args:
        patient_id: Only xrays of the patient with this id.
        kind: Only xrays with this kind.
        dentist_id: Only xrays of the dentist with this id.
        taken_from: Only xrays with an exposure date at or after this.
        page: Page number, from 1.
    """
    return db.search(
        XraySummary,
        """
        SELECT xrays.id, patients.name AS patient_name, xrays.kind, xrays.taken_on, dentists.name AS
            dentist_name
        FROM xrays
        JOIN patients ON patients.id = xrays.patient_id
        JOIN dentists ON dentists.id = xrays.dentist_id
        """,
        where={
            "xrays.patient_id = ?": patient_id,
            "xrays.kind = ?": kind,
            "xrays.dentist_id = ?": dentist_id,
            "xrays.taken_on >= ?": taken_from,
        },
        order="xrays.taken_on DESC, xrays.id",
        page=page,
    )


def take_xray(db: Database, patient_id: str, kind: XrayKind) -> Xray:
    """Note an X-ray that you take of a patient; a panoramic one every two years, four of single teeth a year.

    Args:
        patient_id: Id of the patient.
        kind: Kind of the X-ray.
    """
    db.fetch(Patient, "patients", patient_id)
    if kind == "panoramic" and db.exists(
        "SELECT 1 FROM xrays WHERE patient_id = ? AND kind = 'panoramic' AND taken_on > ?",
        patient_id,
        shift(db.today, days=-730),
    ):
        raise Refused("The last panoramic X-ray is less than two years old.")
    if (
        kind == "single_tooth"
        and db.number(
            """
        SELECT COUNT(*) FROM xrays
        WHERE patient_id = ? AND kind = 'single_tooth' AND taken_on > ?
        """,
            patient_id,
            shift(db.today, days=-365),
        )
        >= 4
    ):
        raise Refused("The patient had four such X-rays in the last year.")
    if db.exists("SELECT 1 FROM xrays WHERE patient_id = ? AND kind = ? AND taken_on = ?", patient_id, kind, db.today):
        raise Refused("Such an X-ray was taken today already.")
    xray_id = db.insert("xrays", patient_id=patient_id, kind=kind, dentist_id=db.account, taken_on=db.today)
    return db.fetch(Xray, "xrays", xray_id)
