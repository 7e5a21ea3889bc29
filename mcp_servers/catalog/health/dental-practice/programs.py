"""Solutions and verifications of programmatic tasks on Alder Lane dental centre."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


def solve_decline_plan_for_each_by_dentist_and_status(
    tools: Tools, *, dentist_name: str, status: str
) -> dict[str, Json]:
    """Decline each of the plans meant, and count them."""
    dentist = tools("find_dentists", name=dentist_name)["items"][0]
    found = list(every_item(tools, "find_plans", dentist_id=dentist["id"], status=status))
    for plan in found:
        tools("decline_plan", plan_id=plan["id"])
    return {"plans": len(found)}


def verify_decline_plan_for_each_by_dentist_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many plans must have changed."""
    given = answer or {}
    changed = [row for key, row in after["plans"].items() if row != before["plans"].get(key)]
    return {
        "number of plans": given.get("plans") == truth["plans"],
        "as many changed": len(changed) == truth["plans"],
        "status is declined": all(row["status"] == "declined" for row in changed),
    }


def solve_plan_with_most_plan_items_by_dentist_and_status(
    tools: Tools, *, dentist_name: str, status: str
) -> dict[str, Json]:
    """Find out which of the plans meant has the most planned treatments."""
    dentist = tools("find_dentists", name=dentist_name)["items"][0]
    counted = [
        (tools("find_plan_items", plan_id=plan["id"])["total"], plan)
        for plan in every_item(tools, "find_plans", dentist_id=dentist["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"plan_number": chosen["number"], "planned_treatments": most}


def verify_plan_with_most_plan_items_by_dentist_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "plan number": given.get("plan_number") == truth["plan_number"],
        "number of planned treatments": given.get("planned_treatments") == truth["planned_treatments"],
        "nothing changed": before == after,
    }


def solve_highest_tooth_of_plan_items_by_patient(tools: Tools, *, patient_name: str) -> dict[str, Json]:
    """Find the one with the highest tooth number of the planned treatments meant."""
    patient = tools("find_patients", name=patient_name)["items"][0]
    chosen = max(
        every_item(tools, "find_plan_items", patient_id=patient["id"]), key=lambda plan_item: plan_item["tooth"]
    )
    return {"plan": chosen["plan_number"], "tooth_number": chosen["tooth"]}


def verify_highest_tooth_of_plan_items_by_patient(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "plan": given.get("plan") == truth["plan"],
        "tooth number": given.get("tooth_number") == truth["tooth_number"],
        "nothing changed": before == after,
    }


def solve_treatment_with_most_treatments_in_report_treatments_by_dentist_and_plan_status(
    tools: Tools, *, dentist_name: str, plan_status: str
) -> dict[str, Json]:
    """Find the treatment with the highest treatments in a report."""
    dentist = tools("find_dentists", name=dentist_name)["items"][0]
    largest = max(
        every_item(tools, "report_treatments", dentist_id=dentist["id"], plan_status=plan_status),
        key=lambda group: group["treatments"],
    )
    return {"treatment": largest["service_name"], "treatments": largest["treatments"]}


def verify_treatment_with_most_treatments_in_report_treatments_by_dentist_and_plan_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and figure must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "treatment": given.get("treatment") == truth["treatment"],
        "treatments": given.get("treatments") == truth["treatments"],
        "nothing changed": before == after,
    }


def solve_send_plan_for_each_by_dentist_and_status(tools: Tools, *, dentist_name: str, status: str) -> dict[str, Json]:
    """Send each of the plans meant, and count them."""
    dentist = tools("find_dentists", name=dentist_name)["items"][0]
    found = list(every_item(tools, "find_plans", dentist_id=dentist["id"], status=status))
    for plan in found:
        tools("send_plan", plan_id=plan["id"])
    return {"plans": len(found)}


def verify_send_plan_for_each_by_dentist_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many plans must have changed."""
    given = answer or {}
    changed = [row for key, row in after["plans"].items() if row != before["plans"].get(key)]
    return {
        "number of plans": given.get("plans") == truth["plans"],
        "as many changed": len(changed) == truth["plans"],
        "status is sent": all(row["status"] == "sent" for row in changed),
    }


def solve_plan_with_most_plan_items_by_patient(tools: Tools, *, patient_name: str) -> dict[str, Json]:
    """Find out which of the plans meant has the most planned treatments."""
    patient = tools("find_patients", name=patient_name)["items"][0]
    counted = [
        (tools("find_plan_items", plan_id=plan["id"])["total"], plan)
        for plan in every_item(tools, "find_plans", patient_id=patient["id"])
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"plan_number": chosen["number"], "planned_treatments": most}


def verify_plan_with_most_plan_items_by_patient(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "plan number": given.get("plan_number") == truth["plan_number"],
        "number of planned treatments": given.get("planned_treatments") == truth["planned_treatments"],
        "nothing changed": before == after,
    }


def solve_earliest_taken_on_of_xrays_by_dentist_and_kind(
    tools: Tools, *, dentist_name: str, kind: str
) -> dict[str, Json]:
    """Find the one with the earliest exposure date of the X-rays meant."""
    dentist = tools("find_dentists", name=dentist_name)["items"][0]
    chosen = min(
        every_item(tools, "find_xrays", dentist_id=dentist["id"], kind=kind), key=lambda xray: xray["taken_on"]
    )
    return {"patient": chosen["patient_name"], "exposure_date": chosen["taken_on"]}


def verify_earliest_taken_on_of_xrays_by_dentist_and_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "patient": given.get("patient") == truth["patient"],
        "exposure date": given.get("exposure_date") == truth["exposure_date"],
        "nothing changed": before == after,
    }


def solve_treatment_with_most_value_in_report_treatments_by_dentist_and_plan_status(
    tools: Tools, *, dentist_name: str, plan_status: str
) -> dict[str, Json]:
    """Find the treatment with the highest value in a report."""
    dentist = tools("find_dentists", name=dentist_name)["items"][0]
    largest = max(
        every_item(tools, "report_treatments", dentist_id=dentist["id"], plan_status=plan_status),
        key=lambda group: group["value"],
    )
    return {"treatment": largest["service_name"], "value": largest["value"]}


def verify_treatment_with_most_value_in_report_treatments_by_dentist_and_plan_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and figure must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "treatment": given.get("treatment") == truth["treatment"],
        "value": given.get("value") == truth["value"],
        "nothing changed": before == after,
    }


def solve_cancel_appointment_for_each_by_plan_and_starts_on(
    tools: Tools, *, plan_number: str, starts_on: str
) -> dict[str, Json]:
    """Cancel each of the appointments meant, and count them."""
    plan = tools("find_plans", number=plan_number)["items"][0]
    found = list(every_item(tools, "find_appointments", plan_id=plan["id"], starts_on=starts_on))
    for appointment in found:
        tools("cancel_appointment", appointment_id=appointment["id"])
    return {"appointments": len(found)}


def verify_cancel_appointment_for_each_by_plan_and_starts_on(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many appointments must have changed."""
    given = answer or {}
    changed = [row for key, row in after["appointments"].items() if row != before["appointments"].get(key)]
    return {
        "number of appointments": given.get("appointments") == truth["appointments"],
        "as many changed": len(changed) == truth["appointments"],
        "status is cancelled": all(row["status"] == "cancelled" for row in changed),
    }


def solve_plan_with_most_plan_items_by_patient_and_status(
    tools: Tools, *, patient_name: str, status: str
) -> dict[str, Json]:
    """Find out which of the plans meant has the most planned treatments."""
    patient = tools("find_patients", name=patient_name)["items"][0]
    counted = [
        (tools("find_plan_items", plan_id=plan["id"])["total"], plan)
        for plan in every_item(tools, "find_plans", patient_id=patient["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"plan_number": chosen["number"], "planned_treatments": most}


def verify_plan_with_most_plan_items_by_patient_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "plan number": given.get("plan_number") == truth["plan_number"],
        "number of planned treatments": given.get("planned_treatments") == truth["planned_treatments"],
        "nothing changed": before == after,
    }


def solve_earliest_drawn_on_of_plans_by_patient_and_status(
    tools: Tools, *, patient_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest date of drawing up of the plans meant."""
    patient = tools("find_patients", name=patient_name)["items"][0]
    chosen = min(
        [
            tools("get_plan", plan_id=plan["id"])
            for plan in every_item(tools, "find_plans", patient_id=patient["id"], status=status)
        ],
        key=lambda plan: plan["drawn_on"],
    )
    return {"plan_number": chosen["number"], "date_of_drawing_up": chosen["drawn_on"]}


def verify_earliest_drawn_on_of_plans_by_patient_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "plan number": given.get("plan_number") == truth["plan_number"],
        "date of drawing up": given.get("date_of_drawing_up") == truth["date_of_drawing_up"],
        "nothing changed": before == after,
    }


def solve_treatment_with_most_treatments_in_report_treatments_by_dentist_and_status(
    tools: Tools, *, dentist_name: str, status: str
) -> dict[str, Json]:
    """Find the treatment with the highest treatments in a report."""
    dentist = tools("find_dentists", name=dentist_name)["items"][0]
    largest = max(
        every_item(tools, "report_treatments", dentist_id=dentist["id"], status=status),
        key=lambda group: group["treatments"],
    )
    return {"treatment": largest["service_name"], "treatments": largest["treatments"]}


def verify_treatment_with_most_treatments_in_report_treatments_by_dentist_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and figure must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "treatment": given.get("treatment") == truth["treatment"],
        "treatments": given.get("treatments") == truth["treatments"],
        "nothing changed": before == after,
    }
