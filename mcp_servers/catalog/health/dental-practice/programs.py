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


def solve_approve_plan_where_allowed_drawn_on_from_by_dentist(
    tools: Tools, *, dentist_name: str, drawn_on_from: str
) -> dict[str, Json]:
    """Approve those of the plans meant for which that is allowed."""
    dentist = tools("find_dentists", name=dentist_name)["items"][0]
    found = list(every_item(tools, "find_plans", dentist_id=dentist["id"]))
    found = [plan for plan in found if plan["drawn_on"] >= drawn_on_from]
    done = refused = 0
    for plan in found:
        try:
            tools("approve_plan", plan_id=plan["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_approve_plan_where_allowed_drawn_on_from_by_dentist(
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


def solve_send_plan_else_approve_plan_drawn_on_from_by_dentist(
    tools: Tools, *, dentist_name: str, drawn_on_from: str
) -> dict[str, Json]:
    """Send the plans meant; where that is refused, do something else instead."""
    dentist = tools("find_dentists", name=dentist_name)["items"][0]
    found = list(every_item(tools, "find_plans", dentist_id=dentist["id"]))
    found = [plan for plan in found if plan["drawn_on"] >= drawn_on_from]
    refused = 0
    for plan in found:
        try:
            tools("send_plan", plan_id=plan["id"])
        except Refused:
            refused += 1
            tools("approve_plan", plan_id=plan["id"])
    return {"refused": refused}


def verify_send_plan_else_approve_plan_drawn_on_from_by_dentist(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of plans must have changed."""
    given = answer or {}
    changed = [row for key, row in after["plans"].items() if row != before["plans"].get(key)]
    return {"number refused": given.get("refused") == truth["refused"], "some changed": len(changed) > 0}


def solve_earliest_starts_at_among_appointments_of_dentist_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """Find the one with the earliest start time of the appointments meant."""
    found = [
        appointment
        for dentist in every_item(tools, "find_dentists", status=status)
        for appointment in every_item(tools, "find_appointments", dentist_id=dentist["id"])
    ]
    chosen = min(found, key=lambda appointment: appointment["starts_at"])
    return {"patient": chosen["patient_name"], "start_time": chosen["starts_at"]}


def verify_earliest_starts_at_among_appointments_of_dentist_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "patient": given.get("patient") == truth["patient"],
        "start time": given.get("start_time") == truth["start_time"],
        "nothing changed": before == after,
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


def solve_patient_with_most_appointments_by_blood_thinner(tools: Tools, *, blood_thinner: bool) -> dict[str, Json]:
    """Find out which of the patients meant has the most appointments."""
    counted = [
        (tools("find_appointments", patient_id=patient["id"])["total"], patient)
        for patient in every_item(tools, "find_patients", blood_thinner=blood_thinner)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"name": chosen["name"], "appointments": most}


def verify_patient_with_most_appointments_by_blood_thinner(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "number of appointments": given.get("appointments") == truth["appointments"],
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


def solve_decline_plan_with_earliest_sent_on_by_dentist_and_status(
    tools: Tools, *, dentist_name: str, status: str
) -> dict[str, Json]:
    """Decline the plan with the earliest date of sending, no other."""
    dentist = tools("find_dentists", name=dentist_name)["items"][0]
    plan = min(
        [
            tools("get_plan", plan_id=plan["id"])
            for plan in every_item(tools, "find_plans", dentist_id=dentist["id"], status=status)
        ],
        key=lambda plan: plan["sent_on"],
    )
    tools("decline_plan", plan_id=plan["id"])
    return {"date_of_sending": plan["sent_on"]}


def verify_decline_plan_with_earliest_sent_on_by_dentist_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The date of sending must be right, and one plan must have changed."""
    given = answer or {}
    changed = [row for key, row in after["plans"].items() if row != before["plans"].get(key)]
    return {
        "date of sending": given.get("date_of_sending") == truth["date_of_sending"],
        "one changed": len(changed) == 1,
        "status is declined": all(row["status"] == "declined" for row in changed),
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


def solve_decline_plan_for_first_by_drawn_on_drawn_on_until_by_status(
    tools: Tools, *, status: str, drawn_on_until: str, quota: int
) -> dict[str, Json]:
    """Decline the first few of the plans meant, in order by date of drawing up."""
    found = list(every_item(tools, "find_plans", status=status))
    found = [plan for plan in found if plan["drawn_on"] <= drawn_on_until]
    first = sorted(found, key=lambda plan: plan["drawn_on"])[:quota]
    for plan in first:
        tools("decline_plan", plan_id=plan["id"])
    return {"plan_numbers": [plan["number"] for plan in first]}


def verify_decline_plan_for_first_by_drawn_on_drawn_on_until_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of plans must have changed."""
    given = answer or {}
    changed = [row for key, row in after["plans"].items() if row != before["plans"].get(key)]
    return {
        "plan numbers": given.get("plan_numbers") == truth["plan_numbers"],
        "as many changed": len(changed) == len(truth["plan_numbers"]),
        "status is declined": all(row["status"] == "declined" for row in changed),
    }
