"""Solutions and verifications of programmatic tasks on Harbour Street food bank."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_unpack_goods_where_allowed_of_batch_least_pieces_by_donor(
    tools: Tools, *, donor_name: str, least_pieces: int
) -> dict[str, Json]:
    """Unpack goods those of the lines of a parcel meant for which that is allowed."""
    donor = tools("find_donors", name=donor_name)["items"][0]
    found = [
        parcel_line
        for batch in every_item(tools, "find_batches", donor_id=donor["id"])
        for parcel_line in every_item(tools, "find_parcel_lines", batch_id=batch["id"])
    ]
    found = [parcel_line for parcel_line in found if parcel_line["pieces"] >= least_pieces]
    done = refused = 0
    for parcel_line in found:
        try:
            tools("unpack_goods", parcel_line_id=parcel_line["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_unpack_goods_where_allowed_of_batch_least_pieces_by_donor(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of lines of a parcel must be gone."""
    given = answer or {}
    changed = [key for key in before["parcel_lines"] if key not in after["parcel_lines"]]
    return {
        "number of lines of a parcel done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
    }


def solve_earliest_starts_at_among_slots_in_detail_most_household_missed_by_status(
    tools: Tools, *, status: str, most_household_missed: int
) -> dict[str, Json]:
    """Find the one with the earliest time of collection of the collections meant."""
    found = [
        tools("get_collection", slot_id=slot["id"]) for slot in every_item(tools, "find_collections", status=status)
    ]
    found = [
        slot
        for slot in found
        if tools("get_household", household_id=slot["household_id"])["missed"] <= most_household_missed
    ]
    chosen = min(found, key=lambda slot: slot["starts_at"])
    return {"household": chosen["household_name"], "time_of_the_collection": chosen["starts_at"]}


def verify_earliest_starts_at_among_slots_in_detail_most_household_missed_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "household": given.get("household") == truth["household"],
        "time of the collection": given.get("time_of_the_collection") == truth["time_of_the_collection"],
        "nothing changed": before == after,
    }


def solve_batch_with_most_parcel_lines_by_donor_and_allergen(
    tools: Tools, *, donor_name: str, allergen: str
) -> dict[str, Json]:
    """Find out which of the batches meant has the most lines of a parcel."""
    donor = tools("find_donors", name=donor_name)["items"][0]
    counted = [
        (tools("find_parcel_lines", batch_id=batch["id"])["total"], batch)
        for batch in every_item(tools, "find_batches", donor_id=donor["id"], allergen=allergen)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"batch_number": chosen["number"], "lines_of_a_parcel": most}


def verify_batch_with_most_parcel_lines_by_donor_and_allergen(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "batch number": given.get("batch_number") == truth["batch_number"],
        "number of lines of a parcel": given.get("lines_of_a_parcel") == truth["lines_of_a_parcel"],
        "nothing changed": before == after,
    }


def solve_amount_of_points_of_households_in_detail_which_allergen_by_status(
    tools: Tools, *, status: str, which_allergen: str
) -> dict[str, Json]:
    """Count the households meant and add up the points left this month."""
    found = [
        tools("get_household", household_id=household["id"])
        for household in every_item(tools, "find_households", status=status)
    ]
    found = [household for household in found if household["allergen"] == which_allergen]
    return {"number": len(found), "total_points_left_this_month": sum(household["points"] for household in found)}


def verify_amount_of_points_of_households_in_detail_which_allergen_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of households": given.get("number") == truth["number"],
        "total points left this month": given.get("total_points_left_this_month")
        == truth["total_points_left_this_month"],
        "nothing changed": before == after,
    }


def solve_household_with_most_pieces_among_parcel_lines_of_batch_by_donor_and_status(
    tools: Tools, *, donor_name: str, status: str
) -> dict[str, Json]:
    """Add up the number of pieces by household and find the largest total."""
    donor = tools("find_donors", name=donor_name)["items"][0]
    found = [
        parcel_line
        for batch in every_item(tools, "find_batches", donor_id=donor["id"], status=status)
        for parcel_line in every_item(tools, "find_parcel_lines", batch_id=batch["id"])
    ]
    totals: dict[str, int] = {}
    for parcel_line in found:
        totals[parcel_line["slot_household_name"]] = (
            totals.get(parcel_line["slot_household_name"], 0) + parcel_line["pieces"]
        )
    largest = max(totals, key=lambda group: totals[group])
    return {"household": largest, "total_pieces": totals[largest]}


def verify_household_with_most_pieces_among_parcel_lines_of_batch_by_donor_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "household": given.get("household") == truth["household"],
        "total number of pieces": given.get("total_pieces") == truth["total_pieces"],
        "nothing changed": before == after,
    }


def solve_total_pieces_of_parcel_lines_by_household(tools: Tools, *, household_name: str) -> dict[str, Json]:
    """Add up the number of pieces of the lines of a parcel that are meant."""
    household = tools("find_households", name=household_name)["items"][0]
    return {
        "total_pieces": sum(
            parcel_line["pieces"]
            for parcel_line in every_item(tools, "find_parcel_lines", household_id=household["id"])
        )
    }


def verify_total_pieces_of_parcel_lines_by_household(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "total number of pieces": given.get("total_pieces") == truth["total_pieces"],
        "nothing changed": before == after,
    }


def solve_ranking_by_points_of_households_in_detail_which_allergen_by_status(
    tools: Tools, *, status: str, which_allergen: str, top: int
) -> dict[str, Json]:
    """Put the households meant in order by points left this month, and list the first ones."""
    found = [
        tools("get_household", household_id=household["id"])
        for household in every_item(tools, "find_households", status=status)
    ]
    found = [household for household in found if household["allergen"] == which_allergen]
    ranked = sorted(found, key=lambda household: household["points"], reverse=True)[:top]
    return {"names": [household["name"] for household in ranked]}


def verify_ranking_by_points_of_households_in_detail_which_allergen_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"names": given.get("names") == truth["names"], "nothing changed": before == after}


def solve_batch_with_most_parcel_lines_by_donor_and_status(
    tools: Tools, *, donor_name: str, status: str
) -> dict[str, Json]:
    """Find out which of the batches meant has the most lines of a parcel."""
    donor = tools("find_donors", name=donor_name)["items"][0]
    counted = [
        (tools("find_parcel_lines", batch_id=batch["id"])["total"], batch)
        for batch in every_item(tools, "find_batches", donor_id=donor["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"batch_number": chosen["number"], "lines_of_a_parcel": most}


def verify_batch_with_most_parcel_lines_by_donor_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "batch number": given.get("batch_number") == truth["batch_number"],
        "number of lines of a parcel": given.get("lines_of_a_parcel") == truth["lines_of_a_parcel"],
        "nothing changed": before == after,
    }


def solve_shelve_batch_or_throw_away_batch_by_pieces_by_donor_and_status(
    tools: Tools, *, donor_name: str, status: str, limit: int
) -> dict[str, Json]:
    """Decide by the pieces left what to do with the only batch meant."""
    donor = tools("find_donors", name=donor_name)["items"][0]
    batch = next(every_item(tools, "find_batches", donor_id=donor["id"], status=status))
    if batch["pieces"] > limit:
        tools("shelve_batch", batch_id=batch["id"])
    else:
        tools("throw_away_batch", batch_id=batch["id"])
    return {"pieces_left": batch["pieces"]}


def verify_shelve_batch_or_throw_away_batch_by_pieces_by_donor_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The pieces left must be right, and one batch must have changed."""
    given = answer or {}
    changed = [row for key, row in after["batches"].items() if row != before["batches"].get(key)]
    return {"pieces left": given.get("pieces_left") == truth["pieces_left"], "one changed": len(changed) == 1}


def solve_most_points_among_households_in_detail_which_allergen_by_status(
    tools: Tools, *, status: str, which_allergen: str
) -> dict[str, Json]:
    """Find the one with the most points left this month of the households meant."""
    found = [
        tools("get_household", household_id=household["id"])
        for household in every_item(tools, "find_households", status=status)
    ]
    found = [household for household in found if household["allergen"] == which_allergen]
    chosen = max(found, key=lambda household: household["points"])
    return {"name": chosen["name"], "points_left_this_month": chosen["points"]}


def verify_most_points_among_households_in_detail_which_allergen_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "points left this month": given.get("points_left_this_month") == truth["points_left_this_month"],
        "nothing changed": before == after,
    }


def solve_household_with_most_pieces_among_parcel_lines_of_batch_by_donor_and_allergen(
    tools: Tools, *, donor_name: str, allergen: str
) -> dict[str, Json]:
    """Add up the number of pieces by household and find the largest total."""
    donor = tools("find_donors", name=donor_name)["items"][0]
    found = [
        parcel_line
        for batch in every_item(tools, "find_batches", donor_id=donor["id"], allergen=allergen)
        for parcel_line in every_item(tools, "find_parcel_lines", batch_id=batch["id"])
    ]
    totals: dict[str, int] = {}
    for parcel_line in found:
        totals[parcel_line["slot_household_name"]] = (
            totals.get(parcel_line["slot_household_name"], 0) + parcel_line["pieces"]
        )
    largest = max(totals, key=lambda group: totals[group])
    return {"household": largest, "total_pieces": totals[largest]}


def verify_household_with_most_pieces_among_parcel_lines_of_batch_by_donor_and_allergen(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "household": given.get("household") == truth["household"],
        "total number of pieces": given.get("total_pieces") == truth["total_pieces"],
        "nothing changed": before == after,
    }


def solve_unpack_goods_for_each_by_household(tools: Tools, *, household_name: str) -> dict[str, Json]:
    """Unpack goods each of the lines of a parcel meant, and count them."""
    household = tools("find_households", name=household_name)["items"][0]
    found = list(every_item(tools, "find_parcel_lines", household_id=household["id"]))
    for parcel_line in found:
        tools("unpack_goods", parcel_line_id=parcel_line["id"])
    return {"parcel_lines": len(found)}


def verify_unpack_goods_for_each_by_household(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of lines of a parcel must be gone."""
    given = answer or {}
    changed = [key for key in before["parcel_lines"] if key not in after["parcel_lines"]]
    return {
        "number of lines of a parcel": given.get("parcel_lines") == truth["parcel_lines"],
        "as many changed": len(changed) == truth["parcel_lines"],
    }


def solve_cancel_collection_for_each_by_household_and_status(
    tools: Tools, *, household_name: str, status: str
) -> dict[str, Json]:
    """Cancel each of the slots meant, and count them."""
    household = tools("find_households", name=household_name)["items"][0]
    found = list(every_item(tools, "find_collections", household_id=household["id"], status=status))
    for slot in found:
        tools("cancel_collection", slot_id=slot["id"])
    return {"slots": len(found)}


def verify_cancel_collection_for_each_by_household_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many slots must have changed."""
    given = answer or {}
    changed = [row for key, row in after["slots"].items() if row != before["slots"].get(key)]
    return {
        "number of slots": given.get("slots") == truth["slots"],
        "as many changed": len(changed) == truth["slots"],
        "status is cancelled": all(row["status"] == "cancelled" for row in changed),
    }


def solve_unpack_goods_where_allowed_of_batch_least_pieces_by_donor_and_status(
    tools: Tools, *, donor_name: str, status: str, least_pieces: int
) -> dict[str, Json]:
    """Unpack goods those of the lines of a parcel meant for which that is allowed."""
    donor = tools("find_donors", name=donor_name)["items"][0]
    found = [
        parcel_line
        for batch in every_item(tools, "find_batches", donor_id=donor["id"], status=status)
        for parcel_line in every_item(tools, "find_parcel_lines", batch_id=batch["id"])
    ]
    found = [parcel_line for parcel_line in found if parcel_line["pieces"] >= least_pieces]
    done = refused = 0
    for parcel_line in found:
        try:
            tools("unpack_goods", parcel_line_id=parcel_line["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_unpack_goods_where_allowed_of_batch_least_pieces_by_donor_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of lines of a parcel must be gone."""
    given = answer or {}
    changed = [key for key in before["parcel_lines"] if key not in after["parcel_lines"]]
    return {
        "number of lines of a parcel done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
    }
