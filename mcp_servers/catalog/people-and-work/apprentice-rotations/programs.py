"""Solutions and verifications of programmatic tasks on Kestrel works training centre."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_ranking_by_started_on_of_apprentices_in_detail_born_on_until_by_status(
    tools: Tools, *, status: str, born_on_until: str, top: int
) -> dict[str, Json]:
    """Put the apprentices meant in order by start of the apprenticeship, and list the first ones."""
    found = [
        tools("get_apprentice", apprentice_id=apprentice["id"])
        for apprentice in every_item(tools, "find_apprentices", status=status)
    ]
    found = [apprentice for apprentice in found if apprentice["born_on"] <= born_on_until]
    ranked = sorted(found, key=lambda apprentice: apprentice["started_on"])[:top]
    return {"apprentice_numbers": [apprentice["code"] for apprentice in ranked]}


def verify_ranking_by_started_on_of_apprentices_in_detail_born_on_until_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "apprentice numbers": given.get("apprentice_numbers") == truth["apprentice_numbers"],
        "nothing changed": before == after,
    }


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


def solve_apprentice_with_most_pages_among_record_books_of_apprentice_most_pages_by_status(
    tools: Tools, *, status: str, most_pages: int
) -> dict[str, Json]:
    """Add up the number of pages by apprentice and find the largest total."""
    found = [
        record_book
        for apprentice in every_item(tools, "find_apprentices", status=status)
        for record_book in every_item(tools, "find_record_books", apprentice_id=apprentice["id"])
    ]
    found = [record_book for record_book in found if record_book["pages"] <= most_pages]
    totals: dict[str, int] = {}
    for record_book in found:
        totals[record_book["apprentice_name"]] = totals.get(record_book["apprentice_name"], 0) + record_book["pages"]
    largest = max(totals, key=lambda group: totals[group])
    return {"apprentice": largest, "total_pages": totals[largest]}


def verify_apprentice_with_most_pages_among_record_books_of_apprentice_most_pages_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "apprentice": given.get("apprentice") == truth["apprentice"],
        "total number of pages": given.get("total_pages") == truth["total_pages"],
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


def solve_earliest_born_on_among_apprentices_in_detail_born_on_from_by_status(
    tools: Tools, *, status: str, born_on_from: str
) -> dict[str, Json]:
    """Find the one with the earliest date of birth of the apprentices meant."""
    found = [
        tools("get_apprentice", apprentice_id=apprentice["id"])
        for apprentice in every_item(tools, "find_apprentices", status=status)
    ]
    found = [apprentice for apprentice in found if apprentice["born_on"] >= born_on_from]
    chosen = min(found, key=lambda apprentice: apprentice["born_on"])
    return {"apprentice_number": chosen["code"], "date_of_birth": chosen["born_on"]}


def verify_earliest_born_on_among_apprentices_in_detail_born_on_from_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "apprentice number": given.get("apprentice_number") == truth["apprentice_number"],
        "date of birth": given.get("date_of_birth") == truth["date_of_birth"],
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


def solve_ranking_by_born_on_of_apprentices_in_detail_born_on_from_by_status(
    tools: Tools, *, status: str, born_on_from: str, top: int
) -> dict[str, Json]:
    """Put the apprentices meant in order by date of birth, and list the first ones."""
    found = [
        tools("get_apprentice", apprentice_id=apprentice["id"])
        for apprentice in every_item(tools, "find_apprentices", status=status)
    ]
    found = [apprentice for apprentice in found if apprentice["born_on"] >= born_on_from]
    ranked = sorted(found, key=lambda apprentice: apprentice["born_on"])[:top]
    return {"apprentice_numbers": [apprentice["code"] for apprentice in ranked]}


def verify_ranking_by_born_on_of_apprentices_in_detail_born_on_from_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "apprentice numbers": given.get("apprentice_numbers") == truth["apprentice_numbers"],
        "nothing changed": before == after,
    }


def solve_cancel_rotation_where_allowed_by_apprentice(tools: Tools, *, apprentice_code: str) -> dict[str, Json]:
    """Cancel those of the rotations meant for which that is allowed."""
    apprentice = tools("find_apprentices", code=apprentice_code)["items"][0]
    found = list(every_item(tools, "find_rotations", apprentice_id=apprentice["id"]))
    done = refused = 0
    for rotation in found:
        try:
            tools("cancel_rotation", rotation_id=rotation["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_cancel_rotation_where_allowed_by_apprentice(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of rotations must have changed."""
    given = answer or {}
    changed = [row for key, row in after["rotations"].items() if row != before["rotations"].get(key)]
    return {
        "number of rotations done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is cancelled": all(row["status"] == "cancelled" for row in changed),
    }


def solve_cancel_rotation_with_earliest_ends_on_by_department_and_status(
    tools: Tools, *, department_name: str, status: str
) -> dict[str, Json]:
    """Cancel the rotation with the earliest last day, no other."""
    department = tools("find_departments", name=department_name)["items"][0]
    rotation = min(
        every_item(tools, "find_rotations", department_id=department["id"], status=status),
        key=lambda rotation: rotation["ends_on"],
    )
    tools("cancel_rotation", rotation_id=rotation["id"])
    return {"last_day": rotation["ends_on"]}


def verify_cancel_rotation_with_earliest_ends_on_by_department_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The last day must be right, and one rotation must have changed."""
    given = answer or {}
    changed = [row for key, row in after["rotations"].items() if row != before["rotations"].get(key)]
    return {
        "last day": given.get("last_day") == truth["last_day"],
        "one changed": len(changed) == 1,
        "status is cancelled": all(row["status"] == "cancelled" for row in changed),
    }


def solve_apprentice_with_most_pages_among_record_books_of_apprentice_least_pages_by_status(
    tools: Tools, *, status: str, least_pages: int
) -> dict[str, Json]:
    """Add up the number of pages by apprentice and find the largest total."""
    found = [
        record_book
        for apprentice in every_item(tools, "find_apprentices", status=status)
        for record_book in every_item(tools, "find_record_books", apprentice_id=apprentice["id"])
    ]
    found = [record_book for record_book in found if record_book["pages"] >= least_pages]
    totals: dict[str, int] = {}
    for record_book in found:
        totals[record_book["apprentice_name"]] = totals.get(record_book["apprentice_name"], 0) + record_book["pages"]
    largest = max(totals, key=lambda group: totals[group])
    return {"apprentice": largest, "total_pages": totals[largest]}


def verify_apprentice_with_most_pages_among_record_books_of_apprentice_least_pages_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "apprentice": given.get("apprentice") == truth["apprentice"],
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


def solve_sign_book_or_return_book_by_pages_by_apprentice_and_week_of(
    tools: Tools, *, apprentice_code: str, week_of: str, limit: int
) -> dict[str, Json]:
    """Decide by the number of pages what to do with the only record book meant."""
    apprentice = tools("find_apprentices", code=apprentice_code)["items"][0]
    record_book = next(every_item(tools, "find_record_books", apprentice_id=apprentice["id"], week_of=week_of))
    if record_book["pages"] > limit:
        tools("sign_book", record_book_id=record_book["id"])
    else:
        tools("return_book", record_book_id=record_book["id"])
    return {"pages": record_book["pages"]}


def verify_sign_book_or_return_book_by_pages_by_apprentice_and_week_of(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number of pages must be right, and one record book must have changed."""
    given = answer or {}
    changed = [row for key, row in after["record_books"].items() if row != before["record_books"].get(key)]
    return {"number of pages": given.get("pages") == truth["pages"], "one changed": len(changed) == 1}


def solve_apprentice_with_most_record_books_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """Find out which of the apprentices meant has the most record books."""
    counted = [
        (tools("find_record_books", apprentice_id=apprentice["id"])["total"], apprentice)
        for apprentice in every_item(tools, "find_apprentices", status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"apprentice_number": chosen["code"], "record_books": most}


def verify_apprentice_with_most_record_books_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "apprentice number": given.get("apprentice_number") == truth["apprentice_number"],
        "number of record books": given.get("record_books") == truth["record_books"],
        "nothing changed": before == after,
    }
