"""Solutions and verifications of programmatic tasks on Kestrel works training centre."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_begin_rotation_where_allowed_by_department(tools: Tools, *, department_name: str) -> dict[str, Json]:
    """Begin those of the rotations meant for which that is allowed."""
    department = tools("find_departments", name=department_name)["items"][0]
    found = list(every_item(tools, "find_rotations", department_id=department["id"]))
    done = refused = 0
    for rotation in found:
        try:
            tools("begin_rotation", rotation_id=rotation["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_begin_rotation_where_allowed_by_department(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of rotations must have changed."""
    given = answer or {}
    changed = [row for key, row in after["rotations"].items() if row != before["rotations"].get(key)]
    return {
        "number of rotations done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is running": all(row["status"] == "running" for row in changed),
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


def solve_earliest_started_on_among_apprentices_in_detail_born_on_from_by_status(
    tools: Tools, *, status: str, born_on_from: str
) -> dict[str, Json]:
    """Find the one with the earliest start of apprenticeship of the apprentices meant."""
    found = [
        tools("get_apprentice", apprentice_id=apprentice["id"])
        for apprentice in every_item(tools, "find_apprentices", status=status)
    ]
    found = [apprentice for apprentice in found if apprentice["born_on"] >= born_on_from]
    chosen = min(found, key=lambda apprentice: apprentice["started_on"])
    return {"apprentice_number": chosen["code"], "start_of_the_apprenticeship": chosen["started_on"]}


def verify_earliest_started_on_among_apprentices_in_detail_born_on_from_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "apprentice number": given.get("apprentice_number") == truth["apprentice_number"],
        "start of the apprenticeship": given.get("start_of_the_apprenticeship") == truth["start_of_the_apprenticeship"],
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


def solve_ranking_by_born_on_of_apprentices_in_detail_by_status(
    tools: Tools, *, status: str, top: int
) -> dict[str, Json]:
    """Put the apprentices meant in order by date of birth, and list the first ones."""
    found = [
        tools("get_apprentice", apprentice_id=apprentice["id"])
        for apprentice in every_item(tools, "find_apprentices", status=status)
    ]
    ranked = sorted(found, key=lambda apprentice: apprentice["born_on"])[:top]
    return {"apprentice_numbers": [apprentice["code"] for apprentice in ranked]}


def verify_ranking_by_born_on_of_apprentices_in_detail_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "apprentice numbers": given.get("apprentice_numbers") == truth["apprentice_numbers"],
        "nothing changed": before == after,
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


def solve_ranking_by_started_on_of_apprentices_in_detail_born_on_from_by_status(
    tools: Tools, *, status: str, born_on_from: str, top: int
) -> dict[str, Json]:
    """Put the apprentices meant in order by start of the apprenticeship, and list the first ones."""
    found = [
        tools("get_apprentice", apprentice_id=apprentice["id"])
        for apprentice in every_item(tools, "find_apprentices", status=status)
    ]
    found = [apprentice for apprentice in found if apprentice["born_on"] >= born_on_from]
    ranked = sorted(found, key=lambda apprentice: apprentice["started_on"])[:top]
    return {"apprentice_numbers": [apprentice["code"] for apprentice in ranked]}


def verify_ranking_by_started_on_of_apprentices_in_detail_born_on_from_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "apprentice numbers": given.get("apprentice_numbers") == truth["apprentice_numbers"],
        "nothing changed": before == after,
    }


def solve_sign_book_for_each_by_apprentice_and_status(
    tools: Tools, *, apprentice_code: str, status: str
) -> dict[str, Json]:
    """Sign book each of the record books meant, and count them."""
    apprentice = tools("find_apprentices", code=apprentice_code)["items"][0]
    found = list(every_item(tools, "find_record_books", apprentice_id=apprentice["id"], status=status))
    for record_book in found:
        tools("sign_book", record_book_id=record_book["id"])
    return {"record_books": len(found)}


def verify_sign_book_for_each_by_apprentice_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of record books must have changed."""
    given = answer or {}
    changed = [row for key, row in after["record_books"].items() if row != before["record_books"].get(key)]
    return {
        "number of record books": given.get("record_books") == truth["record_books"],
        "as many changed": len(changed) == truth["record_books"],
        "status is signed": all(row["status"] == "signed" for row in changed),
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
