"""What the words of an instruction may mean."""

from typing import Literal

import pytest

from mcp_servers.checks.readings import states
from mcp_servers.contracts import Json, Slot

NOW = "2026-03-04T09:00"  # a Wednesday
Rule = Literal["verbatim", "date", "moment", "money", "number", "enum", "schema"]


@pytest.mark.parametrize(
    ("rule", "said", "value"),
    [
        ("verbatim", "Havørn", "Havørn"),
        ("date", "4 March 2026", "2026-03-04"),
        ("date", "14 May", "2026-05-14"),
        ("date", "May 14th, 2027", "2027-05-14"),
        ("date", "the 1st of January", "2027-01-01"),
        ("date", "2026-12-24", "2026-12-24"),
        ("date", "tomorrow", "2026-03-05"),
        ("date", "the day after tomorrow", "2026-03-06"),
        ("date", "in two weeks", "2026-03-18"),
        ("date", "Friday", "2026-03-06"),
        ("date", "next Wednesday", "2026-03-11"),
        ("date", "Thursday 5 March", "2026-03-05"),
        ("moment", "09:30 on 4 March", "2026-03-04T09:30"),
        ("moment", "tomorrow at 2 pm", "2026-03-05T14:00"),
        ("moment", "12 am on 5 March 2026", "2026-03-05T00:00"),
        ("moment", "noon today", "2026-03-04T12:00"),
        ("moment", "now", "2026-03-04T09:00"),
        ("money", "€12.50", 1250),
        ("money", "1,200 kroner", 120000),
        ("money", "12,50 €", 1250),
        ("money", "45 øre", 45),
        ("money", "fifty francs", 5000),
        ("number", "eight", 8),
        ("number", "eight metres", 8),
        ("number", "twenty-five seats", 25),
        ("number", "a dozen", 12),
        ("number", "two hundred", 200),
        ("number", "1,500", 1500),
        ("number", "2.5 hours", 2.5),
        ("enum", "checked in", "checked_in"),
        ("enum", "called off as a no show", "no-show"),
        ("enum", "bookings", "booked"),
        ("enum", "with archived ones", True),
        ("schema", "", 1),
    ],
)
def test_words_state_a_value(rule: Rule, said: str, value: Json) -> None:
    assert states(Slot(value=value, said=said, rule=rule), NOW)


@pytest.mark.parametrize(
    ("rule", "said", "value"),
    [
        ("verbatim", "", ""),
        ("verbatim", "Havorn", "Havørn"),
        ("date", "4 March", "2026-03-05"),
        ("date", "31 February", "2026-02-28"),
        ("date", "Thursday 5 March", "2026-03-12"),
        ("date", "some day", "2026-03-04"),
        ("moment", "4 March", "2026-03-04T09:00"),
        ("moment", "09:30 on 4 March", "2026-03-04T21:30"),
        ("moment", "2 pm", 14),
        ("money", "€12.50", 12),
        ("money", "€12.505", 1250),
        ("money", "45 øre", 4500),
        ("number", "eight", 9),
        ("number", "weights", 8),
        ("number", "12", "12"),
        ("enum", "open", "closed"),
        ("enum", "", True),
    ],
)
def test_words_do_not_state_another_value(rule: Rule, said: str, value: Json) -> None:
    assert not states(Slot(value=value, said=said, rule=rule), NOW)
