"""Tests of the tools for matches of Stadtlinien lost property."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"traveller_id": "tr-4365"}, ["ma-2414", "ma-1620", "ma-4182", "ma-2867"]),
        ({"loss_report_id": "lo-8223"}, ["ma-4182"]),
        ({"status": "rejected"}, ["ma-5947", "ma-8128", "ma-7437", "ma-2733", "ma-3401"]),
        (
            {"office_id": "of-7784"},
            ["ma-2514", "ma-1620", "ma-6327", "ma-4198", "ma-3237", "ma-8681", "ma-3145", "ma-4133", "ma-5875"],
        ),
        ({"found_item_id": "fo-4913"}, ["ma-6211"]),
        (
            {"collect_by_until": "2026-11-19"},
            [
                "ma-2414",
                "ma-2514",
                "ma-8207",
                "ma-1620",
                "ma-4967",
                "ma-2225",
                "ma-5226",
                "ma-8015",
                "ma-8135",
                "ma-3759",
            ],
        ),
    ],
)
def test_find_matches_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_matches", **filters) == ids


def test_find_matches_counts(bench: Bench) -> None:
    assert bench.call("find_matches", collect_by_until="2026-11-19")["total"] == 29


def test_find_matches_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_matches", page=5) == ["ma-2092", "ma-5138", "ma-5289", "ma-3145", "ma-4133", "ma-5875"]


def test_find_matches_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_matches", found_item_id="fo-7131") == []


def test_propose_match_adds_a_match(bench: Bench) -> None:
    bench.arrange("matches", "ma-1620", found_item_id="fo-4177")
    bench.call("propose_match", found_item_id="fo-4177", loss_report_id="lo-5755")
    assert bench.changes() == [
        inserted(
            "matches",
            "ma-2190",
            found_item_id="fo-4177",
            loss_report_id="lo-5755",
            proposed_by_id="cl-3267",
            proposed_on="2026-11-03",
            status="proposed",
            fee=0,
        ),
    ]


def test_propose_match_is_allowed(bench: Bench) -> None:
    bench.arrange("found_items", "fo-4177", found_on="2026-10-31")
    bench.call("propose_match", found_item_id="fo-4177", loss_report_id="lo-5755")


def test_propose_match_is_refused_because_the_item_is_not_free(bench: Bench) -> None:
    assert bench.refusal("propose_match", found_item_id="fo-3468", loss_report_id="lo-7506") == "The item is not free."


def test_propose_match_is_refused_because_the_report_is_not_open(bench: Bench) -> None:
    sentence = bench.refusal("propose_match", found_item_id="fo-3158", loss_report_id="lo-7506")
    assert sentence == "The report is not open."


def test_propose_match_is_refused_because_the_categories_differ(bench: Bench) -> None:
    assert bench.refusal("propose_match", found_item_id="fo-7235", loss_report_id="lo-8797") == "The categories differ."


def test_propose_match_is_refused_because_the_colours_differ(bench: Bench) -> None:
    assert bench.refusal("propose_match", found_item_id="fo-7127", loss_report_id="lo-2966") == "The colours differ."


def test_propose_match_is_refused_because_the_item_was_found_before_the_loss(bench: Bench) -> None:
    sentence = bench.refusal("propose_match", found_item_id="fo-5520", loss_report_id="lo-9362")
    assert sentence == "The item was found before the loss."


def test_propose_match_is_refused_because_the_item_was_found_more_than_30_days_after_the(bench: Bench) -> None:
    bench.arrange("found_items", "fo-4177", found_on="2026-11-01")
    sentence = bench.refusal("propose_match", found_item_id="fo-4177", loss_report_id="lo-5755")
    assert sentence == "The item was found more than 30 days after the loss."


def test_propose_match_is_refused_because_another_match_of_this_item_is_waiting(bench: Bench) -> None:
    bench.arrange("matches", "ma-1620", found_item_id="fo-4177", status="proposed")
    sentence = bench.refusal("propose_match", found_item_id="fo-4177", loss_report_id="lo-5755")
    assert sentence == "Another match of this item is waiting."


def test_propose_match_is_refused_because_this_match_was_proposed_before(bench: Bench) -> None:
    bench.arrange("matches", "ma-1620", found_item_id="fo-4177", loss_report_id="lo-5755")
    bench.arrange("found_items", "fo-4177", found_on="2026-10-01")
    sentence = bench.refusal("propose_match", found_item_id="fo-4177", loss_report_id="lo-5755")
    assert sentence == "This match was proposed before."


def test_confirm_match_changes_the_match_and_sets_status_to_promised(bench: Bench) -> None:
    bench.call("confirm_match", match_id="ma-3145", proof="receipt")
    assert bench.changes() == [
        updated("found_items", "fo-7778", status="promised"),
        updated("loss_reports", "lo-4378", status="matched"),
        updated(
            "matches",
            "ma-3145",
            status="confirmed",
            confirmed_by_id="cl-3267",
            confirmed_on="2026-11-03",
            proof="receipt",
            collect_by="2026-11-17",
        ),
    ]


def test_confirm_match_is_refused_because_the_match_must_be_proposed(bench: Bench) -> None:
    assert bench.refusal("confirm_match", match_id="ma-2733", proof="identity_card") == "The match must be proposed."


def test_confirm_match_is_refused_because_you_proposed_this_match_yourself(bench: Bench) -> None:
    sentence = bench.refusal("confirm_match", match_id="ma-5670", proof="identity_card")
    assert sentence == "You proposed this match yourself."


def test_confirm_match_is_refused_because_the_item_is_not_free(bench: Bench) -> None:
    bench.arrange("matches", "ma-3145", found_item_id="fo-3468")
    assert bench.refusal("confirm_match", match_id="ma-3145", proof="description") == "The item is not free."


def test_confirm_match_is_refused_because_the_report_is_not_open_any_more(bench: Bench) -> None:
    bench.arrange("matches", "ma-3145", loss_report_id="lo-9008")
    assert bench.refusal("confirm_match", match_id="ma-3145", proof="description") == "The report is not open any more."


def test_confirm_match_is_refused_because_a_description_is_no_proof_for_valuables(bench: Bench) -> None:
    sentence = bench.refusal("confirm_match", match_id="ma-3145", proof="description")
    assert sentence == "A description is no proof for valuables."


def test_reject_match_sets_status_to_rejected(bench: Bench) -> None:
    bench.call("reject_match", match_id="ma-5152")
    assert bench.changes() == [updated("matches", "ma-5152", status="rejected")]


def test_reject_match_is_refused_because_the_match_must_be_proposed(bench: Bench) -> None:
    assert bench.refusal("reject_match", match_id="ma-8128") == "The match must be proposed."


def test_reject_match_is_refused_because_leave_a_match_of_yours_to_a_colleague_for_three(bench: Bench) -> None:
    bench.arrange("matches", "ma-5152", proposed_on="2026-11-01")
    assert bench.refusal("reject_match", match_id="ma-5152") == "Leave a match of yours to a colleague for three days."


def test_extend_collection_sets_collect_by_to_2026_11_22(bench: Bench) -> None:
    bench.call("extend_collection", match_id="ma-2867")
    assert bench.changes() == [updated("matches", "ma-2867", collect_by="2026-11-22")]


def test_extend_collection_is_allowed(bench: Bench) -> None:
    bench.arrange("matches", "ma-2867", collect_by="2026-11-03")
    bench.call("extend_collection", match_id="ma-2867")


def test_extend_collection_is_refused_because_the_item_is_not_waiting_to_be_collected(bench: Bench) -> None:
    assert bench.refusal("extend_collection", match_id="ma-8128") == "The item is not waiting to be collected."


def test_extend_collection_is_refused_because_the_time_for_collection_is_over(bench: Bench) -> None:
    assert bench.refusal("extend_collection", match_id="ma-4967") == "The time for collection is over."


def test_extend_collection_is_refused_because_the_time_has_been_extended_before(bench: Bench) -> None:
    bench.arrange("matches", "ma-2867", confirmed_on="2026-10-31")
    assert bench.refusal("extend_collection", match_id="ma-2867") == "The time has been extended before."


def test_hand_over_item_changes_the_match_and_sets_status_to_returned(bench: Bench) -> None:
    bench.call("hand_over_item", match_id="ma-2867")
    assert bench.changes() == [
        updated("found_items", "fo-1871", status="returned"),
        updated("loss_reports", "lo-6306", status="settled"),
        updated("matches", "ma-2867", status="collected", fee=600),
    ]


def test_hand_over_item_changes_the_match_and_sets_status_to_returned_2(bench: Bench) -> None:
    bench.arrange("matches", "ma-3759", collect_by="2026-11-03")
    bench.call("hand_over_item", match_id="ma-3759")
    assert bench.changes() == [
        updated("found_items", "fo-2625", status="returned"),
        updated("loss_reports", "lo-8611", status="settled"),
        updated("matches", "ma-3759", status="collected", fee=400),
    ]


def test_hand_over_item_is_refused_because_the_match_must_be_confirmed(bench: Bench) -> None:
    assert bench.refusal("hand_over_item", match_id="ma-2733") == "The match must be confirmed."


def test_hand_over_item_is_refused_because_the_item_lies_at_another_office(bench: Bench) -> None:
    assert bench.refusal("hand_over_item", match_id="ma-2092") == "The item lies at another office."


def test_hand_over_item_is_refused_because_the_time_for_collection_is_over(bench: Bench) -> None:
    assert bench.refusal("hand_over_item", match_id="ma-4967") == "The time for collection is over."


def test_hand_over_item_is_refused_because_the_item_is_on_its_way_to_another_office(bench: Bench) -> None:
    assert bench.refusal("hand_over_item", match_id="ma-3070") == "The item is on its way to another office."


def test_lapse_match_sets_status_to_lapsed_and_sets_status_to_stored(bench: Bench) -> None:
    bench.call("lapse_match", match_id="ma-4967")
    assert bench.changes() == [
        updated("found_items", "fo-2303", status="stored"),
        updated("loss_reports", "lo-1754", status="open"),
        updated("matches", "ma-4967", status="lapsed"),
    ]


def test_lapse_match_is_refused_because_the_match_must_be_confirmed(bench: Bench) -> None:
    assert bench.refusal("lapse_match", match_id="ma-2733") == "The match must be confirmed."


def test_lapse_match_is_refused_because_the_traveller_still_has_time(bench: Bench) -> None:
    bench.arrange("matches", "ma-2225", collect_by="2026-11-03")
    assert bench.refusal("lapse_match", match_id="ma-2225") == "The traveller still has time."
