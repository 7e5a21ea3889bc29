"""Tests of the tools for domains of Sundhavn domains and certificates."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        (
            {
                "team_id": "te-9708",
                "team_name": "Commerce",
                "locked": True,
                "expires_until": "2026-11-19",
                "max_fee": 1500,
            },
            ["do-7600", "do-7457", "do-3793"],
        ),
        ({"status": "given_up"}, ["do-9362", "do-5994", "do-4804", "do-7457", "do-1243"]),
        ({"name": "redwingnews.example"}, ["do-8013"]),
    ],
)
def test_find_domains_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_domains", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"team_id": "te-9708"}, 18),
        ({"team_name": "Commerce"}, 18),
        ({"expires_until": "2027-02-15"}, 42),
    ],
)
def test_find_domains_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_domains", **filters)["total"] == total


def test_find_domains_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_domains", page=5) == ["do-9623", "do-6579", "do-8531", "do-7791", "do-7422", "do-3226"]


def test_find_domains_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_domains", name="Unheard of") == []


def test_get_domain_shows_the_domain(bench: Bench) -> None:
    result = bench.call("get_domain", domain_id="do-3381")
    assert result == {
        "id": "do-3381",
        "name": "skylarkwiki.example",
        "team_id": "te-9708",
        "fee": 3900,
        "expires_on": "2026-02-28",
        "locked": False,
        "status": "active",
        "team_name": "Commerce",
        "valid_certificates": 0,
        "running_hosts": 5,
    }


def test_get_domain_shows_the_domain_when_valid_until_is_2026_03_17(bench: Bench) -> None:
    bench.arrange("certificates", "ce-3731", valid_until="2026-03-17")
    result = bench.call("get_domain", domain_id="do-3463")
    assert result == {
        "id": "do-3463",
        "name": "harbour-news.example",
        "team_id": "te-9708",
        "fee": 2500,
        "expires_on": "2026-08-08",
        "locked": True,
        "status": "active",
        "team_name": "Commerce",
        "valid_certificates": 2,
        "running_hosts": 0,
    }


def test_renew_domain_changes_the_domain(bench: Bench) -> None:
    bench.call("renew_domain", domain_id="do-3381")
    assert bench.changes() == [updated("domains", "do-3381", fee=7800, expires_on="2027-02-28")]


def test_renew_domain_is_allowed(bench: Bench) -> None:
    bench.arrange("domains", "do-9209", expires_on="2026-02-15")
    bench.call("renew_domain", domain_id="do-9209")


def test_renew_domain_is_allowed_when_expires_on_is_2026_05_16(bench: Bench) -> None:
    bench.arrange("domains", "do-9209", expires_on="2026-05-16")
    bench.call("renew_domain", domain_id="do-9209")


def test_renew_domain_is_refused_because_the_domain_was_given_up(bench: Bench) -> None:
    assert bench.refusal("renew_domain", domain_id="do-4804") == "The domain was given up."


def test_renew_domain_is_refused_because_the_domain_belongs_to_another_team(bench: Bench) -> None:
    assert bench.refusal("renew_domain", domain_id="do-1420") == "The domain belongs to another team."


def test_renew_domain_is_refused_because_the_registration_runs_for_more_than_60_days_yet(bench: Bench) -> None:
    bench.arrange("domains", "do-9209", expires_on="2026-05-17")
    assert bench.refusal("renew_domain", domain_id="do-9209") == "The registration runs for more than 60 days yet."


def test_renew_domain_is_refused_because_the_domain_ran_out_more_than_30_days_ago(bench: Bench) -> None:
    bench.arrange("domains", "do-9209", expires_on="2026-02-14")
    assert bench.refusal("renew_domain", domain_id="do-9209") == "The domain ran out more than 30 days ago."


def test_lock_domain_sets_locked_to_1(bench: Bench) -> None:
    bench.call("lock_domain", domain_id="do-3381")
    assert bench.changes() == [updated("domains", "do-3381", locked=1)]


def test_lock_domain_is_refused_because_the_domain_is_locked_already(bench: Bench) -> None:
    assert bench.refusal("lock_domain", domain_id="do-3463") == "The domain is locked already."


def test_lock_domain_is_refused_because_the_domain_was_given_up(bench: Bench) -> None:
    assert bench.refusal("lock_domain", domain_id="do-1243") == "The domain was given up."


def test_unlock_domain_sets_locked_to_0(bench: Bench) -> None:
    bench.call("unlock_domain", domain_id="do-3463")
    assert bench.changes() == [updated("domains", "do-3463", locked=0)]


def test_unlock_domain_is_allowed(bench: Bench) -> None:
    bench.arrange("domains", "do-7600", expires_on="2026-04-02")
    bench.call("unlock_domain", domain_id="do-7600")


def test_unlock_domain_is_refused_because_the_domain_is_not_locked(bench: Bench) -> None:
    assert bench.refusal("unlock_domain", domain_id="do-3381") == "The domain is not locked."


def test_unlock_domain_is_refused_because_the_domain_belongs_to_another_team(bench: Bench) -> None:
    assert bench.refusal("unlock_domain", domain_id="do-2817") == "The domain belongs to another team."


def test_unlock_domain_is_refused_because_the_domain_runs_out_within_15_days(bench: Bench) -> None:
    bench.arrange("domains", "do-7600", expires_on="2026-04-01")
    assert bench.refusal("unlock_domain", domain_id="do-7600") == "The domain runs out within 15 days."


def test_transfer_domain_changes_the_domain(bench: Bench) -> None:
    bench.call("transfer_domain", domain_id="do-4022", team_id="te-8800")
    assert bench.changes() == [updated("domains", "do-4022", team_id="te-8800", locked=1)]


def test_transfer_domain_is_allowed(bench: Bench) -> None:
    bench.arrange("certificates", "ce-1699", domain_id="do-1243")
    bench.call("transfer_domain", domain_id="do-9209", team_id="te-8800")


def test_transfer_domain_is_refused_because_the_domain_belongs_to_another_team(bench: Bench) -> None:
    sentence = bench.refusal("transfer_domain", domain_id="do-1243", team_id="te-9708")
    assert sentence == "The domain belongs to another team."


def test_transfer_domain_is_refused_because_the_team_has_this_domain_already(bench: Bench) -> None:
    sentence = bench.refusal("transfer_domain", domain_id="do-7457", team_id="te-9708")
    assert sentence == "The team has this domain already."


def test_transfer_domain_is_refused_because_the_domain_is_locked(bench: Bench) -> None:
    assert bench.refusal("transfer_domain", domain_id="do-4804", team_id="te-8800") == "The domain is locked."


def test_transfer_domain_is_refused_because_a_request_for_a_certificate_is_under_way(bench: Bench) -> None:
    sentence = bench.refusal("transfer_domain", domain_id="do-4668", team_id="te-8800")
    assert sentence == "A request for a certificate is under way."
