"""Ids that nobody has, given to the tools of Meadowbank dairy farm."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("get_cow", {"cow_id": "xx-0000"}, "No cow has this id."),
        ("get_tank", {"tank_id": "xx-0000"}, "No tank has this id."),
        (
            "record_milking",
            {"cow_id": "xx-0000", "tank_id": "ta-8219", "litres": 20, "cells": 150},
            "No cow has this id.",
        ),
        (
            "record_milking",
            {"cow_id": "co-1012", "tank_id": "xx-0000", "litres": 20, "cells": 150},
            "No tank has this id.",
        ),
        (
            "divert_milking",
            {"cow_id": "xx-0000", "destination": "drain", "litres": 13, "cells": 690},
            "No cow has this id.",
        ),
        ("treat_cow", {"cow_id": "xx-0000", "medicine_id": "me-9027", "reason": "fever"}, "No cow has this id."),
        ("treat_cow", {"cow_id": "co-1012", "medicine_id": "xx-0000", "reason": "fever"}, "No medicine has this id."),
        ("check_treatment", {"treatment_id": "xx-0000"}, "No treatment has this id."),
        ("move_cow", {"cow_id": "xx-0000", "pen_id": "pe-3992"}, "No cow has this id."),
        ("move_cow", {"cow_id": "co-1012", "pen_id": "xx-0000"}, "No pen has this id."),
        ("inseminate_cow", {"cow_id": "xx-0000", "bull": "Galileo"}, "No cow has this id."),
        ("judge_insemination", {"insemination_id": "xx-0000", "result": "pregnant"}, "No insemination has this id."),
        ("dry_off_cow", {"cow_id": "xx-0000", "pen_id": "pe-4153"}, "No cow has this id."),
        ("dry_off_cow", {"cow_id": "co-1012", "pen_id": "xx-0000"}, "No pen has this id."),
        ("record_calving", {"cow_id": "xx-0000", "pen_id": "pe-5574"}, "No cow has this id."),
        ("record_calving", {"cow_id": "co-1012", "pen_id": "xx-0000"}, "No pen has this id."),
        ("sell_cow", {"cow_id": "xx-0000"}, "No cow has this id."),
        ("deliver_order", {"order_id": "or-1014", "tank_id": "xx-0000"}, "No tank has this id."),
        ("deliver_order", {"order_id": "xx-0000", "tank_id": "ta-4492"}, "No order has this id."),
        ("cancel_order", {"order_id": "xx-0000"}, "No order has this id."),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence
