"""Solutions and verifications of programmatic tasks on Kestrel works training centre."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_earliest_ends_on_among_rotations_of_trainer_by_department_and_status(
    tools: Tools, *, department_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest last day of the rotations meant."""
    department = tools("find_departments", name=department_name)["items"][0]
    found = [
        rotation
        for trainer in every_item(tools, "find_trainers", department_id=department["id"], status=status)
        for rotation in every_item(tools, "find_rotations", trainer_id=trainer["id"])
    ]
    chosen = min(found, key=lambda rotation: rotation["ends_on"])
    return {"department": chosen["department_name"], "last_day": chosen["ends_on"]}


def verify_earliest_ends_on_among_rotations_of_trainer_by_department_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "department": given.get("department") == truth["department"],
        "last day": given.get("last_day") == truth["last_day"],
        "nothing changed": before == after,
    }


def solve_earliest_starts_on_of_rotations_by_department_and_status(
    tools: Tools, *, department_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest first day of the rotations meant."""
    department = tools("find_departments", name=department_name)["items"][0]
    chosen = min(
        every_item(tools, "find_rotations", department_id=department["id"], status=status),
        key=lambda rotation: rotation["starts_on"],
    )
    return {"trainer": chosen["trainer_name"], "first_day": chosen["starts_on"]}


def verify_earliest_starts_on_of_rotations_by_department_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "trainer": given.get("trainer") == truth["trainer"],
        "first day": given.get("first_day") == truth["first_day"],
        "nothing changed": before == after,
    }


def solve_trainer_with_most_rotations_by_department_and_status(
    tools: Tools, *, department_name: str, status: str
) -> dict[str, Json]:
    """Find out which of the trainers meant has the most rotations."""
    department = tools("find_departments", name=department_name)["items"][0]
    counted = [
        (tools("find_rotations", trainer_id=trainer["id"])["total"], trainer)
        for trainer in every_item(tools, "find_trainers", department_id=department["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"name": chosen["name"], "rotations": most}


def verify_trainer_with_most_rotations_by_department_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "number of rotations": given.get("rotations") == truth["rotations"],
        "nothing changed": before == after,
    }


def solve_amount_of_pages_of_record_books_least_pages_by_apprentice_and_status(
    tools: Tools, *, apprentice_code: str, status: str, least_pages: int
) -> dict[str, Json]:
    """Count the record books meant and add up the number of pages."""
    apprentice = tools("find_apprentices", code=apprentice_code)["items"][0]
    found = list(every_item(tools, "find_record_books", apprentice_id=apprentice["id"], status=status))
    found = [record_book for record_book in found if record_book["pages"] >= least_pages]
    return {"number": len(found), "total_pages": sum(record_book["pages"] for record_book in found)}


def verify_amount_of_pages_of_record_books_least_pages_by_apprentice_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of record books": given.get("number") == truth["number"],
        "total number of pages": given.get("total_pages") == truth["total_pages"],
        "nothing changed": before == after,
    }


def solve_trainer_with_most_rotations_by_department(tools: Tools, *, department_name: str) -> dict[str, Json]:
    """Find out which of the trainers meant has the most rotations."""
    department = tools("find_departments", name=department_name)["items"][0]
    counted = [
        (tools("find_rotations", trainer_id=trainer["id"])["total"], trainer)
        for trainer in every_item(tools, "find_trainers", department_id=department["id"])
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"name": chosen["name"], "rotations": most}


def verify_trainer_with_most_rotations_by_department(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "number of rotations": given.get("rotations") == truth["rotations"],
        "nothing changed": before == after,
    }


def solve_cancel_rotation_for_each_by_department_and_status(
    tools: Tools, *, department_name: str, status: str
) -> dict[str, Json]:
    """Cancel each of the rotations meant, and count them."""
    department = tools("find_departments", name=department_name)["items"][0]
    found = list(every_item(tools, "find_rotations", department_id=department["id"], status=status))
    for rotation in found:
        tools("cancel_rotation", rotation_id=rotation["id"])
    return {"rotations": len(found)}


def verify_cancel_rotation_for_each_by_department_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many rotations must have changed."""
    given = answer or {}
    changed = [row for key, row in after["rotations"].items() if row != before["rotations"].get(key)]
    return {
        "number of rotations": given.get("rotations") == truth["rotations"],
        "as many changed": len(changed) == truth["rotations"],
        "status is cancelled": all(row["status"] == "cancelled" for row in changed),
    }


def solve_status_with_most_pages_among_record_books_least_pages_by_apprentice(
    tools: Tools, *, apprentice_code: str, least_pages: int
) -> dict[str, Json]:
    """Add up the number of pages by status and find the largest total."""
    apprentice = tools("find_apprentices", code=apprentice_code)["items"][0]
    found = list(every_item(tools, "find_record_books", apprentice_id=apprentice["id"]))
    found = [record_book for record_book in found if record_book["pages"] >= least_pages]
    totals: dict[str, int] = {}
    for record_book in found:
        totals[record_book["status"]] = totals.get(record_book["status"], 0) + record_book["pages"]
    largest = max(totals, key=lambda group: totals[group])
    return {"status": largest, "total_pages": totals[largest]}


def verify_status_with_most_pages_among_record_books_least_pages_by_apprentice(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "status": given.get("status") == truth["status"],
        "total number of pages": given.get("total_pages") == truth["total_pages"],
        "nothing changed": before == after,
    }


def solve_withdraw_exam_for_each_by_apprentice_and_status(
    tools: Tools, *, apprentice_code: str, status: str
) -> dict[str, Json]:
    """Withdraw each of the exams meant, and count them."""
    apprentice = tools("find_apprentices", code=apprentice_code)["items"][0]
    found = list(every_item(tools, "find_exams", apprentice_id=apprentice["id"], status=status))
    for exam in found:
        tools("withdraw_exam", exam_id=exam["id"])
    return {"exams": len(found)}


def verify_withdraw_exam_for_each_by_apprentice_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of exams must have changed."""
    given = answer or {}
    changed = [row for key, row in after["exams"].items() if row != before["exams"].get(key)]
    return {
        "number of exams": given.get("exams") == truth["exams"],
        "as many changed": len(changed) == truth["exams"],
        "status is withdrawn": all(row["status"] == "withdrawn" for row in changed),
    }


def solve_department_with_most_rotations_in_report_rotations_by_trainer_and_status(
    tools: Tools, *, trainer_name: str, status: str
) -> dict[str, Json]:
    """Find the department with the highest rotations in a report."""
    trainer = tools("find_trainers", name=trainer_name)["items"][0]
    largest = max(
        every_item(tools, "report_rotations", trainer_id=trainer["id"], status=status),
        key=lambda group: group["rotations"],
    )
    return {"department": largest["department_name"], "rotations": largest["rotations"]}


def verify_department_with_most_rotations_in_report_rotations_by_trainer_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and figure must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "department": given.get("department") == truth["department"],
        "rotations": given.get("rotations") == truth["rotations"],
        "nothing changed": before == after,
    }


def solve_sign_book_where_allowed_least_pages_by_week_of(
    tools: Tools, *, week_of: str, least_pages: int
) -> dict[str, Json]:
    """Sign book those of the record books meant for which that is allowed."""
    found = list(every_item(tools, "find_record_books", week_of=week_of))
    found = [record_book for record_book in found if record_book["pages"] >= least_pages]
    done = refused = 0
    for record_book in found:
        try:
            tools("sign_book", record_book_id=record_book["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_sign_book_where_allowed_least_pages_by_week_of(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of record books must have changed."""
    given = answer or {}
    changed = [row for key, row in after["record_books"].items() if row != before["record_books"].get(key)]
    return {
        "number of record books done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is signed": all(row["status"] == "signed" for row in changed),
    }


def solve_sign_book_with_highest_pages_by_apprentice_and_status(
    tools: Tools, *, apprentice_code: str, status: str
) -> dict[str, Json]:
    """Sign book the record book with the most pages, no other."""
    apprentice = tools("find_apprentices", code=apprentice_code)["items"][0]
    record_book = max(
        every_item(tools, "find_record_books", apprentice_id=apprentice["id"], status=status),
        key=lambda record_book: record_book["pages"],
    )
    tools("sign_book", record_book_id=record_book["id"])
    return {"pages": record_book["pages"]}


def verify_sign_book_with_highest_pages_by_apprentice_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number of pages must be right, and one record book must have changed."""
    given = answer or {}
    changed = [row for key, row in after["record_books"].items() if row != before["record_books"].get(key)]
    return {
        "number of pages": given.get("pages") == truth["pages"],
        "one changed": len(changed) == 1,
        "status is signed": all(row["status"] == "signed" for row in changed),
    }


def solve_total_pages_of_record_books_by_apprentice_and_status(
    tools: Tools, *, apprentice_code: str, status: str
) -> dict[str, Json]:
    """Add up the number of pages of the record books that are meant."""
    apprentice = tools("find_apprentices", code=apprentice_code)["items"][0]
    return {
        "total_pages": sum(
            record_book["pages"]
            for record_book in every_item(tools, "find_record_books", apprentice_id=apprentice["id"], status=status)
        )
    }


def verify_total_pages_of_record_books_by_apprentice_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "total number of pages": given.get("total_pages") == truth["total_pages"],
        "nothing changed": before == after,
    }


def solve_cancel_rotation_for_each_by_trainer_and_status(
    tools: Tools, *, trainer_name: str, status: str
) -> dict[str, Json]:
    """Cancel each of the rotations meant, and count them."""
    trainer = tools("find_trainers", name=trainer_name)["items"][0]
    found = list(every_item(tools, "find_rotations", trainer_id=trainer["id"], status=status))
    for rotation in found:
        tools("cancel_rotation", rotation_id=rotation["id"])
    return {"rotations": len(found)}


def verify_cancel_rotation_for_each_by_trainer_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many rotations must have changed."""
    given = answer or {}
    changed = [row for key, row in after["rotations"].items() if row != before["rotations"].get(key)]
    return {
        "number of rotations": given.get("rotations") == truth["rotations"],
        "as many changed": len(changed) == truth["rotations"],
        "status is cancelled": all(row["status"] == "cancelled" for row in changed),
    }


def solve_return_book_where_allowed_most_pages_by_week_of(
    tools: Tools, *, week_of: str, most_pages: int
) -> dict[str, Json]:
    """Return book those of the record books meant for which that is allowed."""
    found = list(every_item(tools, "find_record_books", week_of=week_of))
    found = [record_book for record_book in found if record_book["pages"] <= most_pages]
    done = refused = 0
    for record_book in found:
        try:
            tools("return_book", record_book_id=record_book["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_return_book_where_allowed_most_pages_by_week_of(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of record books must have changed."""
    given = answer or {}
    changed = [row for key, row in after["record_books"].items() if row != before["record_books"].get(key)]
    return {
        "number of record books done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is returned": all(row["status"] == "returned" for row in changed),
    }
