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


def solve_mark_missed_with_earliest_starts_at_by_plan_and_starts_on(
    tools: Tools, *, plan_number: str, starts_on: str
) -> dict[str, Json]:
    """Mark missed the appointment with the earliest start time, no other."""
    plan = tools("find_plans", number=plan_number)["items"][0]
    appointment = min(
        every_item(tools, "find_appointments", plan_id=plan["id"], starts_on=starts_on),
        key=lambda appointment: appointment["starts_at"],
    )
    tools("mark_missed", appointment_id=appointment["id"])
    return {"start_time": appointment["starts_at"]}


def verify_mark_missed_with_earliest_starts_at_by_plan_and_starts_on(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The start time must be right, and one appointment must have changed."""
    given = answer or {}
    changed = [row for key, row in after["appointments"].items() if row != before["appointments"].get(key)]
    return {
        "start time": given.get("start_time") == truth["start_time"],
        "one changed": len(changed) == 1,
        "status is missed": all(row["status"] == "missed" for row in changed),
    }


def solve_plan_treatment_highest_minutes_by_surgical(
    tools: Tools, *, surgical: bool, plan_number: str, tooth: int
) -> dict[str, Json]:
    """Choose the treatment with the highest length in minutes and use it."""
    plan = tools("find_plans", number=plan_number)["items"][0]
    service = max(every_item(tools, "find_treatments", surgical=surgical), key=lambda service: service["minutes"])
    made = tools("plan_treatment", plan_id=plan["id"], service_id=service["id"], tooth=tooth)
    return {"price": made["price"]}


def verify_plan_treatment_highest_minutes_by_surgical(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """One planned treatment must have been added, with the price that is right."""
    given = answer or {}
    added = [row for key, row in after["plan_items"].items() if key not in before["plan_items"]]
    return {
        "price": given.get("price") == truth["price"],
        "one added": len(added) == 1,
        "with that price": [row["price"] for row in added] == [truth["price"]],
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


def solve_finish_appointment_for_each_by_plan_and_starts_on(
    tools: Tools, *, plan_number: str, starts_on: str
) -> dict[str, Json]:
    """Finish each of the appointments meant, and count them."""
    plan = tools("find_plans", number=plan_number)["items"][0]
    found = list(every_item(tools, "find_appointments", plan_id=plan["id"], starts_on=starts_on))
    for appointment in found:
        tools("finish_appointment", appointment_id=appointment["id"])
    return {"appointments": len(found)}


def verify_finish_appointment_for_each_by_plan_and_starts_on(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many appointments must have changed."""
    given = answer or {}
    changed = [row for key, row in after["appointments"].items() if row != before["appointments"].get(key)]
    return {
        "number of appointments": given.get("appointments") == truth["appointments"],
        "as many changed": len(changed) == truth["appointments"],
        "status is over": all(row["status"] == "over" for row in changed),
    }


def solve_mark_missed_with_earliest_starts_at_by_dentist_and_status(
    tools: Tools, *, dentist_name: str, status: str
) -> dict[str, Json]:
    """Mark missed the appointment with the earliest start time, no other."""
    dentist = tools("find_dentists", name=dentist_name)["items"][0]
    appointment = min(
        every_item(tools, "find_appointments", dentist_id=dentist["id"], status=status),
        key=lambda appointment: appointment["starts_at"],
    )
    tools("mark_missed", appointment_id=appointment["id"])
    return {"start_time": appointment["starts_at"]}


def verify_mark_missed_with_earliest_starts_at_by_dentist_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The start time must be right, and one appointment must have changed."""
    given = answer or {}
    changed = [row for key, row in after["appointments"].items() if row != before["appointments"].get(key)]
    return {
        "start time": given.get("start_time") == truth["start_time"],
        "one changed": len(changed) == 1,
        "status is missed": all(row["status"] == "missed" for row in changed),
    }


def solve_plan_treatment_lowest_price_by_surgical(
    tools: Tools, *, surgical: bool, plan_number: str, tooth: int
) -> dict[str, Json]:
    """Choose the treatment with the lowest price and use it."""
    plan = tools("find_plans", number=plan_number)["items"][0]
    service = min(every_item(tools, "find_treatments", surgical=surgical), key=lambda service: service["price"])
    made = tools("plan_treatment", plan_id=plan["id"], service_id=service["id"], tooth=tooth)
    return {"price": made["price"]}


def verify_plan_treatment_lowest_price_by_surgical(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """One planned treatment must have been added, with the price that is right."""
    given = answer or {}
    added = [row for key, row in after["plan_items"].items() if key not in before["plan_items"]]
    return {
        "price": given.get("price") == truth["price"],
        "one added": len(added) == 1,
        "with that price": [row["price"] for row in added] == [truth["price"]],
    }


def solve_dentist_with_most_appointments_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """Find out which of the dentists meant has the most appointments."""
    counted = [
        (tools("find_appointments", dentist_id=dentist["id"])["total"], dentist)
        for dentist in every_item(tools, "find_dentists", status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"name": chosen["name"], "appointments": most}


def verify_dentist_with_most_appointments_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "number of appointments": given.get("appointments") == truth["appointments"],
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
