"""Solutions and verifications of programmatic tasks on Fjordposten newsroom."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_ranking_by_length_of_stories_in_detail_by_status(tools: Tools, *, status: str, top: int) -> dict[str, Json]:
    """Put the stories meant in order by length in lines, and list the first ones."""
    found = [tools("get_story", story_id=story["id"]) for story in every_item(tools, "find_stories", status=status)]
    ranked = sorted(found, key=lambda story: story["length"], reverse=True)[:top]
    return {"working_titles": [story["title"] for story in ranked]}


def verify_ranking_by_length_of_stories_in_detail_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "working titles": given.get("working_titles") == truth["working_titles"],
        "nothing changed": before == after,
    }


def solve_highest_length_of_stories_by_author_and_status(
    tools: Tools, *, journalist_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the greatest length of the stories meant."""
    journalist = tools("find_journalists", name=journalist_name)["items"][0]
    chosen = max(
        [
            tools("get_story", story_id=story["id"])
            for story in every_item(tools, "find_stories", author_id=journalist["id"], status=status)
        ],
        key=lambda story: story["length"],
    )
    return {"working_title": chosen["title"], "length": chosen["length"]}


def verify_highest_length_of_stories_by_author_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "working title": given.get("working_title") == truth["working_title"],
        "length in lines": given.get("length") == truth["length"],
        "nothing changed": before == after,
    }


def solve_most_length_among_stories_in_detail_by_author(tools: Tools, *, journalist_name: str) -> dict[str, Json]:
    """Find the one with the greatest length of the stories meant."""
    journalist = tools("find_journalists", name=journalist_name)["items"][0]
    found = [
        tools("get_story", story_id=story["id"])
        for story in every_item(tools, "find_stories", author_id=journalist["id"])
    ]
    chosen = max(found, key=lambda story: story["length"])
    return {"working_title": chosen["title"], "length": chosen["length"]}


def verify_most_length_among_stories_in_detail_by_author(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "working title": given.get("working_title") == truth["working_title"],
        "length in lines": given.get("length") == truth["length"],
        "nothing changed": before == after,
    }


def solve_confirm_source_where_allowed_of_story_at_once_by_kind(tools: Tools, *, kind: str) -> dict[str, Json]:
    """Confirm those of the sources meant for which that is allowed."""
    those = {story["title"] for story in every_item(tools, "find_stories", kind=kind)}
    found = [source for source in every_item(tools, "find_sources") if source["story_title"] in those]
    done = refused = 0
    for source in found:
        try:
            tools("confirm_source", source_id=source["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_confirm_source_where_allowed_of_story_at_once_by_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of sources must have changed."""
    given = answer or {}
    changed = [row for key, row in after["sources"].items() if row != before["sources"].get(key)]
    return {
        "number of sources done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is confirmed": all(row["status"] == "confirmed" for row in changed),
    }


def solve_journalist_with_most_stories_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """Find out which of the journalists meant has the most stories."""
    counted = [
        (tools("find_stories", author_id=journalist["id"])["total"], journalist)
        for journalist in every_item(tools, "find_journalists", status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"name": chosen["name"], "stories": most}


def verify_journalist_with_most_stories_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "number of stories": given.get("stories") == truth["stories"],
        "nothing changed": before == after,
    }


def solve_drop_story_for_each_by_author_and_status(
    tools: Tools, *, journalist_name: str, status: str
) -> dict[str, Json]:
    """Drop each of the stories meant, and count them."""
    journalist = tools("find_journalists", name=journalist_name)["items"][0]
    found = list(every_item(tools, "find_stories", author_id=journalist["id"], status=status))
    for story in found:
        tools("drop_story", story_id=story["id"])
    return {"stories": len(found)}


def verify_drop_story_for_each_by_author_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many stories must have changed."""
    given = answer or {}
    changed = [row for key, row in after["stories"].items() if row != before["stories"].get(key)]
    return {
        "number of stories": given.get("stories") == truth["stories"],
        "as many changed": len(changed) == truth["stories"],
        "status is dropped": all(row["status"] == "dropped" for row in changed),
    }


def solve_confirm_source_where_allowed_by_kind(tools: Tools, *, kind: str) -> dict[str, Json]:
    """Confirm those of the sources meant for which that is allowed."""
    found = list(every_item(tools, "find_sources", kind=kind))
    done = refused = 0
    for source in found:
        try:
            tools("confirm_source", source_id=source["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_confirm_source_where_allowed_by_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of sources must have changed."""
    given = answer or {}
    changed = [row for key, row in after["sources"].items() if row != before["sources"].get(key)]
    return {
        "number of sources done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is confirmed": all(row["status"] == "confirmed" for row in changed),
    }


def solve_buy_picture_where_allowed_of_story_at_once_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """Buy those of the pictures meant for which that is allowed."""
    those = {story["title"] for story in every_item(tools, "find_stories", status=status)}
    found = [picture for picture in every_item(tools, "find_pictures") if picture["story_title"] in those]
    done = refused = 0
    for picture in found:
        try:
            tools("buy_picture", picture_id=picture["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_buy_picture_where_allowed_of_story_at_once_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of pictures must have changed."""
    given = answer or {}
    changed = [row for key, row in after["pictures"].items() if row != before["pictures"].get(key)]
    return {
        "number of pictures done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is bought": all(row["status"] == "bought" for row in changed),
    }


def solve_amount_of_fee_of_pictures_of_story_at_once_by_author(
    tools: Tools, *, journalist_name: str
) -> dict[str, Json]:
    """Count the pictures meant and add up the fee."""
    journalist = tools("find_journalists", name=journalist_name)["items"][0]
    those = {story["title"] for story in every_item(tools, "find_stories", author_id=journalist["id"])}
    found = [picture for picture in every_item(tools, "find_pictures") if picture["story_title"] in those]
    return {"number": len(found), "total_fee": sum(picture["fee"] for picture in found)}


def verify_amount_of_fee_of_pictures_of_story_at_once_by_author(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of pictures": given.get("number") == truth["number"],
        "total fee": given.get("total_fee") == truth["total_fee"],
        "nothing changed": before == after,
    }


def solve_buy_picture_within_budget_by_fee_by_story_and_status(
    tools: Tools, *, story_title: str, status: str, budget: int
) -> dict[str, Json]:
    """Buy as many of the pictures meant as a budget allows, lowest fee first."""
    story = tools("find_stories", title=story_title)["items"][0]
    found = list(every_item(tools, "find_pictures", story_id=story["id"], status=status))
    taken = spent = 0
    for picture in sorted(found, key=lambda picture: picture["fee"]):
        if spent + picture["fee"] > budget:
            break
        tools("buy_picture", picture_id=picture["id"])
        taken, spent = taken + 1, spent + picture["fee"]
    return {"number": taken, "total_fee": spent}


def verify_buy_picture_within_budget_by_fee_by_story_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of pictures must have changed."""
    given = answer or {}
    changed = [row for key, row in after["pictures"].items() if row != before["pictures"].get(key)]
    return {
        "number of pictures": given.get("number") == truth["number"],
        "total fee": given.get("total_fee") == truth["total_fee"],
        "as many changed": len(changed) == truth["number"],
        "status is bought": all(row["status"] == "bought" for row in changed),
    }


def solve_drop_story_with_highest_length_by_author_and_status(
    tools: Tools, *, journalist_name: str, status: str
) -> dict[str, Json]:
    """Drop the story with the greatest length, no other."""
    journalist = tools("find_journalists", name=journalist_name)["items"][0]
    story = max(
        [
            tools("get_story", story_id=story["id"])
            for story in every_item(tools, "find_stories", author_id=journalist["id"], status=status)
        ],
        key=lambda story: story["length"],
    )
    tools("drop_story", story_id=story["id"])
    return {"length": story["length"]}


def verify_drop_story_with_highest_length_by_author_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The length in lines must be right, and one story must have changed."""
    given = answer or {}
    changed = [row for key, row in after["stories"].items() if row != before["stories"].get(key)]
    return {
        "length in lines": given.get("length") == truth["length"],
        "one changed": len(changed) == 1,
        "status is dropped": all(row["status"] == "dropped" for row in changed),
    }


def solve_buy_picture_for_each_by_story_and_status(tools: Tools, *, story_title: str, status: str) -> dict[str, Json]:
    """Buy each of the pictures meant, and count them."""
    story = tools("find_stories", title=story_title)["items"][0]
    found = list(every_item(tools, "find_pictures", story_id=story["id"], status=status))
    for picture in found:
        tools("buy_picture", picture_id=picture["id"])
    return {"pictures": len(found)}


def verify_buy_picture_for_each_by_story_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of pictures must have changed."""
    given = answer or {}
    changed = [row for key, row in after["pictures"].items() if row != before["pictures"].get(key)]
    return {
        "number of pictures": given.get("pictures") == truth["pictures"],
        "as many changed": len(changed) == truth["pictures"],
        "status is bought": all(row["status"] == "bought" for row in changed),
    }


def solve_return_story_or_drop_story_by_length_by_author_and_kind(
    tools: Tools, *, journalist_name: str, kind: str, limit: int
) -> dict[str, Json]:
    """Decide by the length in lines what to do with the only story meant."""
    journalist = tools("find_journalists", name=journalist_name)["items"][0]
    story = next(every_item(tools, "find_stories", author_id=journalist["id"], kind=kind))
    story = tools("get_story", story_id=story["id"])
    if story["length"] > limit:
        tools("return_story", story_id=story["id"])
    else:
        tools("drop_story", story_id=story["id"])
    return {"length": story["length"]}


def verify_return_story_or_drop_story_by_length_by_author_and_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The length in lines must be right, and one story must have changed."""
    given = answer or {}
    changed = [row for key, row in after["stories"].items() if row != before["stories"].get(key)]
    return {"length in lines": given.get("length") == truth["length"], "one changed": len(changed) == 1}


def solve_status_with_most_fee_among_pictures_of_story_by_author_and_kind(
    tools: Tools, *, journalist_name: str, kind: str
) -> dict[str, Json]:
    """Add up the fee by status and find the largest total."""
    journalist = tools("find_journalists", name=journalist_name)["items"][0]
    found = [
        picture
        for story in every_item(tools, "find_stories", author_id=journalist["id"], kind=kind)
        for picture in every_item(tools, "find_pictures", story_id=story["id"])
    ]
    totals: dict[str, int] = {}
    for picture in found:
        totals[picture["status"]] = totals.get(picture["status"], 0) + picture["fee"]
    largest = max(totals, key=lambda group: totals[group])
    return {"status": largest, "total_fee": totals[largest]}


def verify_status_with_most_fee_among_pictures_of_story_by_author_and_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "status": given.get("status") == truth["status"],
        "total fee": given.get("total_fee") == truth["total_fee"],
        "nothing changed": before == after,
    }
