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


def solve_amount_of_pieces_of_parcel_lines_of_batch_least_pieces_by_donor_and_status(
    tools: Tools, *, donor_name: str, status: str, least_pieces: int
) -> dict[str, Json]:
    """Count the lines of a parcel meant and add up the number of pieces."""
    donor = tools("find_donors", name=donor_name)["items"][0]
    found = [
        parcel_line
        for batch in every_item(tools, "find_batches", donor_id=donor["id"], status=status)
        for parcel_line in every_item(tools, "find_parcel_lines", batch_id=batch["id"])
    ]
    found = [parcel_line for parcel_line in found if parcel_line["pieces"] >= least_pieces]
    return {"number": len(found), "total_pieces": sum(parcel_line["pieces"] for parcel_line in found)}


def verify_amount_of_pieces_of_parcel_lines_of_batch_least_pieces_by_donor_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of lines of a parcel": given.get("number") == truth["number"],
        "total number of pieces": given.get("total_pieces") == truth["total_pieces"],
        "nothing changed": before == after,
    }


def solve_earliest_good_until_among_batches_least_pieces_by_donor_and_allergen(
    tools: Tools, *, donor_name: str, allergen: str, least_pieces: int
) -> dict[str, Json]:
    """Find the one with the earliest date on the pack of the batches meant."""
    donor = tools("find_donors", name=donor_name)["items"][0]
    found = list(every_item(tools, "find_batches", donor_id=donor["id"], allergen=allergen))
    found = [batch for batch in found if batch["pieces"] >= least_pieces]
    chosen = min(found, key=lambda batch: batch["good_until"])
    return {"batch_number": chosen["number"], "date_on_the_pack": chosen["good_until"]}


def verify_earliest_good_until_among_batches_least_pieces_by_donor_and_allergen(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "batch number": given.get("batch_number") == truth["batch_number"],
        "date on the pack": given.get("date_on_the_pack") == truth["date_on_the_pack"],
        "nothing changed": before == after,
    }


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


def solve_household_with_most_pieces_of_parcel_lines_by_batch(tools: Tools, *, batch_number: str) -> dict[str, Json]:
    """Add up the number of pieces by household and find the largest total."""
    batch = tools("find_batches", number=batch_number)["items"][0]
    totals: dict[str, int] = {}
    for parcel_line in every_item(tools, "find_parcel_lines", batch_id=batch["id"]):
        totals[parcel_line["slot_household_name"]] = (
            totals.get(parcel_line["slot_household_name"], 0) + parcel_line["pieces"]
        )
    largest = max(totals, key=lambda group: totals[group])
    return {"household": largest, "total_pieces": totals[largest]}


def verify_household_with_most_pieces_of_parcel_lines_by_batch(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "household": given.get("household") == truth["household"],
        "total number of pieces": given.get("total_pieces") == truth["total_pieces"],
        "nothing changed": before == after,
    }


def solve_household_with_most_pieces_among_parcel_lines_of_batch_least_pieces_by_donor_and_allergen(
    tools: Tools, *, donor_name: str, allergen: str, least_pieces: int
) -> dict[str, Json]:
    """Add up the number of pieces by household and find the largest total."""
    donor = tools("find_donors", name=donor_name)["items"][0]
    found = [
        parcel_line
        for batch in every_item(tools, "find_batches", donor_id=donor["id"], allergen=allergen)
        for parcel_line in every_item(tools, "find_parcel_lines", batch_id=batch["id"])
    ]
    found = [parcel_line for parcel_line in found if parcel_line["pieces"] >= least_pieces]
    totals: dict[str, int] = {}
    for parcel_line in found:
        totals[parcel_line["slot_household_name"]] = (
            totals.get(parcel_line["slot_household_name"], 0) + parcel_line["pieces"]
        )
    largest = max(totals, key=lambda group: totals[group])
    return {"household": largest, "total_pieces": totals[largest]}


def verify_household_with_most_pieces_among_parcel_lines_of_batch_least_pieces_by_donor_and_allergen(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "household": given.get("household") == truth["household"],
        "total number of pieces": given.get("total_pieces") == truth["total_pieces"],
        "nothing changed": before == after,
    }


def solve_throw_away_batch_with_earliest_good_until_by_donor_and_status(
    tools: Tools, *, donor_name: str, status: str
) -> dict[str, Json]:
    """Throw away the batch with the earliest date on the pack, no other."""
    donor = tools("find_donors", name=donor_name)["items"][0]
    batch = min(
        every_item(tools, "find_batches", donor_id=donor["id"], status=status), key=lambda batch: batch["good_until"]
    )
    tools("throw_away_batch", batch_id=batch["id"])
    return {"date_on_the_pack": batch["good_until"]}


def verify_throw_away_batch_with_earliest_good_until_by_donor_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The date on the pack must be right, and one batch must have changed."""
    given = answer or {}
    changed = [row for key, row in after["batches"].items() if row != before["batches"].get(key)]
    return {
        "date on the pack": given.get("date_on_the_pack") == truth["date_on_the_pack"],
        "one changed": len(changed) == 1,
        "status is thrown away": all(row["status"] == "thrown_away" for row in changed),
    }


def solve_total_pieces_of_parcel_lines_by_batch(tools: Tools, *, batch_number: str) -> dict[str, Json]:
    """Add up the number of pieces of the lines of a parcel that are meant."""
    batch = tools("find_batches", number=batch_number)["items"][0]
    return {
        "total_pieces": sum(
            parcel_line["pieces"] for parcel_line in every_item(tools, "find_parcel_lines", batch_id=batch["id"])
        )
    }


def verify_total_pieces_of_parcel_lines_by_batch(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "total number of pieces": given.get("total_pieces") == truth["total_pieces"],
        "nothing changed": before == after,
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


def solve_highest_pieces_of_parcel_lines_by_batch(tools: Tools, *, batch_number: str) -> dict[str, Json]:
    """Find the one with the most pieces of the lines of a parcel meant."""
    batch = tools("find_batches", number=batch_number)["items"][0]
    chosen = max(
        every_item(tools, "find_parcel_lines", batch_id=batch["id"]), key=lambda parcel_line: parcel_line["pieces"]
    )
    return {"household": chosen["slot_household_name"], "pieces": chosen["pieces"]}


def verify_highest_pieces_of_parcel_lines_by_batch(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "household": given.get("household") == truth["household"],
        "number of pieces": given.get("pieces") == truth["pieces"],
        "nothing changed": before == after,
    }


def solve_household_with_most_pieces_among_parcel_lines_of_batch_most_pieces_by_donor(
    tools: Tools, *, donor_name: str, most_pieces: int
) -> dict[str, Json]:
    """Add up the number of pieces by household and find the largest total."""
    donor = tools("find_donors", name=donor_name)["items"][0]
    found = [
        parcel_line
        for batch in every_item(tools, "find_batches", donor_id=donor["id"])
        for parcel_line in every_item(tools, "find_parcel_lines", batch_id=batch["id"])
    ]
    found = [parcel_line for parcel_line in found if parcel_line["pieces"] <= most_pieces]
    totals: dict[str, int] = {}
    for parcel_line in found:
        totals[parcel_line["slot_household_name"]] = (
            totals.get(parcel_line["slot_household_name"], 0) + parcel_line["pieces"]
        )
    largest = max(totals, key=lambda group: totals[group])
    return {"household": largest, "total_pieces": totals[largest]}


def verify_household_with_most_pieces_among_parcel_lines_of_batch_most_pieces_by_donor(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "household": given.get("household") == truth["household"],
        "total number of pieces": given.get("total_pieces") == truth["total_pieces"],
        "nothing changed": before == after,
    }


def solve_amount_of_pieces_of_parcel_lines_of_slot_by_household_and_status(
    tools: Tools, *, household_name: str, status: str
) -> dict[str, Json]:
    """Count the lines of a parcel meant and add up the number of pieces."""
    household = tools("find_households", name=household_name)["items"][0]
    found = [
        parcel_line
        for slot in every_item(tools, "find_collections", household_id=household["id"], status=status)
        for parcel_line in every_item(tools, "find_parcel_lines", slot_id=slot["id"])
    ]
    return {"number": len(found), "total_pieces": sum(parcel_line["pieces"] for parcel_line in found)}


def verify_amount_of_pieces_of_parcel_lines_of_slot_by_household_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of lines of a parcel": given.get("number") == truth["number"],
        "total number of pieces": given.get("total_pieces") == truth["total_pieces"],
        "nothing changed": before == after,
    }


def solve_earliest_good_until_of_batches_by_donor_and_status(
    tools: Tools, *, donor_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest date on the pack of the batches meant."""
    donor = tools("find_donors", name=donor_name)["items"][0]
    chosen = min(
        every_item(tools, "find_batches", donor_id=donor["id"], status=status), key=lambda batch: batch["good_until"]
    )
    return {"batch_number": chosen["number"], "date_on_the_pack": chosen["good_until"]}


def verify_earliest_good_until_of_batches_by_donor_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "batch number": given.get("batch_number") == truth["batch_number"],
        "date on the pack": given.get("date_on_the_pack") == truth["date_on_the_pack"],
        "nothing changed": before == after,
    }
