"""Solutions and verifications of programmatic tasks on Polderpost parcel lockers."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


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
    """The number must be right, and as many parcels must have changed."""
    given = answer or {}
    changed = [row for key, row in after["parcels"].items() if row != before["parcels"].get(key)]
    return {
        "number of parcels": given.get("parcels") == truth["parcels"],
        "as many changed": len(changed) == truth["parcels"],
        "status is collected": all(row["status"] == "collected" for row in changed),
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


def solve_unload_parcel_with_highest_size_by_recipient(tools: Tools, *, customer_name: str) -> dict[str, Json]:
    """Unload the parcel with the highest size class, no other."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    parcel = max(
        [
            tools("get_parcel", parcel_id=parcel["id"])
            for parcel in every_item(tools, "find_parcels", recipient_id=customer["id"])
        ],
        key=lambda parcel: parcel["size"],
    )
    tools("unload_parcel", parcel_id=parcel["id"])
    return {"size_class": parcel["size"]}


def verify_unload_parcel_with_highest_size_by_recipient(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The size class must be right, and one parcel must have changed."""
    given = answer or {}
    changed = [row for key, row in after["parcels"].items() if row != before["parcels"].get(key)]
    return {
        "size class": given.get("size_class") == truth["size_class"],
        "one changed": len(changed) == 1,
        "status is announced": all(row["status"] == "announced" for row in changed),
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


def solve_highest_size_of_parcels_by_recipient_and_status(
    tools: Tools, *, customer_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the highest size class of the parcels meant."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    chosen = max(
        [
            tools("get_parcel", parcel_id=parcel["id"])
            for parcel in every_item(tools, "find_parcels", recipient_id=customer["id"], status=status)
        ],
        key=lambda parcel: parcel["size"],
    )
    return {"number": chosen["number"], "size_class": chosen["size"]}


def verify_highest_size_of_parcels_by_recipient_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "number": given.get("number") == truth["number"],
        "size class": given.get("size_class") == truth["size_class"],
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
