"""Solutions and verifications of programmatic tasks on Harbour Hill animal shelter."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


def solve_total_fee_of_animals_by_kennel_and_status(tools: Tools, *, kennel_code: str, status: str) -> dict[str, Json]:
    """Add up the adoption fee of the animals that are meant."""
    kennel = tools("find_kennels", code=kennel_code)["items"][0]
    return {
        "total_adoption_fee": sum(
            animal["fee"]
            for animal in [
                tools("get_animal", animal_id=animal["id"])
                for animal in every_item(tools, "find_animals", kennel_id=kennel["id"], status=status)
            ]
        )
    }


def verify_total_fee_of_animals_by_kennel_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "total adoption fee": given.get("total_adoption_fee") == truth["total_adoption_fee"],
        "nothing changed": before == after,
    }


def solve_most_fee_among_animals_in_detail_by_kennel_and_status(
    tools: Tools, *, kennel_code: str, status: str
) -> dict[str, Json]:
    """Find the one with the highest adoption fee of the animals meant."""
    kennel = tools("find_kennels", code=kennel_code)["items"][0]
    found = [
        tools("get_animal", animal_id=animal["id"])
        for animal in every_item(tools, "find_animals", kennel_id=kennel["id"], status=status)
    ]
    chosen = max(found, key=lambda animal: animal["fee"])
    return {"animal_number": chosen["number"], "adoption_fee": chosen["fee"]}


def verify_most_fee_among_animals_in_detail_by_kennel_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "animal number": given.get("animal_number") == truth["animal_number"],
        "adoption fee": given.get("adoption_fee") == truth["adoption_fee"],
        "nothing changed": before == after,
    }


def solve_amount_of_fee_of_animals_in_detail_by_kennel_and_status(
    tools: Tools, *, kennel_code: str, status: str
) -> dict[str, Json]:
    """Count the animals meant and add up the adoption fee."""
    kennel = tools("find_kennels", code=kennel_code)["items"][0]
    found = [
        tools("get_animal", animal_id=animal["id"])
        for animal in every_item(tools, "find_animals", kennel_id=kennel["id"], status=status)
    ]
    return {"number": len(found), "total_adoption_fee": sum(animal["fee"] for animal in found)}


def verify_amount_of_fee_of_animals_in_detail_by_kennel_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of animals": given.get("number") == truth["number"],
        "total adoption fee": given.get("total_adoption_fee") == truth["total_adoption_fee"],
        "nothing changed": before == after,
    }


def solve_highest_months_of_animals_by_kennel_and_origin(
    tools: Tools, *, kennel_code: str, origin: str
) -> dict[str, Json]:
    """Find the one with the highest age in months of the animals meant."""
    kennel = tools("find_kennels", code=kennel_code)["items"][0]
    chosen = max(
        [
            tools("get_animal", animal_id=animal["id"])
            for animal in every_item(tools, "find_animals", kennel_id=kennel["id"], origin=origin)
        ],
        key=lambda animal: animal["months"],
    )
    return {"animal_number": chosen["number"], "age": chosen["months"]}


def verify_highest_months_of_animals_by_kennel_and_origin(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "animal number": given.get("animal_number") == truth["animal_number"],
        "age in months": given.get("age") == truth["age"],
        "nothing changed": before == after,
    }


def solve_ranking_by_fee_of_animals_in_detail_by_kennel_and_kind(
    tools: Tools, *, kennel_code: str, kind: str, top: int
) -> dict[str, Json]:
    """Put the animals meant in order by adoption fee, and list the first ones."""
    kennel = tools("find_kennels", code=kennel_code)["items"][0]
    found = [
        tools("get_animal", animal_id=animal["id"])
        for animal in every_item(tools, "find_animals", kennel_id=kennel["id"], kind=kind)
    ]
    ranked = sorted(found, key=lambda animal: animal["fee"], reverse=True)[:top]
    return {"animal_numbers": [animal["number"] for animal in ranked]}


def verify_ranking_by_fee_of_animals_in_detail_by_kennel_and_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "animal numbers": given.get("animal_numbers") == truth["animal_numbers"],
        "nothing changed": before == after,
    }


def solve_animal_with_most_stays_by_kennel_and_origin(
    tools: Tools, *, kennel_code: str, origin: str
) -> dict[str, Json]:
    """Find out which of the animals meant has the most foster stays."""
    kennel = tools("find_kennels", code=kennel_code)["items"][0]
    counted = [
        (tools("find_stays", animal_id=animal["id"])["total"], animal)
        for animal in every_item(tools, "find_animals", kennel_id=kennel["id"], origin=origin)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"animal_number": chosen["number"], "foster_stays": most}


def verify_animal_with_most_stays_by_kennel_and_origin(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "animal number": given.get("animal_number") == truth["animal_number"],
        "number of foster stays": given.get("foster_stays") == truth["foster_stays"],
        "nothing changed": before == after,
    }


def solve_origin_with_most_fee_among_animals_in_detail_by_kennel_and_status(
    tools: Tools, *, kennel_code: str, status: str
) -> dict[str, Json]:
    """Add up the adoption fee by origin and find the largest total."""
    kennel = tools("find_kennels", code=kennel_code)["items"][0]
    found = [
        tools("get_animal", animal_id=animal["id"])
        for animal in every_item(tools, "find_animals", kennel_id=kennel["id"], status=status)
    ]
    totals: dict[str, int] = {}
    for animal in found:
        totals[animal["origin"]] = totals.get(animal["origin"], 0) + animal["fee"]
    largest = max(totals, key=lambda group: totals[group])
    return {"origin": largest, "total_adoption_fee": totals[largest]}


def verify_origin_with_most_fee_among_animals_in_detail_by_kennel_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "origin": given.get("origin") == truth["origin"],
        "total adoption fee": given.get("total_adoption_fee") == truth["total_adoption_fee"],
        "nothing changed": before == after,
    }


def solve_total_fee_of_animals_by_kennel_and_kind(tools: Tools, *, kennel_code: str, kind: str) -> dict[str, Json]:
    """Add up the adoption fee of the animals that are meant."""
    kennel = tools("find_kennels", code=kennel_code)["items"][0]
    return {
        "total_adoption_fee": sum(
            animal["fee"]
            for animal in [
                tools("get_animal", animal_id=animal["id"])
                for animal in every_item(tools, "find_animals", kennel_id=kennel["id"], kind=kind)
            ]
        )
    }


def verify_total_fee_of_animals_by_kennel_and_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "total adoption fee": given.get("total_adoption_fee") == truth["total_adoption_fee"],
        "nothing changed": before == after,
    }


def solve_most_fee_among_animals_in_detail_by_kennel_and_kind(
    tools: Tools, *, kennel_code: str, kind: str
) -> dict[str, Json]:
    """Find the one with the highest adoption fee of the animals meant."""
    kennel = tools("find_kennels", code=kennel_code)["items"][0]
    found = [
        tools("get_animal", animal_id=animal["id"])
        for animal in every_item(tools, "find_animals", kennel_id=kennel["id"], kind=kind)
    ]
    chosen = max(found, key=lambda animal: animal["fee"])
    return {"animal_number": chosen["number"], "adoption_fee": chosen["fee"]}


def verify_most_fee_among_animals_in_detail_by_kennel_and_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "animal number": given.get("animal_number") == truth["animal_number"],
        "adoption fee": given.get("adoption_fee") == truth["adoption_fee"],
        "nothing changed": before == after,
    }


def solve_highest_fee_of_animals_by_kennel(tools: Tools, *, kennel_code: str) -> dict[str, Json]:
    """Find the one with the highest adoption fee of the animals meant."""
    kennel = tools("find_kennels", code=kennel_code)["items"][0]
    chosen = max(
        [
            tools("get_animal", animal_id=animal["id"])
            for animal in every_item(tools, "find_animals", kennel_id=kennel["id"])
        ],
        key=lambda animal: animal["fee"],
    )
    return {"animal_number": chosen["number"], "adoption_fee": chosen["fee"]}


def verify_highest_fee_of_animals_by_kennel(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "animal number": given.get("animal_number") == truth["animal_number"],
        "adoption fee": given.get("adoption_fee") == truth["adoption_fee"],
        "nothing changed": before == after,
    }


def solve_amount_of_fee_of_animals_in_detail_vaccinated_on_from_by_kennel_and_origin(
    tools: Tools, *, kennel_code: str, origin: str, vaccinated_on_from: str
) -> dict[str, Json]:
    """Count the animals meant and add up the adoption fee."""
    kennel = tools("find_kennels", code=kennel_code)["items"][0]
    found = [
        tools("get_animal", animal_id=animal["id"])
        for animal in every_item(tools, "find_animals", kennel_id=kennel["id"], origin=origin)
    ]
    found = [
        animal
        for animal in found
        if animal["vaccinated_on"] is not None and animal["vaccinated_on"] >= vaccinated_on_from
    ]
    return {"number": len(found), "total_adoption_fee": sum(animal["fee"] for animal in found)}


def verify_amount_of_fee_of_animals_in_detail_vaccinated_on_from_by_kennel_and_origin(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of animals": given.get("number") == truth["number"],
        "total adoption fee": given.get("total_adoption_fee") == truth["total_adoption_fee"],
        "nothing changed": before == after,
    }


def solve_cancel_adoption_for_each_of_animal_by_kennel_and_origin(
    tools: Tools, *, kennel_code: str, origin: str
) -> dict[str, Json]:
    """Cancel each of the adoptions meant, and count them."""
    kennel = tools("find_kennels", code=kennel_code)["items"][0]
    found = [
        adoption
        for animal in every_item(tools, "find_animals", kennel_id=kennel["id"], origin=origin)
        for adoption in every_item(tools, "find_adoptions", animal_id=animal["id"])
    ]
    for adoption in found:
        tools("cancel_adoption", adoption_id=adoption["id"])
    return {"adoptions": len(found)}


def verify_cancel_adoption_for_each_of_animal_by_kennel_and_origin(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of adoptions must have changed."""
    given = answer or {}
    changed = [row for key, row in after["adoptions"].items() if row != before["adoptions"].get(key)]
    return {
        "number of adoptions": given.get("adoptions") == truth["adoptions"],
        "as many changed": len(changed) == truth["adoptions"],
        "status is cancelled": all(row["status"] == "cancelled" for row in changed),
    }


def solve_animal_with_most_adoptions_by_kennel_and_neutered(
    tools: Tools, *, kennel_code: str, neutered: bool
) -> dict[str, Json]:
    """Find out which of the animals meant has the most adoptions."""
    kennel = tools("find_kennels", code=kennel_code)["items"][0]
    counted = [
        (tools("find_adoptions", animal_id=animal["id"])["total"], animal)
        for animal in every_item(tools, "find_animals", kennel_id=kennel["id"], neutered=neutered)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"animal_number": chosen["number"], "adoptions": most}


def verify_animal_with_most_adoptions_by_kennel_and_neutered(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "animal number": given.get("animal_number") == truth["animal_number"],
        "number of adoptions": given.get("adoptions") == truth["adoptions"],
        "nothing changed": before == after,
    }


def solve_ranking_by_months_of_animals_in_detail_by_kennel(
    tools: Tools, *, kennel_code: str, top: int
) -> dict[str, Json]:
    """Put the animals meant in order by age in months, and list the first ones."""
    kennel = tools("find_kennels", code=kennel_code)["items"][0]
    found = [
        tools("get_animal", animal_id=animal["id"])
        for animal in every_item(tools, "find_animals", kennel_id=kennel["id"])
    ]
    ranked = sorted(found, key=lambda animal: animal["months"], reverse=True)[:top]
    return {"animal_numbers": [animal["number"] for animal in ranked]}


def verify_ranking_by_months_of_animals_in_detail_by_kennel(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "animal numbers": given.get("animal_numbers") == truth["animal_numbers"],
        "nothing changed": before == after,
    }
