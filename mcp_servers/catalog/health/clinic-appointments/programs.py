"""Solutions and verifications of programmatic tasks on Quayside Clinic."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_pay_charge_within_budget_by_amount_by_status(tools: Tools, *, status: str, budget: int) -> dict[str, Json]:
    """Pay as many of the charges meant as a budget allows, lowest amount first."""
    found = list(every_item(tools, "find_charges", status=status))
    taken = spent = 0
    for charge in sorted(found, key=lambda charge: charge["amount"]):
        if spent + charge["amount"] > budget:
            break
        tools("pay_charge", charge_id=charge["id"])
        taken, spent = taken + 1, spent + charge["amount"]
    return {"number": taken, "total_amount": spent}


def verify_pay_charge_within_budget_by_amount_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of charges must have changed."""
    given = answer or {}
    changed = [row for key, row in after["charges"].items() if row != before["charges"].get(key)]
    return {
        "number of charges": given.get("number") == truth["number"],
        "total amount": given.get("total_amount") == truth["total_amount"],
        "as many changed": len(changed) == truth["number"],
        "status is paid": all(row["status"] == "paid" for row in changed),
    }


def solve_earliest_starts_at_among_appointments_in_detail_patient_born_on_from_by_treatment_and_status(
    tools: Tools, *, treatment_name: str, status: str, patient_born_on_from: str
) -> dict[str, Json]:
    """Find the one with the earliest start time of the appointments meant."""
    treatment = tools("find_treatments", name=treatment_name)["items"][0]
    found = [
        tools("get_appointment", appointment_id=appointment["id"])
        for appointment in every_item(tools, "find_appointments", treatment_id=treatment["id"], status=status)
    ]
    found = [
        appointment
        for appointment in found
        if tools("get_patient", patient_id=appointment["patient_id"])["born_on"] >= patient_born_on_from
    ]
    chosen = min(found, key=lambda appointment: appointment["starts_at"])
    return {"patient": chosen["patient_name"], "start_time": chosen["starts_at"]}


def verify_earliest_starts_at_among_appointments_in_detail_patient_born_on_from_by_treatment_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "patient": given.get("patient") == truth["patient"],
        "start time": given.get("start_time") == truth["start_time"],
        "nothing changed": before == after,
    }


def solve_pay_charge_within_budget_by_amount_by_patient_and_status(
    tools: Tools, *, patient_name: str, status: str, budget: int
) -> dict[str, Json]:
    """Pay as many of the charges meant as a budget allows, lowest amount first."""
    patient = tools("find_patients", name=patient_name)["items"][0]
    found = list(every_item(tools, "find_charges", patient_id=patient["id"], status=status))
    taken = spent = 0
    for charge in sorted(found, key=lambda charge: charge["amount"]):
        if spent + charge["amount"] > budget:
            break
        tools("pay_charge", charge_id=charge["id"])
        taken, spent = taken + 1, spent + charge["amount"]
    return {"number": taken, "total_amount": spent}


def verify_pay_charge_within_budget_by_amount_by_patient_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of charges must have changed."""
    given = answer or {}
    changed = [row for key, row in after["charges"].items() if row != before["charges"].get(key)]
    return {
        "number of charges": given.get("number") == truth["number"],
        "total amount": given.get("total_amount") == truth["total_amount"],
        "as many changed": len(changed) == truth["number"],
        "status is paid": all(row["status"] == "paid" for row in changed),
    }


def solve_patient_with_most_amount_of_charges_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """Add up the amount by patient and find the largest total."""
    totals: dict[str, int] = {}
    for charge in every_item(tools, "find_charges", status=status):
        totals[charge["appointment_patient_name"]] = (
            totals.get(charge["appointment_patient_name"], 0) + charge["amount"]
        )
    largest = max(totals, key=lambda group: totals[group])
    return {"patient": largest, "total_amount": totals[largest]}


def verify_patient_with_most_amount_of_charges_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "patient": given.get("patient") == truth["patient"],
        "total amount": given.get("total_amount") == truth["total_amount"],
        "nothing changed": before == after,
    }


def solve_status_with_most_visits_among_referrals_in_detail_issued_on_until_by_treatment(
    tools: Tools, *, treatment_name: str, issued_on_until: str
) -> dict[str, Json]:
    """Add up the number of visits by status and find the largest total."""
    treatment = tools("find_treatments", name=treatment_name)["items"][0]
    found = [
        tools("get_referral", referral_id=referral["id"])
        for referral in every_item(tools, "find_referrals", treatment_id=treatment["id"])
    ]
    found = [referral for referral in found if referral["issued_on"] <= issued_on_until]
    totals: dict[str, int] = {}
    for referral in found:
        totals[referral["status"]] = totals.get(referral["status"], 0) + referral["visits"]
    largest = max(totals, key=lambda group: totals[group])
    return {"status": largest, "total_visits": totals[largest]}


def verify_status_with_most_visits_among_referrals_in_detail_issued_on_until_by_treatment(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "status": given.get("status") == truth["status"],
        "total number of visits": given.get("total_visits") == truth["total_visits"],
        "nothing changed": before == after,
    }


def solve_kind_with_most_charges_in_report_charges_by_patient_and_status(
    tools: Tools, *, patient_name: str, status: str
) -> dict[str, Json]:
    """Find the kind with the highest charges in a report."""
    patient = tools("find_patients", name=patient_name)["items"][0]
    largest = max(
        every_item(tools, "report_charges", patient_id=patient["id"], status=status), key=lambda group: group["charges"]
    )
    return {"kind": largest["kind"], "charges": largest["charges"]}


def verify_kind_with_most_charges_in_report_charges_by_patient_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and figure must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "kind": given.get("kind") == truth["kind"],
        "charges": given.get("charges") == truth["charges"],
        "nothing changed": before == after,
    }


def solve_ranking_by_born_on_of_patients_in_detail_by_status(tools: Tools, *, status: str, top: int) -> dict[str, Json]:
    """Put the patients meant in order by date of birth, and list the first ones."""
    found = [
        tools("get_patient", patient_id=patient["id"]) for patient in every_item(tools, "find_patients", status=status)
    ]
    ranked = sorted(found, key=lambda patient: patient["born_on"])[:top]
    return {"names": [patient["name"] for patient in ranked]}


def verify_ranking_by_born_on_of_patients_in_detail_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"names": given.get("names") == truth["names"], "nothing changed": before == after}


def solve_earliest_ends_at_of_appointments_by_patient_and_starts_on(
    tools: Tools, *, patient_name: str, starts_on: str
) -> dict[str, Json]:
    """Find the one with the earliest end time of the appointments meant."""
    patient = tools("find_patients", name=patient_name)["items"][0]
    chosen = min(
        [
            tools("get_appointment", appointment_id=appointment["id"])
            for appointment in every_item(tools, "find_appointments", patient_id=patient["id"], starts_on=starts_on)
        ],
        key=lambda appointment: appointment["ends_at"],
    )
    return {"practitioner": chosen["practitioner_name"], "end_time": chosen["ends_at"]}


def verify_earliest_ends_at_of_appointments_by_patient_and_starts_on(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "practitioner": given.get("practitioner") == truth["practitioner"],
        "end time": given.get("end_time") == truth["end_time"],
        "nothing changed": before == after,
    }


def solve_total_amount_of_charges_by_patient(tools: Tools, *, patient_name: str) -> dict[str, Json]:
    """Add up the amount of the charges that are meant."""
    patient = tools("find_patients", name=patient_name)["items"][0]
    return {
        "total_amount": sum(charge["amount"] for charge in every_item(tools, "find_charges", patient_id=patient["id"]))
    }


def verify_total_amount_of_charges_by_patient(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {"total amount": given.get("total_amount") == truth["total_amount"], "nothing changed": before == after}


def solve_start_leave_where_allowed_of_all(tools: Tools) -> dict[str, Json]:
    """Start leave those of the practitioners meant for which that is allowed."""
    found = list(every_item(tools, "find_practitioners"))
    done = refused = 0
    for practitioner in found:
        try:
            tools("start_leave", practitioner_id=practitioner["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_start_leave_where_allowed_of_all(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """The answer must be right, and the right number of practitioners must have changed."""
    given = answer or {}
    changed = [row for key, row in after["practitioners"].items() if row != before["practitioners"].get(key)]
    return {
        "number of practitioners done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is on leave": all(row["status"] == "on_leave" for row in changed),
    }


def solve_amount_of_visits_of_referrals_in_detail_issued_on_until_by_treatment(
    tools: Tools, *, treatment_name: str, issued_on_until: str
) -> dict[str, Json]:
    """Count the referrals meant and add up the number of visits."""
    treatment = tools("find_treatments", name=treatment_name)["items"][0]
    found = [
        tools("get_referral", referral_id=referral["id"])
        for referral in every_item(tools, "find_referrals", treatment_id=treatment["id"])
    ]
    found = [referral for referral in found if referral["issued_on"] <= issued_on_until]
    return {"number": len(found), "total_visits": sum(referral["visits"] for referral in found)}


def verify_amount_of_visits_of_referrals_in_detail_issued_on_until_by_treatment(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of referrals": given.get("number") == truth["number"],
        "total number of visits": given.get("total_visits") == truth["total_visits"],
        "nothing changed": before == after,
    }


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


def solve_status_with_most_amount_of_charges_by_patient(tools: Tools, *, patient_name: str) -> dict[str, Json]:
    """Add up the amount by status and find the largest total."""
    patient = tools("find_patients", name=patient_name)["items"][0]
    totals: dict[str, int] = {}
    for charge in every_item(tools, "find_charges", patient_id=patient["id"]):
        totals[charge["status"]] = totals.get(charge["status"], 0) + charge["amount"]
    largest = max(totals, key=lambda group: totals[group])
    return {"status": largest, "total_amount": totals[largest]}


def verify_status_with_most_amount_of_charges_by_patient(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "status": given.get("status") == truth["status"],
        "total amount": given.get("total_amount") == truth["total_amount"],
        "nothing changed": before == after,
    }


def solve_earliest_starts_at_among_appointments_in_detail_patient_born_on_until_by_treatment_and_status(
    tools: Tools, *, treatment_name: str, status: str, patient_born_on_until: str
) -> dict[str, Json]:
    """Find the one with the earliest start time of the appointments meant."""
    treatment = tools("find_treatments", name=treatment_name)["items"][0]
    found = [
        tools("get_appointment", appointment_id=appointment["id"])
        for appointment in every_item(tools, "find_appointments", treatment_id=treatment["id"], status=status)
    ]
    found = [
        appointment
        for appointment in found
        if tools("get_patient", patient_id=appointment["patient_id"])["born_on"] <= patient_born_on_until
    ]
    chosen = min(found, key=lambda appointment: appointment["starts_at"])
    return {"patient": chosen["patient_name"], "start_time": chosen["starts_at"]}


def verify_earliest_starts_at_among_appointments_in_detail_patient_born_on_until_by_treatment_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "patient": given.get("patient") == truth["patient"],
        "start time": given.get("start_time") == truth["start_time"],
        "nothing changed": before == after,
    }
