"""Solutions and verifications of programmatic tasks on Sonnenhang growers' cooperative."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_cancel_load_where_allowed_least_kilos_by_press_house_and_picking(
    tools: Tools, *, press_house_town: str, picking: str, least_kilos: int
) -> dict[str, Json]:
    """Cancel those of the loads meant for which that is allowed."""
    press_house = tools("find_press_houses", town=press_house_town)["items"][0]
    found = list(every_item(tools, "find_loads", press_house_id=press_house["id"], picking=picking))
    found = [load for load in found if load["kilos"] >= least_kilos]
    done = refused = 0
    for load in found:
        try:
            tools("cancel_load", load_id=load["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_cancel_load_where_allowed_least_kilos_by_press_house_and_picking(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of loads must have changed."""
    given = answer or {}
    changed = [row for key, row in after["loads"].items() if row != before["loads"].get(key)]
    return {
        "number of loads done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is cancelled": all(row["status"] == "cancelled" for row in changed),
    }


def solve_earliest_starts_at_among_loads_of_parcel_most_kilos_by_variety_and_slope(
    tools: Tools, *, variety_name: str, slope: str, most_kilos: int
) -> dict[str, Json]:
    """Find the one with the earliest weighing time of the loads meant."""
    variety = tools("find_varieties", name=variety_name)["items"][0]
    found = [
        load
        for parcel in every_item(tools, "find_parcels", variety_id=variety["id"], slope=slope)
        for load in every_item(tools, "find_loads", parcel_id=parcel["id"])
    ]
    found = [load for load in found if load["kilos"] <= most_kilos]
    chosen = min(found, key=lambda load: load["starts_at"])
    return {"parcel": chosen["parcel_name"], "weighing_time": chosen["starts_at"]}


def verify_earliest_starts_at_among_loads_of_parcel_most_kilos_by_variety_and_slope(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "parcel": given.get("parcel") == truth["parcel"],
        "weighing time": given.get("weighing_time") == truth["weighing_time"],
        "nothing changed": before == after,
    }


def solve_highest_kilos_of_weighings_by_parcel(tools: Tools, *, parcel_name: str) -> dict[str, Json]:
    """Find the one with the highest weight in kilos of the weighings meant."""
    parcel = tools("find_parcels", name=parcel_name)["items"][0]
    chosen = max(every_item(tools, "find_weighings", parcel_id=parcel["id"]), key=lambda weighing: weighing["kilos"])
    return {"weighing_note_number": chosen["number"], "weight": chosen["kilos"]}


def verify_highest_kilos_of_weighings_by_parcel(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "weighing note number": given.get("weighing_note_number") == truth["weighing_note_number"],
        "weight in kilos": given.get("weight") == truth["weight"],
        "nothing changed": before == after,
    }


def solve_parcel_with_most_loads_by_variety_and_slope(
    tools: Tools, *, variety_name: str, slope: str
) -> dict[str, Json]:
    """Find out which of the parcels meant has the most loads."""
    variety = tools("find_varieties", name=variety_name)["items"][0]
    counted = [
        (tools("find_loads", parcel_id=parcel["id"])["total"], parcel)
        for parcel in every_item(tools, "find_parcels", variety_id=variety["id"], slope=slope)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"name": chosen["name"], "loads": most}


def verify_parcel_with_most_loads_by_variety_and_slope(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "number of loads": given.get("loads") == truth["loads"],
        "nothing changed": before == after,
    }


def solve_empty_tank_for_each_by_variety_and_status(tools: Tools, *, variety_name: str, status: str) -> dict[str, Json]:
    """Empty each of the tanks meant, and count them."""
    variety = tools("find_varieties", name=variety_name)["items"][0]
    found = list(every_item(tools, "find_tanks", variety_id=variety["id"], status=status))
    for tank in found:
        tools("empty_tank", tank_id=tank["id"])
    return {"tanks": len(found)}


def verify_empty_tank_for_each_by_variety_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many tanks must have changed."""
    given = answer or {}
    changed = [row for key, row in after["tanks"].items() if row != before["tanks"].get(key)]
    return {
        "number of tanks": given.get("tanks") == truth["tanks"],
        "as many changed": len(changed) == truth["tanks"],
        "status is clean": all(row["status"] == "clean" for row in changed),
    }


def solve_variety_with_most_value_in_report_harvest_by_grower_and_status(
    tools: Tools, *, grower_name: str, status: str
) -> dict[str, Json]:
    """Find the variety with the highest value in a report."""
    grower = tools("find_growers", name=grower_name)["items"][0]
    largest = max(
        every_item(tools, "report_harvest", grower_id=grower["id"], status=status), key=lambda group: group["value"]
    )
    return {"variety": largest["load_parcel_variety_name"], "value": largest["value"]}


def verify_variety_with_most_value_in_report_harvest_by_grower_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and figure must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "variety": given.get("variety") == truth["variety"],
        "value": given.get("value") == truth["value"],
        "nothing changed": before == after,
    }


def solve_seal_tank_with_highest_litres_by_variety_and_status(
    tools: Tools, *, variety_name: str, status: str
) -> dict[str, Json]:
    """Seal the tank with the highest content in litres, no other."""
    variety = tools("find_varieties", name=variety_name)["items"][0]
    tank = max(
        [
            tools("get_tank", tank_id=tank["id"])
            for tank in every_item(tools, "find_tanks", variety_id=variety["id"], status=status)
        ],
        key=lambda tank: tank["litres"],
    )
    tools("seal_tank", tank_id=tank["id"])
    return {"content": tank["litres"]}


def verify_seal_tank_with_highest_litres_by_variety_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The content in litres must be right, and one tank must have changed."""
    given = answer or {}
    changed = [row for key, row in after["tanks"].items() if row != before["tanks"].get(key)]
    return {
        "content in litres": given.get("content") == truth["content"],
        "one changed": len(changed) == 1,
        "status is fermenting": all(row["status"] == "fermenting" for row in changed),
    }


def solve_total_amount_of_advances_by_grower(tools: Tools, *, grower_name: str) -> dict[str, Json]:
    """Add up the amount of the advances that are meant."""
    grower = tools("find_growers", name=grower_name)["items"][0]
    return {
        "total_amount": sum(advance["amount"] for advance in every_item(tools, "find_advances", grower_id=grower["id"]))
    }


def verify_total_amount_of_advances_by_grower(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {"total amount": given.get("total_amount") == truth["total_amount"], "nothing changed": before == after}


def solve_seal_tank_for_each_by_variety_and_status(tools: Tools, *, variety_name: str, status: str) -> dict[str, Json]:
    """Seal each of the tanks meant, and count them."""
    variety = tools("find_varieties", name=variety_name)["items"][0]
    found = list(every_item(tools, "find_tanks", variety_id=variety["id"], status=status))
    for tank in found:
        tools("seal_tank", tank_id=tank["id"])
    return {"tanks": len(found)}


def verify_seal_tank_for_each_by_variety_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many tanks must have changed."""
    given = answer or {}
    changed = [row for key, row in after["tanks"].items() if row != before["tanks"].get(key)]
    return {
        "number of tanks": given.get("tanks") == truth["tanks"],
        "as many changed": len(changed) == truth["tanks"],
        "status is fermenting": all(row["status"] == "fermenting" for row in changed),
    }


def solve_status_with_most_amount_of_advances_by_grower(tools: Tools, *, grower_name: str) -> dict[str, Json]:
    """Add up the amount by status and find the largest total."""
    grower = tools("find_growers", name=grower_name)["items"][0]
    totals: dict[str, int] = {}
    for advance in every_item(tools, "find_advances", grower_id=grower["id"]):
        totals[advance["status"]] = totals.get(advance["status"], 0) + advance["amount"]
    largest = max(totals, key=lambda group: totals[group])
    return {"status": largest, "total_amount": totals[largest]}


def verify_status_with_most_amount_of_advances_by_grower(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "status": given.get("status") == truth["status"],
        "total amount": given.get("total_amount") == truth["total_amount"],
        "nothing changed": before == after,
    }


def solve_mark_missed_where_allowed_of_parcel_most_kilos_by_variety_and_slope(
    tools: Tools, *, variety_name: str, slope: str, most_kilos: int
) -> dict[str, Json]:
    """Mark missed those of the loads meant for which that is allowed."""
    variety = tools("find_varieties", name=variety_name)["items"][0]
    found = [
        load
        for parcel in every_item(tools, "find_parcels", variety_id=variety["id"], slope=slope)
        for load in every_item(tools, "find_loads", parcel_id=parcel["id"])
    ]
    found = [load for load in found if load["kilos"] <= most_kilos]
    done = refused = 0
    for load in found:
        try:
            tools("mark_missed", load_id=load["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_mark_missed_where_allowed_of_parcel_most_kilos_by_variety_and_slope(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of loads must have changed."""
    given = answer or {}
    changed = [row for key, row in after["loads"].items() if row != before["loads"].get(key)]
    return {
        "number of loads done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is missed": all(row["status"] == "missed" for row in changed),
    }


def solve_grant_advance_highest_must_weight_by_grower_and_status(
    tools: Tools, *, grower_name: str, status: str, number: str
) -> dict[str, Json]:
    """Choose the weighing with the highest must weight in degrees and use it."""
    grower = tools("find_growers", name=grower_name)["items"][0]
    weighing = max(
        every_item(tools, "find_weighings", grower_id=grower["id"], status=status),
        key=lambda weighing: weighing["must_weight"],
    )
    made = tools("grant_advance", weighing_id=weighing["id"], number=number)
    return {"amount": made["amount"]}


def verify_grant_advance_highest_must_weight_by_grower_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """One advance must have been added, with the amount that is right."""
    given = answer or {}
    added = [row for key, row in after["advances"].items() if key not in before["advances"]]
    return {
        "amount": given.get("amount") == truth["amount"],
        "one added": len(added) == 1,
        "with that amount": [row["amount"] for row in added] == [truth["amount"]],
    }


def solve_earliest_starts_at_among_loads_least_kilos_by_press_house_and_status(
    tools: Tools, *, press_house_town: str, status: str, least_kilos: int
) -> dict[str, Json]:
    """Find the one with the earliest weighing time of the loads meant."""
    press_house = tools("find_press_houses", town=press_house_town)["items"][0]
    found = list(every_item(tools, "find_loads", press_house_id=press_house["id"], status=status))
    found = [load for load in found if load["kilos"] >= least_kilos]
    chosen = min(found, key=lambda load: load["starts_at"])
    return {"parcel": chosen["parcel_name"], "weighing_time": chosen["starts_at"]}


def verify_earliest_starts_at_among_loads_least_kilos_by_press_house_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "parcel": given.get("parcel") == truth["parcel"],
        "weighing time": given.get("weighing_time") == truth["weighing_time"],
        "nothing changed": before == after,
    }


def solve_parcel_with_most_loads_by_grower_and_organic(
    tools: Tools, *, grower_name: str, organic: bool
) -> dict[str, Json]:
    """Find out which of the parcels meant has the most loads."""
    grower = tools("find_growers", name=grower_name)["items"][0]
    counted = [
        (tools("find_loads", parcel_id=parcel["id"])["total"], parcel)
        for parcel in every_item(tools, "find_parcels", grower_id=grower["id"], organic=organic)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"name": chosen["name"], "loads": most}


def verify_parcel_with_most_loads_by_grower_and_organic(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "number of loads": given.get("loads") == truth["loads"],
        "nothing changed": before == after,
    }
