"""Solutions and verifications of programmatic tasks on Heathside bee farm."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


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
    """The number must be right, and as many treatments must have changed."""
    given = answer or {}
    changed = [row for key, row in after["treatments"].items() if row != before["treatments"].get(key)]
    return {
        "number of treatments": given.get("treatments") == truth["treatments"],
        "as many changed": len(changed) == truth["treatments"],
        "status is broken off": all(row["status"] == "broken_off" for row in changed),
    }


def solve_highest_supers_of_colonies_by_apiary_and_status(
    tools: Tools, *, apiary_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the most supers of the colonies meant."""
    apiary = tools("find_apiaries", name=apiary_name)["items"][0]
    chosen = max(
        [
            tools("get_colony", colony_id=colony["id"])
            for colony in every_item(tools, "find_colonies", apiary_id=apiary["id"], status=status)
        ],
        key=lambda colony: colony["supers"],
    )
    return {"hive_number": chosen["hive"], "supers": chosen["supers"]}


def verify_highest_supers_of_colonies_by_apiary_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "hive number": given.get("hive_number") == truth["hive_number"],
        "number of supers": given.get("supers") == truth["supers"],
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


def solve_earliest_lasts_until_of_treatments_by_apiary_and_status(
    tools: Tools, *, apiary_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest last day of the treatments meant."""
    apiary = tools("find_apiaries", name=apiary_name)["items"][0]
    chosen = min(
        every_item(tools, "find_treatments", apiary_id=apiary["id"], status=status),
        key=lambda treatment: treatment["lasts_until"],
    )
    return {"colony": chosen["colony_hive"], "last_day": chosen["lasts_until"]}


def verify_earliest_lasts_until_of_treatments_by_apiary_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "colony": given.get("colony") == truth["colony"],
        "last day": given.get("last_day") == truth["last_day"],
        "nothing changed": before == after,
    }


def solve_colony_with_most_harvests_by_apiary_and_health(
    tools: Tools, *, apiary_name: str, health: str
) -> dict[str, Json]:
    """Find out which of the colonies meant has the most harvests."""
    apiary = tools("find_apiaries", name=apiary_name)["items"][0]
    counted = [
        (tools("find_harvests", colony_id=colony["id"])["total"], colony)
        for colony in every_item(tools, "find_colonies", apiary_id=apiary["id"], health=health)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"hive_number": chosen["hive"], "harvests": most}


def verify_colony_with_most_harvests_by_apiary_and_health(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "hive number": given.get("hive_number") == truth["hive_number"],
        "number of harvests": given.get("harvests") == truth["harvests"],
        "nothing changed": before == after,
    }


def solve_total_supers_of_colonies_by_apiary(tools: Tools, *, apiary_name: str) -> dict[str, Json]:
    """Add up the number of supers of the colonies that are meant."""
    apiary = tools("find_apiaries", name=apiary_name)["items"][0]
    return {
        "total_supers": sum(
            colony["supers"]
            for colony in [
                tools("get_colony", colony_id=colony["id"])
                for colony in every_item(tools, "find_colonies", apiary_id=apiary["id"])
            ]
        )
    }


def verify_total_supers_of_colonies_by_apiary(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "total number of supers": given.get("total_supers") == truth["total_supers"],
        "nothing changed": before == after,
    }
