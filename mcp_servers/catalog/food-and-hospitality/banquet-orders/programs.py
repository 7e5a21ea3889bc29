"""Solutions and verifications of programmatic tasks on Orangery banquets."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


def solve_settle_event_within_budget_by_deposit_in_detail_by_status(
    tools: Tools, *, status: str, budget: int
) -> dict[str, Json]:
    """Settle as many of the events meant as a budget allows, lowest deposit paid first."""
    found = [tools("get_event", event_id=event["id"]) for event in every_item(tools, "find_events", status=status)]
    taken = spent = 0
    for event in sorted(found, key=lambda event: event["deposit"]):
        if spent + event["deposit"] > budget:
            break
        tools("settle_event", event_id=event["id"])
        taken, spent = taken + 1, spent + event["deposit"]
    return {"number": taken, "total_deposit_paid": spent}


def verify_settle_event_within_budget_by_deposit_in_detail_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of events must have changed."""
    given = answer or {}
    changed = [row for key, row in after["events"].items() if row != before["events"].get(key)]
    return {
        "number of events": given.get("number") == truth["number"],
        "total deposit paid": given.get("total_deposit_paid") == truth["total_deposit_paid"],
        "as many changed": len(changed) == truth["number"],
        "status is settled": all(row["status"] == "settled" for row in changed),
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


def solve_client_with_most_guests_among_events_in_detail_most_booked_guests_by_hall(
    tools: Tools, *, hall_name: str, most_booked_guests: int
) -> dict[str, Json]:
    """Add up the number of guests by client and find the largest total."""
    hall = tools("find_halls", name=hall_name)["items"][0]
    found = [tools("get_event", event_id=event["id"]) for event in every_item(tools, "find_events", hall_id=hall["id"])]
    found = [event for event in found if event["booked_guests"] <= most_booked_guests]
    totals: dict[str, int] = {}
    for event in found:
        totals[event["client_name"]] = totals.get(event["client_name"], 0) + event["guests"]
    largest = max(totals, key=lambda group: totals[group])
    return {"client": largest, "total_guests": totals[largest]}


def verify_client_with_most_guests_among_events_in_detail_most_booked_guests_by_hall(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "client": given.get("client") == truth["client"],
        "total number of guests": given.get("total_guests") == truth["total_guests"],
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


def solve_most_guests_among_events_in_detail_most_booked_guests_by_menu(
    tools: Tools, *, menu_name: str, most_booked_guests: int
) -> dict[str, Json]:
    """Find the one with the most guests of the events meant."""
    menu = tools("find_menus", name=menu_name)["items"][0]
    found = [tools("get_event", event_id=event["id"]) for event in every_item(tools, "find_events", menu_id=menu["id"])]
    found = [event for event in found if event["booked_guests"] <= most_booked_guests]
    chosen = max(found, key=lambda event: event["guests"])
    return {"event_number": chosen["number"], "guests": chosen["guests"]}


def verify_most_guests_among_events_in_detail_most_booked_guests_by_menu(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "event number": given.get("event_number") == truth["event_number"],
        "number of guests": given.get("guests") == truth["guests"],
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


def solve_settle_event_within_budget_by_deposit_in_detail_least_price_by_status(
    tools: Tools, *, status: str, least_price: int, budget: int
) -> dict[str, Json]:
    """Settle as many of the events meant as a budget allows, lowest deposit paid first."""
    found = [tools("get_event", event_id=event["id"]) for event in every_item(tools, "find_events", status=status)]
    found = [event for event in found if event["price"] >= least_price]
    taken = spent = 0
    for event in sorted(found, key=lambda event: event["deposit"]):
        if spent + event["deposit"] > budget:
            break
        tools("settle_event", event_id=event["id"])
        taken, spent = taken + 1, spent + event["deposit"]
    return {"number": taken, "total_deposit_paid": spent}


def verify_settle_event_within_budget_by_deposit_in_detail_least_price_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of events must have changed."""
    given = answer or {}
    changed = [row for key, row in after["events"].items() if row != before["events"].get(key)]
    return {
        "number of events": given.get("number") == truth["number"],
        "total deposit paid": given.get("total_deposit_paid") == truth["total_deposit_paid"],
        "as many changed": len(changed) == truth["number"],
        "status is settled": all(row["status"] == "settled" for row in changed),
    }


def solve_ranking_by_deposit_of_events_in_detail_least_booked_guests_by_menu(
    tools: Tools, *, menu_name: str, least_booked_guests: int, top: int
) -> dict[str, Json]:
    """Put the events meant in order by deposit paid, and list the first ones."""
    menu = tools("find_menus", name=menu_name)["items"][0]
    found = [tools("get_event", event_id=event["id"]) for event in every_item(tools, "find_events", menu_id=menu["id"])]
    found = [event for event in found if event["booked_guests"] >= least_booked_guests]
    ranked = sorted(found, key=lambda event: event["deposit"], reverse=True)[:top]
    return {"event_numbers": [event["number"] for event in ranked]}


def verify_ranking_by_deposit_of_events_in_detail_least_booked_guests_by_menu(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"event numbers": given.get("event_numbers") == truth["event_numbers"], "nothing changed": before == after}


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


def solve_fix_event_for_first_by_held_on_by_hall_and_status(
    tools: Tools, *, hall_name: str, status: str, quota: int
) -> dict[str, Json]:
    """Fix the first few of the events meant, in order by day of the event."""
    hall = tools("find_halls", name=hall_name)["items"][0]
    found = list(every_item(tools, "find_events", hall_id=hall["id"], status=status))
    first = sorted(found, key=lambda event: event["held_on"])[:quota]
    for event in first:
        tools("fix_event", event_id=event["id"])
    return {"event_numbers": [event["number"] for event in first]}


def verify_fix_event_for_first_by_held_on_by_hall_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of events must have changed."""
    given = answer or {}
    changed = [row for key, row in after["events"].items() if row != before["events"].get(key)]
    return {
        "event numbers": given.get("event_numbers") == truth["event_numbers"],
        "as many changed": len(changed) == len(truth["event_numbers"]),
        "status is fixed": all(row["status"] == "fixed" for row in changed),
    }


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


def solve_hall_with_most_guests_among_events_in_detail_most_price_by_status(
    tools: Tools, *, status: str, most_price: int
) -> dict[str, Json]:
    """Add up the number of guests by hall and find the largest total."""
    found = [tools("get_event", event_id=event["id"]) for event in every_item(tools, "find_events", status=status)]
    found = [event for event in found if event["price"] <= most_price]
    totals: dict[str, int] = {}
    for event in found:
        totals[event["hall_name"]] = totals.get(event["hall_name"], 0) + event["guests"]
    largest = max(totals, key=lambda group: totals[group])
    return {"hall": largest, "total_guests": totals[largest]}


def verify_hall_with_most_guests_among_events_in_detail_most_price_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "hall": given.get("hall") == truth["hall"],
        "total number of guests": given.get("total_guests") == truth["total_guests"],
        "nothing changed": before == after,
    }


def solve_cancel_event_with_earliest_held_on_by_hall_and_status(
    tools: Tools, *, hall_name: str, status: str
) -> dict[str, Json]:
    """Cancel the event with the earliest day of event, no other."""
    hall = tools("find_halls", name=hall_name)["items"][0]
    event = min(
        [
            tools("get_event", event_id=event["id"])
            for event in every_item(tools, "find_events", hall_id=hall["id"], status=status)
        ],
        key=lambda event: event["held_on"],
    )
    tools("cancel_event", event_id=event["id"])
    return {"day_of_the_event": event["held_on"]}


def verify_cancel_event_with_earliest_held_on_by_hall_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The day of the event must be right, and one event must have changed."""
    given = answer or {}
    changed = [row for key, row in after["events"].items() if row != before["events"].get(key)]
    return {
        "day of the event": given.get("day_of_the_event") == truth["day_of_the_event"],
        "one changed": len(changed) == 1,
        "status is cancelled": all(row["status"] == "cancelled" for row in changed),
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
