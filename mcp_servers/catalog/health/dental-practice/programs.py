"""Solutions and verifications of programmatic tasks on Alder Lane dental centre."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_ranking_by_sent_on_of_plans_in_detail_patient_born_on_until_by_dentist(
    tools: Tools, *, dentist_name: str, patient_born_on_until: str, top: int
) -> dict[str, Json]:
    """Put the plans meant in order by date of sending, and list the first ones."""
    dentist = tools("find_dentists", name=dentist_name)["items"][0]
    found = [
        tools("get_plan", plan_id=plan["id"]) for plan in every_item(tools, "find_plans", dentist_id=dentist["id"])
    ]
    found = [
        plan
        for plan in found
        if tools("get_patient", patient_id=plan["patient_id"])["born_on"] <= patient_born_on_until
    ]
    ranked = sorted(found, key=lambda plan: plan["sent_on"])[:top]
    return {"plan_numbers": [plan["number"] for plan in ranked]}


def verify_ranking_by_sent_on_of_plans_in_detail_patient_born_on_until_by_dentist(
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


def solve_decline_plan_where_allowed_by_dentist(tools: Tools, *, dentist_name: str) -> dict[str, Json]:
    """Decline those of the plans meant for which that is allowed."""
    dentist = tools("find_dentists", name=dentist_name)["items"][0]
    found = list(every_item(tools, "find_plans", dentist_id=dentist["id"]))
    done = refused = 0
    for plan in found:
        try:
            tools("decline_plan", plan_id=plan["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_decline_plan_where_allowed_by_dentist(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of plans must have changed."""
    given = answer or {}
    changed = [row for key, row in after["plans"].items() if row != before["plans"].get(key)]
    return {
        "number of plans done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
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


def solve_most_tooth_among_plan_items_of_plan_by_dentist_and_status(
    tools: Tools, *, dentist_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the highest tooth number of the planned treatments meant."""
    dentist = tools("find_dentists", name=dentist_name)["items"][0]
    found = [
        plan_item
        for plan in every_item(tools, "find_plans", dentist_id=dentist["id"], status=status)
        for plan_item in every_item(tools, "find_plan_items", plan_id=plan["id"])
    ]
    chosen = max(found, key=lambda plan_item: plan_item["tooth"])
    return {"plan": chosen["plan_number"], "tooth_number": chosen["tooth"]}


def verify_most_tooth_among_plan_items_of_plan_by_dentist_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
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


def solve_decline_plan_with_earliest_drawn_on_by_dentist_and_status(
    tools: Tools, *, dentist_name: str, status: str
) -> dict[str, Json]:
    """Decline the plan with the earliest date of drawing up, no other."""
    dentist = tools("find_dentists", name=dentist_name)["items"][0]
    plan = min(
        [
            tools("get_plan", plan_id=plan["id"])
            for plan in every_item(tools, "find_plans", dentist_id=dentist["id"], status=status)
        ],
        key=lambda plan: plan["drawn_on"],
    )
    tools("decline_plan", plan_id=plan["id"])
    return {"date_of_drawing_up": plan["drawn_on"]}


def verify_decline_plan_with_earliest_drawn_on_by_dentist_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The date of drawing up must be right, and one plan must have changed."""
    given = answer or {}
    changed = [row for key, row in after["plans"].items() if row != before["plans"].get(key)]
    return {
        "date of drawing up": given.get("date_of_drawing_up") == truth["date_of_drawing_up"],
        "one changed": len(changed) == 1,
        "status is declined": all(row["status"] == "declined" for row in changed),
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


def solve_approve_plan_where_allowed_by_patient(tools: Tools, *, patient_name: str) -> dict[str, Json]:
    """Approve those of the plans meant for which that is allowed."""
    patient = tools("find_patients", name=patient_name)["items"][0]
    found = list(every_item(tools, "find_plans", patient_id=patient["id"]))
    done = refused = 0
    for plan in found:
        try:
            tools("approve_plan", plan_id=plan["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_approve_plan_where_allowed_by_patient(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of plans must have changed."""
    given = answer or {}
    changed = [row for key, row in after["plans"].items() if row != before["plans"].get(key)]
    return {
        "number of plans done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is approved": all(row["status"] == "approved" for row in changed),
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


def solve_earliest_valid_until_among_plans_in_detail_by_dentist_and_status(
    tools: Tools, *, dentist_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest last day of validity of the plans meant."""
    dentist = tools("find_dentists", name=dentist_name)["items"][0]
    found = [
        tools("get_plan", plan_id=plan["id"])
        for plan in every_item(tools, "find_plans", dentist_id=dentist["id"], status=status)
    ]
    chosen = min(found, key=lambda plan: plan["valid_until"])
    return {"plan_number": chosen["number"], "last_day_of_validity": chosen["valid_until"]}


def verify_earliest_valid_until_among_plans_in_detail_by_dentist_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "plan number": given.get("plan_number") == truth["plan_number"],
        "last day of validity": given.get("last_day_of_validity") == truth["last_day_of_validity"],
        "nothing changed": before == after,
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
