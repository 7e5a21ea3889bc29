"""Tests of the tools for qualifications of Markstein annotation desk."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        (
            {"valid_until_from": "2027-06-12"},
            [
                "qu-5935",
                "qu-7361",
                "qu-1337",
                "qu-4884",
                "qu-2092",
                "qu-4242",
                "qu-5473",
                "qu-1977",
                "qu-6760",
                "qu-8079",
            ],
        ),
        ({"annotator_id": "an-1292", "kind": "boxes"}, ["qu-6077"]),
    ],
)
def test_find_qualifications_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_qualifications", **filters) == ids


def test_find_qualifications_counts(bench: Bench) -> None:
    assert bench.call("find_qualifications", min_points=84)["total"] == 42


def test_find_qualifications_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_qualifications", page=3)
    assert ids == [
        "qu-7567",
        "qu-7818",
        "qu-2177",
        "qu-3958",
        "qu-4242",
        "qu-6441",
        "qu-7249",
        "qu-2028",
        "qu-7694",
        "qu-9155",
    ]


def test_find_qualifications_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_qualifications", annotator_id="an-1152", kind="boxes", min_points=87) == []


def test_certify_annotator_adds_a_qualification(bench: Bench) -> None:
    bench.call("certify_annotator", annotator_id="an-4689", kind="boxes", points=68)
    assert bench.changes() == [
        inserted(
            "qualifications",
            "qu-8395",
            annotator_id="an-4689",
            kind="boxes",
            points=68,
            valid_until="2027-10-20",
        ),
    ]


def test_certify_annotator_is_allowed(bench: Bench) -> None:
    bench.arrange("qualifications", "qu-7612", points=85)
    bench.call("certify_annotator", annotator_id="an-3184", kind="medical", points=69)


def test_certify_annotator_is_refused_because_the_annotator_is_suspended(bench: Bench) -> None:
    sentence = bench.refusal("certify_annotator", annotator_id="an-3478", kind="transcripts", points=51)
    assert sentence == "The annotator is suspended."


def test_certify_annotator_is_refused_because_there_is_a_qualification_of_this_kind(bench: Bench) -> None:
    sentence = bench.refusal("certify_annotator", annotator_id="an-3184", kind="boxes", points=50)
    assert sentence == "There is a qualification of this kind."


def test_certify_annotator_is_refused_because_medical_tests_want_another_qualification_of(bench: Bench) -> None:
    sentence = bench.refusal("certify_annotator", annotator_id="an-3184", kind="medical", points=69)
    assert sentence == "Medical tests want another qualification of 85 points."


def test_renew_qualification_changes_the_qualification(bench: Bench) -> None:
    bench.call("renew_qualification", qualification_id="qu-9245", points=66)
    assert bench.changes() == [updated("qualifications", "qu-9245", points=66, valid_until="2027-10-20")]


def test_renew_qualification_is_allowed(bench: Bench) -> None:
    bench.arrange("qualifications", "qu-9245", valid_until="2027-01-18")
    bench.call("renew_qualification", qualification_id="qu-9245", points=67)


def test_renew_qualification_is_refused_because_it_is_valid_for_more_than_90_days(bench: Bench) -> None:
    bench.arrange("qualifications", "qu-9245", valid_until="2027-01-19")
    sentence = bench.refusal("renew_qualification", qualification_id="qu-9245", points=67)
    assert sentence == "It is valid for more than 90 days."


def test_renew_qualification_is_refused_because_the_annotator_is_suspended(bench: Bench) -> None:
    assert bench.refusal("renew_qualification", qualification_id="qu-4616", points=90) == "The annotator is suspended."


def test_renew_qualification_is_refused_because_so_much_worse_a_test_is_repeated_first(bench: Bench) -> None:
    sentence = bench.refusal("renew_qualification", qualification_id="qu-9245", points=65)
    assert sentence == "So much worse a test is repeated first."
