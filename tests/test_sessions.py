"""Sessions on a server that was written by hand."""

import re
import shutil
from dataclasses import replace
from pathlib import Path

import pytest
from pydantic import TypeAdapter, ValidationError
from pydantic_core import PydanticCustomError

from mcp_servers.contracts import EnvironmentFault, InputError, Json, Refused
from mcp_servers.runtime import Moment, Session, Tool, Toolset, UnknownTool, load_environment, open_session, shift
from mcp_servers.runtime.bounds import MAX_CHARACTERS, MAX_NUMBER, bounded
from mcp_servers.runtime.listing import read_listing
from mcp_servers.runtime.rehearsal import rehearsal
from mcp_servers.runtime.states import read_state

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


def test_rewinding_takes_back_all_that_was_done_since_the_session_was_held(session: Session) -> None:
    session.hold()
    first = session.call("book_stay", BOOKING)
    assert session.call("book_stay", BOOKING).is_error
    assert len(session.diff().rows) == 1
    session.rewind()
    assert not session.diff()
    assert session.journal == []
    assert session.call("book_stay", BOOKING) == first
    session.rewind(seed=session.world.seed + 1, now="2026-03-04T10:30")
    assert session.world.now == "2026-03-04T10:30"
    assert session.call("book_stay", BOOKING) != first
    session.rewind()
    assert session.call("book_stay", BOOKING) == first


def test_a_call_that_fails_leaves_a_held_session_as_it_was(session: Session) -> None:
    session.hold()
    session.call("book_stay", BOOKING)
    before = session.state()
    session.servers[0].database.connection.execute("ALTER TABLE berths RENAME TO moorings")
    with pytest.raises(EnvironmentFault):
        session.call("find_berths", {})
    session.servers[0].database.connection.execute("ALTER TABLE moorings RENAME TO berths")
    assert session.state() == before


def test_references_that_may_wait_are_checked_after_each_call_of_a_held_session(tmp_path: Path) -> None:
    folder = tmp_path / "harbour"
    shutil.copytree(HARBOUR, folder)
    for file, old, new in (
        ("schema.sql", "REFERENCES berths (id)", "REFERENCES berths (id) DEFERRABLE INITIALLY DEFERRED"),
        ("tools.py", "berth_id=berth_id,", 'berth_id="be-0000",'),
    ):
        text = (folder / file).read_text("utf-8")
        assert old in text
        (folder / file).write_text(text.replace(old, new), "utf-8")
    for held in (False, True):
        session = open_session([load_environment(folder)])
        if held:
            session.hold()
        with pytest.raises(EnvironmentFault, match="FOREIGN KEY constraint failed"):
            session.call("book_stay", BOOKING)
        assert not session.diff()


def test_a_rehearsal_is_nobody_elses_until_it_is_given_back() -> None:
    environment = load_environment(HARBOUR)
    with rehearsal([environment]) as one, rehearsal([environment]) as other:
        assert one is not other
        one.session.call("book_stay", BOOKING)
        assert len(one.change().rows) == 1
        assert not other.change()
    with rehearsal([environment]) as again:
        assert again in (one, other)
        assert not again.change()
        assert again.session.journal == []
        again.session.close()
    with rehearsal([environment]) as fresh:
        assert fresh is not again


def test_a_change_seen_in_the_tables_written_to_is_that_of_all_tables() -> None:
    with rehearsal([load_environment(HARBOUR)]) as rehearsed:
        rehearsed.session.call("book_stay", BOOKING)
        rehearsed.session.call("cancel_stay", {"stay_id": "st-1150"})
        assert rehearsed.state() == read_state(rehearsed.session.servers[0].database.connection)
        assert rehearsed.change() == rehearsed.session.expected_change()


def test_servers_with_the_same_content_share_what_is_prepared_while_their_files_last(tmp_path: Path) -> None:
    one, other = tmp_path / "one", tmp_path / "other"
    shutil.copytree(HARBOUR, one)
    manifest = (one / "environment.json").read_text("utf-8")
    now = load_environment(one).manifest.world.now
    (one / "environment.json").write_text(manifest.replace(now, "2026-03-04T09:07"), "utf-8")
    shutil.copytree(one, other)
    first = load_environment(one)
    assert first.toolset["find_berths"]
    assert load_environment(other).toolset is first.toolset
    shutil.rmtree(one)
    own = load_environment(other)
    assert own.toolset is not first.toolset
    assert own.toolset["find_berths"].function.__code__.co_filename == str(other / "tools.py")


def test_tools_are_listed_from_their_file_as_long_as_they_have_not_changed(tmp_path: Path) -> None:
    folder = tmp_path / "harbour"
    shutil.copytree(HARBOUR, folder)
    manifest = (folder / "environment.json").read_text("utf-8")
    (folder / "environment.json").write_text(
        manifest.replace("09:00", "09:11"), "utf-8"
    )  # of which nothing is loaded yet
    listed = (folder / "tools.json").read_text("utf-8")
    (folder / "tools.json").write_text(listed.replace("Page number, from 1.", "Page."), "utf-8")
    environment = load_environment(folder)
    page = environment.listing["find_berths"].input_schema["properties"]["page"]
    assert page["description"] == "Page."
    assert "toolset" not in vars(environment)
    tools = (folder / "tools.py").read_text("utf-8")
    (folder / "tools.py").write_text(tools.replace("The berth.", "A berth."), "utf-8")
    page = load_environment(folder).listing["find_berths"].input_schema["properties"]["page"]
    assert page["description"] == "Page number, from 1."


def test_a_listing_that_is_none_is_named(tmp_path: Path) -> None:
    (tmp_path / "tools.json").write_text("[1]", "utf-8")
    with pytest.raises(InputError, match=r"tools\.json.*remove it"):
        read_listing(tmp_path)
    (tmp_path / "tools.json").unlink()
    (tmp_path / "tools.json").mkdir()
    with pytest.raises(InputError, match=r"tools\.json cannot be read"):
        read_listing(tmp_path)


def test_the_values_of_an_enum_keep_their_order_beside_other_servers(tmp_path: Path) -> None:
    folder = tmp_path / "harbour"
    shutil.copytree(HARBOUR, folder, ignore=shutil.ignore_patterns("tools.json"))
    tools = (folder / "tools.py").read_text("utf-8")
    old = re.search(r"Literal\[(.*)\]", tools)
    assert old
    turned = ", ".join(reversed(old[1].split(", ")))
    (folder / "tools.py").write_text(tools.replace(old[1], turned), "utf-8")
    values = [enums(load_environment(one).toolset) for one in (HARBOUR, folder, HARBOUR)]
    assert values[0] == values[2]
    assert [sorted(item) for item in values[0]] == [sorted(item) for item in values[1]]
    assert values[0] != values[1]


def enums(toolset: Toolset) -> list[list[str]]:
    schemas = [Tool(tool.function, tool.writes).input_schema["properties"] for tool in toolset.values()]
    return [schema["enum"] for properties in schemas for schema in properties.values() if "enum" in schema]
