"""Archetypes: what they bring to a thing, in documents that name them and in designs that they are recognised in."""

from collections import defaultdict
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from generator.archetypes.applying import apply
from generator.archetypes.library import Archetype, fill, known_archetypes
from generator.archetypes.roles import find_words, recognise
from generator.database.rows import make_rows
from generator.design.completion import bare, complete
from generator.design.model import Design
from generator.design.problems import find_problems
from generator.sources.documents import find_documents, read_document
from mcp_servers.contracts import InputError
from tests.generator.village import village_design, village_text

STUDIO = """
title: Rehearsal rooms
about: Rooms and who has taken them.
taxonomy: [Culture and leisure, Libraries]
entities:
  room: {fields: {name: "text, name.room, unique"}}
  booking:
    fields: {room: -> room, starts_at: "moment ~ now + days(between(-20, 40))", ends_at: "moment ~ starts_at + hours(2)"}
    always: [starts_at <= ends_at]
operations:
  book_room: {create: booking, inputs: "room, starts_at, ends_at"}
  shift_booking: {update: booking, change: "starts_at, ends_at"}
archetypes: {booking: booking}
"""


def written(folder: Path, text: str) -> Design:
    path = folder / "design.yaml"
    path.write_text(text, "utf-8")
    return read_document(path)


def village_with(folder: Path, archetypes: str) -> Design:
    return written(folder, f"{village_text()}archetypes: {archetypes}\n")


@pytest.fixture(scope="module")
def historic(tmp_path_factory: pytest.TempPathFactory) -> Design:
    return village_with(tmp_path_factory.mktemp("historic"), "{history: loan}")


@pytest.mark.parametrize("name", known_archetypes())
def test_every_archetype_says_what_it_brings_and_fits_some_document(name: str) -> None:
    archetype = known_archetypes()[name]
    designs = (read_document(path) for path in find_documents().values())
    made, about = next(made for design in designs for made in applied(archetype, design))
    assert "<" not in about
    assert not list(find_problems(bare(made)))
    assert complete(made) == made


def applied(archetype: Archetype, design: Design) -> Iterator[tuple[Design, str]]:
    """Yield a design with an archetype applied to each thing that it fits, and what it says of that."""
    for thing in recognise(archetype, design):
        with suppress(InputError):  # a table may be emptied in a loop, which some archetypes cannot follow
            yield (
                apply(archetype, design, thing),
                str(fill(archetype.about, find_words(archetype, design, thing))),
            )


def test_a_document_that_names_none_is_as_it_was(tmp_path: Path) -> None:
    assert village_with(tmp_path, "{}").operations == village_design(tmp_path).operations


def test_history_is_written_by_whatever_changes_the_thing(historic: Design) -> None:
    made, moved = historic.operation("lend_book"), historic.operation("return_book")
    assert made.effects[1].values == {"loan": "loan", "to_state": '"out"', "happened_at": "now"}
    assert (moved.effects[1].entity, moved.effects[1].values["from_state"]) == ("loan_event", "loan.status")
    assert moved.effects[1].values["to_state"] == '"returned"'
    assert historic.operation("list_loan_events").origin == "the archetype history, of loans"


def test_the_history_of_the_start_leads_to_the_states_of_the_start(historic: Design) -> None:
    rows = make_rows(historic, 1)
    events: dict[str, list[dict[str, Any]]] = defaultdict(list)
    for event in sorted(rows["loan_events"], key=lambda row: row["happened_at"]):
        events[event["loan_id"]].append(event)
    status = {row["id"]: row["status"] for row in rows["loans"]}
    assert any(len(chain) > 1 for chain in events.values())
    for loan, chain in events.items():
        assert chain[-1]["to_state"] == status[loan]
        assert [one["to_state"] for one in chain[:-1]] == [one["from_state"] for one in chain[1:]]


def test_what_goes_with_a_thing_is_deleted_with_it(tmp_path: Path) -> None:
    text = village_text().replace("operations:\n", "operations:\n  drop_member: delete member\n", 1)
    effects = written(tmp_path, f"{text}archetypes: {{comments: member}}\n").operation("drop_member").effects
    assert [(effect.kind, effect.entity) for effect in effects] == [("delete", "member_comment"), ("delete", "member")]


def test_a_quota_is_full_somewhere_and_not_everywhere(tmp_path: Path) -> None:
    design = village_with(tmp_path, "{quota: loan}")
    rows = make_rows(design, 1)
    room = {
        row["id"]: row["most_loans"] - sum(loan["book_id"] == row["id"] for loan in rows["loans"])
        for row in rows["books"]
    }
    assert min(room.values()) == 0
    assert max(room.values()) > 0
    assert design.operation("lend_book").guards[-1].message == "The book has as many loans as it may have."


def test_nothing_is_taken_twice_at_the_same_time(tmp_path: Path) -> None:
    design = written(tmp_path, STUDIO)
    taken = make_rows(design, 1)["bookings"]
    assert not any(
        one["id"] < other["id"] and one["starts_at"] < other["ends_at"] and other["starts_at"] < one["ends_at"]
        for one in taken
        for other in taken
        if one["room_id"] == other["room_id"]
    )
    made, shifted = (design.operation(name).guards[-1] for name in ("book_room", "shift_booking"))
    assert made.message == shifted.message == "The room is taken at that time."
    assert "(ends_at if ends_at is not None else booking.ends_at)" in shifted.expression


def test_a_limit_that_is_there_needs_no_quota(tmp_path: Path) -> None:
    limit = "      count(one for one in loans if one.book == book) < book.copies: All copies are out."
    text = village_text().replace("      out < book.copies: All copies are out.", limit)
    with pytest.raises(InputError, match="the archetype quota is not needed: lend_book has such a rule already"):
        written(tmp_path, f"{text}archetypes: {{quota: loan}}\n")


@pytest.mark.parametrize(
    ("archetypes", "complaint"),
    [
        ("{histry: loan}", "there is no archetype 'histry'; did you mean history?"),
        ("{history: lone}", "there is no entity 'lone'; did you mean loan?"),
        ("{history: book}", "book has no lifecycle; give it a field such as 'status: open -> closed'"),
        ("{booking: loan}", "loan has no required reference to room or space"),
        ("{history: [loan, loan]}", "the archetype history brings 'loan_event', which is there already"),
    ],
)
def test_what_does_not_fit_is_told_with_its_line(archetypes: str, complaint: str, tmp_path: Path) -> None:
    with pytest.raises(InputError, match=r"design\.yaml:\d+: ") as caught:
        village_with(tmp_path, archetypes)
    assert complaint in str(caught.value)


def test_a_role_that_nothing_plays_is_told() -> None:
    with pytest.raises(InputError, match="there is no role <plce>; roles here are place"):
        fill("<plce>", {"place": "room"})
