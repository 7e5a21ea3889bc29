"""Solutions and verifications of programmatic tasks on Polderpost parcel lockers."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


def solve_load_parcel_for_each_by_station_and_status(
    tools: Tools, *, station_name: str, status: str
) -> dict[str, Json]:
    """Load each of the parcels meant, and count them."""
    station = tools("find_stations", name=station_name)["items"][0]
    found = list(every_item(tools, "find_parcels", station_id=station["id"], status=status))
    for parcel in found:
        tools("load_parcel", parcel_id=parcel["id"])
    return {"parcels": len(found)}


def verify_load_parcel_for_each_by_station_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many parcels must have changed."""
    given = answer or {}
    changed = [row for key, row in after["parcels"].items() if row != before["parcels"].get(key)]
    return {
        "number of parcels": given.get("parcels") == truth["parcels"],
        "as many changed": len(changed) == truth["parcels"],
        "status is loaded": all(row["status"] == "loaded" for row in changed),
    }


def solve_load_parcel_with_highest_weight_by_recipient_and_status(
    tools: Tools, *, customer_name: str, status: str
) -> dict[str, Json]:
    """Load the parcel with the highest weight in grams, no other."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    parcel = max(
        [
            tools("get_parcel", parcel_id=parcel["id"])
            for parcel in every_item(tools, "find_parcels", recipient_id=customer["id"], status=status)
        ],
        key=lambda parcel: parcel["weight"],
    )
    tools("load_parcel", parcel_id=parcel["id"])
    return {"weight": parcel["weight"]}


def verify_load_parcel_with_highest_weight_by_recipient_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The weight in grams must be right, and one parcel must have changed."""
    given = answer or {}
    changed = [row for key, row in after["parcels"].items() if row != before["parcels"].get(key)]
    return {
        "weight in grams": given.get("weight") == truth["weight"],
        "one changed": len(changed) == 1,
        "status is loaded": all(row["status"] == "loaded" for row in changed),
    }


def solve_parcel_with_most_redirections_by_recipient_and_status(
    tools: Tools, *, customer_name: str, status: str
) -> dict[str, Json]:
    """Find out which of the parcels meant has the most redirections."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    counted = [
        (tools("find_redirections", parcel_id=parcel["id"])["total"], parcel)
        for parcel in every_item(tools, "find_parcels", recipient_id=customer["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"number": chosen["number"], "redirections": most}


def verify_parcel_with_most_redirections_by_recipient_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number": given.get("number") == truth["number"],
        "number of redirections": given.get("redirections") == truth["redirections"],
        "nothing changed": before == after,
    }


def solve_earliest_kept_until_of_parcels_by_recipient_and_status(
    tools: Tools, *, customer_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest pick-up deadline of the parcels meant."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    chosen = min(
        [
            tools("get_parcel", parcel_id=parcel["id"])
            for parcel in every_item(tools, "find_parcels", recipient_id=customer["id"], status=status)
        ],
        key=lambda parcel: parcel["kept_until"],
    )
    return {"number": chosen["number"], "pick_up_deadline": chosen["kept_until"]}


def verify_earliest_kept_until_of_parcels_by_recipient_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "number": given.get("number") == truth["number"],
        "pick-up deadline": given.get("pick_up_deadline") == truth["pick_up_deadline"],
        "nothing changed": before == after,
    }


def solve_total_due_of_parcels_by_recipient_and_status(
    tools: Tools, *, customer_name: str, status: str
) -> dict[str, Json]:
    """Add up the amount to be paid of the parcels that are meant."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    return {
        "total_amount_to_be_paid": sum(
            parcel["due"]
            for parcel in [
                tools("get_parcel", parcel_id=parcel["id"])
                for parcel in every_item(tools, "find_parcels", recipient_id=customer["id"], status=status)
            ]
        )
    }


def verify_total_due_of_parcels_by_recipient_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "total amount to be paid": given.get("total_amount_to_be_paid") == truth["total_amount_to_be_paid"],
        "nothing changed": before == after,
    }


def solve_station_with_most_total_weight_in_report_parcels_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """Find the station with the highest total weight in a report."""
    largest = max(every_item(tools, "report_parcels", status=status), key=lambda group: group["total_weight"])
    return {"station": largest["station_name"], "total_weight": largest["total_weight"]}


def verify_station_with_most_total_weight_in_report_parcels_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and figure must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "station": given.get("station") == truth["station"],
        "total weight": given.get("total_weight") == truth["total_weight"],
        "nothing changed": before == after,
    }


def solve_load_parcel_for_each_by_recipient_and_status(
    tools: Tools, *, customer_name: str, status: str
) -> dict[str, Json]:
    """Load each of the parcels meant, and count them."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    found = list(every_item(tools, "find_parcels", recipient_id=customer["id"], status=status))
    for parcel in found:
        tools("load_parcel", parcel_id=parcel["id"])
    return {"parcels": len(found)}


def verify_load_parcel_for_each_by_recipient_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many parcels must have changed."""
    given = answer or {}
    changed = [row for key, row in after["parcels"].items() if row != before["parcels"].get(key)]
    return {
        "number of parcels": given.get("parcels") == truth["parcels"],
        "as many changed": len(changed) == truth["parcels"],
        "status is loaded": all(row["status"] == "loaded" for row in changed),
    }


def solve_send_parcel_back_with_earliest_kept_until_by_recipient(
    tools: Tools, *, customer_name: str
) -> dict[str, Json]:
    """Send the parcel with the earliest pick-up deadline, no other."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    parcel = min(
        [
            tools("get_parcel", parcel_id=parcel["id"])
            for parcel in every_item(tools, "find_parcels", recipient_id=customer["id"])
        ],
        key=lambda parcel: parcel["kept_until"],
    )
    tools("send_parcel_back", parcel_id=parcel["id"])
    return {"pick_up_deadline": parcel["kept_until"]}


def verify_send_parcel_back_with_earliest_kept_until_by_recipient(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The pick-up deadline must be right, and one parcel must have changed."""
    given = answer or {}
    changed = [row for key, row in after["parcels"].items() if row != before["parcels"].get(key)]
    return {
        "pick-up deadline": given.get("pick_up_deadline") == truth["pick_up_deadline"],
        "one changed": len(changed) == 1,
        "status is returning": all(row["status"] == "returning" for row in changed),
    }


def solve_compartment_with_most_faults_by_station_and_status(
    tools: Tools, *, station_name: str, status: str
) -> dict[str, Json]:
    """Find out which of the compartments meant has the most faults."""
    station = tools("find_stations", name=station_name)["items"][0]
    counted = [
        (tools("find_faults", compartment_id=compartment["id"])["total"], compartment)
        for compartment in every_item(tools, "find_compartments", station_id=station["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"code": chosen["code"], "faults": most}


def verify_compartment_with_most_faults_by_station_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "code": given.get("code") == truth["code"],
        "number of faults": given.get("faults") == truth["faults"],
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


def solve_first_station_with_most_fees_in_report_redirections_by_parcel_status(
    tools: Tools, *, parcel_status: str
) -> dict[str, Json]:
    """Find the first station with the highest fees in a report."""
    largest = max(
        every_item(tools, "report_redirections", parcel_status=parcel_status), key=lambda group: group["fees"]
    )
    return {"first_station": largest["origin_name"], "fees": largest["fees"]}


def verify_first_station_with_most_fees_in_report_redirections_by_parcel_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and figure must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "first station": given.get("first_station") == truth["first_station"],
        "fees": given.get("fees") == truth["fees"],
        "nothing changed": before == after,
    }
