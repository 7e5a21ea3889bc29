"""Tools about treatments."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Moment, Page, PageNumber, Refused, Text, shift

from .rows import Cow, Medicine, Treatment, TreatmentReason, TreatmentStatus


class TreatmentSummary(TypedDict):
    """A treatment as a search lists it."""

    id: str
    cow_name: str
    medicine_name: str
    given_at: str
    milk_free_from: str
    status: TreatmentStatus


class TreatmentsByMedicineName(TypedDict):
    """Totals of treatments for one name."""

    medicine_name: str
    treatments: int
    last_given: str | None


def find_treatments(
    db: Database,
    cow_id: str | None = None,
    medicine_id: str | None = None,
    worker_id: str | None = None,
    reason: TreatmentReason | None = None,
    status: TreatmentStatus | None = None,
    withheld_until: Moment | None = None,
    page: PageNumber = 1,
) -> Page[TreatmentSummary]:
    """Search treatments by cow, medicine, worker, reason, status or end of the milk withdrawal.

    Args:
        cow_id: Only treatments of the cow with this id.
        medicine_id: Only treatments of the medicine with this id.
        worker_id: Only treatments of the worker with this id.
        reason: Only treatments with this reason.
        status: Only treatments with this status.
        withheld_until: Only treatments with an end of the milk withdrawal at or after this.
        page: Page number, from 1.
    """
    return db.search(
        TreatmentSummary,
        """
        SELECT treatments.id, cows.name AS cow_name, medicines.name AS medicine_name, treatments.given_at,
            treatments.milk_free_from, treatments.status
        FROM treatments
        JOIN cows ON cows.id = treatments.cow_id
        JOIN medicines ON medicines.id = treatments.medicine_id
        """,
        where={
            "treatments.cow_id = ?": cow_id,
            "treatments.medicine_id = ?": medicine_id,
            "treatments.worker_id = ?": worker_id,
            "treatments.reason = ?": reason,
            "treatments.status = ?": status,
            "treatments.milk_free_from >= ?": withheld_until,
        },
        order="treatments.given_at DESC, treatments.id",
        page=page,
    )


def report_treatments(
    db: Database,
    reason: TreatmentReason | None = None,
    status: TreatmentStatus | None = None,
    given_from: Moment | None = None,
    worker_id: str | None = None,
    page: PageNumber = 1,
) -> Page[TreatmentsByMedicineName]:
    """Count the treatments by medicine.

    Args:
        reason: Only treatments with this reason.
        status: Only treatments with this status.
        given_from: Only treatments with a time of the treatment at or after this.
        worker_id: Only treatments of the worker with this id.
        page: Page number, from 1.
    """
    return db.search(
        TreatmentsByMedicineName,
        """
        SELECT medicines.name AS medicine_name, COUNT(*) AS treatments, MAX(treatments.given_at) AS
            last_given
        FROM treatments
        JOIN medicines ON medicines.id = treatments.medicine_id
        """,
        where={
            "treatments.reason = ?": reason,
            "treatments.status = ?": status,
            "treatments.given_at >= ?": given_from,
            "treatments.worker_id = ?": worker_id,
        },
        group="medicines.name",
        order="medicines.name",
        page=page,
    )


def treat_cow(
    db: Database, cow_id: str, medicine_id: str, reason: TreatmentReason, remark: Text | None = None
) -> Treatment:
    """Record that you give a cow one dose of a medicine; its withdrawal times start now.

    Args:
        cow_id: Id of the cow.
        medicine_id: Id of the medicine.
        reason: Reason of the treatment.
        remark: Remark of the treatment.
    """
    cow = db.fetch(Cow, "cows", cow_id)
    medicine = db.fetch(Medicine, "medicines", medicine_id)
    if cow["state"] not in ("milking", "dry"):
        raise Refused("Only cows that have calved are treated here.")
    if medicine["doses"] <= 0:
        raise Refused("There is no dose left.")
    if medicine["expires_on"] < db.today:
        raise Refused("The medicine has expired.")
    if db.exists(
        "SELECT 1 FROM treatments WHERE cow_id = ? AND medicine_id = ? AND date(given_at) = ?",
        cow_id,
        medicine_id,
        db.today,
    ):
        raise Refused("The cow had this medicine today already.")
    if medicine["kind"] == "hormone" and db.exists(
        "SELECT 1 FROM inseminations WHERE cow_id = ? AND result = 'pregnant'", cow_id
    ):
        raise Refused("A pregnant cow gets no hormones.")
    treatment_id = db.insert(
        "treatments",
        cow_id=cow_id,
        medicine_id=medicine_id,
        reason=reason,
        remark=remark,
        worker_id=db.account,
        given_at=db.now,
        milk_free_from=shift(db.now, hours=medicine["milk_hours"]),
        meat_free_from=shift(db.today, days=medicine["meat_days"]),
        status="unchecked",
    )
    db.update("medicines", medicine_id, doses=medicine["doses"] - 1)
    return db.fetch(Treatment, "treatments", treatment_id)


def check_treatment(db: Database, treatment_id: str) -> Treatment:
    """Check a treatment that somebody else gave in the last 30 days.

    Args:
        treatment_id: Id of the treatment.
    """
    treatment = db.fetch(Treatment, "treatments", treatment_id)
    if treatment["status"] != "unchecked":
        raise Refused("The treatment must be unchecked.")
    if treatment["worker_id"] == db.account:
        raise Refused("You gave this treatment yourself.")
    if treatment["given_at"] < shift(db.now, days=-30):
        raise Refused("The treatment was given more than 30 days ago.")
    db.update("treatments", treatment_id, status="checked")
    return db.fetch(Treatment, "treatments", treatment_id)
