"""What goes through a set is found; what only asks it, counts it or sorts it is not."""

import ast

import pytest

from mcp_servers.checks.orders import orders_of_sets


@pytest.mark.parametrize(
    "code",
    [
        "for name in {'a', 'b'}: pass",
        "names = set(rows)\nlater = names\nfor name in later: pass",
        "list(set(rows))",
        "next(iter({1, 2}))",
        "sorted(set(rows), key=len)",
        "[row for row in before.keys() & after]",
        "names = {1, 2}\nnames.pop()",
        "first, *rest = {1, 2}",
        "{'names': {1, 2}}",
        "groups = defaultdict(set)",
        "for row in rows or {1}: pass",
        "for row in KEPT: pass",
    ],
)
def test_an_order_that_a_set_gives_is_found(code: str) -> None:
    assert list(orders_of_sets(ast.parse(code), {"KEPT"}))


@pytest.mark.parametrize(
    "code",
    [
        "len({row['boat'] for row in rows})",
        "name in {'a', 'b'}",
        "sorted(set(rows))",
        "seen: set[str] = set()\nseen.add(name)\nif name in seen: pass",
        "len(after.keys() - before.keys()) == 1",
        "for name in dict.fromkeys(rows): pass",
        "total = one - other",
    ],
)
def test_what_asks_for_no_order_passes(code: str) -> None:
    assert not list(orders_of_sets(ast.parse(code), set()))
