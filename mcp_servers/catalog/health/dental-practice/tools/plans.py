"""Tools about plans."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, shift

from .rows import Dentist, Patient, Plan, PlanStatus


class PlanSummary(TypedDict):
    """A plan as a search lists it."""

    id: str
    number: str
    patient_name: str
    dentist_name: str
    drawn_on: str
    status: PlanStatus


class PlanDetails(Plan):
    """A plan in full."""

    patient_name: str
    dentist_name: str
    total_cost: int
    cost_to_insurer: int
    open_treatments: int


def find_plans(
    db: Database,
    number: str | None = None,
    patient_id: str | None = None,
    dentist_id: str | None = None,
    status: PlanStatus | None = None,
    valid_until_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[PlanSummary]:
    """Search plans by plan number, patient, dentist, status or last day of validity.

    Args:
        number: Only plans with this plan number.
        patient_id: Only plans of the patient with this id.
        dentist_id: Only plans of the dentist with this id.
        status: Only plans with this status.
        valid_until_until: Only plans with a last day of validity at or before this.
        page: Page number, from 1.
    """
    return db.search(
        PlanSummary,
        """
        SELECT plans.id, plans.number, patients.name AS patient_name, dentists.name AS dentist_name,
            plans.drawn_on, plans.status
        FROM plans
        JOIN patients ON patients.id = plans.patient_id
        JOIN dentists ON dentists.id = plans.dentist_id
        """,
        where={
            "plans.number = ?": number,
            "plans.patient_id = ?": patient_id,
            "plans.dentist_id = ?": dentist_id,
            "plans.status = ?": status,
            "plans.valid_until <= ?": valid_until_until,
        },
        order="plans.drawn_on, plans.id",
        page=page,
    )


def get_plan(db: Database, plan_id: str) -> PlanDetails:
    """Show a plan with what its treatments cost, what the insurer bears and how many treatments are still open.

    Args:
        plan_id: Id of the plan.
    """
    plan = db.fetch(Plan, "plans", plan_id)
    total_cost = db.number("SELECT SUM(price) FROM plan_items WHERE plan_id = ? AND status != 'struck'", plan_id)
    cost_to_insurer = db.number(
        """
        SELECT SUM(plan_items.price * services.share / 100) FROM plan_items
        JOIN services ON services.id = plan_items.service_id
        WHERE plan_items.plan_id = ? AND plan_items.status != 'struck'
        """,
        plan_id,
    )
    open_treatments = db.number("SELECT COUNT(*) FROM plan_items WHERE plan_id = ? AND status = 'open'", plan_id)
    patient = db.fetch(Patient, "patients", plan["patient_id"])
    dentist = db.fetch(Dentist, "dentists", plan["dentist_id"])
    return {
        **plan,
        "patient_name": patient["name"],
        "dentist_name": dentist["name"],
        "total_cost": total_cost,
        "cost_to_insurer": cost_to_insurer,
        "open_treatments": open_treatments,
    }


def draw_up_plan(db: Database, number: Text, patient_id: str) -> Plan:
    """Draw up a new plan, by you, for a patient of whom no other plan is being prepared.

    Args:
        number: Plan number.
        patient_id: Id of the patient.
    """
    db.fetch(Patient, "patients", patient_id)
    if db.exists("SELECT 1 FROM plans WHERE patient_id = ? AND status IN ('draft', 'sent')", patient_id):
        raise Refused("Another plan of this patient is being prepared.")
    if db.exists("SELECT 1 FROM plans WHERE number = ?", number):
        raise Refused("Another plan already has this plan number.")
    plan_id = db.insert(
        "plans", number=number, patient_id=patient_id, dentist_id=db.account, drawn_on=db.today, status="draft"
    )
    return db.fetch(Plan, "plans", plan_id)


def send_plan(db: Database, plan_id: str) -> Plan:
    """Sign a colleague's plan and send it to the insurer; one above 100000 cents needs an X-ray of the last year.

    Args:
        plan_id: Id of the plan.
    """
    plan = db.fetch(Plan, "plans", plan_id)
    if plan["status"] != "draft":
        raise Refused("The plan must be draft.")
    if plan["dentist_id"] == db.account:
        raise Refused("You drew up this plan yourself.")
    total_cost = db.number("SELECT SUM(price) FROM plan_items WHERE plan_id = ? AND status = 'open'", plan_id)
    if total_cost <= 0:
        raise Refused("There is nothing on this plan.")
    if total_cost > 100000 and not db.exists(
        "SELECT 1 FROM xrays WHERE patient_id = ? AND taken_on >= ?", plan["patient_id"], shift(db.today, days=-365)
    ):
        raise Refused("A plan of this size needs an X-ray of the last year.")
    db.update("plans", plan_id, status="sent", signed_by_id=db.account, sent_on=db.today)
    return db.fetch(Plan, "plans", plan_id)


def approve_plan(db: Database, plan_id: str) -> Plan:
    """Note that the insurer approves a plan, within 60 days of sending; it is then good for 180 days.

    Args:
        plan_id: Id of the plan.
    """
    plan = db.fetch(Plan, "plans", plan_id)
    if plan["status"] != "sent":
        raise Refused("The plan must be sent.")
    if plan["sent_on"] is None or plan["sent_on"] < shift(db.today, days=-60):
        raise Refused("The insurer had 60 days to answer.")
    db.update("plans", plan_id, status="approved", valid_until=shift(db.today, days=180))
    return db.fetch(Plan, "plans", plan_id)


def decline_plan(db: Database, plan_id: str) -> Plan:
    """Note that the insurer declines a plan, or has not answered for 60 days; nothing on it may have an
    appointment.

    Args:
        plan_id: Id of the plan.
    """
    plan = db.fetch(Plan, "plans", plan_id)
    if plan["status"] != "sent":
        raise Refused("The plan must be sent.")
    if db.exists(
        """
        SELECT 1 FROM appointments
        JOIN plan_items ON plan_items.id = appointments.plan_item_id
        WHERE plan_items.plan_id = ? AND appointments.status IN ('booked', 'seated')
        """,
        plan_id,
    ):
        raise Refused("There is an appointment for this plan.")
    db.update("plans", plan_id, status="declined")
    return db.fetch(Plan, "plans", plan_id)
