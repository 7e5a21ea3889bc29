"""Solutions and verifications of programmatic tasks on Heathside bee farm."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


def solve_ranking_by_mites_of_colonies_of_apiary_in_detail_most_supers_by_forage(
    tools: Tools, *, forage: str, most_supers: int, top: int
) -> dict[str, Json]:
    """Put the colonies meant in order by mite count, and list the first ones."""
    found = [
        tools("get_colony", colony_id=colony["id"])
        for apiary in every_item(tools, "find_apiaries", forage=forage)
        for colony in every_item(tools, "find_colonies", apiary_id=apiary["id"])
    ]
    found = [colony for colony in found if colony["supers"] <= most_supers]
    ranked = sorted(found, key=lambda colony: colony["mites"], reverse=True)[:top]
    return {"hive_numbers": [colony["hive"] for colony in ranked]}


def verify_ranking_by_mites_of_colonies_of_apiary_in_detail_most_supers_by_forage(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"hive numbers": given.get("hive_numbers") == truth["hive_numbers"], "nothing changed": before == after}


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


def solve_most_mites_among_colonies_of_apiary_in_detail_most_supers_by_forage(
    tools: Tools, *, forage: str, most_supers: int
) -> dict[str, Json]:
    """Find the one with the highest mite count of the colonies meant."""
    found = [
        tools("get_colony", colony_id=colony["id"])
        for apiary in every_item(tools, "find_apiaries", forage=forage)
        for colony in every_item(tools, "find_colonies", apiary_id=apiary["id"])
    ]
    found = [colony for colony in found if colony["supers"] <= most_supers]
    chosen = max(found, key=lambda colony: colony["mites"])
    return {"hive_number": chosen["hive"], "mite_count": chosen["mites"]}


def verify_most_mites_among_colonies_of_apiary_in_detail_most_supers_by_forage(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "hive number": given.get("hive_number") == truth["hive_number"],
        "mite count": given.get("mite_count") == truth["mite_count"],
        "nothing changed": before == after,
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


def solve_amount_of_supers_of_colonies_in_detail_least_apiary_places_by_health(
    tools: Tools, *, health: str, least_apiary_places: int
) -> dict[str, Json]:
    """Count the colonies meant and add up the number of supers."""
    found = [
        tools("get_colony", colony_id=colony["id"]) for colony in every_item(tools, "find_colonies", health=health)
    ]
    found = [
        colony
        for colony in found
        if tools("get_apiary", apiary_id=colony["apiary_id"])["places"] >= least_apiary_places
    ]
    return {"number": len(found), "total_supers": sum(colony["supers"] for colony in found)}


def verify_amount_of_supers_of_colonies_in_detail_least_apiary_places_by_health(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of colonies": given.get("number") == truth["number"],
        "total number of supers": given.get("total_supers") == truth["total_supers"],
        "nothing changed": before == after,
    }


def solve_health_with_most_supers_among_colonies_in_detail_by_apiary_and_status(
    tools: Tools, *, apiary_name: str, status: str
) -> dict[str, Json]:
    """Add up the number of supers by health and find the largest total."""
    apiary = tools("find_apiaries", name=apiary_name)["items"][0]
    found = [
        tools("get_colony", colony_id=colony["id"])
        for colony in every_item(tools, "find_colonies", apiary_id=apiary["id"], status=status)
    ]
    totals: dict[str, int] = {}
    for colony in found:
        totals[colony["health"]] = totals.get(colony["health"], 0) + colony["supers"]
    largest = max(totals, key=lambda group: totals[group])
    return {"health": largest, "total_supers": totals[largest]}


def verify_health_with_most_supers_among_colonies_in_detail_by_apiary_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "health": given.get("health") == truth["health"],
        "total number of supers": given.get("total_supers") == truth["total_supers"],
        "nothing changed": before == after,
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


def solve_apiary_with_most_supers_among_colonies_in_detail_most_apiary_places_by_health(
    tools: Tools, *, health: str, most_apiary_places: int
) -> dict[str, Json]:
    """Add up the number of supers by apiary and find the largest total."""
    found = [
        tools("get_colony", colony_id=colony["id"]) for colony in every_item(tools, "find_colonies", health=health)
    ]
    found = [
        colony for colony in found if tools("get_apiary", apiary_id=colony["apiary_id"])["places"] <= most_apiary_places
    ]
    totals: dict[str, int] = {}
    for colony in found:
        totals[colony["apiary_name"]] = totals.get(colony["apiary_name"], 0) + colony["supers"]
    largest = max(totals, key=lambda group: totals[group])
    return {"apiary": largest, "total_supers": totals[largest]}


def verify_apiary_with_most_supers_among_colonies_in_detail_most_apiary_places_by_health(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "apiary": given.get("apiary") == truth["apiary"],
        "total number of supers": given.get("total_supers") == truth["total_supers"],
        "nothing changed": before == after,
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


def solve_amount_of_supers_of_colonies_in_detail_by_apiary_and_health(
    tools: Tools, *, apiary_name: str, health: str
) -> dict[str, Json]:
    """Count the colonies meant and add up the number of supers."""
    apiary = tools("find_apiaries", name=apiary_name)["items"][0]
    found = [
        tools("get_colony", colony_id=colony["id"])
        for colony in every_item(tools, "find_colonies", apiary_id=apiary["id"], health=health)
    ]
    return {"number": len(found), "total_supers": sum(colony["supers"] for colony in found)}


def verify_amount_of_supers_of_colonies_in_detail_by_apiary_and_health(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of colonies": given.get("number") == truth["number"],
        "total number of supers": given.get("total_supers") == truth["total_supers"],
        "nothing changed": before == after,
    }


def solve_earliest_inspected_on_among_colonies_in_detail_most_supers_by_apiary_and_health(
    tools: Tools, *, apiary_name: str, health: str, most_supers: int
) -> dict[str, Json]:
    """Find the one with the earliest last inspection of the colonies meant."""
    apiary = tools("find_apiaries", name=apiary_name)["items"][0]
    found = [
        tools("get_colony", colony_id=colony["id"])
        for colony in every_item(tools, "find_colonies", apiary_id=apiary["id"], health=health)
    ]
    found = [colony for colony in found if colony["supers"] <= most_supers]
    chosen = min(found, key=lambda colony: colony["inspected_on"])
    return {"hive_number": chosen["hive"], "last_inspection": chosen["inspected_on"]}


def verify_earliest_inspected_on_among_colonies_in_detail_most_supers_by_apiary_and_health(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "hive number": given.get("hive_number") == truth["hive_number"],
        "last inspection": given.get("last_inspection") == truth["last_inspection"],
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


def solve_ranking_by_brood_frames_of_colonies_in_detail_most_supers_by_apiary(
    tools: Tools, *, apiary_name: str, most_supers: int, top: int
) -> dict[str, Json]:
    """Put the colonies meant in order by brood frame count, and list the first ones."""
    apiary = tools("find_apiaries", name=apiary_name)["items"][0]
    found = [
        tools("get_colony", colony_id=colony["id"])
        for colony in every_item(tools, "find_colonies", apiary_id=apiary["id"])
    ]
    found = [colony for colony in found if colony["supers"] <= most_supers]
    ranked = sorted(found, key=lambda colony: colony["brood_frames"], reverse=True)[:top]
    return {"hive_numbers": [colony["hive"] for colony in ranked]}


def verify_ranking_by_brood_frames_of_colonies_in_detail_most_supers_by_apiary(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"hive numbers": given.get("hive_numbers") == truth["hive_numbers"], "nothing changed": before == after}


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
