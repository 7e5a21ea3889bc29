"""Tools about referrals."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, between, shift

from .rows import Patient, Referral, ReferralStatus, Treatment


class ReferralSummary(TypedDict):
    """A referral as a search lists it."""

    id: str
    patient_name: str
    treatment_name: str
    valid_until: str
    status: ReferralStatus


class ReferralDetails(Referral):
    """A referral in full."""

    patient_name: str
    treatment_name: str
    visits_left: int


def find_referrals(
    db: Database,
    patient_id: str | None = None,
    treatment_id: str | None = None,
    status: ReferralStatus | None = None,
    valid_until_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[ReferralSummary]:
    """Search referrals by patient, treatment, status or expiry date.

    Args:
        patient_id: Only referrals of the patient with this id.
        treatment_id: Only referrals of the treatment with this id.
        status: Only referrals with this status.
        valid_until_from: Only referrals with an expiry date at or after this.
        page: Page number, from 1.
    """
    return db.search(
        ReferralSummary,
        """
        SELECT referrals.id, patients.name AS patient_name, treatments.name AS treatment_name,
            referrals.valid_until, referrals.status
        FROM referrals
        JOIN patients ON patients.id = referrals.patient_id
        JOIN treatments ON treatments.id = referrals.treatment_id
        """,
        where={
            "referrals.patient_id = ?": patient_id,
            "referrals.treatment_id = ?": treatment_id,
            "referrals.status = ?": status,
            "referrals.valid_until >= ?": valid_until_from,
        },
        order="referrals.valid_until, referrals.id",
        page=page,
    )


def get_referral(db: Database, referral_id: str) -> ReferralDetails:
    """Show a referral and how many of its visits are left.

    Args:
        referral_id: Id of the referral.
    """
    referral = db.fetch(Referral, "referrals", referral_id)
    visits_left = referral["visits"] - db.number(
        "SELECT COUNT(*) FROM appointments WHERE referral_id = ? AND status != 'cancelled'", referral_id
    )
    patient = db.fetch(Patient, "patients", referral["patient_id"])
    treatment = db.fetch(Treatment, "treatments", referral["treatment_id"])
    return {
        **referral,
        "patient_name": patient["name"],
        "treatment_name": treatment["name"],
        "visits_left": visits_left,
    }


def add_referral(
    db: Database, patient_id: str, treatment_id: str, visits: Annotated[int, between(1, 6)], reason: Text
) -> Referral:
    """Record a referral that starts today and is valid for 120 days.

    Args:
        patient_id: Id of the patient.
        treatment_id: Id of the treatment.
        visits: Number of visits.
        reason: Reason of the referral.
    """
    patient = db.fetch(Patient, "patients", patient_id)
    treatment = db.fetch(Treatment, "treatments", treatment_id)
    if patient["status"] != "registered":
        raise Refused("The patient is not registered any more.")
    if not treatment["by_referral"]:
        raise Refused("The treatment needs no referral.")
    if db.exists(
        """
        SELECT 1 FROM referrals
        WHERE patient_id = ? AND treatment_id = ? AND status = 'open' AND valid_until >= ?
        """,
        patient_id,
        treatment_id,
        db.today,
    ):
        raise Refused("The patient already has a valid referral for this treatment.")
    referral_id = db.insert(
        "referrals",
        patient_id=patient_id,
        treatment_id=treatment_id,
        reason=reason,
        visits=visits,
        issued_on=db.today,
        valid_until=shift(db.today, days=120),
        status="open",
    )
    return db.fetch(Referral, "referrals", referral_id)


def withdraw_referral(db: Database, referral_id: str) -> Referral:
    """Withdraw a referral that no appointment still to come stands on.

    Args:
        referral_id: Id of the referral.
    """
    referral = db.fetch(Referral, "referrals", referral_id)
    if referral["status"] != "open":
        raise Refused("The referral must be open.")
    if db.exists("SELECT 1 FROM appointments WHERE referral_id = ? AND status = 'booked'", referral_id):
        raise Refused("An appointment still stands on the referral.")
    db.update("referrals", referral_id, status="withdrawn")
    return db.fetch(Referral, "referrals", referral_id)
