"""Solutions and verifications of programmatic tasks on Larchfield House rota."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_suspend_employee_for_first_by_worked_hours_in_detail_most_contract_hours_by_ward_and_status(
    tools: Tools, *, ward_name: str, status: str, most_contract_hours: int, quota: int
) -> dict[str, Json]:
    """Suspend the first few of the employees meant, in order by hours to be paid."""
    ward = tools("find_wards", name=ward_name)["items"][0]
    found = [
        tools("get_employee", employee_id=employee["id"])
        for employee in every_item(tools, "find_employees", ward_id=ward["id"], status=status)
    ]
    found = [employee for employee in found if employee["contract_hours"] <= most_contract_hours]
    first = sorted(found, key=lambda employee: employee["worked_hours"], reverse=True)[:quota]
    for employee in first:
        tools("suspend_employee", employee_id=employee["id"])
    return {"names": [employee["name"] for employee in first]}


def verify_suspend_employee_for_first_by_worked_hours_in_detail_most_contract_hours_by_ward_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of employees must have changed."""
    given = answer or {}
    changed = [row for key, row in after["employees"].items() if row != before["employees"].get(key)]
    return {
        "names": given.get("names") == truth["names"],
        "as many changed": len(changed) == len(truth["names"]),
        "status is suspended": all(row["status"] == "suspended" for row in changed),
    }


def solve_total_worked_hours_of_employees_by_ward_and_status(
    tools: Tools, *, ward_name: str, status: str
) -> dict[str, Json]:
    """Add up the hours to be paid of the employees that are meant."""
    ward = tools("find_wards", name=ward_name)["items"][0]
    return {
        "total_hours_to_be_paid": sum(
            employee["worked_hours"]
            for employee in [
                tools("get_employee", employee_id=employee["id"])
                for employee in every_item(tools, "find_employees", ward_id=ward["id"], status=status)
            ]
        )
    }


def verify_total_worked_hours_of_employees_by_ward_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "total hours to be paid": given.get("total_hours_to_be_paid") == truth["total_hours_to_be_paid"],
        "nothing changed": before == after,
    }


def solve_employee_with_most_certificates_by_ward_and_grade(
    tools: Tools, *, ward_name: str, grade: str
) -> dict[str, Json]:
    """Find out which of the employees meant has the most certificates."""
    ward = tools("find_wards", name=ward_name)["items"][0]
    counted = [
        (tools("find_certificates", employee_id=employee["id"])["total"], employee)
        for employee in every_item(tools, "find_employees", ward_id=ward["id"], grade=grade)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"name": chosen["name"], "certificates": most}


def verify_employee_with_most_certificates_by_ward_and_grade(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "number of certificates": given.get("certificates") == truth["certificates"],
        "nothing changed": before == after,
    }


def solve_most_worked_hours_among_employees_in_detail_least_contract_hours_by_ward_and_status(
    tools: Tools, *, ward_name: str, status: str, least_contract_hours: int
) -> dict[str, Json]:
    """Find the one with the most hours to be paid of the employees meant."""
    ward = tools("find_wards", name=ward_name)["items"][0]
    found = [
        tools("get_employee", employee_id=employee["id"])
        for employee in every_item(tools, "find_employees", ward_id=ward["id"], status=status)
    ]
    found = [employee for employee in found if employee["contract_hours"] >= least_contract_hours]
    chosen = max(found, key=lambda employee: employee["worked_hours"])
    return {"name": chosen["name"], "hours_to_be_paid": chosen["worked_hours"]}


def verify_most_worked_hours_among_employees_in_detail_least_contract_hours_by_ward_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "hours to be paid": given.get("hours_to_be_paid") == truth["hours_to_be_paid"],
        "nothing changed": before == after,
    }


def solve_amount_of_worked_hours_of_employees_in_detail_least_contract_hours_by_ward_and_grade(
    tools: Tools, *, ward_name: str, grade: str, least_contract_hours: int
) -> dict[str, Json]:
    """Count the employees meant and add up the hours to be paid."""
    ward = tools("find_wards", name=ward_name)["items"][0]
    found = [
        tools("get_employee", employee_id=employee["id"])
        for employee in every_item(tools, "find_employees", ward_id=ward["id"], grade=grade)
    ]
    found = [employee for employee in found if employee["contract_hours"] >= least_contract_hours]
    return {"number": len(found), "total_hours_to_be_paid": sum(employee["worked_hours"] for employee in found)}


def verify_amount_of_worked_hours_of_employees_in_detail_least_contract_hours_by_ward_and_grade(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of employees": given.get("number") == truth["number"],
        "total hours to be paid": given.get("total_hours_to_be_paid") == truth["total_hours_to_be_paid"],
        "nothing changed": before == after,
    }


def solve_refuse_swap_for_each_by_replacement_and_status(
    tools: Tools, *, employee_name: str, status: str
) -> dict[str, Json]:
    """Refuse each of the swaps meant, and count them."""
    employee = tools("find_employees", name=employee_name)["items"][0]
    found = list(every_item(tools, "find_swaps", replacement_id=employee["id"], status=status))
    for swap in found:
        tools("refuse_swap", swap_id=swap["id"])
    return {"swaps": len(found)}


def verify_refuse_swap_for_each_by_replacement_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many swaps must have changed."""
    given = answer or {}
    changed = [row for key, row in after["swaps"].items() if row != before["swaps"].get(key)]
    return {
        "number of swaps": given.get("swaps") == truth["swaps"],
        "as many changed": len(changed) == truth["swaps"],
        "status is refused": all(row["status"] == "refused" for row in changed),
    }


def solve_ward_with_most_worked_hours_among_employees_in_detail_least_contract_hours_by_grade(
    tools: Tools, *, grade: str, least_contract_hours: int
) -> dict[str, Json]:
    """Add up the hours to be paid by ward and find the largest total."""
    found = [
        tools("get_employee", employee_id=employee["id"])
        for employee in every_item(tools, "find_employees", grade=grade)
    ]
    found = [employee for employee in found if employee["contract_hours"] >= least_contract_hours]
    totals: dict[str, int] = {}
    for employee in found:
        totals[employee["ward_name"]] = totals.get(employee["ward_name"], 0) + employee["worked_hours"]
    largest = max(totals, key=lambda group: totals[group])
    return {"ward": largest, "total_hours_to_be_paid": totals[largest]}


def verify_ward_with_most_worked_hours_among_employees_in_detail_least_contract_hours_by_grade(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "ward": given.get("ward") == truth["ward"],
        "total hours to be paid": given.get("total_hours_to_be_paid") == truth["total_hours_to_be_paid"],
        "nothing changed": before == after,
    }


def solve_total_worked_hours_of_employees_by_ward_and_grade(
    tools: Tools, *, ward_name: str, grade: str
) -> dict[str, Json]:
    """Add up the hours to be paid of the employees that are meant."""
    ward = tools("find_wards", name=ward_name)["items"][0]
    return {
        "total_hours_to_be_paid": sum(
            employee["worked_hours"]
            for employee in [
                tools("get_employee", employee_id=employee["id"])
                for employee in every_item(tools, "find_employees", ward_id=ward["id"], grade=grade)
            ]
        )
    }


def verify_total_worked_hours_of_employees_by_ward_and_grade(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "total hours to be paid": given.get("total_hours_to_be_paid") == truth["total_hours_to_be_paid"],
        "nothing changed": before == after,
    }


def solve_release_shift_or_cancel_shift_by_length_by_employee_and_starts_on(
    tools: Tools, *, employee_name: str, starts_on: str, limit: int
) -> dict[str, Json]:
    """Decide by the length in hours what to do with the only shift meant."""
    employee = tools("find_employees", name=employee_name)["items"][0]
    work_shift = next(every_item(tools, "find_shifts", employee_id=employee["id"], starts_on=starts_on))
    if work_shift["length"] > limit:
        tools("release_shift", work_shift_id=work_shift["id"])
    else:
        tools("cancel_shift", work_shift_id=work_shift["id"])
    return {"length": work_shift["length"]}


def verify_release_shift_or_cancel_shift_by_length_by_employee_and_starts_on(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The length in hours must be right, and one shift must have changed."""
    given = answer or {}
    changed = [row for key, row in after["work_shifts"].items() if row != before["work_shifts"].get(key)]
    return {"length in hours": given.get("length") == truth["length"], "one changed": len(changed) == 1}


def solve_ranking_by_worked_hours_of_employees_in_detail_most_contract_hours_by_ward_and_status(
    tools: Tools, *, ward_name: str, status: str, most_contract_hours: int, top: int
) -> dict[str, Json]:
    """Put the employees meant in order by hours to be paid, and list the first ones."""
    ward = tools("find_wards", name=ward_name)["items"][0]
    found = [
        tools("get_employee", employee_id=employee["id"])
        for employee in every_item(tools, "find_employees", ward_id=ward["id"], status=status)
    ]
    found = [employee for employee in found if employee["contract_hours"] <= most_contract_hours]
    ranked = sorted(found, key=lambda employee: employee["worked_hours"], reverse=True)[:top]
    return {"names": [employee["name"] for employee in ranked]}


def verify_ranking_by_worked_hours_of_employees_in_detail_most_contract_hours_by_ward_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"names": given.get("names") == truth["names"], "nothing changed": before == after}


def solve_status_with_most_worked_hours_among_employees_in_detail_least_contract_hours_by_ward_and_grade(
    tools: Tools, *, ward_name: str, grade: str, least_contract_hours: int
) -> dict[str, Json]:
    """Add up the hours to be paid by status and find the largest total."""
    ward = tools("find_wards", name=ward_name)["items"][0]
    found = [
        tools("get_employee", employee_id=employee["id"])
        for employee in every_item(tools, "find_employees", ward_id=ward["id"], grade=grade)
    ]
    found = [employee for employee in found if employee["contract_hours"] >= least_contract_hours]
    totals: dict[str, int] = {}
    for employee in found:
        totals[employee["status"]] = totals.get(employee["status"], 0) + employee["worked_hours"]
    largest = max(totals, key=lambda group: totals[group])
    return {"status": largest, "total_hours_to_be_paid": totals[largest]}


def verify_status_with_most_worked_hours_among_employees_in_detail_least_contract_hours_by_ward_and_grade(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "status": given.get("status") == truth["status"],
        "total hours to be paid": given.get("total_hours_to_be_paid") == truth["total_hours_to_be_paid"],
        "nothing changed": before == after,
    }


def solve_cancel_shift_with_highest_length_by_ward_and_starts_on(
    tools: Tools, *, ward_name: str, starts_on: str
) -> dict[str, Json]:
    """Cancel the shift with the greatest length, no other."""
    ward = tools("find_wards", name=ward_name)["items"][0]
    work_shift = max(
        every_item(tools, "find_shifts", ward_id=ward["id"], starts_on=starts_on),
        key=lambda work_shift: work_shift["length"],
    )
    tools("cancel_shift", work_shift_id=work_shift["id"])
    return {"length": work_shift["length"]}


def verify_cancel_shift_with_highest_length_by_ward_and_starts_on(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The length in hours must be right, and one shift must have changed."""
    given = answer or {}
    changed = [row for key, row in after["work_shifts"].items() if row != before["work_shifts"].get(key)]
    return {
        "length in hours": given.get("length") == truth["length"],
        "one changed": len(changed) == 1,
        "status is cancelled": all(row["status"] == "cancelled" for row in changed),
    }


def solve_suspend_employee_where_allowed_in_detail_most_worked_hours_by_ward_and_status(
    tools: Tools, *, ward_name: str, status: str, most_worked_hours: int
) -> dict[str, Json]:
    """Suspend those of the employees meant for which that is allowed."""
    ward = tools("find_wards", name=ward_name)["items"][0]
    found = [
        tools("get_employee", employee_id=employee["id"])
        for employee in every_item(tools, "find_employees", ward_id=ward["id"], status=status)
    ]
    found = [employee for employee in found if employee["worked_hours"] <= most_worked_hours]
    done = refused = 0
    for employee in found:
        try:
            tools("suspend_employee", employee_id=employee["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_suspend_employee_where_allowed_in_detail_most_worked_hours_by_ward_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of employees must have changed."""
    given = answer or {}
    changed = [row for key, row in after["employees"].items() if row != before["employees"].get(key)]
    return {
        "number of employees done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is suspended": all(row["status"] == "suspended" for row in changed),
    }


def solve_cancel_shift_for_each_by_ward_and_starts_on(
    tools: Tools, *, ward_name: str, starts_on: str
) -> dict[str, Json]:
    """Cancel each of the work shifts meant, and count them."""
    ward = tools("find_wards", name=ward_name)["items"][0]
    found = list(every_item(tools, "find_shifts", ward_id=ward["id"], starts_on=starts_on))
    for work_shift in found:
        tools("cancel_shift", work_shift_id=work_shift["id"])
    return {"work_shifts": len(found)}


def verify_cancel_shift_for_each_by_ward_and_starts_on(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many work shifts must have changed."""
    given = answer or {}
    changed = [row for key, row in after["work_shifts"].items() if row != before["work_shifts"].get(key)]
    return {
        "number of work shifts": given.get("work_shifts") == truth["work_shifts"],
        "as many changed": len(changed) == truth["work_shifts"],
        "status is cancelled": all(row["status"] == "cancelled" for row in changed),
    }
