"""Tools about treatments."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, between, shift

from .rows import Colony, Treatment, TreatmentStatus


class TreatmentSummary(TypedDict):
    """A treatment as a search lists it."""

    id: str
    colony_hive: str
    product: str
    begun_on: str
    lasts_until: str
    status: TreatmentStatus


class TreatmentsByProduct(TypedDict):
    """Totals of treatments for one product."""

    product: str
    treatments: int
    latest: str | None


def find_treatments(
    db: Database,
    colony_id: str | None = None,
    apiary_id: str | None = None,
    product: str | None = None,
    status: TreatmentStatus | None = None,
    ends_by: Day | None = None,
    page: PageNumber = 1,
) -> Page[TreatmentSummary]:
    """Search treatments by colony, apiary, product, status or last day.

    Args:
        colony_id: Only treatments of the colony with this id.
        apiary_id: Only treatments of the apiary with this id.
        product: Only treatments with this product.
        status: Only treatments with this status.
        ends_by: Only treatments with a last day at or before this.
        page: Page number, from 1.
    """
    return db.search(
        TreatmentSummary,
        """
        SELECT treatments.id, colonies.hive AS colony_hive, treatments.product, treatments.begun_on,
            treatments.lasts_until, treatments.status
        FROM treatments
        JOIN colonies ON colonies.id = treatments.colony_id
        """,
        where={
            "treatments.colony_id = ?": colony_id,
            "colonies.apiary_id = ?": apiary_id,
            "treatments.product = ?": product,
            "treatments.status = ?": status,
            "treatments.lasts_until <= ?": ends_by,
        },
        order="treatments.lasts_until, treatments.id",
        page=page,
    )


def report_treatments(
    db: Database,
    status: TreatmentStatus | None = None,
    begun_from: Day | None = None,
    apiary_id: str | None = None,
    page: PageNumber = 1,
) -> Page[TreatmentsByProduct]:
    """Count treatments by product.

    Args:
        status: Only treatments with this status.
        begun_from: Only treatments with a first day at or after this.
        apiary_id: Only treatments of the apiary with this id.
        page: Page number, from 1.
    """
    return db.search(
        TreatmentsByProduct,
        """
        SELECT treatments.product, COUNT(*) AS treatments, MAX(treatments.begun_on) AS latest
        FROM treatments
        JOIN colonies ON colonies.id = treatments.colony_id
        """,
        where={
            "treatments.status = ?": status,
            "treatments.begun_on >= ?": begun_from,
            "colonies.apiary_id = ?": apiary_id,
        },
        group="treatments.product",
        order="treatments.product",
        page=page,
    )


def start_treatment(db: Database, colony_id: str, product: Text, length: Annotated[int, between(3, 28)]) -> Treatment:
    """Start a treatment of a colony with more than 30 mites a day, without supers on it.

    Args:
        colony_id: Id of the colony.
        product: Product of the treatment.
        length: Length in days.
    """
    colony = db.fetch(Colony, "colonies", colony_id)
    if colony["status"] != "alive":
        raise Refused("The colony is not alive.")
    if colony["mites"] <= 30:
        raise Refused("The colony has few mites.")
    if colony["supers"] != 0:
        raise Refused("The supers must be taken off first.")
    if db.exists("SELECT 1 FROM treatments WHERE colony_id = ? AND status = 'running'", colony_id):
        raise Refused("A treatment is running.")
    if db.exists(
        "SELECT 1 FROM treatments WHERE colony_id = ? AND product = ? AND begun_on > ?",
        colony_id,
        product,
        shift(db.today, days=-60),
    ):
        raise Refused("This product was used in the last 60 days.")
    treatment_id = db.insert(
        "treatments",
        colony_id=colony_id,
        product=product,
        begun_on=db.today,
        lasts_until=shift(db.today, days=length),
        free_from=shift(db.today, days=length + 14),
        status="running",
    )
    return db.fetch(Treatment, "treatments", treatment_id)


def finish_treatment(db: Database, treatment_id: str) -> Treatment:
    """Finish a treatment on its last day or later.

    Args:
        treatment_id: Id of the treatment.
    """
    treatment = db.fetch(Treatment, "treatments", treatment_id)
    if treatment["status"] != "running":
        raise Refused("The treatment must be running.")
    if treatment["lasts_until"] > db.today:
        raise Refused("The treatment lasts longer.")
    colony = db.fetch(Colony, "colonies", treatment["colony_id"])
    if colony["status"] != "alive":
        raise Refused("The colony is not alive.")
    db.update("treatments", treatment_id, status="finished")
    return db.fetch(Treatment, "treatments", treatment_id)


def break_off_treatment(db: Database, treatment_id: str) -> Treatment:
    """Break a treatment off before its last day; the waiting time counts from today.

    Args:
        treatment_id: Id of the treatment.
    """
    treatment = db.fetch(Treatment, "treatments", treatment_id)
    if treatment["status"] != "running":
        raise Refused("The treatment must be running.")
    if treatment["lasts_until"] <= db.today:
        raise Refused("The treatment is over anyway.")
    db.update(
        "treatments",
        treatment_id,
        status="broken_off",
        lasts_until=shift(db.today, days=1),
        free_from=shift(db.today, days=14),
    )
    return db.fetch(Treatment, "treatments", treatment_id)
