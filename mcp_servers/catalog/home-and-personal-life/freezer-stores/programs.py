"""Solutions and verifications of programmatic tasks on Birch Farm freezer."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_earliest_frozen_on_of_boxes_by_drawer_and_status(
    tools: Tools, *, drawer_code: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest freezing day of the boxes meant."""
    drawer = tools("find_drawers", code=drawer_code)["items"][0]
    chosen = min(
        [
            tools("get_box", box_id=box["id"])
            for box in every_item(tools, "find_boxes", drawer_id=drawer["id"], status=status)
        ],
        key=lambda box: box["frozen_on"],
    )
    return {"box_number": chosen["number"], "freezing_day": chosen["frozen_on"]}


def verify_earliest_frozen_on_of_boxes_by_drawer_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "box number": given.get("box_number") == truth["box_number"],
        "freezing day": given.get("freezing_day") == truth["freezing_day"],
        "nothing changed": before == after,
    }


def solve_thaw_box_where_allowed_in_detail_frozen_on_until_by_freezer(
    tools: Tools, *, freezer_name: str, frozen_on_until: str
) -> dict[str, Json]:
    """Thaw those of the boxes meant for which that is allowed."""
    freezer = tools("find_freezers", name=freezer_name)["items"][0]
    found = [tools("get_box", box_id=box["id"]) for box in every_item(tools, "find_boxes", freezer_id=freezer["id"])]
    found = [box for box in found if box["frozen_on"] <= frozen_on_until]
    done = refused = 0
    for box in found:
        try:
            tools("thaw_box", box_id=box["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_thaw_box_where_allowed_in_detail_frozen_on_until_by_freezer(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of boxes must have changed."""
    given = answer or {}
    changed = [row for key, row in after["boxes"].items() if row != before["boxes"].get(key)]
    return {
        "number of boxes done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is thawed": all(row["status"] == "thawed" for row in changed),
    }


def solve_total_guests_of_dinners_by_cook_and_status(tools: Tools, *, cook_name: str, status: str) -> dict[str, Json]:
    """Add up the number of people of the dinners that are meant."""
    cook = tools("find_cooks", name=cook_name)["items"][0]
    return {
        "total_people": sum(
            dinner["guests"]
            for dinner in [
                tools("get_dinner", dinner_id=dinner["id"])
                for dinner in every_item(tools, "find_dinners", cook_id=cook["id"], status=status)
            ]
        )
    }


def verify_total_guests_of_dinners_by_cook_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "total number of people": given.get("total_people") == truth["total_people"],
        "nothing changed": before == after,
    }


def solve_most_litres_among_boxes_in_detail_most_drawer_litres_by_freezer_and_kind(
    tools: Tools, *, freezer_name: str, kind: str, most_drawer_litres: int
) -> dict[str, Json]:
    """Find the one with the most litres of the boxes meant."""
    freezer = tools("find_freezers", name=freezer_name)["items"][0]
    found = [
        tools("get_box", box_id=box["id"])
        for box in every_item(tools, "find_boxes", freezer_id=freezer["id"], kind=kind)
    ]
    found = [
        box
        for box in found
        if box["drawer_id"] is not None
        and tools("get_drawer", drawer_id=box["drawer_id"])["litres"] <= most_drawer_litres
    ]
    chosen = max(found, key=lambda box: box["litres"])
    return {"box_number": chosen["number"], "litres": chosen["litres"]}


def verify_most_litres_among_boxes_in_detail_most_drawer_litres_by_freezer_and_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "box number": given.get("box_number") == truth["box_number"],
        "litres": given.get("litres") == truth["litres"],
        "nothing changed": before == after,
    }


def solve_cook_with_most_guests_of_dinners_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """Add up the number of people by cook and find the largest total."""
    totals: dict[str, int] = {}
    for dinner in every_item(tools, "find_dinners", status=status):
        totals[dinner["cook_name"]] = totals.get(dinner["cook_name"], 0) + dinner["guests"]
    largest = max(totals, key=lambda group: totals[group])
    return {"cook": largest, "total_people": totals[largest]}


def verify_cook_with_most_guests_of_dinners_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "cook": given.get("cook") == truth["cook"],
        "total number of people": given.get("total_people") == truth["total_people"],
        "nothing changed": before == after,
    }


def solve_throw_box_away_where_allowed_least_portions_by_kind(
    tools: Tools, *, kind: str, least_portions: int
) -> dict[str, Json]:
    """Throw those of the boxes meant for which that is allowed."""
    found = list(every_item(tools, "find_boxes", kind=kind))
    found = [box for box in found if box["portions"] >= least_portions]
    done = refused = 0
    for box in found:
        try:
            tools("throw_box_away", box_id=box["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_throw_box_away_where_allowed_least_portions_by_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of boxes must have changed."""
    given = answer or {}
    changed = [row for key, row in after["boxes"].items() if row != before["boxes"].get(key)]
    return {
        "number of boxes done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is thrown away": all(row["status"] == "thrown_away" for row in changed),
    }


def solve_throw_box_away_for_first_by_litres_in_detail_frozen_on_until_by_freezer_and_status(
    tools: Tools, *, freezer_name: str, status: str, frozen_on_until: str, quota: int
) -> dict[str, Json]:
    """Throw the first few of the boxes meant, in order by litres."""
    freezer = tools("find_freezers", name=freezer_name)["items"][0]
    found = [
        tools("get_box", box_id=box["id"])
        for box in every_item(tools, "find_boxes", freezer_id=freezer["id"], status=status)
    ]
    found = [box for box in found if box["frozen_on"] <= frozen_on_until]
    first = sorted(found, key=lambda box: box["litres"], reverse=True)[:quota]
    for box in first:
        tools("throw_box_away", box_id=box["id"])
    return {"box_numbers": [box["number"] for box in first]}


def verify_throw_box_away_for_first_by_litres_in_detail_frozen_on_until_by_freezer_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of boxes must have changed."""
    given = answer or {}
    changed = [row for key, row in after["boxes"].items() if row != before["boxes"].get(key)]
    return {
        "box numbers": given.get("box_numbers") == truth["box_numbers"],
        "as many changed": len(changed) == len(truth["box_numbers"]),
        "status is thrown away": all(row["status"] == "thrown_away" for row in changed),
    }


def solve_throw_box_away_with_earliest_best_before_by_drawer_and_status(
    tools: Tools, *, drawer_code: str, status: str
) -> dict[str, Json]:
    """Throw the box with the earliest best before, no other."""
    drawer = tools("find_drawers", code=drawer_code)["items"][0]
    box = min(
        [
            tools("get_box", box_id=box["id"])
            for box in every_item(tools, "find_boxes", drawer_id=drawer["id"], status=status)
        ],
        key=lambda box: box["best_before"],
    )
    tools("throw_box_away", box_id=box["id"])
    return {"best_before": box["best_before"]}


def verify_throw_box_away_with_earliest_best_before_by_drawer_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The best before must be right, and one box must have changed."""
    given = answer or {}
    changed = [row for key, row in after["boxes"].items() if row != before["boxes"].get(key)]
    return {
        "best before": given.get("best_before") == truth["best_before"],
        "one changed": len(changed) == 1,
        "status is thrown away": all(row["status"] == "thrown_away" for row in changed),
    }


def solve_box_with_most_servings_by_drawer_and_kind(tools: Tools, *, drawer_code: str, kind: str) -> dict[str, Json]:
    """Find out which of the boxes meant has the most planned boxes."""
    drawer = tools("find_drawers", code=drawer_code)["items"][0]
    counted = [
        (tools("find_servings", box_id=box["id"])["total"], box)
        for box in every_item(tools, "find_boxes", drawer_id=drawer["id"], kind=kind)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"box_number": chosen["number"], "planned_boxes": most}


def verify_box_with_most_servings_by_drawer_and_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "box number": given.get("box_number") == truth["box_number"],
        "number of planned boxes": given.get("planned_boxes") == truth["planned_boxes"],
        "nothing changed": before == after,
    }


def solve_highest_litres_of_boxes_by_drawer_and_status(
    tools: Tools, *, drawer_code: str, status: str
) -> dict[str, Json]:
    """Find the one with the most litres of the boxes meant."""
    drawer = tools("find_drawers", code=drawer_code)["items"][0]
    chosen = max(
        [
            tools("get_box", box_id=box["id"])
            for box in every_item(tools, "find_boxes", drawer_id=drawer["id"], status=status)
        ],
        key=lambda box: box["litres"],
    )
    return {"box_number": chosen["number"], "litres": chosen["litres"]}


def verify_highest_litres_of_boxes_by_drawer_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "box number": given.get("box_number") == truth["box_number"],
        "litres": given.get("litres") == truth["litres"],
        "nothing changed": before == after,
    }


def solve_ranking_by_best_before_of_boxes_in_detail_frozen_on_from_by_freezer_and_kind(
    tools: Tools, *, freezer_name: str, kind: str, frozen_on_from: str, top: int
) -> dict[str, Json]:
    """Put the boxes meant in order by best before, and list the first ones."""
    freezer = tools("find_freezers", name=freezer_name)["items"][0]
    found = [
        tools("get_box", box_id=box["id"])
        for box in every_item(tools, "find_boxes", freezer_id=freezer["id"], kind=kind)
    ]
    found = [box for box in found if box["frozen_on"] >= frozen_on_from]
    ranked = sorted(found, key=lambda box: box["best_before"])[:top]
    return {"box_numbers": [box["number"] for box in ranked]}


def verify_ranking_by_best_before_of_boxes_in_detail_frozen_on_from_by_freezer_and_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"box numbers": given.get("box_numbers") == truth["box_numbers"], "nothing changed": before == after}


def solve_cancel_dinner_else_finish_dinner_by_cook_and_status(
    tools: Tools, *, cook_name: str, status: str
) -> dict[str, Json]:
    """Cancel the dinners meant; where that is refused, do something else instead."""
    cook = tools("find_cooks", name=cook_name)["items"][0]
    found = list(every_item(tools, "find_dinners", cook_id=cook["id"], status=status))
    refused = 0
    for dinner in found:
        try:
            tools("cancel_dinner", dinner_id=dinner["id"])
        except Refused:
            refused += 1
            tools("finish_dinner", dinner_id=dinner["id"])
    return {"refused": refused}


def verify_cancel_dinner_else_finish_dinner_by_cook_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and rows must have changed."""
    given = answer or {}
    changed = [row for key, row in after["dinners"].items() if row != before["dinners"].get(key)]
    return {"number refused": given.get("refused") == truth["refused"], "some changed": len(changed) > 0}


def solve_cook_with_most_dinners_by_diet(tools: Tools, *, diet: str) -> dict[str, Json]:
    """Find out which of the cooks meant has the most dinners."""
    counted = [
        (tools("find_dinners", cook_id=cook["id"])["total"], cook)
        for cook in every_item(tools, "find_cooks", diet=diet)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"name": chosen["name"], "dinners": most}


def verify_cook_with_most_dinners_by_diet(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "number of dinners": given.get("dinners") == truth["dinners"],
        "nothing changed": before == after,
    }


def solve_unplan_box_for_each_of_box_at_once_by_drawer_and_status(
    tools: Tools, *, drawer_code: str, status: str
) -> dict[str, Json]:
    """Unplan box each of the planned boxes meant, and count them."""
    drawer = tools("find_drawers", code=drawer_code)["items"][0]
    those = {box["number"] for box in every_item(tools, "find_boxes", drawer_id=drawer["id"], status=status)}
    found = [serving for serving in every_item(tools, "find_servings") if serving["box_number"] in those]
    for serving in found:
        tools("unplan_box", serving_id=serving["id"])
    return {"servings": len(found)}


def verify_unplan_box_for_each_of_box_at_once_by_drawer_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of planned boxes must be gone."""
    given = answer or {}
    changed = [key for key in before["servings"] if key not in after["servings"]]
    return {
        "number of planned boxes": given.get("servings") == truth["servings"],
        "as many changed": len(changed) == truth["servings"],
    }
