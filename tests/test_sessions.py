"""Sessions on a server that was written by hand."""

from dataclasses import replace
from pathlib import Path

import pytest
from pydantic import TypeAdapter, ValidationError
from pydantic_core import PydanticCustomError

from mcp_servers.contracts import EnvironmentFault, Json, Refused
from mcp_servers.runtime import Moment, Session, UnknownTool, load_environment, open_session, shift
from mcp_servers.runtime.bounds import MAX_CHARACTERS, MAX_NUMBER, bounded

HARBOUR = Path(__file__).parent / "fixtures" / "harbour"
BOOKING = {"berth_id": "be-8101", "boat": "Terna", "arrives_on": "2026-03-05", "leaves_on": "2026-03-06"}


@pytest.fixture
def session() -> Session:
    return open_session([load_environment(HARBOUR)])


def test_two_sessions_share_no_rows(session: Session) -> None:
    other = open_session([load_environment(HARBOUR)])
    session.call("book_stay", BOOKING)
    assert session.diff()
    assert not other.diff()


def test_the_same_calls_give_the_same_ids(session: Session) -> None:
    other = open_session([load_environment(HARBOUR)])
    assert session.call("book_stay", BOOKING) == other.call("book_stay", BOOKING)


def test_a_table_without_a_free_id_is_a_fault(session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mcp_servers.runtime.world.World.next_number", lambda world, table: 8101)
    session.call("book_stay", BOOKING)
    with pytest.raises(EnvironmentFault, match="table stays has no free id left"):
        session.call("book_stay", {**BOOKING, "arrives_on": "2026-04-05", "leaves_on": "2026-04-06"})


def test_a_refused_call_leaves_no_trace(session: Session) -> None:
    refused = session.call("book_stay", {**BOOKING, "leaves_on": "2026-03-05"})
    assert refused.is_error
    assert not session.diff()
    assert session.world.inserts == {}


def test_instructions_say_the_sessions_own_moment() -> None:
    harbour = load_environment(HARBOUR)
    manifest = harbour.manifest.model_copy(
        update={"instructions": "It is Monday 4 May 2026, 10:30. All berths are yours."}
    )
    start = manifest.world.model_copy(update={"now": "2026-05-04T10:30"})
    other = replace(harbour, manifest=manifest.model_copy(update={"world": start}))
    assert open_session([harbour]).instructions == harbour.manifest.instructions
    assert open_session([other], now="2026-12-31T23:59").instructions.startswith(
        "It is Thursday 31 December 2026, 23:59."
    )
    both = open_session([harbour, other])
    both.world.advance(minutes=60)
    assert both.instructions.count("Wednesday 4 March 2026, 10:00") == 2


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({}, "Argument 'stay_id' is missing."),
        ({"stay_id": 7}, "Argument 'stay_id' must be a string."),
        ({"stay_id": "st-1", "x": 1}, "There is no argument 'x'. Arguments are: stay_id."),
        ({"stay_id": "st-0000"}, "No stay has this id."),
    ],
)
def test_a_wrong_argument_is_explained(session: Session, arguments: dict[str, object], sentence: str) -> None:
    assert session.call("cancel_stay", arguments).text == sentence


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("find_berths", {"page": 10**30}, "Argument 'page' must be between -1000000000000 and 1000000000000."),
        ("find_berths", {"min_length_m": -(10**30)}, "Argument 'min_length_m' must be between"),
        ("find_stays", {"boat": "x" * 100_000}, "Argument 'boat' must have at most 10000 characters."),
        ("find_stays", {"boat": "Terna\ud800"}, "Argument 'boat' must be valid Unicode, without lone surrogates."),
        ("find_stays", {"\ud800": 1}, "The name of an argument must be valid Unicode, without lone surrogates."),
        ("find_stays", {"x" * 100_000: 1}, f"There is no argument '{'x' * 64}…'. Arguments are: boat, page."),
    ],
)
def test_what_the_database_cannot_hold_is_the_agents_mistake(
    session: Session, tool: str, arguments: dict[str, object], sentence: str
) -> None:
    result = session.call(tool, arguments)
    assert result.is_error
    assert result.text.startswith(sentence)
    assert not session.faults


def test_the_last_page_that_may_be_asked_for_is_empty(session: Session) -> None:
    assert session.call("find_berths", {"page": MAX_NUMBER}).structured == {"items": [], "total": 25}


@pytest.mark.parametrize(
    ("value", "kind"),
    [
        ([{"note": "\ud800"}], "string_unicode"),
        ({"\ud800": 1}, "string_unicode"),
        ([[2**63]], "number_too_large"),
        (float("nan"), "number_not_finite"),
        (-float("inf"), "number_not_finite"),
        ({"note": ["x" * (MAX_CHARACTERS + 1)]}, "string_too_long"),
    ],
)
def test_nested_values_are_held_to_the_same_bounds(value: Json, kind: str) -> None:
    with pytest.raises(PydanticCustomError) as refusal:
        bounded(value)
    assert refusal.value.type == kind


@pytest.mark.parametrize("day", ["2026-13-40", "2026-02-30", "0000-01-01"])
def test_a_day_that_does_not_exist_is_refused(session: Session, day: str) -> None:
    refused = session.call("book_stay", {**BOOKING, "leaves_on": day})
    assert refused.text == "Argument 'leaves_on' must be a day or time that exists."


def test_a_moment_that_does_not_exist_is_refused() -> None:
    with pytest.raises(ValidationError, match="no such day or time"):
        TypeAdapter(Moment).validate_python("2026-03-04T24:30")


def test_a_time_beyond_the_calendar_is_refused() -> None:
    with pytest.raises(Refused, match="beyond the calendar"):
        shift("2026-03-04", days=10**10)


def test_values_of_an_enum_are_named(session: Session) -> None:
    assert session.call("find_berths", {"status": "x"}).text == "Argument 'status' must be one of: open, closed."
    assert session.call("find_berths", {"status": None}).is_error
    assert session.call("find_berths", {"page": "1"}).text == "Argument 'page' must be an integer."


def test_an_unknown_tool_is_no_observation(session: Session) -> None:
    with pytest.raises(UnknownTool):
        session.call("sink_boat", {})


def test_a_broken_constraint_is_the_environments_fault(session: Session) -> None:
    session.servers[0].database.connection.execute("DROP TABLE stays")
    with pytest.raises(EnvironmentFault):
        session.call("find_stays", {})


def test_restore_returns_to_a_snapshot(session: Session) -> None:
    snapshot = session.snapshot()
    first = session.call("book_stay", BOOKING)
    session.restore(snapshot)
    assert not session.diff()
    assert session.journal == []
    assert session.call("book_stay", BOOKING) == first


def test_a_fork_goes_its_own_way(session: Session) -> None:
    session.call("cancel_stay", {"stay_id": "st-1150"})
    branch = session.fork()
    branch.call("book_stay", BOOKING)
    assert len(session.diff().rows) == 1
    assert len(branch.diff().rows) == 2


def test_schemas_are_portable(session: Session) -> None:
    schema = session.tools["find_berths"].input_schema
    assert schema["properties"]["status"] == {
        "description": "Only berths in this status.",
        "enum": ["open", "closed"],
        "type": "string",
    }
    assert "required" not in schema
    assert schema["additionalProperties"] is False


def test_several_servers_share_clock_and_journal() -> None:
    harbour = load_environment(HARBOUR)
    session = open_session([harbour, harbour], seed=3)
    assert "harbour__find_berths" in session.tools
    assert session.call("harbour__find_berths", {}).structured is not None
