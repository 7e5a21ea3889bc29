"""Solutions and verifications of programmatic tasks on Quayside Clinic."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


def solve_cancel_appointment_for_each_by_practitioner_and_starts_on(
    tools: Tools, *, practitioner_name: str, starts_on: str
) -> dict[str, Json]:
    """Cancel each of the appointments meant, and count them."""
    practitioner = tools("find_practitioners", name=practitioner_name)["items"][0]
    found = list(every_item(tools, "find_appointments", practitioner_id=practitioner["id"], starts_on=starts_on))
    for appointment in found:
        tools("cancel_appointment", appointment_id=appointment["id"])
    return {"appointments": len(found)}


def verify_cancel_appointment_for_each_by_practitioner_and_starts_on(
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


def solve_check_in_patient_with_earliest_starts_at_by_patient_and_status(
    tools: Tools, *, patient_name: str, status: str
) -> dict[str, Json]:
    """Check in patient the appointment with the earliest start time, no other."""
    patient = tools("find_patients", name=patient_name)["items"][0]
    appointment = min(
        [
            tools("get_appointment", appointment_id=appointment["id"])
            for appointment in every_item(tools, "find_appointments", patient_id=patient["id"], status=status)
        ],
        key=lambda appointment: appointment["starts_at"],
    )
    tools("check_in_patient", appointment_id=appointment["id"])
    return {"start_time": appointment["starts_at"]}


def verify_check_in_patient_with_earliest_starts_at_by_patient_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The start time must be right, and one appointment must have changed."""
    given = answer or {}
    changed = [row for key, row in after["appointments"].items() if row != before["appointments"].get(key)]
    return {
        "start time": given.get("start_time") == truth["start_time"],
        "one changed": len(changed) == 1,
        "status is arrived": all(row["status"] == "arrived" for row in changed),
    }


def solve_pay_charge_or_waive_charge_by_amount_by_patient(
    tools: Tools, *, patient_name: str, limit: int
) -> dict[str, Json]:
    """Decide by the amount what to do with the only charge meant."""
    patient = tools("find_patients", name=patient_name)["items"][0]
    charge = next(every_item(tools, "find_charges", patient_id=patient["id"]))
    if charge["amount"] > limit:
        tools("pay_charge", charge_id=charge["id"])
    else:
        tools("waive_charge", charge_id=charge["id"])
    return {"amount": charge["amount"]}


def verify_pay_charge_or_waive_charge_by_amount_by_patient(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The amount must be right, and one charge must have changed."""
    given = answer or {}
    changed = [row for key, row in after["charges"].items() if row != before["charges"].get(key)]
    return {"amount": given.get("amount") == truth["amount"], "one changed": len(changed) == 1}


def solve_book_referred_appointment_earliest_valid_until_by_patient(
    tools: Tools, *, patient_name: str, practitioner_name: str, starts_at: str
) -> dict[str, Json]:
    """Choose the referral with the earliest expiry date and use it."""
    practitioner = tools("find_practitioners", name=practitioner_name)["items"][0]
    patient = tools("find_patients", name=patient_name)["items"][0]
    referral = min(
        every_item(tools, "find_referrals", patient_id=patient["id"]), key=lambda referral: referral["valid_until"]
    )
    made = tools(
        "book_referred_appointment", practitioner_id=practitioner["id"], referral_id=referral["id"], starts_at=starts_at
    )
    return {"end_time": made["ends_at"]}


def verify_book_referred_appointment_earliest_valid_until_by_patient(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """One appointment must have been added, with the end time that is right."""
    given = answer or {}
    added = [row for key, row in after["appointments"].items() if key not in before["appointments"]]
    return {
        "end time": given.get("end_time") == truth["end_time"],
        "one added": len(added) == 1,
        "with that end time": [row["ends_at"] for row in added] == [truth["end_time"]],
    }


def solve_practitioner_with_most_appointments_by_grade(tools: Tools, *, grade: str) -> dict[str, Json]:
    """Find out which of the practitioners meant has the most appointments."""
    counted = [
        (tools("find_appointments", practitioner_id=practitioner["id"])["total"], practitioner)
        for practitioner in every_item(tools, "find_practitioners", grade=grade)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"name": chosen["name"], "appointments": most}


def verify_practitioner_with_most_appointments_by_grade(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "number of appointments": given.get("appointments") == truth["appointments"],
        "nothing changed": before == after,
    }


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


def solve_total_visits_of_referrals_by_treatment_and_status(
    tools: Tools, *, treatment_name: str, status: str
) -> dict[str, Json]:
    """Add up the number of visits of the referrals that are meant."""
    treatment = tools("find_treatments", name=treatment_name)["items"][0]
    return {
        "total_visits": sum(
            referral["visits"]
            for referral in [
                tools("get_referral", referral_id=referral["id"])
                for referral in every_item(tools, "find_referrals", treatment_id=treatment["id"], status=status)
            ]
        )
    }


def verify_total_visits_of_referrals_by_treatment_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "total number of visits": given.get("total_visits") == truth["total_visits"],
        "nothing changed": before == after,
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


def solve_pay_charge_for_each_by_patient_and_status(tools: Tools, *, patient_name: str, status: str) -> dict[str, Json]:
    """Pay each of the charges meant, and count them."""
    patient = tools("find_patients", name=patient_name)["items"][0]
    found = list(every_item(tools, "find_charges", patient_id=patient["id"], status=status))
    for charge in found:
        tools("pay_charge", charge_id=charge["id"])
    return {"charges": len(found)}


def verify_pay_charge_for_each_by_patient_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many charges must have changed."""
    given = answer or {}
    changed = [row for key, row in after["charges"].items() if row != before["charges"].get(key)]
    return {
        "number of charges": given.get("charges") == truth["charges"],
        "as many changed": len(changed) == truth["charges"],
        "status is paid": all(row["status"] == "paid" for row in changed),
    }


def solve_cancel_appointment_with_earliest_ends_at_by_treatment_and_status(
    tools: Tools, *, treatment_name: str, status: str
) -> dict[str, Json]:
    """Cancel the appointment with the earliest end time, no other."""
    treatment = tools("find_treatments", name=treatment_name)["items"][0]
    appointment = min(
        [
            tools("get_appointment", appointment_id=appointment["id"])
            for appointment in every_item(tools, "find_appointments", treatment_id=treatment["id"], status=status)
        ],
        key=lambda appointment: appointment["ends_at"],
    )
    tools("cancel_appointment", appointment_id=appointment["id"])
    return {"end_time": appointment["ends_at"]}


def verify_cancel_appointment_with_earliest_ends_at_by_treatment_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The end time must be right, and one appointment must have changed."""
    given = answer or {}
    changed = [row for key, row in after["appointments"].items() if row != before["appointments"].get(key)]
    return {
        "end time": given.get("end_time") == truth["end_time"],
        "one changed": len(changed) == 1,
        "status is cancelled": all(row["status"] == "cancelled" for row in changed),
    }


def solve_pay_charge_or_waive_charge_by_amount_by_patient_and_status(
    tools: Tools, *, patient_name: str, status: str, limit: int
) -> dict[str, Json]:
    """Decide by the amount what to do with the only charge meant."""
    patient = tools("find_patients", name=patient_name)["items"][0]
    charge = next(every_item(tools, "find_charges", patient_id=patient["id"], status=status))
    if charge["amount"] > limit:
        tools("pay_charge", charge_id=charge["id"])
    else:
        tools("waive_charge", charge_id=charge["id"])
    return {"amount": charge["amount"]}


def verify_pay_charge_or_waive_charge_by_amount_by_patient_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The amount must be right, and one charge must have changed."""
    given = answer or {}
    changed = [row for key, row in after["charges"].items() if row != before["charges"].get(key)]
    return {"amount": given.get("amount") == truth["amount"], "one changed": len(changed) == 1}
