"""States, their differences, and the form in which tasks expect them."""

import sqlite3

import pytest

from mcp_servers.contracts import EnvironmentFault, Json
from mcp_servers.runtime.expressions import evaluate, sources_of
from mcp_servers.runtime.states import compare_states, expected_change, key_columns, read_state
from mcp_servers.runtime.template import connect

SCHEMA = """
CREATE TABLE orders (id TEXT PRIMARY KEY, note TEXT, made_at TEXT);
CREATE TABLE lines (id TEXT PRIMARY KEY, order_id TEXT REFERENCES orders (id), item TEXT);
CREATE TABLE labels (item TEXT, label TEXT, PRIMARY KEY (item, label));
CREATE TABLE log (entry TEXT);
INSERT INTO orders VALUES ('or-1', 'first', '2026-03-04T09:00');
INSERT INTO labels VALUES ('tea', 'hot');
INSERT INTO log VALUES ('opened');
"""
GENERATED = {"orders": ("id", "made_at"), "lines": ("id",)}


@pytest.fixture
def database() -> sqlite3.Connection:
    connection = connect()
    connection.executescript(SCHEMA)
    return connection


def test_rows_are_read_by_key(database: sqlite3.Connection) -> None:
    state = read_state(database)
    assert state["orders"]["or-1"]["note"] == "first"
    assert list(state["labels"]) == ["tea/hot"]
    assert state["log"] == {"1": {"entry": "opened"}}


def test_only_single_keys_are_key_columns(database: sqlite3.Connection) -> None:
    assert key_columns(database) == {"orders": "id", "lines": "id"}


def test_a_difference_names_what_changed(database: sqlite3.Connection) -> None:
    before = read_state(database)
    database.execute("UPDATE orders SET note = 'changed'")
    database.execute("DELETE FROM labels")
    database.execute("INSERT INTO log VALUES ('closed')")
    rows = compare_states(before, read_state(database)).rows
    assert [(row.table, row.change, row.key, row.values) for row in rows] == [
        ("labels", "deleted", "tea/hot", {}),
        ("log", "inserted", "2", {"entry": "closed"}),
        ("orders", "updated", "or-1", {"note": "changed"}),
    ]


def test_a_table_that_is_gone_lost_its_rows(database: sqlite3.Connection) -> None:
    before = read_state(database)
    after = {table: rows for table, rows in before.items() if table != "orders"}
    assert [row.change for row in compare_states(before, after).rows] == ["deleted"]


def test_an_expected_change_is_the_same_whatever_ids_the_world_makes(database: sqlite3.Connection) -> None:
    before = read_state(database)
    changes = []
    for key, time in (("or-7", "2026-03-04T09:00"), ("or-9", "2026-03-04T09:05")):
        database.execute("BEGIN")
        database.execute("INSERT INTO orders VALUES (?, 'new', ?)", (key, time))
        database.execute("INSERT INTO lines VALUES (?, ?, 'tea')", (f"li-{key}", key))
        changes.append(expected_change(before, read_state(database), GENERATED, key_columns(database)))
        database.execute("ROLLBACK")
    assert changes[0] == changes[1]
    line, order = changes[0].rows
    assert order.values == {"note": "new", "made_at": True}
    assert line.values == {"order_id": {"table": "orders", "row": order.values}, "item": "tea"}


def test_a_generated_column_must_still_be_filled(database: sqlite3.Connection) -> None:
    before = read_state(database)
    database.execute("INSERT INTO orders VALUES ('or-7', 'new', NULL)")
    (row,) = expected_change(before, read_state(database), GENERATED, key_columns(database)).rows
    assert row.values["made_at"] is False


OUTPUTS: list[Json] = [{"items": [{"id": "or-1"}, {"id": "or-2", "boat": "Terna"}], "name": "x"}]


@pytest.mark.parametrize(
    ("expression", "value"),
    [
        ("$slot.boat", "Terna"),
        ("$1.items[1].id", "or-2"),
        ("$1.items[-1].id", "or-2"),
        ("$1.items[boat=$slot.boat].id", "or-2"),
        ("$1", OUTPUTS[0]),
        (["$slot.boat", {"a": "$1.name"}], ["Terna", {"a": "x"}]),
    ],
)
def test_expressions_point_into_slots_and_outputs(expression: Json, value: Json) -> None:
    assert evaluate(expression, {"boat": "Terna"}, OUTPUTS) == value


@pytest.mark.parametrize(
    "expression",
    [
        *("or-1", 7, "$slot.ship", "$0.name", "$2.name", "$1.items[2].id", "$1.name[0]", "$1.items.id", "$1.items[0"),
        *("$1.items[id=$slot.boat].id", "$1.items[boat=$slot.ship].id", "$1[boat=$slot.boat].id"),
    ],
)
def test_an_expression_that_points_to_nothing_is_our_fault(expression: Json) -> None:
    with pytest.raises(EnvironmentFault, match="an oracle"):
        evaluate(expression, {"boat": "Terna"}, OUTPUTS)


def test_sources_of_an_expression() -> None:
    assert sources_of({"a": "$slot.boat", "b": ["$2.items[0].id", "$12"]}) == {"slot.boat", "2", "12"}
    assert sources_of("$3.items[name=$slot.ship].id") == {"3", "slot.ship"}
