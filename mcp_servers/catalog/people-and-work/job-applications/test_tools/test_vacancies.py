"""Tests of the tools for vacancies of Brandauer recruiting."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"title": "Accountant"}, ["va-6865", "va-9159"]),
        (
            {"recruiter_id": "re-8947"},
            [
                "va-5444",
                "va-6936",
                "va-4338",
                "va-3367",
                "va-6865",
                "va-4382",
                "va-8475",
                "va-5851",
                "va-6792",
                "va-9024",
            ],
        ),
        (
            {"status": "published"},
            [
                "va-4338",
                "va-4997",
                "va-4838",
                "va-7932",
                "va-3367",
                "va-6865",
                "va-7159",
                "va-5204",
                "va-2404",
                "va-9740",
            ],
        ),
        ({"department": "engineering"}, ["va-5444", "va-7159", "va-6792", "va-2221"]),
        ({"number": "V-26-166"}, ["va-6865"]),
    ],
)
def test_find_vacancies_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_vacancies", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"closes_until": "2026-10-10"}, 33),
        ({"min_salary_to": 445000}, 16),
    ],
)
def test_find_vacancies_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_vacancies", **filters)["total"] == total


def test_find_vacancies_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_vacancies", page=5) == ["va-8633", "va-4322", "va-9432", "va-1146"]


def test_find_vacancies_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_vacancies", number="V-26-418", closes_until="2026-09-11", min_salary_to=410000) == []


def test_get_vacancy_shows_the_vacancy(bench: Bench) -> None:
    result = bench.call("get_vacancy", vacancy_id="va-3367")
    assert result == {
        "id": "va-3367",
        "number": "V-26-511",
        "title": "Customer Adviser",
        "department": "marketing",
        "recruiter_id": "re-8947",
        "salary_from": 315000,
        "salary_to": 505000,
        "status": "published",
        "places": 3,
        "closes_on": "2026-09-03",
        "recruiter_name": "Jérôme Renaud",
        "running_applications": 4,
        "free_places": 1,
    }


def test_publish_vacancy_changes_the_vacancy(bench: Bench) -> None:
    bench.call("publish_vacancy", vacancy_id="va-8633", closes_on="2026-09-22")
    assert bench.changes() == [updated("vacancies", "va-8633", status="published", closes_on="2026-09-22")]


def test_publish_vacancy_is_refused_because_the_vacancy_must_be_draft(bench: Bench) -> None:
    sentence = bench.refusal("publish_vacancy", vacancy_id="va-3367", closes_on="2026-09-15")
    assert sentence == "The vacancy must be draft."


def test_publish_vacancy_is_refused_because_a_vacancy_is_published_for_at_least_two_weeks(bench: Bench) -> None:
    sentence = bench.refusal("publish_vacancy", vacancy_id="va-4322", closes_on="2026-09-16")
    assert sentence == "A vacancy is published for at least two weeks."


def test_publish_vacancy_is_refused_because_a_vacancy_is_published_for_at_most_60_days(bench: Bench) -> None:
    sentence = bench.refusal("publish_vacancy", vacancy_id="va-8633", closes_on="2026-11-08")
    assert sentence == "A vacancy is published for at most 60 days."


def test_publish_vacancy_is_refused_because_the_recruiter_has_no_room_for_another_vacancy(bench: Bench) -> None:
    bench.arrange("recruiters", "re-6754", most_vacancies=10)
    sentence = bench.refusal("publish_vacancy", vacancy_id="va-8633", closes_on="2026-11-07")
    assert sentence == "The recruiter has no room for another vacancy."


def test_extend_vacancy_sets_closes_on_to_2026_11_07(bench: Bench) -> None:
    bench.call("extend_vacancy", vacancy_id="va-1713", closes_on="2026-11-07")
    assert bench.changes() == [updated("vacancies", "va-1713", closes_on="2026-11-07")]


def test_extend_vacancy_is_allowed(bench: Bench) -> None:
    bench.arrange("vacancies", "va-5851", places=3)
    bench.call("extend_vacancy", vacancy_id="va-5851", closes_on="2026-10-27")


def test_extend_vacancy_is_refused_because_only_a_published_vacancy_can_be_extended(bench: Bench) -> None:
    sentence = bench.refusal("extend_vacancy", vacancy_id="va-1797", closes_on="2026-08-08")
    assert sentence == "Only a published vacancy can be extended."


def test_extend_vacancy_is_refused_because_the_new_closing_date_must_be_later_than_the_old(bench: Bench) -> None:
    sentence = bench.refusal("extend_vacancy", vacancy_id="va-4382", closes_on="2026-09-16")
    assert sentence == "The new closing date must be later than the old one."


def test_extend_vacancy_is_refused_because_a_vacancy_is_published_for_at_most_60_days(bench: Bench) -> None:
    sentence = bench.refusal("extend_vacancy", vacancy_id="va-1713", closes_on="2026-11-08")
    assert sentence == "A vacancy is published for at most 60 days."


def test_extend_vacancy_is_refused_because_enough_people_are_shortlisted_already(bench: Bench) -> None:
    sentence = bench.refusal("extend_vacancy", vacancy_id="va-5851", closes_on="2026-10-27")
    assert sentence == "Enough people are shortlisted already."


def test_close_vacancy_sets_status_to_closed(bench: Bench) -> None:
    bench.call("close_vacancy", vacancy_id="va-6792")
    assert bench.changes() == [updated("vacancies", "va-6792", status="closed")]


def test_close_vacancy_is_refused_because_the_vacancy_must_be_published(bench: Bench) -> None:
    assert bench.refusal("close_vacancy", vacancy_id="va-1797") == "The vacancy must be published."


def test_close_vacancy_is_refused_because_the_closing_date_has_not_passed_and_too_few(bench: Bench) -> None:
    sentence = bench.refusal("close_vacancy", vacancy_id="va-5204")
    assert sentence == "The closing date has not passed and too few people have applied."
