"""Tests of the tools for offers of Marlow housing register."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"applicant_id": "ap-9022"}, ["oe-6549", "oe-7725"]),
        ({"home_id": "ho-9671"}, ["oe-9480"]),
        ({"status": "accepted"}, ["oe-5463", "oe-4101", "oe-6916", "oe-9417", "oe-9519", "oe-9671"]),
        ({"district_id": "di-9246"}, ["oe-3412", "oe-8895", "oe-9417", "oe-9671", "oe-2764", "oe-2514", "oe-3014"]),
        (
            {"officer_id": "of-6290"},
            [
                "oe-8661",
                "oe-3412",
                "oe-6163",
                "oe-9495",
                "oe-8303",
                "oe-2955",
                "oe-2332",
                "oe-3357",
                "oe-6916",
                "oe-6629",
            ],
        ),
        ({"number": "OF-82910"}, ["oe-1442"]),
        (
            {"made_until": "2026-04-18"},
            [
                "oe-5463",
                "oe-7193",
                "oe-8661",
                "oe-3412",
                "oe-6163",
                "oe-2121",
                "oe-2191",
                "oe-6194",
                "oe-9495",
                "oe-6549",
            ],
        ),
    ],
)
def test_find_offers_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_offers", **filters) == ids


def test_find_offers_counts(bench: Bench) -> None:
    assert bench.call("find_offers", made_until="2026-04-18")["total"] == 41


def test_find_offers_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_offers", page=6)
    assert ids == [
        "oe-2993",
        "oe-4648",
        "oe-4872",
        "oe-6200",
        "oe-1442",
        "oe-2514",
        "oe-4196",
        "oe-9480",
        "oe-3014",
        "oe-4828",
    ]


def test_find_offers_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_offers", number="Unheard of") == []


def test_make_offer_adds_a_offer_and_sets_status_to_offered(bench: Bench) -> None:
    bench.call("make_offer", number="New OF-40217", applicant_id="ap-3744", home_id="ho-8390")
    assert bench.changes() == [
        updated("applicants", "ap-3744", status="offered"),
        updated("homes", "ho-8390", status="on_offer"),
        inserted(
            "offers",
            "oe-7231",
            number="New OF-40217",
            status="open",
            applicant_id="ap-3744",
            home_id="ho-8390",
            officer_id="of-6290",
            made_on="2026-05-06",
        ),
    ]


def test_make_offer_is_refused_because_the_home_is_not_free(bench: Bench) -> None:
    sentence = bench.refusal("make_offer", number="OF-21400", applicant_id="ap-1386", home_id="ho-7026")
    assert sentence == "The home is not free."


def test_make_offer_is_refused_because_the_applicant_is_not_waiting(bench: Bench) -> None:
    sentence = bench.refusal("make_offer", number="New OF-15903", applicant_id="ap-6965", home_id="ho-6244")
    assert sentence == "The applicant is not waiting."


def test_make_offer_is_refused_because_the_application_has_not_been_renewed(bench: Bench) -> None:
    bench.arrange("applicants", "ap-1056", renewed_on="2025-05-05")
    sentence = bench.refusal("make_offer", number="OF-10448", applicant_id="ap-1056", home_id="ho-8195")
    assert sentence == "The application has not been renewed."


def test_make_offer_is_refused_because_the_applicant_has_too_high_arrears(bench: Bench) -> None:
    bench.arrange("applicants", "ap-1056", arrears=50001)
    sentence = bench.refusal("make_offer", number="OF-10448", applicant_id="ap-1056", home_id="ho-8195")
    assert sentence == "The applicant has too high arrears."


def test_make_offer_is_refused_because_the_home_has_the_wrong_size(bench: Bench) -> None:
    sentence = bench.refusal("make_offer", number="OF-15903", applicant_id="ap-4393", home_id="ho-9968")
    assert sentence == "The home has the wrong size."


def test_make_offer_is_refused_because_the_applicant_needs_wheelchair_access(bench: Bench) -> None:
    sentence = bench.refusal("make_offer", number="New OF-21400", applicant_id="ap-5977", home_id="ho-3602")
    assert sentence == "The applicant needs wheelchair access."


def test_make_offer_is_refused_because_the_applicant_had_this_offer_before(bench: Bench) -> None:
    sentence = bench.refusal("make_offer", number="OF-21400", applicant_id="ap-1812", home_id="ho-9879")
    assert sentence == "The applicant had this offer before."


def test_make_offer_is_refused_because_somebody_has_far_more_points_for_this_home(bench: Bench) -> None:
    bench.arrange("applicants", "ap-8629", points=2)
    sentence = bench.refusal("make_offer", number="OF-10448", applicant_id="ap-8629", home_id="ho-9522")
    assert sentence == "Somebody has far more points for this home."


def test_make_offer_is_refused_because_this_offer_number_is_taken(bench: Bench) -> None:
    bench.arrange("applicants", "ap-8629", points=3)
    sentence = bench.refusal("make_offer", number="OF-10448", applicant_id="ap-8629", home_id="ho-9522")
    assert sentence == "This offer number is taken."


def test_make_offer_is_refused_because_this_offer_number_is_taken_2(bench: Bench) -> None:
    bench.arrange("applicants", "ap-1056", arrears=50000, renewed_on="2025-05-06")
    sentence = bench.refusal("make_offer", number="OF-10448", applicant_id="ap-1056", home_id="ho-8195")
    assert sentence == "This offer number is taken."


def test_accept_offer_sets_status_to_accepted_and_sets_status_to_housed(bench: Bench) -> None:
    bench.call("accept_offer", offer_id="oe-2993")
    assert bench.changes() == [
        updated("applicants", "ap-1334", status="housed"),
        updated("homes", "ho-3691", status="let", free_since=None),
        updated("offers", "oe-2993", status="accepted"),
    ]


def test_accept_offer_sets_status_to_accepted_and_sets_status_to_dismissed(bench: Bench) -> None:
    bench.call("accept_offer", offer_id="oe-3014")
    assert bench.changes() == [
        updated("appeals", "ae-9162", status="dismissed"),
        updated("applicants", "ap-9784", status="housed"),
        updated("homes", "ho-5804", status="let", free_since=None),
        updated("offers", "oe-3014", status="accepted"),
    ]


def test_accept_offer_is_allowed(bench: Bench) -> None:
    bench.arrange("applicants", "ap-8791", arrears=50000)
    bench.call("accept_offer", offer_id="oe-1423")


def test_accept_offer_is_refused_because_the_offer_must_be_open(bench: Bench) -> None:
    assert bench.refusal("accept_offer", offer_id="oe-6810") == "The offer must be open."


def test_accept_offer_is_refused_because_the_offer_has_run_out(bench: Bench) -> None:
    assert bench.refusal("accept_offer", offer_id="oe-8196") == "The offer has run out."


def test_accept_offer_is_refused_because_the_applicant_has_too_high_arrears(bench: Bench) -> None:
    bench.arrange("applicants", "ap-8791", arrears=50001)
    assert bench.refusal("accept_offer", offer_id="oe-1423") == "The applicant has too high arrears."


def test_refuse_offer_sets_status_to_refused_and_sets_status_to_waiting(bench: Bench) -> None:
    bench.call("refuse_offer", offer_id="oe-2993")
    assert bench.changes() == [
        updated("applicants", "ap-1334", status="waiting"),
        updated("homes", "ho-3691", status="free"),
        updated("offers", "oe-2993", status="refused"),
    ]


def test_refuse_offer_sets_status_to_refused_and_sets_status_to_suspended(bench: Bench) -> None:
    bench.call("refuse_offer", offer_id="oe-4648")
    assert bench.changes() == [
        updated("applicants", "ap-9545", status="suspended"),
        updated("homes", "ho-9599", status="free"),
        updated("offers", "oe-4648", status="refused"),
    ]


def test_refuse_offer_is_refused_because_the_offer_must_be_open(bench: Bench) -> None:
    assert bench.refusal("refuse_offer", offer_id="oe-6810") == "The offer must be open."


def test_refuse_offer_is_refused_because_the_offer_has_run_out(bench: Bench) -> None:
    assert bench.refusal("refuse_offer", offer_id="oe-8196") == "The offer has run out."


def test_lapse_offer_sets_status_to_lapsed_and_changes_the_applicant(bench: Bench) -> None:
    bench.call("lapse_offer", offer_id="oe-8196")
    assert bench.changes() == [
        updated("applicants", "ap-9455", points=41, status="waiting"),
        updated("homes", "ho-2345", status="free"),
        updated("offers", "oe-8196", status="lapsed"),
    ]


def test_lapse_offer_sets_status_to_lapsed_and_sets_status_to_waiting(bench: Bench) -> None:
    bench.arrange("applicants", "ap-5716", points=0)
    bench.call("lapse_offer", offer_id="oe-2184")
    assert bench.changes() == [
        updated("applicants", "ap-5716", status="waiting"),
        updated("homes", "ho-9853", status="free"),
        updated("offers", "oe-2184", status="lapsed"),
    ]


def test_lapse_offer_is_refused_because_the_offer_must_be_open(bench: Bench) -> None:
    assert bench.refusal("lapse_offer", offer_id="oe-6810") == "The offer must be open."


def test_lapse_offer_is_refused_because_the_applicant_still_has_time_to_answer(bench: Bench) -> None:
    assert bench.refusal("lapse_offer", offer_id="oe-2993") == "The applicant still has time to answer."
