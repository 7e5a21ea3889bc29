"""Solutions and verifications of programmatic tasks on Personal library."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_language_with_most_page_count_among_volumes_in_detail_most_retail_price_by_series(
    tools: Tools, *, series_title: str, most_retail_price: int
) -> dict[str, Json]:
    """Add up the number of pages by language and find the largest total."""
    series = tools("list_series", title=series_title)["items"][0]
    found = [
        tools("get_volume", volume_id=volume["id"])
        for volume in every_item(tools, "list_series_volumes", series_id=series["id"])
    ]
    found = [volume for volume in found if volume["retail_price"] <= most_retail_price]
    totals: dict[str, int] = {}
    for volume in found:
        totals[volume["language"]] = totals.get(volume["language"], 0) + volume["page_count"]
    largest = max(totals, key=lambda group: totals[group])
    return {"language": largest, "total_pages": totals[largest]}


def verify_language_with_most_page_count_among_volumes_in_detail_most_retail_price_by_series(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "language": given.get("language") == truth["language"],
        "total number of pages": given.get("total_pages") == truth["total_pages"],
        "nothing changed": before == after,
    }


def solve_highest_position_of_bookshelf_volumes_by_bookshelf(tools: Tools, *, bookshelf_title: str) -> dict[str, Json]:
    """Find the one with the highest position of the shelved volumes meant."""
    bookshelf = tools("list_bookshelves", title=bookshelf_title)["items"][0]
    chosen = max(
        every_item(tools, "list_bookshelf_volumes", bookshelf_id=bookshelf["id"]),
        key=lambda bookshelf_volume: bookshelf_volume["position"],
    )
    return {"volume": chosen["volume_title"], "position": chosen["position"]}


def verify_highest_position_of_bookshelf_volumes_by_bookshelf(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "volume": given.get("volume") == truth["volume"],
        "position": given.get("position") == truth["position"],
        "nothing changed": before == after,
    }


def solve_most_page_count_among_volumes_in_detail_most_retail_price_by_series(
    tools: Tools, *, series_title: str, most_retail_price: int
) -> dict[str, Json]:
    """Find the one with the most pages of the volumes meant."""
    series = tools("list_series", title=series_title)["items"][0]
    found = [
        tools("get_volume", volume_id=volume["id"])
        for volume in every_item(tools, "list_series_volumes", series_id=series["id"])
    ]
    found = [volume for volume in found if volume["retail_price"] <= most_retail_price]
    chosen = max(found, key=lambda volume: volume["page_count"])
    return {"title": chosen["title"], "pages": chosen["page_count"]}


def verify_most_page_count_among_volumes_in_detail_most_retail_price_by_series(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "title": given.get("title") == truth["title"],
        "number of pages": given.get("pages") == truth["pages"],
        "nothing changed": before == after,
    }


def solve_delete_annotation_for_each_by_volume_and_layer(
    tools: Tools, *, volume_title: str, layer: str
) -> dict[str, Json]:
    """Delete each of the annotations meant, and count them."""
    volume = tools("list_volumes", title=volume_title)["items"][0]
    found = list(every_item(tools, "list_annotations", volume_id=volume["id"], layer=layer))
    for annotation in found:
        tools("delete_annotation", annotation_id=annotation["id"])
    return {"annotations": len(found)}


def verify_delete_annotation_for_each_by_volume_and_layer(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of annotations must be gone."""
    given = answer or {}
    changed = [key for key in before["annotations"] if key not in after["annotations"]]
    return {
        "number of annotations": given.get("annotations") == truth["annotations"],
        "as many changed": len(changed) == truth["annotations"],
    }


def solve_total_page_count_of_volumes_by_series(tools: Tools, *, series_title: str) -> dict[str, Json]:
    """Add up the number of pages of the volumes that are meant."""
    series = tools("list_series", title=series_title)["items"][0]
    return {
        "total_pages": sum(
            volume["page_count"]
            for volume in [
                tools("get_volume", volume_id=volume["id"])
                for volume in every_item(tools, "list_series_volumes", series_id=series["id"])
            ]
        )
    }


def verify_total_page_count_of_volumes_by_series(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "total number of pages": given.get("total_pages") == truth["total_pages"],
        "nothing changed": before == after,
    }


def solve_delete_annotation_with_highest_page_number_by_volume_and_layer(
    tools: Tools, *, volume_title: str, layer: str
) -> dict[str, Json]:
    """Delete the annotation with the highest page number, no other."""
    volume = tools("list_volumes", title=volume_title)["items"][0]
    annotation = max(
        every_item(tools, "list_annotations", volume_id=volume["id"], layer=layer),
        key=lambda annotation: annotation["page_number"],
    )
    tools("delete_annotation", annotation_id=annotation["id"])
    return {"page_number": annotation["page_number"]}


def verify_delete_annotation_with_highest_page_number_by_volume_and_layer(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The page number must be right, and one annotation must be gone."""
    given = answer or {}
    changed = [key for key in before["annotations"] if key not in after["annotations"]]
    return {"page number": given.get("page_number") == truth["page_number"], "one changed": len(changed) == 1}


def solve_ranking_by_retail_price_of_volumes_in_detail_least_page_count_by_series(
    tools: Tools, *, series_title: str, least_page_count: int, top: int
) -> dict[str, Json]:
    """Put the volumes meant in order by price, and list the first ones."""
    series = tools("list_series", title=series_title)["items"][0]
    found = [
        tools("get_volume", volume_id=volume["id"])
        for volume in every_item(tools, "list_series_volumes", series_id=series["id"])
    ]
    found = [volume for volume in found if volume["page_count"] >= least_page_count]
    ranked = sorted(found, key=lambda volume: volume["retail_price"], reverse=True)[:top]
    return {"titles": [volume["title"] for volume in ranked]}


def verify_ranking_by_retail_price_of_volumes_in_detail_least_page_count_by_series(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"titles": given.get("titles") == truth["titles"], "nothing changed": before == after}


def solve_add_volume_to_bookshelf_earliest_published_on_by_series(
    tools: Tools, *, series_title: str, bookshelf_title: str
) -> dict[str, Json]:
    """Choose the volume with the earliest date of publication and use it."""
    bookshelf = tools("list_bookshelves", title=bookshelf_title)["items"][0]
    series = tools("list_series", title=series_title)["items"][0]
    volume = min(
        every_item(tools, "list_series_volumes", series_id=series["id"]), key=lambda volume: volume["published_on"]
    )
    made = tools("add_volume_to_bookshelf", bookshelf_id=bookshelf["id"], volume_id=volume["id"])
    return {"position": made["position"]}


def verify_add_volume_to_bookshelf_earliest_published_on_by_series(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """One shelved volume must have been added, with the position that is right."""
    given = answer or {}
    added = [row for key, row in after["bookshelf_volumes"].items() if key not in before["bookshelf_volumes"]]
    return {
        "position": given.get("position") == truth["position"],
        "one added": len(added) == 1,
        "with that position": [row["position"] for row in added] == [truth["position"]],
    }


def solve_amount_of_retail_price_of_volumes_in_detail_which_saleability_by_series(
    tools: Tools, *, series_title: str, which_saleability: str
) -> dict[str, Json]:
    """Count the volumes meant and add up the price."""
    series = tools("list_series", title=series_title)["items"][0]
    found = [
        tools("get_volume", volume_id=volume["id"])
        for volume in every_item(tools, "list_series_volumes", series_id=series["id"])
    ]
    found = [volume for volume in found if volume["saleability"] == which_saleability]
    return {"number": len(found), "total_price": sum(volume["retail_price"] for volume in found)}


def verify_amount_of_retail_price_of_volumes_in_detail_which_saleability_by_series(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of volumes": given.get("number") == truth["number"],
        "total price": given.get("total_price") == truth["total_price"],
        "nothing changed": before == after,
    }


def solve_remove_volume_from_bookshelf_where_allowed_of_bookshelf_least_position_by_access(
    tools: Tools, *, access: str, least_position: int
) -> dict[str, Json]:
    """Remove volume from bookshelf those of the shelved volumes meant for which that is allowed."""
    found = [
        bookshelf_volume
        for bookshelf in every_item(tools, "list_bookshelves", access=access)
        for bookshelf_volume in every_item(tools, "list_bookshelf_volumes", bookshelf_id=bookshelf["id"])
    ]
    found = [bookshelf_volume for bookshelf_volume in found if bookshelf_volume["position"] >= least_position]
    done = refused = 0
    for bookshelf_volume in found:
        try:
            tools("remove_volume_from_bookshelf", bookshelf_volume_id=bookshelf_volume["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_remove_volume_from_bookshelf_where_allowed_of_bookshelf_least_position_by_access(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of shelved volumes must be gone."""
    given = answer or {}
    changed = [key for key in before["bookshelf_volumes"] if key not in after["bookshelf_volumes"]]
    return {
        "number of shelved volumes done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
    }


def solve_volume_with_most_annotations_by_series(tools: Tools, *, series_title: str) -> dict[str, Json]:
    """Find out which of the volumes meant has the most annotations."""
    series = tools("list_series", title=series_title)["items"][0]
    counted = [
        (tools("list_annotations", volume_id=volume["id"])["total"], volume)
        for volume in every_item(tools, "list_series_volumes", series_id=series["id"])
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"title": chosen["title"], "annotations": most}


def verify_volume_with_most_annotations_by_series(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "title": given.get("title") == truth["title"],
        "number of annotations": given.get("annotations") == truth["annotations"],
        "nothing changed": before == after,
    }


def solve_remove_volume_from_bookshelf_with_highest_position_by_volume(
    tools: Tools, *, volume_title: str
) -> dict[str, Json]:
    """Remove volume from bookshelf the shelved volume with the highest position, no other."""
    volume = tools("list_volumes", title=volume_title)["items"][0]
    bookshelf_volume = max(
        every_item(tools, "list_bookshelf_volumes", volume_id=volume["id"]),
        key=lambda bookshelf_volume: bookshelf_volume["position"],
    )
    tools("remove_volume_from_bookshelf", bookshelf_volume_id=bookshelf_volume["id"])
    return {"position": bookshelf_volume["position"]}


def verify_remove_volume_from_bookshelf_with_highest_position_by_volume(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The position must be right, and one shelved volume must be gone."""
    given = answer or {}
    changed = [key for key in before["bookshelf_volumes"] if key not in after["bookshelf_volumes"]]
    return {"position": given.get("position") == truth["position"], "one changed": len(changed) == 1}


def solve_earliest_published_on_among_volumes_in_detail_which_saleability_by_series(
    tools: Tools, *, series_title: str, which_saleability: str
) -> dict[str, Json]:
    """Find the one with the earliest date of publication of the volumes meant."""
    series = tools("list_series", title=series_title)["items"][0]
    found = [
        tools("get_volume", volume_id=volume["id"])
        for volume in every_item(tools, "list_series_volumes", series_id=series["id"])
    ]
    found = [volume for volume in found if volume["saleability"] == which_saleability]
    chosen = min(found, key=lambda volume: volume["published_on"])
    return {"title": chosen["title"], "date_of_publication": chosen["published_on"]}


def verify_earliest_published_on_among_volumes_in_detail_which_saleability_by_series(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "title": given.get("title") == truth["title"],
        "date of publication": given.get("date_of_publication") == truth["date_of_publication"],
        "nothing changed": before == after,
    }


def solve_add_volume_to_bookshelf_earliest_published_on_by_main_category(
    tools: Tools, *, main_category: str, bookshelf_title: str
) -> dict[str, Json]:
    """Choose the volume with the earliest date of publication and use it."""
    bookshelf = tools("list_bookshelves", title=bookshelf_title)["items"][0]
    volume = min(
        every_item(tools, "list_volumes", main_category=main_category), key=lambda volume: volume["published_on"]
    )
    made = tools("add_volume_to_bookshelf", bookshelf_id=bookshelf["id"], volume_id=volume["id"])
    return {"position": made["position"]}


def verify_add_volume_to_bookshelf_earliest_published_on_by_main_category(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """One shelved volume must have been added, with the position that is right."""
    given = answer or {}
    added = [row for key, row in after["bookshelf_volumes"].items() if key not in before["bookshelf_volumes"]]
    return {
        "position": given.get("position") == truth["position"],
        "one added": len(added) == 1,
        "with that position": [row["position"] for row in added] == [truth["position"]],
    }
