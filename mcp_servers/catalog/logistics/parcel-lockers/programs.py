"""Solutions and verifications of programmatic tasks on Polderpost parcel lockers."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_send_parcel_back_where_allowed_by_station(tools: Tools, *, station_name: str) -> dict[str, Json]:
    """Send those of the parcels meant for which that is allowed."""
    station = tools("find_stations", name=station_name)["items"][0]
    found = list(every_item(tools, "find_parcels", station_id=station["id"]))
    done = refused = 0
    for parcel in found:
        try:
            tools("send_parcel_back", parcel_id=parcel["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_send_parcel_back_where_allowed_by_station(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of parcels must have changed."""
    given = answer or {}
    changed = [row for key, row in after["parcels"].items() if row != before["parcels"].get(key)]
    return {
        "number of parcels done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is returning": all(row["status"] == "returning" for row in changed),
    }


def solve_highest_weight_of_parcels_by_recipient(tools: Tools, *, customer_name: str) -> dict[str, Json]:
    """Find the one with the greatest weight of the parcels meant."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    chosen = max(
        [
            tools("get_parcel", parcel_id=parcel["id"])
            for parcel in every_item(tools, "find_parcels", recipient_id=customer["id"])
        ],
        key=lambda parcel: parcel["weight"],
    )
    return {"number": chosen["number"], "weight": chosen["weight"]}


def verify_highest_weight_of_parcels_by_recipient(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "number": given.get("number") == truth["number"],
        "weight in grams": given.get("weight") == truth["weight"],
        "nothing changed": before == after,
    }


def solve_total_due_of_parcels_by_station(tools: Tools, *, station_name: str) -> dict[str, Json]:
    """Add up the amount to be paid of the parcels that are meant."""
    station = tools("find_stations", name=station_name)["items"][0]
    return {
        "total_amount_to_be_paid": sum(
            parcel["due"]
            for parcel in [
                tools("get_parcel", parcel_id=parcel["id"])
                for parcel in every_item(tools, "find_parcels", station_id=station["id"])
            ]
        )
    }


def verify_total_due_of_parcels_by_station(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "total amount to be paid": given.get("total_amount_to_be_paid") == truth["total_amount_to_be_paid"],
        "nothing changed": before == after,
    }


def solve_amount_of_due_of_parcels_in_detail_by_recipient(tools: Tools, *, customer_name: str) -> dict[str, Json]:
    """Count the parcels meant and add up the amount to be paid."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    found = [
        tools("get_parcel", parcel_id=parcel["id"])
        for parcel in every_item(tools, "find_parcels", recipient_id=customer["id"])
    ]
    return {"number": len(found), "total_amount_to_be_paid": sum(parcel["due"] for parcel in found)}


def verify_amount_of_due_of_parcels_in_detail_by_recipient(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of parcels": given.get("number") == truth["number"],
        "total amount to be paid": given.get("total_amount_to_be_paid") == truth["total_amount_to_be_paid"],
        "nothing changed": before == after,
    }


def solve_ranking_by_due_of_parcels_in_detail_by_station_and_status(
    tools: Tools, *, station_name: str, status: str, top: int
) -> dict[str, Json]:
    """Put the parcels meant in order by amount to be paid, and list the first ones."""
    station = tools("find_stations", name=station_name)["items"][0]
    found = [
        tools("get_parcel", parcel_id=parcel["id"])
        for parcel in every_item(tools, "find_parcels", station_id=station["id"], status=status)
    ]
    ranked = sorted(found, key=lambda parcel: parcel["due"], reverse=True)[:top]
    return {"numbers": [parcel["number"] for parcel in ranked]}


def verify_ranking_by_due_of_parcels_in_detail_by_station_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"numbers": given.get("numbers") == truth["numbers"], "nothing changed": before == after}


def solve_repair_fault_for_each_by_station_and_status(
    tools: Tools, *, station_name: str, status: str
) -> dict[str, Json]:
    """Repair each of the faults meant, and count them."""
    station = tools("find_stations", name=station_name)["items"][0]
    found = list(every_item(tools, "find_faults", station_id=station["id"], status=status))
    for fault in found:
        tools("repair_fault", fault_id=fault["id"])
    return {"faults": len(found)}


def verify_repair_fault_for_each_by_station_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of faults must have changed."""
    given = answer or {}
    changed = [row for key, row in after["faults"].items() if row != before["faults"].get(key)]
    return {
        "number of faults": given.get("faults") == truth["faults"],
        "as many changed": len(changed) == truth["faults"],
        "status is repaired": all(row["status"] == "repaired" for row in changed),
    }


def solve_report_fault_highest_size_by_station_and_status(
    tools: Tools, *, station_name: str, status: str, remark: str
) -> dict[str, Json]:
    """Choose the compartment with the highest size class and use it."""
    station = tools("find_stations", name=station_name)["items"][0]
    compartment = max(
        every_item(tools, "find_compartments", station_id=station["id"], status=status),
        key=lambda compartment: compartment["size"],
    )
    made = tools("report_fault", compartment_id=compartment["id"], remark=remark)
    return {"day_of_the_report": made["reported_on"]}


def verify_report_fault_highest_size_by_station_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """One fault must have been added, with the day of the report that is right."""
    given = answer or {}
    added = [row for key, row in after["faults"].items() if key not in before["faults"]]
    return {
        "day of the report": given.get("day_of_the_report") == truth["day_of_the_report"],
        "one added": len(added) == 1,
        "with that day of the report": [row["reported_on"] for row in added] == [truth["day_of_the_report"]],
    }


def solve_send_parcel_back_where_allowed_in_detail_most_due_by_station(
    tools: Tools, *, station_name: str, most_due: int
) -> dict[str, Json]:
    """Send those of the parcels meant for which that is allowed."""
    station = tools("find_stations", name=station_name)["items"][0]
    found = [
        tools("get_parcel", parcel_id=parcel["id"])
        for parcel in every_item(tools, "find_parcels", station_id=station["id"])
    ]
    found = [parcel for parcel in found if parcel["due"] <= most_due]
    done = refused = 0
    for parcel in found:
        try:
            tools("send_parcel_back", parcel_id=parcel["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_send_parcel_back_where_allowed_in_detail_most_due_by_station(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of parcels must have changed."""
    given = answer or {}
    changed = [row for key, row in after["parcels"].items() if row != before["parcels"].get(key)]
    return {
        "number of parcels done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is returning": all(row["status"] == "returning" for row in changed),
    }


def solve_send_parcel_back_for_each_by_recipient_and_status(
    tools: Tools, *, customer_name: str, status: str
) -> dict[str, Json]:
    """Send each of the parcels meant, and count them."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    found = list(every_item(tools, "find_parcels", recipient_id=customer["id"], status=status))
    for parcel in found:
        tools("send_parcel_back", parcel_id=parcel["id"])
    return {"parcels": len(found)}


def verify_send_parcel_back_for_each_by_recipient_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many parcels must have changed."""
    given = answer or {}
    changed = [row for key, row in after["parcels"].items() if row != before["parcels"].get(key)]
    return {
        "number of parcels": given.get("parcels") == truth["parcels"],
        "as many changed": len(changed) == truth["parcels"],
        "status is returning": all(row["status"] == "returning" for row in changed),
    }


def solve_station_with_most_due_among_parcels_in_detail_by_recipient(
    tools: Tools, *, customer_name: str
) -> dict[str, Json]:
    """Add up the amount to be paid by station and find the largest total."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    found = [
        tools("get_parcel", parcel_id=parcel["id"])
        for parcel in every_item(tools, "find_parcels", recipient_id=customer["id"])
    ]
    totals: dict[str, int] = {}
    for parcel in found:
        totals[parcel["station_name"]] = totals.get(parcel["station_name"], 0) + parcel["due"]
    largest = max(totals, key=lambda group: totals[group])
    return {"station": largest, "total_amount_to_be_paid": totals[largest]}


def verify_station_with_most_due_among_parcels_in_detail_by_recipient(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "station": given.get("station") == truth["station"],
        "total amount to be paid": given.get("total_amount_to_be_paid") == truth["total_amount_to_be_paid"],
        "nothing changed": before == after,
    }


def solve_compartment_with_most_faults_by_station_and_low(
    tools: Tools, *, station_name: str, low: bool
) -> dict[str, Json]:
    """Find out which of the compartments meant has the most faults."""
    station = tools("find_stations", name=station_name)["items"][0]
    counted = [
        (tools("find_faults", compartment_id=compartment["id"])["total"], compartment)
        for compartment in every_item(tools, "find_compartments", station_id=station["id"], low=low)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"code": chosen["code"], "faults": most}


def verify_compartment_with_most_faults_by_station_and_low(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "code": given.get("code") == truth["code"],
        "number of faults": given.get("faults") == truth["faults"],
        "nothing changed": before == after,
    }


def solve_most_due_among_parcels_in_detail_by_recipient_and_status(
    tools: Tools, *, customer_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the highest amount to be paid of the parcels meant."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    found = [
        tools("get_parcel", parcel_id=parcel["id"])
        for parcel in every_item(tools, "find_parcels", recipient_id=customer["id"], status=status)
    ]
    chosen = max(found, key=lambda parcel: parcel["due"])
    return {"number": chosen["number"], "amount_to_be_paid": chosen["due"]}


def verify_most_due_among_parcels_in_detail_by_recipient_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number": given.get("number") == truth["number"],
        "amount to be paid": given.get("amount_to_be_paid") == truth["amount_to_be_paid"],
        "nothing changed": before == after,
    }


def solve_unload_parcel_with_highest_due_by_recipient(tools: Tools, *, customer_name: str) -> dict[str, Json]:
    """Unload the parcel with the highest amount to be paid, no other."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    parcel = max(
        [
            tools("get_parcel", parcel_id=parcel["id"])
            for parcel in every_item(tools, "find_parcels", recipient_id=customer["id"])
        ],
        key=lambda parcel: parcel["due"],
    )
    tools("unload_parcel", parcel_id=parcel["id"])
    return {"amount_to_be_paid": parcel["due"]}


def verify_unload_parcel_with_highest_due_by_recipient(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The amount to be paid must be right, and one parcel must have changed."""
    given = answer or {}
    changed = [row for key, row in after["parcels"].items() if row != before["parcels"].get(key)]
    return {
        "amount to be paid": given.get("amount_to_be_paid") == truth["amount_to_be_paid"],
        "one changed": len(changed) == 1,
        "status is announced": all(row["status"] == "announced" for row in changed),
    }


def solve_unload_parcel_for_each_by_recipient_and_status(
    tools: Tools, *, customer_name: str, status: str
) -> dict[str, Json]:
    """Unload each of the parcels meant, and count them."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    found = list(every_item(tools, "find_parcels", recipient_id=customer["id"], status=status))
    for parcel in found:
        tools("unload_parcel", parcel_id=parcel["id"])
    return {"parcels": len(found)}


def verify_unload_parcel_for_each_by_recipient_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many parcels must have changed."""
    given = answer or {}
    changed = [row for key, row in after["parcels"].items() if row != before["parcels"].get(key)]
    return {
        "number of parcels": given.get("parcels") == truth["parcels"],
        "as many changed": len(changed) == truth["parcels"],
        "status is announced": all(row["status"] == "announced" for row in changed),
    }
