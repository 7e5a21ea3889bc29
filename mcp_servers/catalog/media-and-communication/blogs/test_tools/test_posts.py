"""Tests of the tools for posts of Blogs."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


def test_get_post_shows_the_post(bench: Bench) -> None:
    result = bench.call("get_post", post_id="po-9744")
    assert result == {
        "id": "po-9744",
        "blog_id": "bl-9192",
        "author_id": "au-7902",
        "title": "Iris Kershaw on sign languages",
        "reader_comments": "allow",
        "status": "draft",
        "updated_at": "2026-10-29T16:15",
        "blog_name": "Old Tools",
        "author_display_name": "Oisín Doherty",
    }


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"start_date": "2026-12-03T11:15"}, ["po-1162", "po-7136", "po-3260", "po-8931", "po-5713"]),
        ({"author_id": "au-9697"}, ["po-4647"]),
        (
            {"status": "live"},
            [
                "po-1634",
                "po-8928",
                "po-4883",
                "po-1133",
                "po-8078",
                "po-2784",
                "po-1280",
                "po-3374",
                "po-2933",
                "po-7862",
            ],
        ),
        ({"title": "wind"}, ["po-1763"]),
        ({"blog_id": "bl-3342"}, ["po-4002", "po-5053", "po-6473"]),
    ],
)
def test_list_posts_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("list_posts", **filters) == ids


def test_list_posts_counts(bench: Bench) -> None:
    assert bench.call("list_posts", end_date="2026-12-01T11:15")["total"] == 35


def test_list_posts_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("list_posts", page=8)
    assert ids == [
        "po-6507",
        "po-4739",
        "po-8058",
        "po-9123",
        "po-9404",
        "po-1162",
        "po-8475",
        "po-1763",
        "po-6927",
        "po-7136",
    ]


def test_list_posts_finds_nothing(bench: Bench) -> None:
    assert bench.ids("list_posts", blog_id="bl-1514", title="lines", end_date="2026-11-24T11:15") == []


def test_delete_post_changes_the_post(bench: Bench) -> None:
    bench.call("delete_post", post_id="po-1763")
    assert bench.changes() == [updated("posts", "po-1763", status="soft_trashed", updated_at="2026-11-09T11:15")]


def test_delete_post_is_allowed(bench: Bench) -> None:
    bench.arrange("comments", "co-1062", post_id="po-1763")
    bench.call("delete_post", post_id="po-1763")


def test_delete_post_is_refused_because_the_post_must_be_draft_or_live(bench: Bench) -> None:
    assert bench.refusal("delete_post", post_id="po-5713") == "The post must be draft or live."


def test_delete_post_is_refused_because_comments_on_the_post_still_wait_for_moderation(bench: Bench) -> None:
    assert bench.refusal("delete_post", post_id="po-1133") == "Comments on the post still wait for moderation."


def test_insert_post_adds_a_post(bench: Bench) -> None:
    bench.call("insert_post", blog_id="bl-4713", author_id="au-5091", title="Notes on clockmaking")
    assert bench.changes() == [
        inserted(
            "posts",
            "po-3688",
            blog_id="bl-4713",
            author_id="au-5091",
            title="Notes on clockmaking",
            reader_comments="allow",
            status="draft",
            updated_at="2026-11-09T11:15",
        ),
    ]


def test_insert_post_adds_a_post_with_content(bench: Bench) -> None:
    bench.call(
        "insert_post",
        blog_id="bl-3688",
        author_id="au-2450",
        title="Notes on roof gardens",
        content="We were nine and a dog.",
    )
    assert bench.changes() == [
        inserted(
            "posts",
            "po-3688",
            blog_id="bl-3688",
            author_id="au-2450",
            title="Notes on roof gardens",
            content="We were nine and a dog.",
            reader_comments="allow",
            status="draft",
            updated_at="2026-11-09T11:15",
        ),
    ]


def test_insert_post_is_refused_because_the_blog_was_deleted(bench: Bench) -> None:
    sentence = bench.refusal(
        "insert_post",
        blog_id="bl-8495",
        author_id="au-1024",
        title="What nobody tells you about handwriting",
    )
    assert sentence == "The blog was deleted."


def test_insert_post_is_refused_because_the_blog_already_has_a_post_with_this_title(bench: Bench) -> None:
    sentence = bench.refusal(
        "insert_post",
        blog_id="bl-4713",
        author_id="au-1024",
        title="Five questions about stars and comets",
    )
    assert sentence == "The blog already has a post with this title."


def test_patch_post_sets_updated_at_to_2026_11_09_11_15(bench: Bench) -> None:
    bench.call("patch_post", post_id="po-1280", title="Opal Whitlock on lighthouses")
    assert bench.changes() == [updated("posts", "po-1280", updated_at="2026-11-09T11:15")]


def test_patch_post_changes_the_post(bench: Bench) -> None:
    bench.call("patch_post", post_id="po-1303", content="I promised to write this down.")
    assert bench.changes() == [
        updated("posts", "po-1303", content="I promised to write this down.", updated_at="2026-11-09T11:15"),
    ]


def test_patch_post_is_allowed(bench: Bench) -> None:
    bench.call("patch_post", post_id="po-2140", title="Looking back at the Jumble Sale")


def test_patch_post_is_refused_because_nothing_to_change_was_given(bench: Bench) -> None:
    assert bench.refusal("patch_post", post_id="po-1303") == "Nothing to change was given."


def test_patch_post_is_refused_because_the_post_is_in_the_trash(bench: Bench) -> None:
    sentence = bench.refusal("patch_post", post_id="po-3362", content="Here is the list that I wish I had had.")
    assert sentence == "The post is in the trash."


def test_patch_post_is_refused_because_the_blog_already_has_a_post_with_this_title(bench: Bench) -> None:
    sentence = bench.refusal("patch_post", post_id="po-1303", title="What nobody tells you about moss")
    assert sentence == "The blog already has a post with this title."


def test_publish_post_changes_the_post(bench: Bench) -> None:
    bench.call("publish_post", post_id="po-1763")
    assert bench.changes() == [
        updated("posts", "po-1763", status="live", published_at="2026-11-09T11:15", updated_at="2026-11-09T11:15"),
    ]


def test_publish_post_is_refused_because_the_post_must_be_scheduled_or_draft(bench: Bench) -> None:
    assert bench.refusal("publish_post", post_id="po-6507") == "The post must be scheduled or draft."


def test_publish_post_is_refused_because_a_post_without_text_cannot_be_published(bench: Bench) -> None:
    assert bench.refusal("publish_post", post_id="po-4739") == "A post without text cannot be published."


def test_publish_post_is_refused_because_the_blog_was_deleted(bench: Bench) -> None:
    assert bench.refusal("publish_post", post_id="po-4630") == "The blog was deleted."


def test_publish_post_is_refused_because_the_blog_has_already_published_a_post_today(bench: Bench) -> None:
    assert bench.refusal("publish_post", post_id="po-1162") == "The blog has already published a post today."


def test_revert_post_changes_the_post(bench: Bench) -> None:
    bench.call("revert_post", post_id="po-4526")
    assert bench.changes() == [
        updated("posts", "po-4526", status="draft", published_at=None, updated_at="2026-11-09T11:15"),
    ]


def test_revert_post_is_allowed(bench: Bench) -> None:
    bench.arrange("comments", "co-1062", post_id="po-4526")
    bench.call("revert_post", post_id="po-4526")


def test_revert_post_is_refused_because_the_post_must_be_live_or_scheduled(bench: Bench) -> None:
    assert bench.refusal("revert_post", post_id="po-1763") == "The post must be live or scheduled."


def test_revert_post_is_refused_because_readers_have_already_commented_on_the_post(bench: Bench) -> None:
    assert bench.refusal("revert_post", post_id="po-1381") == "Readers have already commented on the post."


def test_schedule_post_changes_the_post(bench: Bench) -> None:
    bench.call("schedule_post", post_id="po-6927", publish_date="2026-11-14T11:15")
    assert bench.changes() == [
        updated("posts", "po-6927", status="scheduled", published_at="2026-11-14T11:15", updated_at="2026-11-09T11:15"),
    ]


def test_schedule_post_is_refused_because_the_post_must_be_draft(bench: Bench) -> None:
    sentence = bench.refusal("schedule_post", post_id="po-6507", publish_date="2026-12-07T11:15")
    assert sentence == "The post must be draft."


def test_schedule_post_is_refused_because_the_time_of_publication_must_be_in_the_future(bench: Bench) -> None:
    sentence = bench.refusal("schedule_post", post_id="po-6179", publish_date="2026-11-09T11:15")
    assert sentence == "The time of publication must be in the future."


def test_schedule_post_is_refused_because_a_post_can_be_scheduled_at_most_90_days_ahead(bench: Bench) -> None:
    sentence = bench.refusal("schedule_post", post_id="po-3090", publish_date="2027-02-08T00:00")
    assert sentence == "A post can be scheduled at most 90 days ahead."


def test_schedule_post_is_refused_because_a_post_without_text_cannot_be_published(bench: Bench) -> None:
    sentence = bench.refusal("schedule_post", post_id="po-4739", publish_date="2026-12-01T11:15")
    assert sentence == "A post without text cannot be published."


def test_schedule_post_is_refused_because_the_blog_was_deleted(bench: Bench) -> None:
    assert bench.refusal("schedule_post", post_id="po-4630", publish_date="2026-11-12T11:15") == "The blog was deleted."


def test_schedule_post_is_refused_because_the_blog_already_has_three_scheduled_posts(bench: Bench) -> None:
    sentence = bench.refusal("schedule_post", post_id="po-3090", publish_date="2027-02-07T23:59")
    assert sentence == "The blog already has three scheduled posts."
