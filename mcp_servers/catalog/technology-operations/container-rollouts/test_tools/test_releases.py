"""Tests of the tools for releases of Ostsee container rollouts."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        (
            {"status": "bad", "tested": True, "built_from": "2026-03-29"},
            ["rl-1514", "rl-6959", "rl-8755", "rl-2406", "rl-4063", "rl-2320", "rl-1322"],
        ),
        ({"service_id": "se-7792"}, ["rl-3620", "rl-8272"]),
        ({"number": "r9914.3L"}, ["rl-6106"]),
    ],
)
def test_find_releases_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_releases", **filters) == ids


def test_find_releases_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_releases", page=2)
    assert ids == [
        "rl-4643",
        "rl-5328",
        "rl-2993",
        "rl-6697",
        "rl-1975",
        "rl-5776",
        "rl-6201",
        "rl-2666",
        "rl-7793",
        "rl-8220",
    ]


def test_find_releases_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_releases", number="Unheard of") == []


def test_pass_tests_sets_tested_to_1(bench: Bench) -> None:
    bench.call("pass_tests", release_id="rl-1975")
    assert bench.changes() == [updated("releases", "rl-1975", tested=1)]


def test_pass_tests_is_allowed(bench: Bench) -> None:
    bench.arrange("releases", "rl-8962", built_on="2026-04-03")
    bench.call("pass_tests", release_id="rl-8962")


def test_pass_tests_is_refused_because_the_release_is_not_a_candidate(bench: Bench) -> None:
    assert bench.refusal("pass_tests", release_id="rl-2563") == "The release is not a candidate."


def test_pass_tests_is_refused_because_it_is_tested_already(bench: Bench) -> None:
    assert bench.refusal("pass_tests", release_id="rl-1161") == "It is tested already."


def test_pass_tests_is_refused_because_it_was_built_too_long_ago(bench: Bench) -> None:
    bench.arrange("releases", "rl-8962", built_on="2026-04-02")
    assert bench.refusal("pass_tests", release_id="rl-8962") == "It was built too long ago."


def test_condemn_release_sets_status_to_bad(bench: Bench) -> None:
    bench.call("condemn_release", release_id="rl-8242")
    assert bench.changes() == [updated("releases", "rl-8242", status="bad")]


def test_condemn_release_is_allowed(bench: Bench) -> None:
    bench.arrange("releases", "rl-2381", built_on="2026-04-23")
    bench.call("condemn_release", release_id="rl-2381")


def test_condemn_release_is_refused_because_the_release_must_be_candidate_or_live(bench: Bench) -> None:
    assert bench.refusal("condemn_release", release_id="rl-8755") == "The release must be candidate or live."


def test_condemn_release_is_refused_because_a_live_release_is_replaced_by_a_rollout(bench: Bench) -> None:
    assert bench.refusal("condemn_release", release_id="rl-3620") == "A live release is replaced by a rollout."


def test_condemn_release_is_refused_because_it_is_being_rolled_out(bench: Bench) -> None:
    assert bench.refusal("condemn_release", release_id="rl-8272") == "It is being rolled out."


def test_condemn_release_is_refused_because_its_tests_have_passed_and_there_is_no_later(bench: Bench) -> None:
    sentence = bench.refusal("condemn_release", release_id="rl-8220")
    assert sentence == "Its tests have passed and there is no later candidate."


def test_condemn_release_is_refused_because_its_tests_have_passed_and_there_is_no_later_2(bench: Bench) -> None:
    bench.arrange("rollouts", "ro-3239", status="finished")
    sentence = bench.refusal("condemn_release", release_id="rl-8272")
    assert sentence == "Its tests have passed and there is no later candidate."
