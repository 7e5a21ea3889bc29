"""Solutions and verifications of programmatic tasks on Harbour Hill animal shelter."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_kennel_with_most_animals_by_kind(tools: Tools, *, kind: str) -> dict[str, Json]:
    """Find out which of the kennels meant has the most animals."""
    counted = [
        (tools("find_animals", kennel_id=kennel["id"])["total"], kennel)
        for kennel in every_item(tools, "find_kennels", kind=kind)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"kennel_number": chosen["code"], "animals": most}


def verify_kennel_with_most_animals_by_kind(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "kennel number": given.get("kennel_number") == truth["kennel_number"],
        "number of animals": given.get("animals") == truth["animals"],
        "nothing changed": before == after,
    }


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


def solve_lapse_adoption_where_allowed_of_animal_at_once_by_origin(tools: Tools, *, origin: str) -> dict[str, Json]:
    """Lapse those of the adoptions meant for which that is allowed."""
    those = {animal["number"] for animal in every_item(tools, "find_animals", origin=origin)}
    found = [adoption for adoption in every_item(tools, "find_adoptions") if adoption["animal_number"] in those]
    done = refused = 0
    for adoption in found:
        try:
            tools("lapse_adoption", adoption_id=adoption["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_lapse_adoption_where_allowed_of_animal_at_once_by_origin(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of adoptions must have changed."""
    given = answer or {}
    changed = [row for key, row in after["adoptions"].items() if row != before["adoptions"].get(key)]
    return {
        "number of adoptions done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is lapsed": all(row["status"] == "lapsed" for row in changed),
    }


def solve_amount_of_fee_of_animals_in_detail_by_kennel_and_origin(
    tools: Tools, *, kennel_code: str, origin: str
) -> dict[str, Json]:
    """Count the animals meant and add up the adoption fee."""
    kennel = tools("find_kennels", code=kennel_code)["items"][0]
    found = [
        tools("get_animal", animal_id=animal["id"])
        for animal in every_item(tools, "find_animals", kennel_id=kennel["id"], origin=origin)
    ]
    return {"number": len(found), "total_adoption_fee": sum(animal["fee"] for animal in found)}


def verify_amount_of_fee_of_animals_in_detail_by_kennel_and_origin(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of animals": given.get("number") == truth["number"],
        "total adoption fee": given.get("total_adoption_fee") == truth["total_adoption_fee"],
        "nothing changed": before == after,
    }


def solve_hand_over_animal_where_allowed_by_kind(tools: Tools, *, kind: str) -> dict[str, Json]:
    """Hand over animal those of the adoptions meant for which that is allowed."""
    found = list(every_item(tools, "find_adoptions", kind=kind))
    done = refused = 0
    for adoption in found:
        try:
            tools("hand_over_animal", adoption_id=adoption["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_hand_over_animal_where_allowed_by_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of adoptions must have changed."""
    given = answer or {}
    changed = [row for key, row in after["adoptions"].items() if row != before["adoptions"].get(key)]
    return {
        "number of adoptions done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is fetched": all(row["status"] == "fetched" for row in changed),
    }


def solve_highest_months_of_animals_by_kennel_and_origin(
    tools: Tools, *, kennel_code: str, origin: str
) -> dict[str, Json]:
    """Find the one with the greatest age of the animals meant."""
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


def solve_most_months_among_animals_in_detail_by_kennel_and_origin(
    tools: Tools, *, kennel_code: str, origin: str
) -> dict[str, Json]:
    """Find the one with the greatest age of the animals meant."""
    kennel = tools("find_kennels", code=kennel_code)["items"][0]
    found = [
        tools("get_animal", animal_id=animal["id"])
        for animal in every_item(tools, "find_animals", kennel_id=kennel["id"], origin=origin)
    ]
    chosen = max(found, key=lambda animal: animal["months"])
    return {"animal_number": chosen["number"], "age": chosen["months"]}


def verify_most_months_among_animals_in_detail_by_kennel_and_origin(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "animal number": given.get("animal_number") == truth["animal_number"],
        "age in months": given.get("age") == truth["age"],
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


def solve_kind_with_most_places_of_kennels_by_quarantine(tools: Tools, *, quarantine: bool) -> dict[str, Json]:
    """Add up the number of places by kind and find the largest total."""
    totals: dict[str, int] = {}
    for kennel in every_item(tools, "find_kennels", quarantine=quarantine):
        totals[kennel["kind"]] = totals.get(kennel["kind"], 0) + kennel["places"]
    largest = max(totals, key=lambda group: totals[group])
    return {"kind": largest, "total_places": totals[largest]}


def verify_kind_with_most_places_of_kennels_by_quarantine(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "kind": given.get("kind") == truth["kind"],
        "total number of places": given.get("total_places") == truth["total_places"],
        "nothing changed": before == after,
    }


def solve_origin_with_most_fee_among_animals_in_detail_vaccinated_on_until_by_kennel(
    tools: Tools, *, kennel_code: str, vaccinated_on_until: str
) -> dict[str, Json]:
    """Add up the adoption fee by origin and find the largest total."""
    kennel = tools("find_kennels", code=kennel_code)["items"][0]
    found = [
        tools("get_animal", animal_id=animal["id"])
        for animal in every_item(tools, "find_animals", kennel_id=kennel["id"])
    ]
    found = [
        animal
        for animal in found
        if animal["vaccinated_on"] is not None and animal["vaccinated_on"] <= vaccinated_on_until
    ]
    totals: dict[str, int] = {}
    for animal in found:
        totals[animal["origin"]] = totals.get(animal["origin"], 0) + animal["fee"]
    largest = max(totals, key=lambda group: totals[group])
    return {"origin": largest, "total_adoption_fee": totals[largest]}


def verify_origin_with_most_fee_among_animals_in_detail_vaccinated_on_until_by_kennel(
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


def solve_earliest_vaccinated_on_of_animals_by_kennel(tools: Tools, *, kennel_code: str) -> dict[str, Json]:
    """Find the one with the earliest day of vaccination of the animals meant."""
    kennel = tools("find_kennels", code=kennel_code)["items"][0]
    chosen = min(
        [
            tools("get_animal", animal_id=animal["id"])
            for animal in every_item(tools, "find_animals", kennel_id=kennel["id"])
        ],
        key=lambda animal: animal["vaccinated_on"],
    )
    return {"animal_number": chosen["number"], "day_of_the_vaccination": chosen["vaccinated_on"]}


def verify_earliest_vaccinated_on_of_animals_by_kennel(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "animal number": given.get("animal_number") == truth["animal_number"],
        "day of the vaccination": given.get("day_of_the_vaccination") == truth["day_of_the_vaccination"],
        "nothing changed": before == after,
    }
