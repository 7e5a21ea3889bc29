"""Solutions and verifications of programmatic tasks on Heathside bee farm."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_finish_treatment_where_allowed_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """Finish those of the treatments meant for which that is allowed."""
    found = list(every_item(tools, "find_treatments", status=status))
    done = refused = 0
    for treatment in found:
        try:
            tools("finish_treatment", treatment_id=treatment["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_finish_treatment_where_allowed_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of treatments must have changed."""
    given = answer or {}
    changed = [row for key, row in after["treatments"].items() if row != before["treatments"].get(key)]
    return {
        "number of treatments done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is finished": all(row["status"] == "finished" for row in changed),
    }


def solve_total_supers_of_colonies_by_apiary_and_status(
    tools: Tools, *, apiary_name: str, status: str
) -> dict[str, Json]:
    """Add up the number of supers of the colonies that are meant."""
    apiary = tools("find_apiaries", name=apiary_name)["items"][0]
    return {
        "total_supers": sum(
            colony["supers"]
            for colony in [
                tools("get_colony", colony_id=colony["id"])
                for colony in every_item(tools, "find_colonies", apiary_id=apiary["id"], status=status)
            ]
        )
    }


def verify_total_supers_of_colonies_by_apiary_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "total number of supers": given.get("total_supers") == truth["total_supers"],
        "nothing changed": before == after,
    }


def solve_break_off_treatment_where_allowed_of_colony_by_health(tools: Tools, *, health: str) -> dict[str, Json]:
    """Break off those of the treatments meant for which that is allowed."""
    found = [
        treatment
        for colony in every_item(tools, "find_colonies", health=health)
        for treatment in every_item(tools, "find_treatments", colony_id=colony["id"])
    ]
    done = refused = 0
    for treatment in found:
        try:
            tools("break_off_treatment", treatment_id=treatment["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_break_off_treatment_where_allowed_of_colony_by_health(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of treatments must have changed."""
    given = answer or {}
    changed = [row for key, row in after["treatments"].items() if row != before["treatments"].get(key)]
    return {
        "number of treatments done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is broken off": all(row["status"] == "broken_off" for row in changed),
    }


def solve_highest_brood_frames_of_colonies_by_apiary_and_status(
    tools: Tools, *, apiary_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the highest brood frame count of the colonies meant."""
    apiary = tools("find_apiaries", name=apiary_name)["items"][0]
    chosen = max(
        [
            tools("get_colony", colony_id=colony["id"])
            for colony in every_item(tools, "find_colonies", apiary_id=apiary["id"], status=status)
        ],
        key=lambda colony: colony["brood_frames"],
    )
    return {"hive_number": chosen["hive"], "brood_frame_count": chosen["brood_frames"]}


def verify_highest_brood_frames_of_colonies_by_apiary_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "hive number": given.get("hive_number") == truth["hive_number"],
        "brood frame count": given.get("brood_frame_count") == truth["brood_frame_count"],
        "nothing changed": before == after,
    }


def solve_colony_with_most_harvests_by_apiary_and_status(
    tools: Tools, *, apiary_name: str, status: str
) -> dict[str, Json]:
    """Find out which of the colonies meant has the most harvests."""
    apiary = tools("find_apiaries", name=apiary_name)["items"][0]
    counted = [
        (tools("find_harvests", colony_id=colony["id"])["total"], colony)
        for colony in every_item(tools, "find_colonies", apiary_id=apiary["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"hive_number": chosen["hive"], "harvests": most}


def verify_colony_with_most_harvests_by_apiary_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "hive number": given.get("hive_number") == truth["hive_number"],
        "number of harvests": given.get("harvests") == truth["harvests"],
        "nothing changed": before == after,
    }


def solve_amount_of_supers_of_colonies_in_detail_most_supers_by_apiary_and_health(
    tools: Tools, *, apiary_name: str, health: str, most_supers: int
) -> dict[str, Json]:
    """Count the colonies meant and add up the number of supers."""
    apiary = tools("find_apiaries", name=apiary_name)["items"][0]
    found = [
        tools("get_colony", colony_id=colony["id"])
        for colony in every_item(tools, "find_colonies", apiary_id=apiary["id"], health=health)
    ]
    found = [colony for colony in found if colony["supers"] <= most_supers]
    return {"number": len(found), "total_supers": sum(colony["supers"] for colony in found)}


def verify_amount_of_supers_of_colonies_in_detail_most_supers_by_apiary_and_health(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of colonies": given.get("number") == truth["number"],
        "total number of supers": given.get("total_supers") == truth["total_supers"],
        "nothing changed": before == after,
    }


def solve_ranking_by_mites_of_colonies_of_apiary_by_forage(tools: Tools, *, forage: str, top: int) -> dict[str, Json]:
    """Put the colonies meant in order by mite count, and list the first ones."""
    found = [
        colony
        for apiary in every_item(tools, "find_apiaries", forage=forage)
        for colony in every_item(tools, "find_colonies", apiary_id=apiary["id"])
    ]
    ranked = sorted(found, key=lambda colony: colony["mites"], reverse=True)[:top]
    return {"hive_numbers": [colony["hive"] for colony in ranked]}


def verify_ranking_by_mites_of_colonies_of_apiary_by_forage(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"hive numbers": given.get("hive_numbers") == truth["hive_numbers"], "nothing changed": before == after}


def solve_earliest_lasts_until_among_treatments_of_colony_by_apiary_and_health(
    tools: Tools, *, apiary_name: str, health: str
) -> dict[str, Json]:
    """Find the one with the earliest last day of the treatments meant."""
    apiary = tools("find_apiaries", name=apiary_name)["items"][0]
    found = [
        treatment
        for colony in every_item(tools, "find_colonies", apiary_id=apiary["id"], health=health)
        for treatment in every_item(tools, "find_treatments", colony_id=colony["id"])
    ]
    chosen = min(found, key=lambda treatment: treatment["lasts_until"])
    return {"colony": chosen["colony_hive"], "last_day": chosen["lasts_until"]}


def verify_earliest_lasts_until_among_treatments_of_colony_by_apiary_and_health(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "colony": given.get("colony") == truth["colony"],
        "last day": given.get("last_day") == truth["last_day"],
        "nothing changed": before == after,
    }


def solve_start_treatment_earliest_inspected_on_by_apiary_and_status(
    tools: Tools, *, apiary_name: str, status: str, product: str, length: int
) -> dict[str, Json]:
    """Choose the colony with the earliest last inspection and use it."""
    apiary = tools("find_apiaries", name=apiary_name)["items"][0]
    colony = min(
        every_item(tools, "find_colonies", apiary_id=apiary["id"], status=status),
        key=lambda colony: colony["inspected_on"],
    )
    made = tools("start_treatment", colony_id=colony["id"], product=product, length=length)
    return {"last_day": made["lasts_until"]}


def verify_start_treatment_earliest_inspected_on_by_apiary_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """One treatment must have been added, with the last day that is right."""
    given = answer or {}
    added = [row for key, row in after["treatments"].items() if key not in before["treatments"]]
    return {
        "last day": given.get("last_day") == truth["last_day"],
        "one added": len(added) == 1,
        "with that last day": [row["lasts_until"] for row in added] == [truth["last_day"]],
    }


def solve_total_supers_of_colonies_by_apiary_and_health(
    tools: Tools, *, apiary_name: str, health: str
) -> dict[str, Json]:
    """Add up the number of supers of the colonies that are meant."""
    apiary = tools("find_apiaries", name=apiary_name)["items"][0]
    return {
        "total_supers": sum(
            colony["supers"]
            for colony in [
                tools("get_colony", colony_id=colony["id"])
                for colony in every_item(tools, "find_colonies", apiary_id=apiary["id"], health=health)
            ]
        )
    }


def verify_total_supers_of_colonies_by_apiary_and_health(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "total number of supers": given.get("total_supers") == truth["total_supers"],
        "nothing changed": before == after,
    }


def solve_amount_of_supers_of_colonies_in_detail_most_supers_by_apiary(
    tools: Tools, *, apiary_name: str, most_supers: int
) -> dict[str, Json]:
    """Count the colonies meant and add up the number of supers."""
    apiary = tools("find_apiaries", name=apiary_name)["items"][0]
    found = [
        tools("get_colony", colony_id=colony["id"])
        for colony in every_item(tools, "find_colonies", apiary_id=apiary["id"])
    ]
    found = [colony for colony in found if colony["supers"] <= most_supers]
    return {"number": len(found), "total_supers": sum(colony["supers"] for colony in found)}


def verify_amount_of_supers_of_colonies_in_detail_most_supers_by_apiary(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of colonies": given.get("number") == truth["number"],
        "total number of supers": given.get("total_supers") == truth["total_supers"],
        "nothing changed": before == after,
    }


def solve_break_off_treatment_with_earliest_lasts_until_by_apiary_and_status(
    tools: Tools, *, apiary_name: str, status: str
) -> dict[str, Json]:
    """Break off the treatment with the earliest last day, no other."""
    apiary = tools("find_apiaries", name=apiary_name)["items"][0]
    treatment = min(
        every_item(tools, "find_treatments", apiary_id=apiary["id"], status=status),
        key=lambda treatment: treatment["lasts_until"],
    )
    tools("break_off_treatment", treatment_id=treatment["id"])
    return {"last_day": treatment["lasts_until"]}


def verify_break_off_treatment_with_earliest_lasts_until_by_apiary_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The last day must be right, and one treatment must have changed."""
    given = answer or {}
    changed = [row for key, row in after["treatments"].items() if row != before["treatments"].get(key)]
    return {
        "last day": given.get("last_day") == truth["last_day"],
        "one changed": len(changed) == 1,
        "status is broken off": all(row["status"] == "broken_off" for row in changed),
    }


def solve_colony_with_most_treatments_by_apiary_and_status(
    tools: Tools, *, apiary_name: str, status: str
) -> dict[str, Json]:
    """Find out which of the colonies meant has the most treatments."""
    apiary = tools("find_apiaries", name=apiary_name)["items"][0]
    counted = [
        (tools("find_treatments", colony_id=colony["id"])["total"], colony)
        for colony in every_item(tools, "find_colonies", apiary_id=apiary["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"hive_number": chosen["hive"], "treatments": most}


def verify_colony_with_most_treatments_by_apiary_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "hive number": given.get("hive_number") == truth["hive_number"],
        "number of treatments": given.get("treatments") == truth["treatments"],
        "nothing changed": before == after,
    }


def solve_break_off_treatment_for_each_by_apiary_and_status(
    tools: Tools, *, apiary_name: str, status: str
) -> dict[str, Json]:
    """Break off each of the treatments meant, and count them."""
    apiary = tools("find_apiaries", name=apiary_name)["items"][0]
    found = list(every_item(tools, "find_treatments", apiary_id=apiary["id"], status=status))
    for treatment in found:
        tools("break_off_treatment", treatment_id=treatment["id"])
    return {"treatments": len(found)}


def verify_break_off_treatment_for_each_by_apiary_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of treatments must have changed."""
    given = answer or {}
    changed = [row for key, row in after["treatments"].items() if row != before["treatments"].get(key)]
    return {
        "number of treatments": given.get("treatments") == truth["treatments"],
        "as many changed": len(changed) == truth["treatments"],
        "status is broken off": all(row["status"] == "broken_off" for row in changed),
    }
