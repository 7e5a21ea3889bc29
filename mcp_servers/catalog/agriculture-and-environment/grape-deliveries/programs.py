"""Solutions and verifications of programmatic tasks on Sonnenhang growers' cooperative."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


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
    """The number must be right, and as many weighings must have changed."""
    given = answer or {}
    changed = [row for key, row in after["weighings"].items() if row != before["weighings"].get(key)]
    return {
        "number of weighings": given.get("weighings") == truth["weighings"],
        "as many changed": len(changed) == truth["weighings"],
        "status is disputed": all(row["status"] == "disputed" for row in changed),
    }


def solve_dispute_weighing_with_highest_must_weight_by_grower_and_status(
    tools: Tools, *, grower_name: str, status: str
) -> dict[str, Json]:
    """Dispute the weighing with the highest must weight in degrees, no other."""
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
    """Choose the parcel with the highest area in ares and use it."""
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


def solve_pay_advance_with_highest_amount_by_grower_and_status(
    tools: Tools, *, grower_name: str, status: str
) -> dict[str, Json]:
    """Pay the advance with the highest amount, no other."""
    grower = tools("find_growers", name=grower_name)["items"][0]
    advance = max(
        every_item(tools, "find_advances", grower_id=grower["id"], status=status), key=lambda advance: advance["amount"]
    )
    tools("pay_advance", advance_id=advance["id"])
    return {"amount": advance["amount"]}


def verify_pay_advance_with_highest_amount_by_grower_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The amount must be right, and one advance must have changed."""
    given = answer or {}
    changed = [row for key, row in after["advances"].items() if row != before["advances"].get(key)]
    return {
        "amount": given.get("amount") == truth["amount"],
        "one changed": len(changed) == 1,
        "status is paid": all(row["status"] == "paid" for row in changed),
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


def solve_highest_kilos_of_loads_by_grower_and_picking(
    tools: Tools, *, grower_name: str, picking: str
) -> dict[str, Json]:
    """Find the one with the highest announced weight in kilos of the loads meant."""
    grower = tools("find_growers", name=grower_name)["items"][0]
    chosen = max(
        every_item(tools, "find_loads", grower_id=grower["id"], picking=picking), key=lambda load: load["kilos"]
    )
    return {"parcel": chosen["parcel_name"], "announced_weight": chosen["kilos"]}


def verify_highest_kilos_of_loads_by_grower_and_picking(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "parcel": given.get("parcel") == truth["parcel"],
        "announced weight in kilos": given.get("announced_weight") == truth["announced_weight"],
        "nothing changed": before == after,
    }
