"""Solutions and verifications of programmatic tasks on Northern dialect dictionary."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_return_entry_where_allowed_of_editor_by_rank(tools: Tools, *, rank: str) -> dict[str, Json]:
    """Return those of the entries meant for which that is allowed."""
    found = [
        entry
        for editor in every_item(tools, "find_editors", rank=rank)
        for entry in every_item(tools, "find_entries", reviewer_id=editor["id"])
    ]
    done = refused = 0
    for entry in found:
        try:
            tools("return_entry", entry_id=entry["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_return_entry_where_allowed_of_editor_by_rank(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of entries must have changed."""
    given = answer or {}
    changed = [row for key, row in after["entries"].items() if row != before["entries"].get(key)]
    return {
        "number of entries done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is draft": all(row["status"] == "draft" for row in changed),
    }


def solve_earliest_touched_on_of_entries_by_editor_and_word_class(
    tools: Tools, *, editor_name: str, word_class: str
) -> dict[str, Json]:
    """Find the one with the earliest last change of the entries meant."""
    editor = tools("find_editors", name=editor_name)["items"][0]
    chosen = min(
        [
            tools("get_entry", entry_id=entry["id"])
            for entry in every_item(tools, "find_entries", editor_id=editor["id"], word_class=word_class)
        ],
        key=lambda entry: entry["touched_on"],
    )
    return {"headword": chosen["headword"], "last_change": chosen["touched_on"]}


def verify_earliest_touched_on_of_entries_by_editor_and_word_class(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "headword": given.get("headword") == truth["headword"],
        "last change": given.get("last_change") == truth["last_change"],
        "nothing changed": before == after,
    }


def solve_publish_entry_where_allowed_of_editor_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """Publish those of the entries meant for which that is allowed."""
    found = [
        entry
        for editor in every_item(tools, "find_editors", status=status)
        for entry in every_item(tools, "find_entries", reviewer_id=editor["id"])
    ]
    done = refused = 0
    for entry in found:
        try:
            tools("publish_entry", entry_id=entry["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_publish_entry_where_allowed_of_editor_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of entries must have changed."""
    given = answer or {}
    changed = [row for key, row in after["entries"].items() if row != before["entries"].get(key)]
    return {
        "number of entries done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is published": all(row["status"] == "published" for row in changed),
    }


def solve_most_number_among_senses_of_entry_by_editor_and_status(
    tools: Tools, *, editor_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the highest sense number of the senses meant."""
    editor = tools("find_editors", name=editor_name)["items"][0]
    found = [
        sense
        for entry in every_item(tools, "find_entries", editor_id=editor["id"], status=status)
        for sense in every_item(tools, "find_senses", entry_id=entry["id"])
    ]
    chosen = max(found, key=lambda sense: sense["number"])
    return {"entry": chosen["entry_headword"], "the_sense": chosen["number"]}


def verify_most_number_among_senses_of_entry_by_editor_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "entry": given.get("entry") == truth["entry"],
        "number of the sense": given.get("the_sense") == truth["the_sense"],
        "nothing changed": before == after,
    }


def solve_drop_entry_for_first_by_touched_on_by_editor_and_status(
    tools: Tools, *, editor_name: str, status: str, quota: int
) -> dict[str, Json]:
    """Drop the first few of the entries meant, in order by last change."""
    editor = tools("find_editors", name=editor_name)["items"][0]
    found = list(every_item(tools, "find_entries", editor_id=editor["id"], status=status))
    first = sorted(found, key=lambda entry: entry["touched_on"])[:quota]
    for entry in first:
        tools("drop_entry", entry_id=entry["id"])
    return {"headwords": [entry["headword"] for entry in first]}


def verify_drop_entry_for_first_by_touched_on_by_editor_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of entries must have changed."""
    given = answer or {}
    changed = [row for key, row in after["entries"].items() if row != before["entries"].get(key)]
    return {
        "headwords": given.get("headwords") == truth["headwords"],
        "as many changed": len(changed) == len(truth["headwords"]),
        "status is dropped": all(row["status"] == "dropped" for row in changed),
    }


def solve_return_entry_with_earliest_touched_on_by_editor_and_word_class(
    tools: Tools, *, editor_name: str, word_class: str
) -> dict[str, Json]:
    """Return the entry with the earliest last change, no other."""
    editor = tools("find_editors", name=editor_name)["items"][0]
    entry = min(
        [
            tools("get_entry", entry_id=entry["id"])
            for entry in every_item(tools, "find_entries", editor_id=editor["id"], word_class=word_class)
        ],
        key=lambda entry: entry["touched_on"],
    )
    tools("return_entry", entry_id=entry["id"])
    return {"last_change": entry["touched_on"]}


def verify_return_entry_with_earliest_touched_on_by_editor_and_word_class(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The last change must be right, and one entry must have changed."""
    given = answer or {}
    changed = [row for key, row in after["entries"].items() if row != before["entries"].get(key)]
    return {
        "last change": given.get("last_change") == truth["last_change"],
        "one changed": len(changed) == 1,
        "status is draft": all(row["status"] == "draft" for row in changed),
    }


def solve_check_quotation_for_each_by_source_and_status(
    tools: Tools, *, source_title: str, status: str
) -> dict[str, Json]:
    """Check each of the quotations meant, and count them."""
    source = tools("find_sources", title=source_title)["items"][0]
    found = list(every_item(tools, "find_quotations", source_id=source["id"], status=status))
    for quotation in found:
        tools("check_quotation", quotation_id=quotation["id"])
    return {"quotations": len(found)}


def verify_check_quotation_for_each_by_source_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many quotations must have changed."""
    given = answer or {}
    changed = [row for key, row in after["quotations"].items() if row != before["quotations"].get(key)]
    return {
        "number of quotations": given.get("quotations") == truth["quotations"],
        "as many changed": len(changed) == truth["quotations"],
        "status is checked": all(row["status"] == "checked" for row in changed),
    }


def solve_return_entry_with_earliest_touched_on_by_reviewer_and_word_class(
    tools: Tools, *, editor_name: str, word_class: str
) -> dict[str, Json]:
    """Return the entry with the earliest last change, no other."""
    editor = tools("find_editors", name=editor_name)["items"][0]
    entry = min(
        [
            tools("get_entry", entry_id=entry["id"])
            for entry in every_item(tools, "find_entries", reviewer_id=editor["id"], word_class=word_class)
        ],
        key=lambda entry: entry["touched_on"],
    )
    tools("return_entry", entry_id=entry["id"])
    return {"last_change": entry["touched_on"]}


def verify_return_entry_with_earliest_touched_on_by_reviewer_and_word_class(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The last change must be right, and one entry must have changed."""
    given = answer or {}
    changed = [row for key, row in after["entries"].items() if row != before["entries"].get(key)]
    return {
        "last change": given.get("last_change") == truth["last_change"],
        "one changed": len(changed) == 1,
        "status is draft": all(row["status"] == "draft" for row in changed),
    }


def solve_reject_quotation_for_each_by_source_and_status(
    tools: Tools, *, source_title: str, status: str
) -> dict[str, Json]:
    """Reject each of the quotations meant, and count them."""
    source = tools("find_sources", title=source_title)["items"][0]
    found = list(every_item(tools, "find_quotations", source_id=source["id"], status=status))
    for quotation in found:
        tools("reject_quotation", quotation_id=quotation["id"])
    return {"quotations": len(found)}


def verify_reject_quotation_for_each_by_source_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of quotations must have changed."""
    given = answer or {}
    changed = [row for key, row in after["quotations"].items() if row != before["quotations"].get(key)]
    return {
        "number of quotations": given.get("quotations") == truth["quotations"],
        "as many changed": len(changed) == truth["quotations"],
        "status is rejected": all(row["status"] == "rejected" for row in changed),
    }


def solve_drop_entry_where_allowed_by_editor_and_status(
    tools: Tools, *, editor_name: str, status: str
) -> dict[str, Json]:
    """Drop those of the entries meant for which that is allowed."""
    editor = tools("find_editors", name=editor_name)["items"][0]
    found = list(every_item(tools, "find_entries", editor_id=editor["id"], status=status))
    done = refused = 0
    for entry in found:
        try:
            tools("drop_entry", entry_id=entry["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_drop_entry_where_allowed_by_editor_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of entries must have changed."""
    given = answer or {}
    changed = [row for key, row in after["entries"].items() if row != before["entries"].get(key)]
    return {
        "number of entries done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is dropped": all(row["status"] == "dropped" for row in changed),
    }


def solve_collect_quotation_highest_number_by_entry(
    tools: Tools, *, entry_headword: str, source_title: str, text: str, leaf: int
) -> dict[str, Json]:
    """Choose the sense with the highest sense number and use it."""
    source = tools("find_sources", title=source_title)["items"][0]
    entry = tools("find_entries", headword=entry_headword)["items"][0]
    sense = max(every_item(tools, "find_senses", entry_id=entry["id"]), key=lambda sense: sense["number"])
    made = tools("collect_quotation", source_id=source["id"], sense_id=sense["id"], text=text, leaf=leaf)
    return {"date_of_collection": made["collected_on"]}


def verify_collect_quotation_highest_number_by_entry(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """One quotation must have been added, with the date of collection that is right."""
    given = answer or {}
    added = [row for key, row in after["quotations"].items() if key not in before["quotations"]]
    return {
        "date of collection": given.get("date_of_collection") == truth["date_of_collection"],
        "one added": len(added) == 1,
        "with that date of collection": [row["collected_on"] for row in added] == [truth["date_of_collection"]],
    }


def solve_ranking_by_touched_on_of_entries_of_editor_by_status(
    tools: Tools, *, status: str, top: int
) -> dict[str, Json]:
    """Put the entries meant in order by last change, and list the first ones."""
    found = [
        entry
        for editor in every_item(tools, "find_editors", status=status)
        for entry in every_item(tools, "find_entries", reviewer_id=editor["id"])
    ]
    ranked = sorted(found, key=lambda entry: entry["touched_on"])[:top]
    return {"headwords": [entry["headword"] for entry in ranked]}


def verify_ranking_by_touched_on_of_entries_of_editor_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"headwords": given.get("headwords") == truth["headwords"], "nothing changed": before == after}


def solve_entry_with_most_senses_by_reviewer_and_status(
    tools: Tools, *, editor_name: str, status: str
) -> dict[str, Json]:
    """Find out which of the entries meant has the most senses."""
    editor = tools("find_editors", name=editor_name)["items"][0]
    counted = [
        (tools("find_senses", entry_id=entry["id"])["total"], entry)
        for entry in every_item(tools, "find_entries", reviewer_id=editor["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"headword": chosen["headword"], "senses": most}


def verify_entry_with_most_senses_by_reviewer_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "headword": given.get("headword") == truth["headword"],
        "number of senses": given.get("senses") == truth["senses"],
        "nothing changed": before == after,
    }


def solve_publish_entry_for_first_by_touched_on_by_reviewer_and_status(
    tools: Tools, *, editor_name: str, status: str, quota: int
) -> dict[str, Json]:
    """Publish the first few of the entries meant, in order by last change."""
    editor = tools("find_editors", name=editor_name)["items"][0]
    found = list(every_item(tools, "find_entries", reviewer_id=editor["id"], status=status))
    first = sorted(found, key=lambda entry: entry["touched_on"])[:quota]
    for entry in first:
        tools("publish_entry", entry_id=entry["id"])
    return {"headwords": [entry["headword"] for entry in first]}


def verify_publish_entry_for_first_by_touched_on_by_reviewer_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of entries must have changed."""
    given = answer or {}
    changed = [row for key, row in after["entries"].items() if row != before["entries"].get(key)]
    return {
        "headwords": given.get("headwords") == truth["headwords"],
        "as many changed": len(changed) == len(truth["headwords"]),
        "status is published": all(row["status"] == "published" for row in changed),
    }
