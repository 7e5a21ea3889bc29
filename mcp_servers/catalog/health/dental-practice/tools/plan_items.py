"""Tools about plan items."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused, between

from .rows import Plan, PlanItem, PlanItemStatus, PlanStatus, Service


class PlanItemSummary(TypedDict):
    """A planned treatment as a search lists it."""

    id: str
    plan_number: str
    plan_patient_name: str
    service_name: str
    tooth: int
    status: PlanItemStatus


class PlanItemsByServiceName(TypedDict):
    """Totals of plan items for one name."""

    service_name: str
    treatments: int
    value: int
    last_date: str | None


def find_plan_items(
    db: Database,
    plan_id: str | None = None,
    patient_id: str | None = None,
    service_id: str | None = None,
    tooth: int | None = None,
    status: PlanItemStatus | None = None,
    page: PageNumber = 1,
) -> Page[PlanItemSummary]:
    """Search plan items by plan, patient, treatment, tooth number or status.

    Args:
        plan_id: Only plan items of the plan with this id.
        patient_id: Only plan items of the patient with this id.
        service_id: Only plan items of the treatment with this id.
        tooth: Only plan items with this tooth number.
        status: Only plan items with this status.
        page: Page number, from 1.
    """
    return db.search(
        PlanItemSummary,
        """
        SELECT plan_items.id, plans.number AS plan_number, patients.name AS plan_patient_name, services.name
            AS service_name, plan_items.tooth, plan_items.status
        FROM plan_items
        JOIN plans ON plans.id = plan_items.plan_id
        JOIN patients ON patients.id = plans.patient_id
        JOIN services ON services.id = plan_items.service_id
        """,
        where={
            "plan_items.plan_id = ?": plan_id,
            "plans.patient_id = ?": patient_id,
            "plan_items.service_id = ?": service_id,
            "plan_items.tooth = ?": tooth,
            "plan_items.status = ?": status,
        },
        order="plan_items.tooth, plan_items.id",
        page=page,
    )


def report_treatments(
    db: Database,
    status: PlanItemStatus | None = None,
    plan_status: PlanStatus | None = None,
    dentist_id: str | None = None,
    page: PageNumber = 1,
) -> Page[PlanItemsByServiceName]:
    """Count planned treatments by treatment and add up their prices.

    Args:
        status: Only plan items with this status.
        plan_status: Only plan items of the plan with this status.
        dentist_id: Only plan items of the dentist with this id.
        page: Page number, from 1.
    """
    return db.search(
        PlanItemsByServiceName,
        """
        SELECT services.name AS service_name, COUNT(*) AS treatments, COALESCE(SUM(plan_items.price), 0) AS
            value, MAX(plan_items.done_on) AS last_date
        FROM plan_items
        JOIN plans ON plans.id = plan_items.plan_id
        JOIN services ON services.id = plan_items.service_id
        """,
        where={"plan_items.status = ?": status, "plans.status = ?": plan_status, "plans.dentist_id = ?": dentist_id},
        group="services.name",
        order="services.name",
        page=page,
    )


def plan_treatment(db: Database, plan_id: str, service_id: str, tooth: Annotated[int, between(11, 48)]) -> PlanItem:
    """Put a treatment of a tooth on a plan that is still a draft, eight treatments at most.

    Args:
        plan_id: Id of the plan.
        service_id: Id of the treatment.
        tooth: Tooth number.
    """
    plan = db.fetch(Plan, "plans", plan_id)
    service = db.fetch(Service, "services", service_id)
    if plan["status"] != "draft":
        raise Refused("The plan has been sent.")
    if tooth % 10 < 1 or tooth % 10 > 8:
        raise Refused("There is no tooth with this number.")
    if db.exists(
        """
        SELECT 1 FROM plan_items
        WHERE plan_id = ? AND service_id = ? AND tooth = ? AND status = 'open'
        """,
        plan_id,
        service_id,
        tooth,
    ):
        raise Refused("This treatment is on the plan already.")
    if db.exists(
        """
        SELECT 1 FROM plan_items
        JOIN plans ON plans.id = plan_items.plan_id
        JOIN services ON services.id = plan_items.service_id
        WHERE plans.patient_id = ?
            AND plan_items.tooth = ?
            AND plan_items.status = 'done'
            AND services.name IN ('Simple extraction', 'Surgical extraction')
        """,
        plan["patient_id"],
        tooth,
    ):
        raise Refused("This tooth was taken out.")
    if db.number("SELECT COUNT(*) FROM plan_items WHERE plan_id = ? AND status = 'open'", plan_id) >= 8:
        raise Refused("The plan has eight treatments already.")
    plan_item_id = db.insert(
        "plan_items", plan_id=plan_id, service_id=service_id, tooth=tooth, price=service["price"], status="open"
    )
    return db.fetch(PlanItem, "plan_items", plan_item_id)
