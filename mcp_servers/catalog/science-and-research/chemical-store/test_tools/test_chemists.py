"""Tests of the tools for chemists of Fjordvik chemical stores."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        (
            {"cleared": True},
            [
                "ch-7585",
                "ch-4050",
                "ch-2710",
                "ch-9104",
                "ch-5359",
                "ch-5992",
                "ch-2395",
                "ch-7405",
                "ch-5464",
                "ch-8219",
            ],
        ),
        ({"email": "z.moretti@openmail.example"}, ["ch-7869"]),
        ({"trained_until_until": "2026-09-24"}, ["ch-2344"]),
    ],
)
def test_find_chemists_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_chemists", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"name": "Pritchard", "page": 2}, []),
        ({"page": 4}, ["ch-4517", "ch-8243", "ch-8241", "ch-1166", "ch-7869", "ch-8423"]),
    ],
)
def test_find_chemists_turns_the_page(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_chemists", **filters) == ids


def test_find_chemists_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_chemists", laboratory="Unheard of") == []


def test_find_chemists_finds_arranged_rows(bench: Bench) -> None:
    bench.arrange("chemists", "ch-1166", laboratory="Unheard of")
    assert bench.ids("find_chemists", laboratory="Unheard of") == ["ch-1166"]


def test_get_chemist_shows_the_chemist(bench: Bench) -> None:
    bench.arrange("withdrawals", "wi-1700", taken_on="2029-01-25")
    result = bench.call("get_chemist", chemist_id="ch-2344")
    assert result == {
        "id": "ch-2344",
        "name": "Dieter Jansen",
        "email": "d.jansen@fastpost.example",
        "laboratory": "Membranes Laboratory",
        "cleared": False,
        "trained_until": "2026-09-24",
        "toxic_amount": 0,
        "recorded_withdrawals": 3,
    }


def test_get_chemist_shows_the_chemist_when_hazard_is_toxic_when_taken_on_is_2026_11_10(bench: Bench) -> None:
    bench.arrange("substances", "su-2872", hazard="toxic")
    bench.arrange("withdrawals", "wi-1700", taken_on="2026-11-10")
    result = bench.call("get_chemist", chemist_id="ch-2344")
    assert result == {
        "id": "ch-2344",
        "name": "Dieter Jansen",
        "email": "d.jansen@fastpost.example",
        "laboratory": "Membranes Laboratory",
        "cleared": False,
        "trained_until": "2026-09-24",
        "toxic_amount": 0,
        "recorded_withdrawals": 3,
    }


def test_renew_training_sets_trained_until_to_2027_11_17(bench: Bench) -> None:
    bench.call("renew_training", chemist_id="ch-1382")
    assert bench.changes() == [updated("chemists", "ch-1382", trained_until="2027-11-17")]


def test_renew_training_is_allowed(bench: Bench) -> None:
    bench.arrange("chemists", "ch-5895", trained_until="2027-01-01")
    bench.call("renew_training", chemist_id="ch-5895")


def test_renew_training_is_refused_because_the_old_training_is_valid_for_a_long_time_yet(bench: Bench) -> None:
    bench.arrange("chemists", "ch-5895", trained_until="2027-01-02")
    assert bench.refusal("renew_training", chemist_id="ch-5895") == "The old training is valid for a long time yet."


def test_grant_clearance_sets_cleared_to_1(bench: Bench) -> None:
    bench.call("grant_clearance", chemist_id="ch-4808")
    assert bench.changes() == [updated("chemists", "ch-4808", cleared=1)]


def test_grant_clearance_is_allowed(bench: Bench) -> None:
    bench.arrange("chemists", "ch-8423", trained_until="2026-12-01")
    bench.call("grant_clearance", chemist_id="ch-8423")


def test_grant_clearance_is_refused_because_the_chemist_is_cleared_already(bench: Bench) -> None:
    assert bench.refusal("grant_clearance", chemist_id="ch-4050") == "The chemist is cleared already."


def test_grant_clearance_is_refused_because_the_safety_training_runs_out_too_soon(bench: Bench) -> None:
    assert bench.refusal("grant_clearance", chemist_id="ch-2493") == "The safety training runs out too soon."


def test_grant_clearance_is_refused_because_two_recorded_withdrawals_are_needed_first(bench: Bench) -> None:
    assert bench.refusal("grant_clearance", chemist_id="ch-1166") == "Two recorded withdrawals are needed first."
