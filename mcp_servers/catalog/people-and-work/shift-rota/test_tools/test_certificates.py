"""Tests of the tools for certificates of Larchfield House rota."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"employee_id": "em-1442", "skill_name": "palliative care"}, ["ce-1644"]),
        (
            {"skill_id": "sk-1774"},
            [
                "ce-8818",
                "ce-7636",
                "ce-8364",
                "ce-8170",
                "ce-5490",
                "ce-7332",
                "ce-2214",
                "ce-2395",
                "ce-3086",
                "ce-3856",
            ],
        ),
        ({"valid_until_from": "2029-04-29"}, ["ce-3803"]),
        (
            {"valid_until_until": "2027-01-29"},
            [
                "ce-9807",
                "ce-9038",
                "ce-5303",
                "ce-6045",
                "ce-3371",
                "ce-8818",
                "ce-3070",
                "ce-7236",
                "ce-8823",
                "ce-2278",
            ],
        ),
    ],
)
def test_find_certificates_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_certificates", **filters) == ids


def test_find_certificates_counts(bench: Bench) -> None:
    assert bench.call("find_certificates", valid_until_until="2027-01-29")["total"] == 52


def test_find_certificates_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_certificates", page=4)
    assert ids == [
        "ce-7825",
        "ce-9585",
        "ce-3336",
        "ce-5435",
        "ce-9153",
        "ce-7636",
        "ce-8060",
        "ce-8364",
        "ce-9817",
        "ce-9182",
    ]


def test_find_certificates_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_certificates", skill_name="Unheard of") == []


def test_renew_certificate_changes_the_certificate(bench: Bench) -> None:
    bench.call("renew_certificate", certificate_id="ce-7596")
    assert bench.changes() == [updated("certificates", "ce-7596", passed_on="2026-05-11", valid_until="2029-05-10")]


def test_renew_certificate_is_allowed(bench: Bench) -> None:
    bench.arrange("certificates", "ce-8581", valid_until="2026-07-10")
    bench.call("renew_certificate", certificate_id="ce-8581")


def test_renew_certificate_is_refused_because_the_certificate_is_valid_for_more_than_two(bench: Bench) -> None:
    bench.arrange("certificates", "ce-8581", valid_until="2026-07-11")
    sentence = bench.refusal("renew_certificate", certificate_id="ce-8581")
    assert sentence == "The certificate is valid for more than two months still."


def test_renew_certificate_is_refused_because_the_employee_is_suspended(bench: Bench) -> None:
    assert bench.refusal("renew_certificate", certificate_id="ce-1943") == "The employee is suspended."
