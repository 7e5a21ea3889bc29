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
    """Find the one with the earliest time of handout of the labels meant."""
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


def solve_close_project_where_allowed_least_pay_by_status(
    tools: Tools, *, status: str, least_pay: int
) -> dict[str, Json]:
    """Close those of the projects meant for which that is allowed."""
    found = list(every_item(tools, "find_projects", status=status))
    found = [project for project in found if project["pay"] >= least_pay]
    done = refused = 0
    for project in found:
        try:
            tools("close_project", project_id=project["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_close_project_where_allowed_least_pay_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of projects must have changed."""
    given = answer or {}
    changed = [row for key, row in after["projects"].items() if row != before["projects"].get(key)]
    return {
        "number of projects done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is closed": all(row["status"] == "closed" for row in changed),
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


def solve_suspend_annotator_where_allowed_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """Suspend those of the annotators meant for which that is allowed."""
    found = list(every_item(tools, "find_annotators", status=status))
    done = refused = 0
    for annotator in found:
        try:
            tools("suspend_annotator", annotator_id=annotator["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_suspend_annotator_where_allowed_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of annotators must have changed."""
    given = answer or {}
    changed = [row for key, row in after["annotators"].items() if row != before["annotators"].get(key)]
    return {
        "number of annotators done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is suspended": all(row["status"] == "suspended" for row in changed),
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


def solve_dispute_item_for_each_by_project_and_status(
    tools: Tools, *, project_name: str, status: str
) -> dict[str, Json]:
    """Dispute each of the items meant, and count them."""
    project = tools("find_projects", name=project_name)["items"][0]
    found = list(every_item(tools, "find_items", project_id=project["id"], status=status))
    for item in found:
        tools("dispute_item", item_id=item["id"])
    return {"items": len(found)}


def verify_dispute_item_for_each_by_project_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many items must have changed."""
    given = answer or {}
    changed = [row for key, row in after["items"].items() if row != before["items"].get(key)]
    return {
        "number of items": given.get("items") == truth["items"],
        "as many changed": len(changed) == truth["items"],
        "status is disputed": all(row["status"] == "disputed" for row in changed),
    }


def solve_highest_pay_of_projects_by_kind(tools: Tools, *, kind: str) -> dict[str, Json]:
    """Find the one with the highest pay an item of the projects meant."""
    chosen = max(
        [tools("get_project", project_id=project["id"]) for project in every_item(tools, "find_projects", kind=kind)],
        key=lambda project: project["pay"],
    )
    return {"name": chosen["name"], "pay_an_item": chosen["pay"]}


def verify_highest_pay_of_projects_by_kind(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "pay an item": given.get("pay_an_item") == truth["pay_an_item"],
        "nothing changed": before == after,
    }


def solve_annotator_with_most_points_of_qualifications_by_kind(tools: Tools, *, kind: str) -> dict[str, Json]:
    """Add up the points by annotator and find the largest total."""
    totals: dict[str, int] = {}
    for qualification in every_item(tools, "find_qualifications", kind=kind):
        totals[qualification["annotator_name"]] = (
            totals.get(qualification["annotator_name"], 0) + qualification["points"]
        )
    largest = max(totals, key=lambda group: totals[group])
    return {"annotator": largest, "total_points": totals[largest]}


def verify_annotator_with_most_points_of_qualifications_by_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "annotator": given.get("annotator") == truth["annotator"],
        "total points": given.get("total_points") == truth["total_points"],
        "nothing changed": before == after,
    }


def solve_amount_of_points_of_qualifications_of_annotator_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """Count the qualifications meant and add up the points."""
    found = [
        qualification
        for annotator in every_item(tools, "find_annotators", status=status)
        for qualification in every_item(tools, "find_qualifications", annotator_id=annotator["id"])
    ]
    return {"number": len(found), "total_points": sum(qualification["points"] for qualification in found)}


def verify_amount_of_points_of_qualifications_of_annotator_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of qualifications": given.get("number") == truth["number"],
        "total points": given.get("total_points") == truth["total_points"],
        "nothing changed": before == after,
    }


def solve_take_item_back_with_earliest_taken_at_by_project_and_status(
    tools: Tools, *, project_name: str, status: str
) -> dict[str, Json]:
    """Take item back the label with the earliest time of handout, no other."""
    project = tools("find_projects", name=project_name)["items"][0]
    item_label = min(
        every_item(tools, "find_labels", project_id=project["id"], status=status),
        key=lambda item_label: item_label["taken_at"],
    )
    tools("take_item_back", item_label_id=item_label["id"])
    return {"time_of_the_handout": item_label["taken_at"]}


def verify_take_item_back_with_earliest_taken_at_by_project_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The time of the handout must be right, and one label must have changed."""
    given = answer or {}
    changed = [row for key, row in after["item_labels"].items() if row != before["item_labels"].get(key)]
    return {
        "time of the handout": given.get("time_of_the_handout") == truth["time_of_the_handout"],
        "one changed": len(changed) == 1,
        "status is returned": all(row["status"] == "returned" for row in changed),
    }


def solve_annotator_with_most_points_among_qualifications_of_annotator_by_status(
    tools: Tools, *, status: str
) -> dict[str, Json]:
    """Add up the points by annotator and find the largest total."""
    found = [
        qualification
        for annotator in every_item(tools, "find_annotators", status=status)
        for qualification in every_item(tools, "find_qualifications", annotator_id=annotator["id"])
    ]
    totals: dict[str, int] = {}
    for qualification in found:
        totals[qualification["annotator_name"]] = (
            totals.get(qualification["annotator_name"], 0) + qualification["points"]
        )
    largest = max(totals, key=lambda group: totals[group])
    return {"annotator": largest, "total_points": totals[largest]}


def verify_annotator_with_most_points_among_qualifications_of_annotator_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "annotator": given.get("annotator") == truth["annotator"],
        "total points": given.get("total_points") == truth["total_points"],
        "nothing changed": before == after,
    }


def solve_ranking_by_ends_on_of_projects_most_pay_of_all(tools: Tools, *, most_pay: int, top: int) -> dict[str, Json]:
    """Put the projects meant in order by closing day, and list the first ones."""
    found = list(every_item(tools, "find_projects"))
    found = [project for project in found if project["pay"] <= most_pay]
    ranked = sorted(found, key=lambda project: project["ends_on"])[:top]
    return {"names": [project["name"] for project in ranked]}


def verify_ranking_by_ends_on_of_projects_most_pay_of_all(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"names": given.get("names") == truth["names"], "nothing changed": before == after}
