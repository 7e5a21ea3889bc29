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


def solve_most_area_among_parcels_of_grower_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """Find the one with the highest area in ares of the parcels meant."""
    found = [
        parcel
        for grower in every_item(tools, "find_growers", status=status)
        for parcel in every_item(tools, "find_parcels", grower_id=grower["id"])
    ]
    chosen = max(found, key=lambda parcel: parcel["area"])
    return {"name": chosen["name"], "area": chosen["area"]}


def verify_most_area_among_parcels_of_grower_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "area in ares": given.get("area") == truth["area"],
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


def solve_grower_with_most_parcels_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """Find out which of the growers meant has the most parcels."""
    counted = [
        (tools("find_parcels", grower_id=grower["id"])["total"], grower)
        for grower in every_item(tools, "find_growers", status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"name": chosen["name"], "parcels": most}


def verify_grower_with_most_parcels_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "number of parcels": given.get("parcels") == truth["parcels"],
        "nothing changed": before == after,
    }


def solve_ranking_by_litres_of_tanks_in_detail_sealed_on_from_by_status(
    tools: Tools, *, status: str, sealed_on_from: str, top: int
) -> dict[str, Json]:
    """Put the tanks meant in order by content in litres, and list the first ones."""
    found = [tools("get_tank", tank_id=tank["id"]) for tank in every_item(tools, "find_tanks", status=status)]
    found = [tank for tank in found if tank["sealed_on"] is not None and tank["sealed_on"] >= sealed_on_from]
    ranked = sorted(found, key=lambda tank: tank["litres"], reverse=True)[:top]
    return {"codes": [tank["code"] for tank in ranked]}


def verify_ranking_by_litres_of_tanks_in_detail_sealed_on_from_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"codes": given.get("codes") == truth["codes"], "nothing changed": before == after}


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


def solve_cancel_load_where_allowed_by_grower_and_status(
    tools: Tools, *, grower_name: str, status: str
) -> dict[str, Json]:
    """Cancel those of the loads meant for which that is allowed."""
    grower = tools("find_growers", name=grower_name)["items"][0]
    found = list(every_item(tools, "find_loads", grower_id=grower["id"], status=status))
    done = refused = 0
    for load in found:
        try:
            tools("cancel_load", load_id=load["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_cancel_load_where_allowed_by_grower_and_status(
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


def solve_earliest_starts_at_of_loads_by_grower_and_picking(
    tools: Tools, *, grower_name: str, picking: str
) -> dict[str, Json]:
    """Find the one with the earliest weighing time of the loads meant."""
    grower = tools("find_growers", name=grower_name)["items"][0]
    chosen = min(
        every_item(tools, "find_loads", grower_id=grower["id"], picking=picking), key=lambda load: load["starts_at"]
    )
    return {"parcel": chosen["parcel_name"], "weighing_time": chosen["starts_at"]}


def verify_earliest_starts_at_of_loads_by_grower_and_picking(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "parcel": given.get("parcel") == truth["parcel"],
        "weighing time": given.get("weighing_time") == truth["weighing_time"],
        "nothing changed": before == after,
    }


def solve_parcel_with_most_loads_by_grower_and_slope(tools: Tools, *, grower_name: str, slope: str) -> dict[str, Json]:
    """Find out which of the parcels meant has the most loads."""
    grower = tools("find_growers", name=grower_name)["items"][0]
    counted = [
        (tools("find_loads", parcel_id=parcel["id"])["total"], parcel)
        for parcel in every_item(tools, "find_parcels", grower_id=grower["id"], slope=slope)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"name": chosen["name"], "loads": most}


def verify_parcel_with_most_loads_by_grower_and_slope(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "number of loads": given.get("loads") == truth["loads"],
        "nothing changed": before == after,
    }


def solve_cancel_load_for_each_by_variety_and_starts_on(
    tools: Tools, *, variety_name: str, starts_on: str
) -> dict[str, Json]:
    """Cancel each of the loads meant, and count them."""
    variety = tools("find_varieties", name=variety_name)["items"][0]
    found = list(every_item(tools, "find_loads", variety_id=variety["id"], starts_on=starts_on))
    for load in found:
        tools("cancel_load", load_id=load["id"])
    return {"loads": len(found)}


def verify_cancel_load_for_each_by_variety_and_starts_on(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many loads must have changed."""
    given = answer or {}
    changed = [row for key, row in after["loads"].items() if row != before["loads"].get(key)]
    return {
        "number of loads": given.get("loads") == truth["loads"],
        "as many changed": len(changed) == truth["loads"],
        "status is cancelled": all(row["status"] == "cancelled" for row in changed),
    }


def solve_grant_advance_highest_must_weight_by_parcel_and_status(
    tools: Tools, *, parcel_name: str, status: str, number: str
) -> dict[str, Json]:
    """Choose the weighing with the highest must weight in degrees and use it."""
    parcel = tools("find_parcels", name=parcel_name)["items"][0]
    weighing = max(
        every_item(tools, "find_weighings", parcel_id=parcel["id"], status=status),
        key=lambda weighing: weighing["must_weight"],
    )
    made = tools("grant_advance", weighing_id=weighing["id"], number=number)
    return {"amount": made["amount"]}


def verify_grant_advance_highest_must_weight_by_parcel_and_status(
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


def solve_most_kilos_among_loads_least_kilos_by_press_house_and_picking(
    tools: Tools, *, press_house_town: str, picking: str, least_kilos: int
) -> dict[str, Json]:
    """Find the one with the highest announced weight in kilos of the loads meant."""
    press_house = tools("find_press_houses", town=press_house_town)["items"][0]
    found = list(every_item(tools, "find_loads", press_house_id=press_house["id"], picking=picking))
    found = [load for load in found if load["kilos"] >= least_kilos]
    chosen = max(found, key=lambda load: load["kilos"])
    return {"parcel": chosen["parcel_name"], "announced_weight": chosen["kilos"]}


def verify_most_kilos_among_loads_least_kilos_by_press_house_and_picking(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "parcel": given.get("parcel") == truth["parcel"],
        "announced weight in kilos": given.get("announced_weight") == truth["announced_weight"],
        "nothing changed": before == after,
    }


def solve_dispute_weighing_for_each_by_parcel_and_status(
    tools: Tools, *, parcel_name: str, status: str
) -> dict[str, Json]:
    """Dispute each of the weighings meant, and count them."""
    parcel = tools("find_parcels", name=parcel_name)["items"][0]
    found = list(every_item(tools, "find_weighings", parcel_id=parcel["id"], status=status))
    for weighing in found:
        tools("dispute_weighing", weighing_id=weighing["id"])
    return {"weighings": len(found)}


def verify_dispute_weighing_for_each_by_parcel_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of weighings must have changed."""
    given = answer or {}
    changed = [row for key, row in after["weighings"].items() if row != before["weighings"].get(key)]
    return {
        "number of weighings": given.get("weighings") == truth["weighings"],
        "as many changed": len(changed) == truth["weighings"],
        "status is disputed": all(row["status"] == "disputed" for row in changed),
    }
