"""Tests of the tools for amendments of Lyric Theatre contract archive."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"takes_effect_until": "2025-11-15"}, ["am-2695", "am-5941"]),
        ({"number": "K-8578/A"}, ["am-8115"]),
        ({"contract_id": "co-2825"}, ["am-1806", "am-2550"]),
        ({"partner_id": "pa-2727"}, ["am-8206", "am-9276", "am-3712"]),
        (
            {"status": "draft"},
            [
                "am-8493",
                "am-9344",
                "am-6402",
                "am-6464",
                "am-3291",
                "am-2734",
                "am-7997",
                "am-1483",
                "am-9607",
                "am-7506",
            ],
        ),
        ({"words": "cradford"}, ["am-2695"]),
    ],
)
def test_find_amendments_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_amendments", **filters) == ids


def test_find_amendments_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_amendments", page=7) == ["am-9889", "am-2685"]


def test_find_amendments_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_amendments", words="Unheard of") == []


def test_read_amendment_shows_the_amendment(bench: Bench) -> None:
    result = bench.call("read_amendment", amendment_id="am-3712", from_line=7)
    assert result == {"lines": ["New prices."], "first_line": 7, "total_lines": 7}


def test_read_amendment_shows_the_amendment_with_lines(bench: Bench) -> None:
    result = bench.call("read_amendment", amendment_id="am-3712", from_line=4, lines=3)
    assert result == {
        "lines": ["- **Prepared by:** Felix Hesketh", "- **New hotline:** 0552 2585", ""],
        "first_line": 4,
        "total_lines": 7,
        "next_line": 7,
    }


def test_read_amendment_is_refused_because_this_amendment_ends_at_line_7(bench: Bench) -> None:
    assert bench.refusal("read_amendment", amendment_id="am-3712", from_line=8) == "This amendment ends at line 7."


def test_draft_amendment_adds_a_amendment(bench: Bench) -> None:
    bench.call(
        "draft_amendment",
        number="New K-2442/G",
        contract_id="co-5373",
        reason="Longer term.",
        takes_effect_on="2026-10-06",
        new_value=680000,
        body="As discussed",
    )
    assert bench.changes() == [
        inserted(
            "amendments",
            "am-1529",
            number="New K-2442/G",
            contract_id="co-5373",
            reason="Longer term.",
            status="draft",
            takes_effect_on="2026-10-06",
            new_value=680000,
            body="As discussed",
        ),
    ]


def test_draft_amendment_is_refused_because_the_contract_is_not_in_force_or_notice_was(bench: Bench) -> None:
    sentence = bench.refusal(
        "draft_amendment",
        number="New K-6123/N",
        contract_id="co-4945",
        reason="Dates moved.",
        takes_effect_on="2026-04-26",
        new_value=3350000,
        body="As discussed",
    )
    assert sentence == "The contract is not in force, or notice was given."


@pytest.mark.parametrize(
    "arguments",
    [
        {
            "number": "K-7605/M",
            "contract_id": "co-9221",
            "reason": "New law on data.",
            "takes_effect_on": "2026-09-07",
            "new_value": 3250000,
            "body": "Agreed by phone",
        },
        {
            "number": "K-7605/M",
            "contract_id": "co-9221",
            "reason": "New law on data.",
            "takes_effect_on": "2026-11-06",
            "new_value": 3250000,
            "body": "Agreed by phone",
        },
    ],
)
def test_draft_amendment_is_refused_because_the_amendment_must_take_effect_while_the(
    bench: Bench, arguments: dict[str, Json]
) -> None:
    assert bench.refusal("draft_amendment", **arguments) == "The amendment must take effect while the contract runs."


def test_draft_amendment_is_refused_because_another_amendment_of_this_contract_is_a_draft(bench: Bench) -> None:
    sentence = bench.refusal(
        "draft_amendment",
        number="K-9611/P",
        contract_id="co-2864",
        reason="New law on data.",
        takes_effect_on="2026-11-29",
        new_value=2900000,
        body="Agreed by phone",
    )
    assert sentence == "Another amendment of this contract is a draft."


def test_draft_amendment_is_refused_because_another_amendment_already_has_this_amendment(bench: Bench) -> None:
    sentence = bench.refusal(
        "draft_amendment",
        number="K-9611/P",
        contract_id="co-1544",
        reason="Longer term.",
        takes_effect_on="2026-10-07",
        new_value=3000000,
        body="As discussed",
    )
    assert sentence == "Another amendment already has this amendment number."


def test_sign_amendment_sets_status_to_signed_and_sets_yearly_value_to_3640000(bench: Bench) -> None:
    bench.call("sign_amendment", amendment_id="am-1483")
    assert bench.changes() == [
        updated("amendments", "am-1483", status="signed"),
        updated("contracts", "co-1461", yearly_value=3640000),
    ]


def test_sign_amendment_is_allowed(bench: Bench) -> None:
    bench.arrange("amendments", "am-9607", new_value=4000000)
    bench.call("sign_amendment", amendment_id="am-9607")


def test_sign_amendment_is_allowed_when_new_value_is_2100000_when_contract_id_is_co_1163(bench: Bench) -> None:
    bench.arrange("amendments", "am-9607", new_value=2100000, contract_id="co-1163")
    bench.call("sign_amendment", amendment_id="am-9607")


def test_sign_amendment_is_refused_because_the_amendment_must_be_draft(bench: Bench) -> None:
    assert bench.refusal("sign_amendment", amendment_id="am-4275") == "The amendment must be draft."


def test_sign_amendment_is_refused_because_the_contract_is_not_in_force_or_notice_was_given(bench: Bench) -> None:
    bench.arrange("amendments", "am-9607", contract_id="co-1133")
    sentence = bench.refusal("sign_amendment", amendment_id="am-9607")
    assert sentence == "The contract is not in force, or notice was given."


def test_sign_amendment_is_refused_because_the_new_value_is_above_your_limit(bench: Bench) -> None:
    assert bench.refusal("sign_amendment", amendment_id="am-7130") == "The new value is above your limit."
