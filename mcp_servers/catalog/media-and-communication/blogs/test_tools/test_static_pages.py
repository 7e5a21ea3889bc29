"""Tests of the tools for static pages of Blogs."""

from mcp_servers.runtime.testing import Bench, inserted, updated


def test_list_static_pages_finds_by_blog_id_and_status(bench: Bench) -> None:
    assert bench.ids("list_static_pages", blog_id="bl-7346", status="draft") == ["st-6914"]


def test_list_static_pages_turns_the_page(bench: Bench) -> None:
    assert bench.ids("list_static_pages", page=4) == ["st-9486", "st-9890", "st-4458", "st-8450", "st-3492", "st-6538"]


def test_list_static_pages_finds_nothing(bench: Bench) -> None:
    assert bench.ids("list_static_pages", blog_id="bl-8514") == []


def test_delete_static_page_changes_the_page(bench: Bench) -> None:
    bench.call("delete_static_page", static_page_id="st-4630")
    assert bench.changes() == [updated("static_pages", "st-4630", status="soft_trashed", updated_at="2026-11-09T11:15")]


def test_delete_static_page_is_refused_because_the_page_must_be_draft_or_live(bench: Bench) -> None:
    assert bench.refusal("delete_static_page", static_page_id="st-6619") == "The page must be draft or live."


def test_insert_static_page_adds_a_page(bench: Bench) -> None:
    bench.call("insert_static_page", blog_id="bl-3342", title="Links", content="We were nine and a dog.")
    assert bench.changes() == [
        inserted(
            "static_pages",
            "st-7711",
            blog_id="bl-3342",
            title="Links",
            content="We were nine and a dog.",
            status="draft",
            updated_at="2026-11-09T11:15",
        ),
    ]


def test_insert_static_page_is_allowed(bench: Bench) -> None:
    bench.call("insert_static_page", blog_id="bl-4713", title="Thanks")


def test_insert_static_page_is_refused_because_the_blog_was_deleted(bench: Bench) -> None:
    assert bench.refusal("insert_static_page", blog_id="bl-8495", title="Tools") == "The blog was deleted."


def test_insert_static_page_is_refused_because_the_blog_already_has_a_page_with_this_title(bench: Bench) -> None:
    sentence = bench.refusal("insert_static_page", blog_id="bl-3342", title="About")
    assert sentence == "The blog already has a page with this title."


def test_insert_static_page_is_refused_because_a_blog_has_at_most_six_pages(bench: Bench) -> None:
    bench.arrange("static_pages", "st-1739", blog_id="bl-4713")
    assert bench.refusal("insert_static_page", blog_id="bl-4713", title="Thanks") == "A blog has at most six pages."


def test_publish_static_page_changes_the_page(bench: Bench) -> None:
    bench.call("publish_static_page", static_page_id="st-5085")
    assert bench.changes() == [updated("static_pages", "st-5085", status="live", updated_at="2026-11-09T11:15")]


def test_publish_static_page_is_refused_because_the_page_must_be_draft(bench: Bench) -> None:
    assert bench.refusal("publish_static_page", static_page_id="st-6619") == "The page must be draft."


def test_publish_static_page_is_refused_because_a_page_without_text_cannot_be_published(bench: Bench) -> None:
    assert bench.refusal("publish_static_page", static_page_id="st-8450") == "A page without text cannot be published."


def test_publish_static_page_is_refused_because_the_blog_was_deleted(bench: Bench) -> None:
    assert bench.refusal("publish_static_page", static_page_id="st-6558") == "The blog was deleted."


def test_revert_static_page_changes_the_page(bench: Bench) -> None:
    bench.call("revert_static_page", static_page_id="st-4630")
    assert bench.changes() == [updated("static_pages", "st-4630", status="draft", updated_at="2026-11-09T11:15")]


def test_revert_static_page_is_refused_because_the_page_must_be_live(bench: Bench) -> None:
    assert bench.refusal("revert_static_page", static_page_id="st-6619") == "The page must be live."
