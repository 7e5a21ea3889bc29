"""Solutions and verifications of programmatic tasks on Harbour Hill animal shelter."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


def solve_earliest_vaccinated_on_of_animals_by_kennel(tools: Tools, *, kennel_code: str) -> dict[str, Json]:
    """Find the one with the earliest day of the vaccination of the animals meant."""
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


def solve_animal_with_most_adoptions_by_kennel(tools: Tools, *, kennel_code: str) -> dict[str, Json]:
    """Find out which of the animals meant has the most adoptions."""
    kennel = tools("find_kennels", code=kennel_code)["items"][0]
    counted = [
        (tools("find_adoptions", animal_id=animal["id"])["total"], animal)
        for animal in every_item(tools, "find_animals", kennel_id=kennel["id"])
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"animal_number": chosen["number"], "adoptions": most}


def verify_animal_with_most_adoptions_by_kennel(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "animal number": given.get("animal_number") == truth["animal_number"],
        "number of adoptions": given.get("adoptions") == truth["adoptions"],
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


def solve_total_fee_of_animals_by_kennel_and_neutered(
    tools: Tools, *, kennel_code: str, neutered: bool
) -> dict[str, Json]:
    """Add up the adoption fee of the animals that are meant."""
    kennel = tools("find_kennels", code=kennel_code)["items"][0]
    return {
        "total_adoption_fee": sum(
            animal["fee"]
            for animal in [
                tools("get_animal", animal_id=animal["id"])
                for animal in every_item(tools, "find_animals", kennel_id=kennel["id"], neutered=neutered)
            ]
        )
    }


def verify_total_fee_of_animals_by_kennel_and_neutered(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "total adoption fee": given.get("total_adoption_fee") == truth["total_adoption_fee"],
        "nothing changed": before == after,
    }


def solve_animal_with_most_stays_by_kennel(tools: Tools, *, kennel_code: str) -> dict[str, Json]:
    """Find out which of the animals meant has the most foster stays."""
    kennel = tools("find_kennels", code=kennel_code)["items"][0]
    counted = [
        (tools("find_stays", animal_id=animal["id"])["total"], animal)
        for animal in every_item(tools, "find_animals", kennel_id=kennel["id"])
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"animal_number": chosen["number"], "foster_stays": most}


def verify_animal_with_most_stays_by_kennel(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "animal number": given.get("animal_number") == truth["animal_number"],
        "number of foster stays": given.get("foster_stays") == truth["foster_stays"],
        "nothing changed": before == after,
    }
