"""Solutions and verifications of programmatic tasks on Alder Lane dental centre."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


def solve_ranking_by_drawn_on_of_plans_in_detail_sent_on_from_by_status(
    tools: Tools, *, status: str, sent_on_from: str, top: int
) -> dict[str, Json]:
    """Put the plans meant in order by date of drawing up, and list the first ones."""
    found = [tools("get_plan", plan_id=plan["id"]) for plan in every_item(tools, "find_plans", status=status)]
    found = [plan for plan in found if plan["sent_on"] is not None and plan["sent_on"] >= sent_on_from]
    ranked = sorted(found, key=lambda plan: plan["drawn_on"])[:top]
    return {"plan_numbers": [plan["number"] for plan in ranked]}


def verify_ranking_by_drawn_on_of_plans_in_detail_sent_on_from_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"plan numbers": given.get("plan_numbers") == truth["plan_numbers"], "nothing changed": before == after}


def solve_cancel_appointment_for_each_by_plan_and_status(
    tools: Tools, *, plan_number: str, status: str
) -> dict[str, Json]:
    """Cancel each of the appointments meant, and count them."""
    plan = tools("find_plans", number=plan_number)["items"][0]
    found = list(every_item(tools, "find_appointments", plan_id=plan["id"], status=status))
    for appointment in found:
        tools("cancel_appointment", appointment_id=appointment["id"])
    return {"appointments": len(found)}


def verify_cancel_appointment_for_each_by_plan_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of appointments must have changed."""
    given = answer or {}
    changed = [row for key, row in after["appointments"].items() if row != before["appointments"].get(key)]
    return {
        "number of appointments": given.get("appointments") == truth["appointments"],
        "as many changed": len(changed) == truth["appointments"],
        "status is cancelled": all(row["status"] == "cancelled" for row in changed),
    }


def solve_ranking_by_sent_on_of_plans_in_detail_by_status(tools: Tools, *, status: str, top: int) -> dict[str, Json]:
    """Put the plans meant in order by date of sending, and list the first ones."""
    found = [tools("get_plan", plan_id=plan["id"]) for plan in every_item(tools, "find_plans", status=status)]
    ranked = sorted(found, key=lambda plan: plan["sent_on"])[:top]
    return {"plan_numbers": [plan["number"] for plan in ranked]}


def verify_ranking_by_sent_on_of_plans_in_detail_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"plan numbers": given.get("plan_numbers") == truth["plan_numbers"], "nothing changed": before == after}


def solve_cancel_appointment_for_each_by_patient_and_status(
    tools: Tools, *, patient_name: str, status: str
) -> dict[str, Json]:
    """Cancel each of the appointments meant, and count them."""
    patient = tools("find_patients", name=patient_name)["items"][0]
    found = list(every_item(tools, "find_appointments", patient_id=patient["id"], status=status))
    for appointment in found:
        tools("cancel_appointment", appointment_id=appointment["id"])
    return {"appointments": len(found)}


def verify_cancel_appointment_for_each_by_patient_and_status(
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


def solve_approve_plan_for_each_in_detail_patient_born_on_from_by_status(
    tools: Tools, *, status: str, patient_born_on_from: str
) -> dict[str, Json]:
    """Approve each of the plans meant, and count them."""
    found = [tools("get_plan", plan_id=plan["id"]) for plan in every_item(tools, "find_plans", status=status)]
    found = [
        plan for plan in found if tools("get_patient", patient_id=plan["patient_id"])["born_on"] >= patient_born_on_from
    ]
    for plan in found:
        tools("approve_plan", plan_id=plan["id"])
    return {"plans": len(found)}


def verify_approve_plan_for_each_in_detail_patient_born_on_from_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of plans must have changed."""
    given = answer or {}
    changed = [row for key, row in after["plans"].items() if row != before["plans"].get(key)]
    return {
        "number of plans": given.get("plans") == truth["plans"],
        "as many changed": len(changed) == truth["plans"],
        "status is approved": all(row["status"] == "approved" for row in changed),
    }


def solve_sterilise_set_for_each_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """Sterilise each of the sets meant, and count them."""
    found = list(every_item(tools, "find_sets", status=status))
    for instrument_set in found:
        tools("sterilise_set", instrument_set_id=instrument_set["id"])
    return {"instrument_sets": len(found)}


def verify_sterilise_set_for_each_by_status(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """The answer must be right, and the right number of sets must have changed."""
    given = answer or {}
    changed = [row for key, row in after["instrument_sets"].items() if row != before["instrument_sets"].get(key)]
    return {
        "number of sets": given.get("instrument_sets") == truth["instrument_sets"],
        "as many changed": len(changed) == truth["instrument_sets"],
        "status is sterile": all(row["status"] == "sterile" for row in changed),
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


def solve_plan_treatment_earliest_drawn_on_by_dentist_and_status(
    tools: Tools, *, dentist_name: str, status: str, service_name: str, tooth: int
) -> dict[str, Json]:
    """Choose the plan with the earliest date of drawing up and use it."""
    service = tools("find_treatments", name=service_name)["items"][0]
    dentist = tools("find_dentists", name=dentist_name)["items"][0]
    plan = min(
        every_item(tools, "find_plans", dentist_id=dentist["id"], status=status), key=lambda plan: plan["drawn_on"]
    )
    made = tools("plan_treatment", service_id=service["id"], plan_id=plan["id"], tooth=tooth)
    return {"price": made["price"]}


def verify_plan_treatment_earliest_drawn_on_by_dentist_and_status(
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


def solve_ranking_by_drawn_on_of_plans_in_detail_patient_born_on_until_by_status(
    tools: Tools, *, status: str, patient_born_on_until: str, top: int
) -> dict[str, Json]:
    """Put the plans meant in order by date of drawing up, and list the first ones."""
    found = [tools("get_plan", plan_id=plan["id"]) for plan in every_item(tools, "find_plans", status=status)]
    found = [
        plan
        for plan in found
        if tools("get_patient", patient_id=plan["patient_id"])["born_on"] <= patient_born_on_until
    ]
    ranked = sorted(found, key=lambda plan: plan["drawn_on"])[:top]
    return {"plan_numbers": [plan["number"] for plan in ranked]}


def verify_ranking_by_drawn_on_of_plans_in_detail_patient_born_on_until_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"plan numbers": given.get("plan_numbers") == truth["plan_numbers"], "nothing changed": before == after}


def solve_send_plan_for_first_by_drawn_on_by_dentist_and_status(
    tools: Tools, *, dentist_name: str, status: str, quota: int
) -> dict[str, Json]:
    """Send the first few of the plans meant, in order by date of drawing up."""
    dentist = tools("find_dentists", name=dentist_name)["items"][0]
    found = list(every_item(tools, "find_plans", dentist_id=dentist["id"], status=status))
    first = sorted(found, key=lambda plan: plan["drawn_on"])[:quota]
    for plan in first:
        tools("send_plan", plan_id=plan["id"])
    return {"plan_numbers": [plan["number"] for plan in first]}


def verify_send_plan_for_first_by_drawn_on_by_dentist_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of plans must have changed."""
    given = answer or {}
    changed = [row for key, row in after["plans"].items() if row != before["plans"].get(key)]
    return {
        "plan numbers": given.get("plan_numbers") == truth["plan_numbers"],
        "as many changed": len(changed) == len(truth["plan_numbers"]),
        "status is sent": all(row["status"] == "sent" for row in changed),
    }


def solve_earliest_taken_on_among_xrays_of_dentist_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """Find the one with the earliest exposure date of the X-rays meant."""
    found = [
        xray
        for dentist in every_item(tools, "find_dentists", status=status)
        for xray in every_item(tools, "find_xrays", dentist_id=dentist["id"])
    ]
    chosen = min(found, key=lambda xray: xray["taken_on"])
    return {"patient": chosen["patient_name"], "exposure_date": chosen["taken_on"]}


def verify_earliest_taken_on_among_xrays_of_dentist_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "patient": given.get("patient") == truth["patient"],
        "exposure date": given.get("exposure_date") == truth["exposure_date"],
        "nothing changed": before == after,
    }


def solve_approve_plan_for_each_by_dentist_and_status(
    tools: Tools, *, dentist_name: str, status: str
) -> dict[str, Json]:
    """Approve each of the plans meant, and count them."""
    dentist = tools("find_dentists", name=dentist_name)["items"][0]
    found = list(every_item(tools, "find_plans", dentist_id=dentist["id"], status=status))
    for plan in found:
        tools("approve_plan", plan_id=plan["id"])
    return {"plans": len(found)}


def verify_approve_plan_for_each_by_dentist_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many plans must have changed."""
    given = answer or {}
    changed = [row for key, row in after["plans"].items() if row != before["plans"].get(key)]
    return {
        "number of plans": given.get("plans") == truth["plans"],
        "as many changed": len(changed) == truth["plans"],
        "status is approved": all(row["status"] == "approved" for row in changed),
    }


def solve_earliest_drawn_on_among_plans_in_detail_sent_on_from_by_dentist_and_status(
    tools: Tools, *, dentist_name: str, status: str, sent_on_from: str
) -> dict[str, Json]:
    """Find the one with the earliest date of drawing up of the plans meant."""
    dentist = tools("find_dentists", name=dentist_name)["items"][0]
    found = [
        tools("get_plan", plan_id=plan["id"])
        for plan in every_item(tools, "find_plans", dentist_id=dentist["id"], status=status)
    ]
    found = [plan for plan in found if plan["sent_on"] is not None and plan["sent_on"] >= sent_on_from]
    chosen = min(found, key=lambda plan: plan["drawn_on"])
    return {"plan_number": chosen["number"], "date_of_drawing_up": chosen["drawn_on"]}


def verify_earliest_drawn_on_among_plans_in_detail_sent_on_from_by_dentist_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "plan number": given.get("plan_number") == truth["plan_number"],
        "date of drawing up": given.get("date_of_drawing_up") == truth["date_of_drawing_up"],
        "nothing changed": before == after,
    }
