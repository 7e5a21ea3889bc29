"""Solutions and verifications of programmatic tasks on Larchfield House rota."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


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


def solve_release_shift_with_highest_length_by_employee_and_status(
    tools: Tools, *, employee_name: str, status: str
) -> dict[str, Json]:
    """Release the shift with the highest length in hours, no other."""
    employee = tools("find_employees", name=employee_name)["items"][0]
    work_shift = max(
        every_item(tools, "find_shifts", employee_id=employee["id"], status=status),
        key=lambda work_shift: work_shift["length"],
    )
    tools("release_shift", work_shift_id=work_shift["id"])
    return {"length": work_shift["length"]}


def verify_release_shift_with_highest_length_by_employee_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The length in hours must be right, and one shift must have changed."""
    given = answer or {}
    changed = [row for key, row in after["work_shifts"].items() if row != before["work_shifts"].get(key)]
    return {
        "length in hours": given.get("length") == truth["length"],
        "one changed": len(changed) == 1,
        "status is open": all(row["status"] == "open" for row in changed),
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


def solve_earliest_starts_at_of_work_shifts_by_ward_and_starts_on(
    tools: Tools, *, ward_name: str, starts_on: str
) -> dict[str, Json]:
    """Find the one with the earliest start time of the shifts meant."""
    ward = tools("find_wards", name=ward_name)["items"][0]
    chosen = min(
        every_item(tools, "find_shifts", ward_id=ward["id"], starts_on=starts_on),
        key=lambda work_shift: work_shift["starts_at"],
    )
    return {"skill": chosen["skill_name"], "start_time": chosen["starts_at"]}


def verify_earliest_starts_at_of_work_shifts_by_ward_and_starts_on(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "skill": given.get("skill") == truth["skill"],
        "start time": given.get("start_time") == truth["start_time"],
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


def solve_skill_with_most_hours_in_report_hours_by_ward_and_status(
    tools: Tools, *, ward_name: str, status: str
) -> dict[str, Json]:
    """Find the skill with the highest hours in a report."""
    ward = tools("find_wards", name=ward_name)["items"][0]
    largest = max(
        every_item(tools, "report_hours", ward_id=ward["id"], status=status), key=lambda group: group["hours"]
    )
    return {"skill": largest["skill_name"], "hours": largest["hours"]}


def verify_skill_with_most_hours_in_report_hours_by_ward_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and figure must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "skill": given.get("skill") == truth["skill"],
        "hours": given.get("hours") == truth["hours"],
        "nothing changed": before == after,
    }


def solve_suspend_employee_for_each_by_ward_and_grade(tools: Tools, *, ward_name: str, grade: str) -> dict[str, Json]:
    """Suspend each of the employees meant, and count them."""
    ward = tools("find_wards", name=ward_name)["items"][0]
    found = list(every_item(tools, "find_employees", ward_id=ward["id"], grade=grade))
    for employee in found:
        tools("suspend_employee", employee_id=employee["id"])
    return {"employees": len(found)}


def verify_suspend_employee_for_each_by_ward_and_grade(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many employees must have changed."""
    given = answer or {}
    changed = [row for key, row in after["employees"].items() if row != before["employees"].get(key)]
    return {
        "number of employees": given.get("employees") == truth["employees"],
        "as many changed": len(changed) == truth["employees"],
        "status is suspended": all(row["status"] == "suspended" for row in changed),
    }


def solve_suspend_employee_with_highest_worked_hours_by_ward_and_grade(
    tools: Tools, *, ward_name: str, grade: str
) -> dict[str, Json]:
    """Suspend the employee with the highest hours to be paid, no other."""
    ward = tools("find_wards", name=ward_name)["items"][0]
    employee = max(
        [
            tools("get_employee", employee_id=employee["id"])
            for employee in every_item(tools, "find_employees", ward_id=ward["id"], grade=grade)
        ],
        key=lambda employee: employee["worked_hours"],
    )
    tools("suspend_employee", employee_id=employee["id"])
    return {"hours_to_be_paid": employee["worked_hours"]}


def verify_suspend_employee_with_highest_worked_hours_by_ward_and_grade(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The hours to be paid must be right, and one employee must have changed."""
    given = answer or {}
    changed = [row for key, row in after["employees"].items() if row != before["employees"].get(key)]
    return {
        "hours to be paid": given.get("hours_to_be_paid") == truth["hours_to_be_paid"],
        "one changed": len(changed) == 1,
        "status is suspended": all(row["status"] == "suspended" for row in changed),
    }


def solve_earliest_starts_on_of_absences_by_employee_and_certified(
    tools: Tools, *, employee_name: str, certified: bool
) -> dict[str, Json]:
    """Find the one with the earliest first day of the absences meant."""
    employee = tools("find_employees", name=employee_name)["items"][0]
    chosen = min(
        every_item(tools, "find_absences", employee_id=employee["id"], certified=certified),
        key=lambda absence: absence["starts_on"],
    )
    return {"last_day": chosen["ends_on"], "first_day": chosen["starts_on"]}


def verify_earliest_starts_on_of_absences_by_employee_and_certified(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "last day": given.get("last_day") == truth["last_day"],
        "first day": given.get("first_day") == truth["first_day"],
        "nothing changed": before == after,
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


def solve_employee_with_most_swaps_by_ward_and_grade(tools: Tools, *, ward_name: str, grade: str) -> dict[str, Json]:
    """Find out which of the employees meant has the most swaps."""
    ward = tools("find_wards", name=ward_name)["items"][0]
    counted = [
        (tools("find_swaps", replacement_id=employee["id"])["total"], employee)
        for employee in every_item(tools, "find_employees", ward_id=ward["id"], grade=grade)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"name": chosen["name"], "swaps": most}


def verify_employee_with_most_swaps_by_ward_and_grade(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "number of swaps": given.get("swaps") == truth["swaps"],
        "nothing changed": before == after,
    }
