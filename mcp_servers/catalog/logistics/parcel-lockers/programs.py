"""Solutions and verifications of programmatic tasks on Polderpost parcel lockers."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_total_due_of_parcels_by_station_and_status(
    tools: Tools, *, station_name: str, status: str
) -> dict[str, Json]:
    """Add up the amount to be paid of the parcels that are meant."""
    station = tools("find_stations", name=station_name)["items"][0]
    return {
        "total_amount_to_be_paid": sum(
            parcel["due"]
            for parcel in [
                tools("get_parcel", parcel_id=parcel["id"])
                for parcel in every_item(tools, "find_parcels", station_id=station["id"], status=status)
            ]
        )
    }


def verify_total_due_of_parcels_by_station_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "total amount to be paid": given.get("total_amount_to_be_paid") == truth["total_amount_to_be_paid"],
        "nothing changed": before == after,
    }


def solve_amount_of_due_of_parcels_in_detail_by_station_and_status(
    tools: Tools, *, station_name: str, status: str
) -> dict[str, Json]:
    """Count the parcels meant and add up the amount to be paid."""
    station = tools("find_stations", name=station_name)["items"][0]
    found = [
        tools("get_parcel", parcel_id=parcel["id"])
        for parcel in every_item(tools, "find_parcels", station_id=station["id"], status=status)
    ]
    return {"number": len(found), "total_amount_to_be_paid": sum(parcel["due"] for parcel in found)}


def verify_amount_of_due_of_parcels_in_detail_by_station_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of parcels": given.get("number") == truth["number"],
        "total amount to be paid": given.get("total_amount_to_be_paid") == truth["total_amount_to_be_paid"],
        "nothing changed": before == after,
    }


def solve_recipient_with_most_due_among_parcels_in_detail_by_station_and_status(
    tools: Tools, *, station_name: str, status: str
) -> dict[str, Json]:
    """Add up the amount to be paid by recipient and find the largest total."""
    station = tools("find_stations", name=station_name)["items"][0]
    found = [
        tools("get_parcel", parcel_id=parcel["id"])
        for parcel in every_item(tools, "find_parcels", station_id=station["id"], status=status)
    ]
    totals: dict[str, int] = {}
    for parcel in found:
        totals[parcel["recipient_name"]] = totals.get(parcel["recipient_name"], 0) + parcel["due"]
    largest = max(totals, key=lambda group: totals[group])
    return {"recipient": largest, "total_amount_to_be_paid": totals[largest]}


def verify_recipient_with_most_due_among_parcels_in_detail_by_station_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "recipient": given.get("recipient") == truth["recipient"],
        "total amount to be paid": given.get("total_amount_to_be_paid") == truth["total_amount_to_be_paid"],
        "nothing changed": before == after,
    }


def solve_highest_weight_of_parcels_by_recipient(tools: Tools, *, customer_name: str) -> dict[str, Json]:
    """Find the one with the highest weight in grams of the parcels meant."""
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


def solve_earliest_reported_on_among_faults_of_compartment_by_station_and_status(
    tools: Tools, *, station_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest day of the report of the faults meant."""
    station = tools("find_stations", name=station_name)["items"][0]
    found = [
        fault
        for compartment in every_item(tools, "find_compartments", station_id=station["id"], status=status)
        for fault in every_item(tools, "find_faults", compartment_id=compartment["id"])
    ]
    chosen = min(found, key=lambda fault: fault["reported_on"])
    return {"compartment": chosen["compartment_code"], "day_of_the_report": chosen["reported_on"]}


def verify_earliest_reported_on_among_faults_of_compartment_by_station_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "compartment": given.get("compartment") == truth["compartment"],
        "day of the report": given.get("day_of_the_report") == truth["day_of_the_report"],
        "nothing changed": before == after,
    }


def solve_ranking_by_weight_of_parcels_in_detail_by_station(
    tools: Tools, *, station_name: str, top: int
) -> dict[str, Json]:
    """Put the parcels meant in order by weight in grams, and list the first ones."""
    station = tools("find_stations", name=station_name)["items"][0]
    found = [
        tools("get_parcel", parcel_id=parcel["id"])
        for parcel in every_item(tools, "find_parcels", station_id=station["id"])
    ]
    ranked = sorted(found, key=lambda parcel: parcel["weight"], reverse=True)[:top]
    return {"numbers": [parcel["number"] for parcel in ranked]}


def verify_ranking_by_weight_of_parcels_in_detail_by_station(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"numbers": given.get("numbers") == truth["numbers"], "nothing changed": before == after}


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


def solve_parcel_with_most_redirections_by_station_and_status(
    tools: Tools, *, station_name: str, status: str
) -> dict[str, Json]:
    """Find out which of the parcels meant has the most redirections."""
    station = tools("find_stations", name=station_name)["items"][0]
    counted = [
        (tools("find_redirections", parcel_id=parcel["id"])["total"], parcel)
        for parcel in every_item(tools, "find_parcels", station_id=station["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"number": chosen["number"], "redirections": most}


def verify_parcel_with_most_redirections_by_station_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number": given.get("number") == truth["number"],
        "number of redirections": given.get("redirections") == truth["redirections"],
        "nothing changed": before == after,
    }


def solve_redirect_parcel_highest_size_by_recipient_and_status(
    tools: Tools, *, customer_name: str, status: str, station_name: str
) -> dict[str, Json]:
    """Choose the parcel with the highest size class and use it."""
    station = tools("find_stations", name=station_name)["items"][0]
    customer = tools("find_customers", name=customer_name)["items"][0]
    parcel = max(
        every_item(tools, "find_parcels", recipient_id=customer["id"], status=status), key=lambda parcel: parcel["size"]
    )
    made = tools("redirect_parcel", station_id=station["id"], parcel_id=parcel["id"])
    return {"fee": made["fee"]}


def verify_redirect_parcel_highest_size_by_recipient_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """One redirection must have been added, with the fee that is right."""
    given = answer or {}
    added = [row for key, row in after["redirections"].items() if key not in before["redirections"]]
    return {
        "fee": given.get("fee") == truth["fee"],
        "one added": len(added) == 1,
        "with that fee": [row["fee"] for row in added] == [truth["fee"]],
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


def solve_load_parcel_with_highest_size_by_recipient(tools: Tools, *, customer_name: str) -> dict[str, Json]:
    """Load the parcel with the highest size class, no other."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    parcel = max(
        [
            tools("get_parcel", parcel_id=parcel["id"])
            for parcel in every_item(tools, "find_parcels", recipient_id=customer["id"])
        ],
        key=lambda parcel: parcel["size"],
    )
    tools("load_parcel", parcel_id=parcel["id"])
    return {"size_class": parcel["size"]}


def verify_load_parcel_with_highest_size_by_recipient(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The size class must be right, and one parcel must have changed."""
    given = answer or {}
    changed = [row for key, row in after["parcels"].items() if row != before["parcels"].get(key)]
    return {
        "size class": given.get("size_class") == truth["size_class"],
        "one changed": len(changed) == 1,
        "status is loaded": all(row["status"] == "loaded" for row in changed),
    }


def solve_hand_over_parcel_for_each_by_recipient_and_status(
    tools: Tools, *, customer_name: str, status: str
) -> dict[str, Json]:
    """Hand over each of the parcels meant, and count them."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    found = list(every_item(tools, "find_parcels", recipient_id=customer["id"], status=status))
    for parcel in found:
        tools("hand_over_parcel", parcel_id=parcel["id"])
    return {"parcels": len(found)}


def verify_hand_over_parcel_for_each_by_recipient_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of parcels must have changed."""
    given = answer or {}
    changed = [row for key, row in after["parcels"].items() if row != before["parcels"].get(key)]
    return {
        "number of parcels": given.get("parcels") == truth["parcels"],
        "as many changed": len(changed) == truth["parcels"],
        "status is collected": all(row["status"] == "collected" for row in changed),
    }


def solve_status_with_most_due_among_parcels_in_detail_least_due_by_station(
    tools: Tools, *, station_name: str, least_due: int
) -> dict[str, Json]:
    """Add up the amount to be paid by status and find the largest total."""
    station = tools("find_stations", name=station_name)["items"][0]
    found = [
        tools("get_parcel", parcel_id=parcel["id"])
        for parcel in every_item(tools, "find_parcels", station_id=station["id"])
    ]
    found = [parcel for parcel in found if parcel["due"] >= least_due]
    totals: dict[str, int] = {}
    for parcel in found:
        totals[parcel["status"]] = totals.get(parcel["status"], 0) + parcel["due"]
    largest = max(totals, key=lambda group: totals[group])
    return {"status": largest, "total_amount_to_be_paid": totals[largest]}


def verify_status_with_most_due_among_parcels_in_detail_least_due_by_station(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "status": given.get("status") == truth["status"],
        "total amount to be paid": given.get("total_amount_to_be_paid") == truth["total_amount_to_be_paid"],
        "nothing changed": before == after,
    }


def solve_total_due_of_parcels_by_recipient(tools: Tools, *, customer_name: str) -> dict[str, Json]:
    """Add up the amount to be paid of the parcels that are meant."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    return {
        "total_amount_to_be_paid": sum(
            parcel["due"]
            for parcel in [
                tools("get_parcel", parcel_id=parcel["id"])
                for parcel in every_item(tools, "find_parcels", recipient_id=customer["id"])
            ]
        )
    }


def verify_total_due_of_parcels_by_recipient(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "total amount to be paid": given.get("total_amount_to_be_paid") == truth["total_amount_to_be_paid"],
        "nothing changed": before == after,
    }
