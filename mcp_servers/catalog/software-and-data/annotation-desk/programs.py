"""Solutions and verifications of programmatic tasks on Markstein annotation desk."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_accept_label_where_allowed_by_annotator(tools: Tools, *, annotator_name: str) -> dict[str, Json]:
    """Accept those of the labels meant for which that is allowed."""
    annotator = tools("find_annotators", name=annotator_name)["items"][0]
    found = list(every_item(tools, "find_labels", annotator_id=annotator["id"]))
    done = refused = 0
    for item_label in found:
        try:
            tools("accept_label", item_label_id=item_label["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_accept_label_where_allowed_by_annotator(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of labels must have changed."""
    given = answer or {}
    changed = [row for key, row in after["item_labels"].items() if row != before["item_labels"].get(key)]
    return {
        "number of labels done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is accepted": all(row["status"] == "accepted" for row in changed),
    }


def solve_earliest_taken_at_among_item_labels_of_item_by_project_and_status(
    tools: Tools, *, project_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest time of the handout of the labels meant."""
    project = tools("find_projects", name=project_name)["items"][0]
    found = [
        item_label
        for item in every_item(tools, "find_items", project_id=project["id"], status=status)
        for item_label in every_item(tools, "find_labels", item_id=item["id"])
    ]
    chosen = min(found, key=lambda item_label: item_label["taken_at"])
    return {"item": chosen["item_number"], "time_of_the_handout": chosen["taken_at"]}


def verify_earliest_taken_at_among_item_labels_of_item_by_project_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "item": given.get("item") == truth["item"],
        "time of the handout": given.get("time_of_the_handout") == truth["time_of_the_handout"],
        "nothing changed": before == after,
    }


def solve_earliest_taken_at_of_item_labels_by_annotator_and_status(
    tools: Tools, *, annotator_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest time of the handout of the labels meant."""
    annotator = tools("find_annotators", name=annotator_name)["items"][0]
    chosen = min(
        every_item(tools, "find_labels", annotator_id=annotator["id"], status=status),
        key=lambda item_label: item_label["taken_at"],
    )
    return {"item": chosen["item_number"], "time_of_the_handout": chosen["taken_at"]}


def verify_earliest_taken_at_of_item_labels_by_annotator_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "item": given.get("item") == truth["item"],
        "time of the handout": given.get("time_of_the_handout") == truth["time_of_the_handout"],
        "nothing changed": before == after,
    }


def solve_agree_item_for_each_by_project_and_status(tools: Tools, *, project_name: str, status: str) -> dict[str, Json]:
    """Agree each of the items meant, and count them."""
    project = tools("find_projects", name=project_name)["items"][0]
    found = list(every_item(tools, "find_items", project_id=project["id"], status=status))
    for item in found:
        tools("agree_item", item_id=item["id"])
    return {"items": len(found)}


def verify_agree_item_for_each_by_project_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of items must have changed."""
    given = answer or {}
    changed = [row for key, row in after["items"].items() if row != before["items"].get(key)]
    return {
        "number of items": given.get("items") == truth["items"],
        "as many changed": len(changed) == truth["items"],
        "status is agreed": all(row["status"] == "agreed" for row in changed),
    }


def solve_item_with_most_item_labels_by_project_and_hard(
    tools: Tools, *, project_name: str, hard: bool
) -> dict[str, Json]:
    """Find out which of the items meant has the most labels."""
    project = tools("find_projects", name=project_name)["items"][0]
    counted = [
        (tools("find_labels", item_id=item["id"])["total"], item)
        for item in every_item(tools, "find_items", project_id=project["id"], hard=hard)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"item_number": chosen["number"], "labels": most}


def verify_item_with_most_item_labels_by_project_and_hard(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "item number": given.get("item_number") == truth["item_number"],
        "number of labels": given.get("labels") == truth["labels"],
        "nothing changed": before == after,
    }


def solve_annotator_with_most_labels_in_report_labels_by_project_and_status(
    tools: Tools, *, project_name: str, status: str
) -> dict[str, Json]:
    """Find the annotator with the highest labels in a report."""
    project = tools("find_projects", name=project_name)["items"][0]
    largest = max(
        every_item(tools, "report_labels", project_id=project["id"], status=status), key=lambda group: group["labels"]
    )
    return {"annotator": largest["annotator_name"], "labels": largest["labels"]}


def verify_annotator_with_most_labels_in_report_labels_by_project_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and figure must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "annotator": given.get("annotator") == truth["annotator"],
        "labels": given.get("labels") == truth["labels"],
        "nothing changed": before == after,
    }


def solve_take_item_back_where_allowed_by_annotator_and_status(
    tools: Tools, *, annotator_name: str, status: str
) -> dict[str, Json]:
    """Take item back those of the labels meant for which that is allowed."""
    annotator = tools("find_annotators", name=annotator_name)["items"][0]
    found = list(every_item(tools, "find_labels", annotator_id=annotator["id"], status=status))
    done = refused = 0
    for item_label in found:
        try:
            tools("take_item_back", item_label_id=item_label["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_take_item_back_where_allowed_by_annotator_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of labels must have changed."""
    given = answer or {}
    changed = [row for key, row in after["item_labels"].items() if row != before["item_labels"].get(key)]
    return {
        "number of labels done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is returned": all(row["status"] == "returned" for row in changed),
    }


def solve_kind_with_most_points_of_qualifications_by_annotator(tools: Tools, *, annotator_name: str) -> dict[str, Json]:
    """Add up the points by kind and find the largest total."""
    annotator = tools("find_annotators", name=annotator_name)["items"][0]
    totals: dict[str, int] = {}
    for qualification in every_item(tools, "find_qualifications", annotator_id=annotator["id"]):
        totals[qualification["kind"]] = totals.get(qualification["kind"], 0) + qualification["points"]
    largest = max(totals, key=lambda group: totals[group])
    return {"kind": largest, "total_points": totals[largest]}


def verify_kind_with_most_points_of_qualifications_by_annotator(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "kind": given.get("kind") == truth["kind"],
        "total points": given.get("total_points") == truth["total_points"],
        "nothing changed": before == after,
    }


def solve_take_item_back_for_each_by_project_and_status(
    tools: Tools, *, project_name: str, status: str
) -> dict[str, Json]:
    """Take item back each of the labels meant, and count them."""
    project = tools("find_projects", name=project_name)["items"][0]
    found = list(every_item(tools, "find_labels", project_id=project["id"], status=status))
    for item_label in found:
        tools("take_item_back", item_label_id=item_label["id"])
    return {"item_labels": len(found)}


def verify_take_item_back_for_each_by_project_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of labels must have changed."""
    given = answer or {}
    changed = [row for key, row in after["item_labels"].items() if row != before["item_labels"].get(key)]
    return {
        "number of labels": given.get("item_labels") == truth["item_labels"],
        "as many changed": len(changed) == truth["item_labels"],
        "status is returned": all(row["status"] == "returned" for row in changed),
    }


def solve_total_points_of_qualifications_by_annotator(tools: Tools, *, annotator_name: str) -> dict[str, Json]:
    """Add up the points of the qualifications that are meant."""
    annotator = tools("find_annotators", name=annotator_name)["items"][0]
    return {
        "total_points": sum(
            qualification["points"]
            for qualification in every_item(tools, "find_qualifications", annotator_id=annotator["id"])
        )
    }


def verify_total_points_of_qualifications_by_annotator(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {"total points": given.get("total_points") == truth["total_points"], "nothing changed": before == after}


def solve_earliest_taken_at_of_item_labels_by_project_and_status(
    tools: Tools, *, project_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest time of the handout of the labels meant."""
    project = tools("find_projects", name=project_name)["items"][0]
    chosen = min(
        every_item(tools, "find_labels", project_id=project["id"], status=status),
        key=lambda item_label: item_label["taken_at"],
    )
    return {"item": chosen["item_number"], "time_of_the_handout": chosen["taken_at"]}


def verify_earliest_taken_at_of_item_labels_by_project_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "item": given.get("item") == truth["item"],
        "time of the handout": given.get("time_of_the_handout") == truth["time_of_the_handout"],
        "nothing changed": before == after,
    }


def solve_annotator_with_most_labels_in_report_labels_by_project(tools: Tools, *, project_name: str) -> dict[str, Json]:
    """Find the annotator with the highest labels in a report."""
    project = tools("find_projects", name=project_name)["items"][0]
    largest = max(every_item(tools, "report_labels", project_id=project["id"]), key=lambda group: group["labels"])
    return {"annotator": largest["annotator_name"], "labels": largest["labels"]}


def verify_annotator_with_most_labels_in_report_labels_by_project(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and figure must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "annotator": given.get("annotator") == truth["annotator"],
        "labels": given.get("labels") == truth["labels"],
        "nothing changed": before == after,
    }


def solve_highest_points_of_qualifications_by_annotator(tools: Tools, *, annotator_name: str) -> dict[str, Json]:
    """Find the one with the highest points of the qualifications meant."""
    annotator = tools("find_annotators", name=annotator_name)["items"][0]
    chosen = max(
        every_item(tools, "find_qualifications", annotator_id=annotator["id"]),
        key=lambda qualification: qualification["points"],
    )
    return {"last_day": chosen["valid_until"], "points": chosen["points"]}


def verify_highest_points_of_qualifications_by_annotator(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "last day": given.get("last_day") == truth["last_day"],
        "points": given.get("points") == truth["points"],
        "nothing changed": before == after,
    }
