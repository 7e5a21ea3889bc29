"""Solutions and verifications of programmatic tasks on Orangery banquets."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_amount_of_booked_guests_of_events_in_detail_most_booked_guests_by_hall(
    tools: Tools, *, hall_name: str, most_booked_guests: int
) -> dict[str, Json]:
    """Count the events meant and add up the number of guests when booked."""
    hall = tools("find_halls", name=hall_name)["items"][0]
    found = [tools("get_event", event_id=event["id"]) for event in every_item(tools, "find_events", hall_id=hall["id"])]
    found = [event for event in found if event["booked_guests"] <= most_booked_guests]
    return {"number": len(found), "total_guests_when_booked": sum(event["booked_guests"] for event in found)}


def verify_amount_of_booked_guests_of_events_in_detail_most_booked_guests_by_hall(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of events": given.get("number") == truth["number"],
        "total number of guests when booked": given.get("total_guests_when_booked")
        == truth["total_guests_when_booked"],
        "nothing changed": before == after,
    }


def solve_highest_price_of_events_by_client_and_status(
    tools: Tools, *, client_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the highest price a head agreed of the events meant."""
    client = tools("find_clients", name=client_name)["items"][0]
    chosen = max(
        [
            tools("get_event", event_id=event["id"])
            for event in every_item(tools, "find_events", client_id=client["id"], status=status)
        ],
        key=lambda event: event["price"],
    )
    return {"event_number": chosen["number"], "price_a_head_agreed": chosen["price"]}


def verify_highest_price_of_events_by_client_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "event number": given.get("event_number") == truth["event_number"],
        "price a head agreed": given.get("price_a_head_agreed") == truth["price_a_head_agreed"],
        "nothing changed": before == after,
    }


def solve_cancel_event_where_allowed_in_detail_least_price_by_menu(
    tools: Tools, *, menu_name: str, least_price: int
) -> dict[str, Json]:
    """Cancel those of the events meant for which that is allowed."""
    menu = tools("find_menus", name=menu_name)["items"][0]
    found = [tools("get_event", event_id=event["id"]) for event in every_item(tools, "find_events", menu_id=menu["id"])]
    found = [event for event in found if event["price"] >= least_price]
    done = refused = 0
    for event in found:
        try:
            tools("cancel_event", event_id=event["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_cancel_event_where_allowed_in_detail_least_price_by_menu(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of events must have changed."""
    given = answer or {}
    changed = [row for key, row in after["events"].items() if row != before["events"].get(key)]
    return {
        "number of events done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is cancelled": all(row["status"] == "cancelled" for row in changed),
    }


def solve_earliest_held_on_among_events_in_detail_least_price_by_menu(
    tools: Tools, *, menu_name: str, least_price: int
) -> dict[str, Json]:
    """Find the one with the earliest day of the event of the events meant."""
    menu = tools("find_menus", name=menu_name)["items"][0]
    found = [tools("get_event", event_id=event["id"]) for event in every_item(tools, "find_events", menu_id=menu["id"])]
    found = [event for event in found if event["price"] >= least_price]
    chosen = min(found, key=lambda event: event["held_on"])
    return {"event_number": chosen["number"], "day_of_the_event": chosen["held_on"]}


def verify_earliest_held_on_among_events_in_detail_least_price_by_menu(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "event number": given.get("event_number") == truth["event_number"],
        "day of the event": given.get("day_of_the_event") == truth["day_of_the_event"],
        "nothing changed": before == after,
    }


def solve_total_guests_of_events_by_client_and_status(
    tools: Tools, *, client_name: str, status: str
) -> dict[str, Json]:
    """Add up the number of guests of the events that are meant."""
    client = tools("find_clients", name=client_name)["items"][0]
    return {
        "total_guests": sum(
            event["guests"]
            for event in [
                tools("get_event", event_id=event["id"])
                for event in every_item(tools, "find_events", client_id=client["id"], status=status)
            ]
        )
    }


def verify_total_guests_of_events_by_client_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "total number of guests": given.get("total_guests") == truth["total_guests"],
        "nothing changed": before == after,
    }


def solve_cancel_event_where_allowed_in_detail_most_booked_guests_by_hall(
    tools: Tools, *, hall_name: str, most_booked_guests: int
) -> dict[str, Json]:
    """Cancel those of the events meant for which that is allowed."""
    hall = tools("find_halls", name=hall_name)["items"][0]
    found = [tools("get_event", event_id=event["id"]) for event in every_item(tools, "find_events", hall_id=hall["id"])]
    found = [event for event in found if event["booked_guests"] <= most_booked_guests]
    done = refused = 0
    for event in found:
        try:
            tools("cancel_event", event_id=event["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_cancel_event_where_allowed_in_detail_most_booked_guests_by_hall(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of events must have changed."""
    given = answer or {}
    changed = [row for key, row in after["events"].items() if row != before["events"].get(key)]
    return {
        "number of events done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is cancelled": all(row["status"] == "cancelled" for row in changed),
    }


def solve_hall_with_most_guests_among_events_in_detail_least_booked_guests_by_status(
    tools: Tools, *, status: str, least_booked_guests: int
) -> dict[str, Json]:
    """Add up the number of guests by hall and find the largest total."""
    found = [tools("get_event", event_id=event["id"]) for event in every_item(tools, "find_events", status=status)]
    found = [event for event in found if event["booked_guests"] >= least_booked_guests]
    totals: dict[str, int] = {}
    for event in found:
        totals[event["hall_name"]] = totals.get(event["hall_name"], 0) + event["guests"]
    largest = max(totals, key=lambda group: totals[group])
    return {"hall": largest, "total_guests": totals[largest]}


def verify_hall_with_most_guests_among_events_in_detail_least_booked_guests_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "hall": given.get("hall") == truth["hall"],
        "total number of guests": given.get("total_guests") == truth["total_guests"],
        "nothing changed": before == after,
    }


def solve_waiter_with_most_hours_of_services_by_event_and_role(
    tools: Tools, *, event_number: str, role: str
) -> dict[str, Json]:
    """Add up the hours by waiter and find the largest total."""
    event = tools("find_events", number=event_number)["items"][0]
    totals: dict[str, int] = {}
    for service in every_item(tools, "find_duties", event_id=event["id"], role=role):
        totals[service["waiter_name"]] = totals.get(service["waiter_name"], 0) + service["hours"]
    largest = max(totals, key=lambda group: totals[group])
    return {"waiter": largest, "total_hours": totals[largest]}


def verify_waiter_with_most_hours_of_services_by_event_and_role(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "waiter": given.get("waiter") == truth["waiter"],
        "total hours": given.get("total_hours") == truth["total_hours"],
        "nothing changed": before == after,
    }


def solve_event_with_most_services_by_client(tools: Tools, *, client_name: str) -> dict[str, Json]:
    """Find out which of the events meant has the most waiter's duties."""
    client = tools("find_clients", name=client_name)["items"][0]
    counted = [
        (tools("find_duties", event_id=event["id"])["total"], event)
        for event in every_item(tools, "find_events", client_id=client["id"])
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"event_number": chosen["number"], "waiter's_duties": most}


def verify_event_with_most_services_by_client(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "event number": given.get("event_number") == truth["event_number"],
        "number of waiter's duties": given.get("waiter's_duties") == truth["waiter's_duties"],
        "nothing changed": before == after,
    }


def solve_ranking_by_option_until_of_events_in_detail_most_booked_guests_by_status(
    tools: Tools, *, status: str, most_booked_guests: int, top: int
) -> dict[str, Json]:
    """Put the events meant in order by end of the option, and list the first ones."""
    found = [tools("get_event", event_id=event["id"]) for event in every_item(tools, "find_events", status=status)]
    found = [event for event in found if event["booked_guests"] <= most_booked_guests]
    ranked = sorted(found, key=lambda event: event["option_until"])[:top]
    return {"event_numbers": [event["number"] for event in ranked]}


def verify_ranking_by_option_until_of_events_in_detail_most_booked_guests_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"event numbers": given.get("event_numbers") == truth["event_numbers"], "nothing changed": before == after}


def solve_fix_event_or_cancel_event_by_booked_guests_by_hall_and_held_on(
    tools: Tools, *, hall_name: str, held_on: str, limit: int
) -> dict[str, Json]:
    """Decide by the number of guests when booked what to do with the only event meant."""
    hall = tools("find_halls", name=hall_name)["items"][0]
    event = next(every_item(tools, "find_events", hall_id=hall["id"], held_on=held_on))
    event = tools("get_event", event_id=event["id"])
    if event["booked_guests"] > limit:
        tools("fix_event", event_id=event["id"])
    else:
        tools("cancel_event", event_id=event["id"])
    return {"guests_when_booked": event["booked_guests"]}


def verify_fix_event_or_cancel_event_by_booked_guests_by_hall_and_held_on(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number of guests when booked must be right, and one event must have changed."""
    given = answer or {}
    changed = [row for key, row in after["events"].items() if row != before["events"].get(key)]
    return {
        "number of guests when booked": given.get("guests_when_booked") == truth["guests_when_booked"],
        "one changed": len(changed) == 1,
    }


def solve_highest_booked_guests_of_events_by_client(tools: Tools, *, client_name: str) -> dict[str, Json]:
    """Find the one with the most guests when booked of the events meant."""
    client = tools("find_clients", name=client_name)["items"][0]
    chosen = max(
        [
            tools("get_event", event_id=event["id"])
            for event in every_item(tools, "find_events", client_id=client["id"])
        ],
        key=lambda event: event["booked_guests"],
    )
    return {"event_number": chosen["number"], "guests_when_booked": chosen["booked_guests"]}


def verify_highest_booked_guests_of_events_by_client(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "event number": given.get("event_number") == truth["event_number"],
        "number of guests when booked": given.get("guests_when_booked") == truth["guests_when_booked"],
        "nothing changed": before == after,
    }


def solve_menu_with_most_events_by_kind(tools: Tools, *, kind: str) -> dict[str, Json]:
    """Find out which of the menus meant has the most events."""
    counted = [
        (tools("find_events", menu_id=menu["id"])["total"], menu) for menu in every_item(tools, "find_menus", kind=kind)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"name": chosen["name"], "events": most}


def verify_menu_with_most_events_by_kind(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "number of events": given.get("events") == truth["events"],
        "nothing changed": before == after,
    }


def solve_take_option_earliest_offered_until_by_vegan(
    tools: Tools, *, vegan: bool, hall_name: str, client_name: str, number: str, held_on: str, guests: int
) -> dict[str, Json]:
    """Choose the menu with the earliest last day on offer and use it."""
    hall = tools("find_halls", name=hall_name)["items"][0]
    client = tools("find_clients", name=client_name)["items"][0]
    menu = min(every_item(tools, "find_menus", vegan=vegan), key=lambda menu: menu["offered_until"])
    made = tools(
        "take_option",
        hall_id=hall["id"],
        client_id=client["id"],
        menu_id=menu["id"],
        number=number,
        held_on=held_on,
        guests=guests,
    )
    return {"guests_when_booked": made["booked_guests"]}


def verify_take_option_earliest_offered_until_by_vegan(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """One event must have been added, with the number of guests when booked that is right."""
    given = answer or {}
    added = [row for key, row in after["events"].items() if key not in before["events"]]
    return {
        "number of guests when booked": given.get("guests_when_booked") == truth["guests_when_booked"],
        "one added": len(added) == 1,
        "with that number of guests when booked": [row["booked_guests"] for row in added]
        == [truth["guests_when_booked"]],
    }
