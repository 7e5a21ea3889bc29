"""Solutions and verifications of programmatic tasks on River group papers."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


def solve_earliest_submitted_on_among_manuscripts_in_detail_which_lead_status_by_venue(
    tools: Tools, *, venue_name: str, which_lead_status: str
) -> dict[str, Json]:
    """Find the one with the earliest submission date of the manuscripts meant."""
    venue = tools("find_venues", name=venue_name)["items"][0]
    found = [
        tools("get_manuscript", manuscript_id=manuscript["id"])
        for manuscript in every_item(tools, "find_manuscripts", venue_id=venue["id"])
    ]
    found = [
        manuscript
        for manuscript in found
        if tools("get_member", member_id=manuscript["lead_id"])["status"] == which_lead_status
    ]
    chosen = min(found, key=lambda manuscript: manuscript["submitted_on"])
    return {"title": chosen["title"], "submission_date": chosen["submitted_on"]}


def verify_earliest_submitted_on_among_manuscripts_in_detail_which_lead_status_by_venue(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "title": given.get("title") == truth["title"],
        "submission date": given.get("submission_date") == truth["submission_date"],
        "nothing changed": before == after,
    }


def solve_manuscript_with_most_reviews_by_lead_and_status(
    tools: Tools, *, member_name: str, status: str
) -> dict[str, Json]:
    """Find out which of the manuscripts meant has the most reviews."""
    member = tools("find_members", name=member_name)["items"][0]
    counted = [
        (tools("find_reviews", manuscript_id=manuscript["id"])["total"], manuscript)
        for manuscript in every_item(tools, "find_manuscripts", lead_id=member["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"title": chosen["title"], "reviews": most}


def verify_manuscript_with_most_reviews_by_lead_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "title": given.get("title") == truth["title"],
        "number of reviews": given.get("reviews") == truth["reviews"],
        "nothing changed": before == after,
    }


def solve_note_rejection_for_first_by_submitted_on_in_detail_by_status(
    tools: Tools, *, status: str, quota: int
) -> dict[str, Json]:
    """Note rejection the first few of the manuscripts meant, in order by submission date."""
    found = [
        tools("get_manuscript", manuscript_id=manuscript["id"])
        for manuscript in every_item(tools, "find_manuscripts", status=status)
    ]
    first = sorted(found, key=lambda manuscript: manuscript["submitted_on"])[:quota]
    for manuscript in first:
        tools("note_rejection", manuscript_id=manuscript["id"])
    return {"titles": [manuscript["title"] for manuscript in first]}


def verify_note_rejection_for_first_by_submitted_on_in_detail_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of manuscripts must have changed."""
    given = answer or {}
    changed = [row for key, row in after["manuscripts"].items() if row != before["manuscripts"].get(key)]
    return {
        "titles": given.get("titles") == truth["titles"],
        "as many changed": len(changed) == len(truth["titles"]),
        "status is rejected": all(row["status"] == "rejected" for row in changed),
    }


def solve_earliest_submitted_on_of_manuscripts_by_venue_and_status(
    tools: Tools, *, venue_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest submission date of the manuscripts meant."""
    venue = tools("find_venues", name=venue_name)["items"][0]
    chosen = min(
        [
            tools("get_manuscript", manuscript_id=manuscript["id"])
            for manuscript in every_item(tools, "find_manuscripts", venue_id=venue["id"], status=status)
        ],
        key=lambda manuscript: manuscript["submitted_on"],
    )
    return {"title": chosen["title"], "submission_date": chosen["submitted_on"]}


def verify_earliest_submitted_on_of_manuscripts_by_venue_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "title": given.get("title") == truth["title"],
        "submission date": given.get("submission_date") == truth["submission_date"],
        "nothing changed": before == after,
    }


def solve_ranking_by_submitted_on_of_manuscripts_in_detail_by_status(
    tools: Tools, *, status: str, top: int
) -> dict[str, Json]:
    """Put the manuscripts meant in order by submission date, and list the first ones."""
    found = [
        tools("get_manuscript", manuscript_id=manuscript["id"])
        for manuscript in every_item(tools, "find_manuscripts", status=status)
    ]
    ranked = sorted(found, key=lambda manuscript: manuscript["submitted_on"])[:top]
    return {"titles": [manuscript["title"] for manuscript in ranked]}


def verify_ranking_by_submitted_on_of_manuscripts_in_detail_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"titles": given.get("titles") == truth["titles"], "nothing changed": before == after}


def solve_drop_reading_for_each_by_manuscript_and_status(
    tools: Tools, *, manuscript_title: str, status: str
) -> dict[str, Json]:
    """Drop each of the readings meant, and count them."""
    manuscript = tools("find_manuscripts", title=manuscript_title)["items"][0]
    found = list(every_item(tools, "find_readings", manuscript_id=manuscript["id"], status=status))
    for reading in found:
        tools("drop_reading", reading_id=reading["id"])
    return {"readings": len(found)}


def verify_drop_reading_for_each_by_manuscript_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many readings must have changed."""
    given = answer or {}
    changed = [row for key, row in after["readings"].items() if row != before["readings"].get(key)]
    return {
        "number of readings": given.get("readings") == truth["readings"],
        "as many changed": len(changed) == truth["readings"],
        "status is dropped": all(row["status"] == "dropped" for row in changed),
    }


def solve_drop_reading_with_earliest_held_on_by_manuscript_and_status(
    tools: Tools, *, manuscript_title: str, status: str
) -> dict[str, Json]:
    """Drop the reading with the earliest date of reading, no other."""
    manuscript = tools("find_manuscripts", title=manuscript_title)["items"][0]
    reading = min(
        every_item(tools, "find_readings", manuscript_id=manuscript["id"], status=status),
        key=lambda reading: reading["held_on"],
    )
    tools("drop_reading", reading_id=reading["id"])
    return {"date_of_the_reading": reading["held_on"]}


def verify_drop_reading_with_earliest_held_on_by_manuscript_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The date of the reading must be right, and one reading must have changed."""
    given = answer or {}
    changed = [row for key, row in after["readings"].items() if row != before["readings"].get(key)]
    return {
        "date of the reading": given.get("date_of_the_reading") == truth["date_of_the_reading"],
        "one changed": len(changed) == 1,
        "status is dropped": all(row["status"] == "dropped" for row in changed),
    }


def solve_note_acceptance_for_first_by_submitted_on_in_detail_which_lead_role_by_status(
    tools: Tools, *, status: str, which_lead_role: str, quota: int
) -> dict[str, Json]:
    """Note acceptance the first few of the manuscripts meant, in order by submission date."""
    found = [
        tools("get_manuscript", manuscript_id=manuscript["id"])
        for manuscript in every_item(tools, "find_manuscripts", status=status)
    ]
    found = [
        manuscript
        for manuscript in found
        if tools("get_member", member_id=manuscript["lead_id"])["role"] == which_lead_role
    ]
    first = sorted(found, key=lambda manuscript: manuscript["submitted_on"])[:quota]
    for manuscript in first:
        tools("note_acceptance", manuscript_id=manuscript["id"])
    return {"titles": [manuscript["title"] for manuscript in first]}


def verify_note_acceptance_for_first_by_submitted_on_in_detail_which_lead_role_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of manuscripts must have changed."""
    given = answer or {}
    changed = [row for key, row in after["manuscripts"].items() if row != before["manuscripts"].get(key)]
    return {
        "titles": given.get("titles") == truth["titles"],
        "as many changed": len(changed) == len(truth["titles"]),
        "status is accepted": all(row["status"] == "accepted" for row in changed),
    }


def solve_earliest_due_on_among_reviews_of_manuscript_by_lead_and_status(
    tools: Tools, *, member_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest due date of the reviews meant."""
    member = tools("find_members", name=member_name)["items"][0]
    found = [
        review
        for manuscript in every_item(tools, "find_manuscripts", lead_id=member["id"], status=status)
        for review in every_item(tools, "find_reviews", manuscript_id=manuscript["id"])
    ]
    chosen = min(found, key=lambda review: review["due_on"])
    return {"manuscript": chosen["manuscript_title"], "due_date": chosen["due_on"]}


def verify_earliest_due_on_among_reviews_of_manuscript_by_lead_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "manuscript": given.get("manuscript") == truth["manuscript"],
        "due date": given.get("due_date") == truth["due_date"],
        "nothing changed": before == after,
    }


def solve_ranking_by_submitted_on_of_manuscripts_in_detail_which_lead_status_by_venue(
    tools: Tools, *, venue_name: str, which_lead_status: str, top: int
) -> dict[str, Json]:
    """Put the manuscripts meant in order by submission date, and list the first ones."""
    venue = tools("find_venues", name=venue_name)["items"][0]
    found = [
        tools("get_manuscript", manuscript_id=manuscript["id"])
        for manuscript in every_item(tools, "find_manuscripts", venue_id=venue["id"])
    ]
    found = [
        manuscript
        for manuscript in found
        if tools("get_member", member_id=manuscript["lead_id"])["status"] == which_lead_status
    ]
    ranked = sorted(found, key=lambda manuscript: manuscript["submitted_on"])[:top]
    return {"titles": [manuscript["title"] for manuscript in ranked]}


def verify_ranking_by_submitted_on_of_manuscripts_in_detail_which_lead_status_by_venue(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"titles": given.get("titles") == truth["titles"], "nothing changed": before == after}


def solve_manuscript_with_most_authorships_by_venue_and_status(
    tools: Tools, *, venue_name: str, status: str
) -> dict[str, Json]:
    """Find out which of the manuscripts meant has the most authorships."""
    venue = tools("find_venues", name=venue_name)["items"][0]
    counted = [
        (tools("find_authorships", manuscript_id=manuscript["id"])["total"], manuscript)
        for manuscript in every_item(tools, "find_manuscripts", venue_id=venue["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"title": chosen["title"], "authorships": most}


def verify_manuscript_with_most_authorships_by_venue_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "title": given.get("title") == truth["title"],
        "number of authorships": given.get("authorships") == truth["authorships"],
        "nothing changed": before == after,
    }


def solve_earliest_submitted_on_among_manuscripts_in_detail_by_venue_and_status(
    tools: Tools, *, venue_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest submission date of the manuscripts meant."""
    venue = tools("find_venues", name=venue_name)["items"][0]
    found = [
        tools("get_manuscript", manuscript_id=manuscript["id"])
        for manuscript in every_item(tools, "find_manuscripts", venue_id=venue["id"], status=status)
    ]
    chosen = min(found, key=lambda manuscript: manuscript["submitted_on"])
    return {"title": chosen["title"], "submission_date": chosen["submitted_on"]}


def verify_earliest_submitted_on_among_manuscripts_in_detail_by_venue_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "title": given.get("title") == truth["title"],
        "submission date": given.get("submission_date") == truth["submission_date"],
        "nothing changed": before == after,
    }


def solve_manuscript_with_most_readings_by_venue_and_status(
    tools: Tools, *, venue_name: str, status: str
) -> dict[str, Json]:
    """Find out which of the manuscripts meant has the most readings."""
    venue = tools("find_venues", name=venue_name)["items"][0]
    counted = [
        (tools("find_readings", manuscript_id=manuscript["id"])["total"], manuscript)
        for manuscript in every_item(tools, "find_manuscripts", venue_id=venue["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"title": chosen["title"], "readings": most}


def verify_manuscript_with_most_readings_by_venue_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "title": given.get("title") == truth["title"],
        "number of readings": given.get("readings") == truth["readings"],
        "nothing changed": before == after,
    }


def solve_drop_reading_for_each_by_speaker_and_held_on(
    tools: Tools, *, member_name: str, held_on: str
) -> dict[str, Json]:
    """Drop each of the readings meant, and count them."""
    member = tools("find_members", name=member_name)["items"][0]
    found = list(every_item(tools, "find_readings", speaker_id=member["id"], held_on=held_on))
    for reading in found:
        tools("drop_reading", reading_id=reading["id"])
    return {"readings": len(found)}


def verify_drop_reading_for_each_by_speaker_and_held_on(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of readings must have changed."""
    given = answer or {}
    changed = [row for key, row in after["readings"].items() if row != before["readings"].get(key)]
    return {
        "number of readings": given.get("readings") == truth["readings"],
        "as many changed": len(changed) == truth["readings"],
        "status is dropped": all(row["status"] == "dropped" for row in changed),
    }
