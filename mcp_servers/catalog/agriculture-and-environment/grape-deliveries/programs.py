"""Solutions and verifications of programmatic tasks on Sonnenhang growers' cooperative."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_seal_tank_where_allowed_of_variety_least_litres_by_colour(
    tools: Tools, *, colour: str, least_litres: int
) -> dict[str, Json]:
    """Seal those of the tanks meant for which that is allowed."""
    found = [
        tank
        for variety in every_item(tools, "find_varieties", colour=colour)
        for tank in every_item(tools, "find_tanks", variety_id=variety["id"])
    ]
    found = [tank for tank in found if tank["litres"] >= least_litres]
    done = refused = 0
    for tank in found:
        try:
            tools("seal_tank", tank_id=tank["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_seal_tank_where_allowed_of_variety_least_litres_by_colour(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of tanks must have changed."""
    given = answer or {}
    changed = [row for key, row in after["tanks"].items() if row != before["tanks"].get(key)]
    return {
        "number of tanks done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is fermenting": all(row["status"] == "fermenting" for row in changed),
    }


def solve_seal_tank_with_highest_litres_by_variety_and_status(
    tools: Tools, *, variety_name: str, status: str
) -> dict[str, Json]:
    """Seal the tank with the highest content, no other."""
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


def solve_seal_tank_for_each_least_litres_by_variety_and_status(
    tools: Tools, *, variety_name: str, status: str, least_litres: int
) -> dict[str, Json]:
    """Seal each of the tanks meant, and count them."""
    variety = tools("find_varieties", name=variety_name)["items"][0]
    found = list(every_item(tools, "find_tanks", variety_id=variety["id"], status=status))
    found = [tank for tank in found if tank["litres"] >= least_litres]
    for tank in found:
        tools("seal_tank", tank_id=tank["id"])
    return {"tanks": len(found)}


def verify_seal_tank_for_each_least_litres_by_variety_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of tanks must have changed."""
    given = answer or {}
    changed = [row for key, row in after["tanks"].items() if row != before["tanks"].get(key)]
    return {
        "number of tanks": given.get("tanks") == truth["tanks"],
        "as many changed": len(changed) == truth["tanks"],
        "status is fermenting": all(row["status"] == "fermenting" for row in changed),
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


def solve_dispute_weighing_where_allowed_least_kilos_by_grade(
    tools: Tools, *, grade: str, least_kilos: int
) -> dict[str, Json]:
    """Dispute those of the weighings meant for which that is allowed."""
    found = list(every_item(tools, "find_weighings", grade=grade))
    found = [weighing for weighing in found if weighing["kilos"] >= least_kilos]
    done = refused = 0
    for weighing in found:
        try:
            tools("dispute_weighing", weighing_id=weighing["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_dispute_weighing_where_allowed_least_kilos_by_grade(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of weighings must have changed."""
    given = answer or {}
    changed = [row for key, row in after["weighings"].items() if row != before["weighings"].get(key)]
    return {
        "number of weighings done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is disputed": all(row["status"] == "disputed" for row in changed),
    }


def solve_grant_advance_highest_must_weight_by_parcel_and_status(
    tools: Tools, *, parcel_name: str, status: str, number: str
) -> dict[str, Json]:
    """Choose the weighing with the greatest must weight and use it."""
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


def solve_variety_with_most_parcels_by_colour(tools: Tools, *, colour: str) -> dict[str, Json]:
    """Find out which of the varieties meant has the most parcels."""
    counted = [
        (tools("find_parcels", variety_id=variety["id"])["total"], variety)
        for variety in every_item(tools, "find_varieties", colour=colour)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"name": chosen["name"], "parcels": most}


def verify_variety_with_most_parcels_by_colour(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "number of parcels": given.get("parcels") == truth["parcels"],
        "nothing changed": before == after,
    }


def solve_pay_advance_for_each_by_grower_and_status(tools: Tools, *, grower_name: str, status: str) -> dict[str, Json]:
    """Pay each of the advances meant, and count them."""
    grower = tools("find_growers", name=grower_name)["items"][0]
    found = list(every_item(tools, "find_advances", grower_id=grower["id"], status=status))
    for advance in found:
        tools("pay_advance", advance_id=advance["id"])
    return {"advances": len(found)}


def verify_pay_advance_for_each_by_grower_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many advances must have changed."""
    given = answer or {}
    changed = [row for key, row in after["advances"].items() if row != before["advances"].get(key)]
    return {
        "number of advances": given.get("advances") == truth["advances"],
        "as many changed": len(changed) == truth["advances"],
        "status is paid": all(row["status"] == "paid" for row in changed),
    }


def solve_dispute_weighing_where_allowed_most_kilos_by_grade(
    tools: Tools, *, grade: str, most_kilos: int
) -> dict[str, Json]:
    """Dispute those of the weighings meant for which that is allowed."""
    found = list(every_item(tools, "find_weighings", grade=grade))
    found = [weighing for weighing in found if weighing["kilos"] <= most_kilos]
    done = refused = 0
    for weighing in found:
        try:
            tools("dispute_weighing", weighing_id=weighing["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_dispute_weighing_where_allowed_most_kilos_by_grade(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of weighings must have changed."""
    given = answer or {}
    changed = [row for key, row in after["weighings"].items() if row != before["weighings"].get(key)]
    return {
        "number of weighings done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is disputed": all(row["status"] == "disputed" for row in changed),
    }


def solve_ranking_by_area_of_parcels_of_grower_by_status(tools: Tools, *, status: str, top: int) -> dict[str, Json]:
    """Put the parcels meant in order by area in ares, and list the first ones."""
    found = [
        parcel
        for grower in every_item(tools, "find_growers", status=status)
        for parcel in every_item(tools, "find_parcels", grower_id=grower["id"])
    ]
    ranked = sorted(found, key=lambda parcel: parcel["area"], reverse=True)[:top]
    return {"names": [parcel["name"] for parcel in ranked]}


def verify_ranking_by_area_of_parcels_of_grower_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"names": given.get("names") == truth["names"], "nothing changed": before == after}


def solve_variety_with_most_tanks_by_colour(tools: Tools, *, colour: str) -> dict[str, Json]:
    """Find out which of the varieties meant has the most tanks."""
    counted = [
        (tools("find_tanks", variety_id=variety["id"])["total"], variety)
        for variety in every_item(tools, "find_varieties", colour=colour)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"name": chosen["name"], "tanks": most}


def verify_variety_with_most_tanks_by_colour(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "number of tanks": given.get("tanks") == truth["tanks"],
        "nothing changed": before == after,
    }


def solve_dispute_weighing_with_highest_must_weight_by_grower_and_status(
    tools: Tools, *, grower_name: str, status: str
) -> dict[str, Json]:
    """Dispute the weighing with the greatest must weight, no other."""
    grower = tools("find_growers", name=grower_name)["items"][0]
    weighing = max(
        every_item(tools, "find_weighings", grower_id=grower["id"], status=status),
        key=lambda weighing: weighing["must_weight"],
    )
    tools("dispute_weighing", weighing_id=weighing["id"])
    return {"must_weight": weighing["must_weight"]}


def verify_dispute_weighing_with_highest_must_weight_by_grower_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The must weight in degrees must be right, and one weighing must have changed."""
    given = answer or {}
    changed = [row for key, row in after["weighings"].items() if row != before["weighings"].get(key)]
    return {
        "must weight in degrees": given.get("must_weight") == truth["must_weight"],
        "one changed": len(changed) == 1,
        "status is disputed": all(row["status"] == "disputed" for row in changed),
    }


def solve_allow_spraying_highest_area_by_grower_and_slope(
    tools: Tools, *, grower_name: str, slope: str, product: str, waiting_days: int
) -> dict[str, Json]:
    """Choose the parcel with the greatest area and use it."""
    grower = tools("find_growers", name=grower_name)["items"][0]
    parcel = max(
        every_item(tools, "find_parcels", grower_id=grower["id"], slope=slope), key=lambda parcel: parcel["area"]
    )
    made = tools("allow_spraying", parcel_id=parcel["id"], product=product, waiting_days=waiting_days)
    return {"spraying_date": made["sprayed_on"]}


def verify_allow_spraying_highest_area_by_grower_and_slope(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """One spraying must have been added, with the spraying date that is right."""
    given = answer or {}
    added = [row for key, row in after["sprayings"].items() if key not in before["sprayings"]]
    return {
        "spraying date": given.get("spraying_date") == truth["spraying_date"],
        "one added": len(added) == 1,
        "with that spraying date": [row["sprayed_on"] for row in added] == [truth["spraying_date"]],
    }
