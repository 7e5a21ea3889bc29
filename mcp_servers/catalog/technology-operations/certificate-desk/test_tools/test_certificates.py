"""Tests of the tools for certificates of Sundhavn domains and certificates."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"number": "CR-9557-VZ"}, ["ce-2528"]),
        (
            {"authority_id": "au-9447"},
            [
                "ce-6773",
                "ce-7737",
                "ce-8352",
                "ce-6979",
                "ce-8880",
                "ce-1707",
                "ce-3812",
                "ce-4888",
                "ce-7496",
                "ce-2435",
            ],
        ),
        (
            {"wildcard": False},
            [
                "ce-3470",
                "ce-4807",
                "ce-5094",
                "ce-1699",
                "ce-2557",
                "ce-9215",
                "ce-3617",
                "ce-2184",
                "ce-7737",
                "ce-2111",
            ],
        ),
        ({"domain_id": "do-9209"}, ["ce-1699", "ce-7581"]),
    ],
)
def test_find_certificates_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_certificates", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"valid_until_until": "2026-01-20"}, 24),
        ({"team_id": "te-8800"}, 69),
        ({"status": "revoked"}, 9),
    ],
)
def test_find_certificates_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_certificates", **filters)["total"] == total


def test_find_certificates_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_certificates", page=13) == ["ce-3588", "ce-6248", "ce-2833", "ce-7726"]


def test_find_certificates_finds_nothing(bench: Bench) -> None:
    ids = bench.ids(
        "find_certificates",
        domain_id="do-2817",
        team_id="te-8800",
        status="revoked",
        valid_until_until="2026-03-10",
    )
    assert ids == []


def test_get_certificate_shows_the_certificate(bench: Bench) -> None:
    bench.arrange("deployments", "de-1036", certificate_id="ce-1699")
    result = bench.call("get_certificate", certificate_id="ce-1699")
    assert result == {
        "id": "ce-1699",
        "number": "CR-0452-HF",
        "domain_id": "do-9209",
        "authority_id": "au-8016",
        "wildcard": False,
        "status": "requested",
        "requested_on": "2026-03-09",
        "domain_name": "eastgateshop.example",
        "authority_name": "Kestrel Sign",
        "live_hosts": 0,
    }


def test_report_certificates_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_certificates", status="revoked", wildcard=True, team_id="te-9708") == []


def test_report_certificates_adds_up(bench: Bench) -> None:
    result = bench.call("report_certificates", status="validated")
    assert result == {
        "items": [
            {"authority_name": "Harbour CA", "certificates": 3},
            {"authority_name": "Kestrel Sign", "certificates": 5},
            {"authority_name": "OpenSeal", "certificates": 2},
            {"authority_name": "Veritas Mare", "certificates": 3},
        ],
        "total": 4,
    }


def test_report_certificates_adds_up_with_team_id(bench: Bench) -> None:
    result = bench.call("report_certificates", team_id="te-9708")
    assert result == {
        "items": [
            {"authority_name": "Harbour CA", "certificates": 7, "last_end": "2026-04-03"},
            {"authority_name": "Kestrel Sign", "certificates": 21, "last_end": "2026-06-03"},
            {"authority_name": "OpenSeal", "certificates": 10, "last_end": "2026-05-17"},
            {"authority_name": "Signet North", "certificates": 9, "last_end": "2026-08-22"},
            {"authority_name": "Veritas Mare", "certificates": 8, "last_end": "2026-04-09"},
        ],
        "total": 5,
    }


def test_report_certificates_adds_up_with_wildcard(bench: Bench) -> None:
    result = bench.call("report_certificates", wildcard=False)
    assert result == {
        "items": [
            {"authority_name": "Harbour CA", "certificates": 12, "last_end": "2026-04-22"},
            {"authority_name": "Kestrel Sign", "certificates": 27, "last_end": "2026-06-03"},
            {"authority_name": "OpenSeal", "certificates": 14, "last_end": "2026-05-17"},
            {"authority_name": "Signet North", "certificates": 14, "last_end": "2026-09-23"},
            {"authority_name": "Veritas Mare", "certificates": 14, "last_end": "2026-05-19"},
        ],
        "total": 5,
    }


def test_request_certificate_adds_a_certificate(bench: Bench) -> None:
    bench.call(
        "request_certificate",
        number="New CR-3137-MD",
        domain_id="do-7793",
        authority_id="au-8016",
        wildcard=True,
    )
    assert bench.changes() == [
        inserted(
            "certificates",
            "ce-5429",
            number="New CR-3137-MD",
            domain_id="do-7793",
            authority_id="au-8016",
            wildcard=1,
            status="requested",
            requested_on="2026-03-17",
        ),
    ]


def test_request_certificate_is_allowed(bench: Bench) -> None:
    bench.arrange("certificates", "ce-1843", valid_until="2026-05-01")
    bench.call("request_certificate", number="New CR-5109-GS", domain_id="do-6579", authority_id="au-9447")


def test_request_certificate_is_refused_because_the_domain_belongs_to_another_team(bench: Bench) -> None:
    sentence = bench.refusal(
        "request_certificate",
        number="New CR-2036-ZM",
        domain_id="do-7789",
        authority_id="au-9447",
    )
    assert sentence == "The domain belongs to another team."


def test_request_certificate_is_refused_because_the_domain_was_given_up(bench: Bench) -> None:
    sentence = bench.refusal(
        "request_certificate",
        number="New CR-3137-MD",
        domain_id="do-4804",
        authority_id="au-8016",
    )
    assert sentence == "The domain was given up."


def test_request_certificate_is_refused_because_the_domain_is_about_to_run_out(bench: Bench) -> None:
    sentence = bench.refusal("request_certificate", number="CR-3137-MD", domain_id="do-9209", authority_id="au-8016")
    assert sentence == "The domain is about to run out."


def test_request_certificate_is_refused_because_a_request_of_this_kind_is_under_way_already(bench: Bench) -> None:
    bench.arrange("domains", "do-7012", expires_on="2026-03-31")
    sentence = bench.refusal("request_certificate", number="CR-5109-GS", domain_id="do-7012", authority_id="au-9052")
    assert sentence == "A request of this kind is under way already."


def test_request_certificate_is_refused_because_a_certificate_of_this_kind_is_valid_for_a(bench: Bench) -> None:
    bench.arrange("certificates", "ce-1843", valid_until="2026-05-02")
    sentence = bench.refusal(
        "request_certificate",
        number="New CR-5109-GS",
        domain_id="do-6579",
        authority_id="au-9447",
    )
    assert sentence == "A certificate of this kind is valid for a long time yet."


@pytest.mark.parametrize(
    "arguments",
    [
        {"number": "CR-2036-ZM", "domain_id": "do-7600", "authority_id": "au-8016"},
        {"number": "CR-5109-GS", "domain_id": "do-3463", "authority_id": "au-8016"},
    ],
)
def test_request_certificate_is_refused_because_another_certificate_already_has_this_number(
    bench: Bench, arguments: dict[str, Json]
) -> None:
    assert bench.refusal("request_certificate", **arguments) == "Another certificate already has this number."


def test_validate_certificate_changes_the_certificate(bench: Bench) -> None:
    bench.call("validate_certificate", certificate_id="ce-4367", method="name_record")
    assert bench.changes() == [updated("certificates", "ce-4367", status="validated", method="name_record")]


def test_validate_certificate_is_allowed(bench: Bench) -> None:
    bench.call("validate_certificate", certificate_id="ce-9279", method="name_record")


def test_validate_certificate_is_refused_because_the_certificate_must_be_requested(bench: Bench) -> None:
    sentence = bench.refusal("validate_certificate", certificate_id="ce-1843", method="name_record")
    assert sentence == "The certificate must be requested."


def test_validate_certificate_is_refused_because_wildcard_names_are_checked_by_a_name(bench: Bench) -> None:
    sentence = bench.refusal("validate_certificate", certificate_id="ce-3354", method="email")
    assert sentence == "Wildcard names are checked by a name record only."


def test_validate_certificate_is_refused_because_the_domain_has_run_out(bench: Bench) -> None:
    assert bench.refusal("validate_certificate", certificate_id="ce-1699", method="file") == "The domain has run out."


def test_validate_certificate_is_refused_because_the_request_is_more_than_a_week_old(bench: Bench) -> None:
    bench.arrange("domains", "do-9209", expires_on="2026-03-17")
    sentence = bench.refusal("validate_certificate", certificate_id="ce-1699", method="file")
    assert sentence == "The request is more than a week old."


def test_issue_certificate_changes_the_certificate(bench: Bench) -> None:
    bench.call("issue_certificate", certificate_id="ce-3994")
    assert bench.changes() == [
        updated("certificates", "ce-3994", status="issued", valid_from="2026-03-17", valid_until="2026-04-02"),
    ]


def test_issue_certificate_is_allowed(bench: Bench) -> None:
    bench.arrange("domains", "do-7012", expires_on="2026-03-25")
    bench.call("issue_certificate", certificate_id="ce-3994")


def test_issue_certificate_is_refused_because_the_certificate_must_be_validated(bench: Bench) -> None:
    assert bench.refusal("issue_certificate", certificate_id="ce-1699") == "The certificate must be validated."


def test_issue_certificate_is_refused_because_the_domain_was_given_up(bench: Bench) -> None:
    bench.arrange("certificates", "ce-3994", domain_id="do-1243")
    assert bench.refusal("issue_certificate", certificate_id="ce-3994") == "The domain was given up."


def test_issue_certificate_is_refused_because_the_domain_is_about_to_run_out(bench: Bench) -> None:
    bench.arrange("domains", "do-7012", expires_on="2026-03-24")
    assert bench.refusal("issue_certificate", certificate_id="ce-3994") == "The domain is about to run out."


def test_issue_certificate_is_refused_because_the_authority_issues_no_more_this_week(bench: Bench) -> None:
    assert bench.refusal("issue_certificate", certificate_id="ce-7496") == "The authority issues no more this week."


def test_drop_request_sets_status_to_dropped(bench: Bench) -> None:
    bench.call("drop_request", certificate_id="ce-2557")
    assert bench.changes() == [updated("certificates", "ce-2557", status="dropped")]


def test_drop_request_is_refused_because_the_certificate_must_be_requested_or_validated(bench: Bench) -> None:
    assert bench.refusal("drop_request", certificate_id="ce-2038") == "The certificate must be requested or validated."


def test_drop_request_is_refused_because_the_request_is_younger_than_three_days(bench: Bench) -> None:
    assert bench.refusal("drop_request", certificate_id="ce-3354") == "The request is younger than three days."


def test_revoke_certificate_sets_status_to_revoked_and_sets_status_to_removed(bench: Bench) -> None:
    bench.call("revoke_certificate", certificate_id="ce-5483")
    assert bench.changes() == [
        updated("certificates", "ce-5483", status="revoked"),
        updated("deployments", "de-9152", status="removed"),
    ]


def test_revoke_certificate_sets_status_to_revoked_and_sets_status_to_cancelled(bench: Bench) -> None:
    bench.call("revoke_certificate", certificate_id="ce-1843")
    assert bench.changes() == [
        updated("certificates", "ce-1843", status="revoked"),
        updated("deployments", "de-6967", status="cancelled"),
    ]


def test_revoke_certificate_is_refused_because_the_certificate_must_be_issued(bench: Bench) -> None:
    assert bench.refusal("revoke_certificate", certificate_id="ce-8352") == "The certificate must be issued."


def test_revoke_certificate_is_refused_because_the_domain_belongs_to_another_team(bench: Bench) -> None:
    assert bench.refusal("revoke_certificate", certificate_id="ce-4661") == "The domain belongs to another team."


def test_revoke_certificate_is_refused_because_a_live_host_still_uses_the_certificate(bench: Bench) -> None:
    assert bench.refusal("revoke_certificate", certificate_id="ce-6596") == "A live host still uses the certificate."
