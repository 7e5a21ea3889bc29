"""Archetypes: what they bring to a thing, in documents that name them and in designs that they are recognised in."""

from collections import defaultdict
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from generator.archetypes.applying import apply
from generator.archetypes.library import Archetype, fill, known_archetypes, least, read_archetype
from generator.archetypes.roles import find_words, recognise
from generator.archetypes.states import refuses
from generator.database.rows import make_rows
from generator.design.completion import bare, complete
from generator.design.model import Design, Guard
from generator.design.problems import find_problems
from generator.sources.documents import find_documents, read_document
from mcp_servers.contracts import InputError
from tests.generator.desk import DESK
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


SHOP = """
title: Village shop
about: Products, and what people buy of them.
taxonomy: [Retail and commerce, Local shops and repairs]
entities:
  product: {fields: {name: "text, title.book, unique", price: money 100..5000}}
  purchase: {fields: {buyer: "text, person.name", status: draft -> placed | cancelled}}
operations:
  place_purchase: move purchase to placed
  cancel_purchase: move purchase to cancelled
  settle_purchase: {update: purchase, inputs: {status: draft | placed | cancelled}, with: {status: status}}
archetypes: {order: purchase}
"""


def desk_with(folder: Path, archetypes: str, text: str = DESK) -> Design:
    return written(folder, f"{text}archetypes: {archetypes}\n")


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
    designs = map(own_document, find_documents().values())
    made, about = next(made for design in designs for made in applied(archetype, design))
    assert "<" not in about
    assert not list(find_problems(bare(made)))
    assert complete(made) == made


own_document = cache(read_document)


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
    text = village_text().replace("      out < book.copies: All copies are out.\n", "")
    design = written(tmp_path, f"{text}archetypes: {{quota: loan}}\n")
    rows = make_rows(design, 1)
    room = {
        row["id"]: row["most_loans"] - sum(loan["book_id"] == row["id"] for loan in rows["loans"])
        for row in rows["books"]
    }
    assert min(room.values()) == 0
    assert max(room.values()) > 0
    assert design.operation("lend_book").guards[-1].message == "The book has as many loans as it may have."


def test_no_quota_is_added_beside_a_rule_that_counts_the_same_however_it_is_written(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="quota is not needed: lend_book has such a rule already"):
        village_with(tmp_path, "{quota: loan}")


def test_a_faulty_archetype_is_told_by_its_file() -> None:
    with pytest.raises(InputError, match=r"archetypes/odd\.yaml: .*rolls"):
        read_archetype("odd", "about: Odd.\nrolls: {}\n")
    with pytest.raises(InputError, match=r"archetypes/odd\.yaml: "):
        read_archetype("odd", "about: [")
    with pytest.raises(InputError, match="there is no role <due_by>"):
        fill("<due_by>", {"thing": "loan"})


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


def test_what_is_placed_has_lines_which_are_fixed(tmp_path: Path) -> None:
    design = written(tmp_path, SHOP)
    rows = make_rows(design, 1)
    prices = {row["id"]: row["price"] for row in rows["products"]}
    assert all(row["line_price"] == prices[row["product_id"]] for row in rows["purchase_lines"])
    placed = {row["id"] for row in rows["purchases"] if row["status"] == "placed"}
    assert placed <= {row["purchase_id"] for row in rows["purchase_lines"]}
    rule = "any(one for one in purchase_lines if one.purchase == purchase)"
    assert design.operation("place_purchase").guards[-1].expression == rule
    assert [guard.message for guard in design.operation("cancel_purchase").guards] == ["The purchase must be draft."]
    assert rule in design.operation("settle_purchase").guards[-1].expression
    adding = design.operation("add_purchase_line")
    assert adding.guards[0].expression == 'purchase.status == "draft"'
    assert adding.effects[0].values["line_price"] == "product.price"


def test_no_thing_is_closed_while_one_of_its_steps_is_open(tmp_path: Path) -> None:
    design = desk_with(tmp_path, "{checklist: job}")
    rows = make_rows(design, 1)
    status = {row["id"]: row["status"] for row in rows["jobs"]}
    assert {row["status"] for row in rows["job_steps"] if status[row["job_id"]] == "finished"} == {"done"}
    assert {row["status"] for row in rows["job_steps"] if status[row["job_id"]] != "finished"} == {"open", "done"}
    started, ended, edited = (design.operation(name).guards for name in ("start_job", "end_job", "edit_job"))
    steps = 'not any(one for one in job_steps if one.job == job and one.status == "open")'
    assert [guard.message for guard in started] == ["The job must be open."]
    assert ended[-1].expression == steps
    assert edited[-1].expression == f'not ((status if status is not None else job.status) == "finished") or ({steps})'


def test_what_closes_several_at_once_is_told(tmp_path: Path) -> None:
    text = f"""{DESK}  end_all_jobs:
    update: team
    also: [{{set: each one in jobs if one.status == "running", with: {{status: finished}}}}]
"""
    with pytest.raises(InputError, match="checklist cannot rule end_all_jobs, which may close several rows or none"):
        desk_with(tmp_path, "{checklist: job}", text)


def test_a_thing_that_is_never_closed_has_no_checklist(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="book has no lifecycle"):
        village_with(tmp_path, "{checklist: book}")
    with pytest.raises(InputError, match="member is never closed; give it a field such as 'status: open -> done'"):
        village_with(tmp_path, "{checklist: member}")


def test_what_is_reserved_is_neither_taken_nor_counted_away(tmp_path: Path) -> None:
    design = desk_with(tmp_path, "{stock: part}")
    parts = make_rows(design, 1)["parts"]
    assert all(0 <= row["reserved"] <= row["quantity"] for row in parts)
    low = [row["quantity"] - row["reserved"] <= row["reorder_level"] for row in parts]
    assert any(low)
    assert not all(low)
    assert design.operation("take_part").guards[0].expression == "units <= part.quantity - part.reserved"
    assert design.operation("edit_part").guards[1].message == "More than that is reserved."
    assert design.operation("drop_part").guards[0].message == "Some of the part is reserved."


def test_a_balance_agrees_with_its_entries(tmp_path: Path) -> None:
    design = desk_with(tmp_path, "{ledger: purse}")
    rows = make_rows(design, 1)
    assert {row["amount"] < 0 for row in rows["purse_entries"]} == {True, False}
    for row in rows["purses"]:
        entries = (one for one in rows["purse_entries"] if one["purse_id"] == row["id"] and one["status"] == "booked")
        assert row["balance"] == row["opening_balance"] + sum(one["amount"] for one in entries)
    made, edited = (design.operation(name).effects[1] for name in ("make_purse", "edit_purse"))
    assert (made.entity, made.values["amount"], made.when) == ("purse_entry", "balance", "balance != 0")
    new = "(balance if balance is not None else purse.balance)"
    assert (edited.values["amount"], edited.when) == (f"{new} - purse.balance", f"purse.balance != {new}")
    assert design.operation("reverse_purse_entry").guards[-1].message == "The balance would fall below its limit."


def test_everybody_belongs_once_and_somebody_answers_for_it(tmp_path: Path) -> None:
    design = desk_with(tmp_path, "{membership: team}")
    members = make_rows(design, 1)["team_members"]
    teams = {row["team_id"] for row in members}
    assert len({(row["team_id"], row["person_id"]) for row in members}) == len(members)
    assert teams == {row["team_id"] for row in members if row["role"] == "owner"}
    assert len({row["role"] for row in members}) > 1
    assert design.operation("remove_team_member").guards[0].message == "The last owner cannot leave."
    assert design.operation("drop_team").effects[0].each == "one for one in team_members if one.team == team"


def test_followers_are_told_of_changes_of_state_alone(tmp_path: Path) -> None:
    design = desk_with(tmp_path, "{subscription: job}")
    rows = make_rows(design, 1)
    following = {(row["job_id"], row["person_id"]) for row in rows["job_followers"]}
    assert {(row["job_id"], row["person_id"]) for row in rows["job_notifications"]} <= following
    told = design.operation("edit_job").effects[1]
    assert told.each == "one for one in job_followers if one.job == job"
    assert told.when == "job.status != (status if status is not None else job.status)"
    assert told.values["person"] == "one.person"
    assert design.operation("end_job").effects[1].when == ""  # a move refuses what is in its state already
    assert [effect.entity for effect in design.operation("drop_job").effects] == [
        "job_notification",
        "job_follower",
        "job",
    ]
    assert len(design.operation("make_job").effects) == 1


def test_a_rule_on_a_longer_name_says_nothing_about_the_state() -> None:
    rule = Guard(expression='loan.status_note != "late"', message="It is late.")
    assert not refuses(rule, "loan.status", '"late"')
    assert refuses(rule.model_copy(update={"expression": 'loan.status != "late"'}), "loan.status", '"late"')


def test_what_does_not_write_the_state_tells_nobody(tmp_path: Path) -> None:
    design = desk_with(tmp_path, "{subscription: job}", f"{DESK}  rename_job: {{update: job, change: title}}\n")
    assert len(design.operation("rename_job").effects) == 1


def test_several_are_not_followed_at_once(tmp_path: Path) -> None:
    text = f"""{DESK}  end_all_jobs:
    update: team
    also: [{{set: each one in jobs if one.status == "running", with: {{status: finished}}}}]
"""
    with pytest.raises(InputError, match="subscription cannot follow end_all_jobs, which does it to several rows at"):
        desk_with(tmp_path, "{subscription: job}", text)


def test_only_what_repeats_has_a_next_run(tmp_path: Path) -> None:
    design = desk_with(tmp_path, "{schedule: job}")
    jobs = make_rows(design, 1)["jobs"]
    assert all((row["schedule"] == "repeating") == (row["next_run_at"] is not None) for row in jobs)
    assert {row["schedule"] for row in jobs} == {"repeating", "resting"}
    resumed = design.operation("resume_job_schedule").effects[0].values
    assert resumed["next_run_at"] == "now + hours(every_hours)"
    assert design.operation("drop_job").guards[0].message == "The job still runs on a schedule."


def test_what_is_open_and_late_is_escalated(tmp_path: Path) -> None:
    design = desk_with(tmp_path, "{escalation: ticket}")
    tickets = make_rows(design, 1)["tickets"]
    assert any(row["escalation_level"] > 0 for row in tickets)
    assert not any(row["escalation_level"] > 0 for row in tickets if row["due_by"] >= design.now)
    assert design.operation("open_ticket").effects[1].values == {"due_by": "now + hours(24)"}
    closed, late, _ = design.operation("escalate_ticket").guards
    assert closed.expression == 'not (ticket.status in ("done", "cancelled"))'
    assert late.message == "The ticket is not late."


@pytest.mark.parametrize("name", known_archetypes())
def test_the_least_of_an_archetype_is_enough_for_its_rules(name: str, tmp_path: Path) -> None:
    archetype = known_archetypes()[name]
    designs = (
        written(tmp_path, text)
        for text in (DESK, *(one.partition("archetypes")[0] for one in (STUDIO, SHOP)), village_text())
    )
    made, _ = next(made for design in designs for made in applied(least(archetype), design))
    brought = {one.name for one in made.operations if one.origin.startswith("the archetype ")}
    assert len(brought) == len(archetype.operations)


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
        ("{history: }", "'history' is given to no entity"),
        ("{history: book}", "book has no lifecycle; give it a field such as 'status: open -> closed'"),
        ("{booking: loan}", "loan has no required reference to room or space"),
        ("{stock: member}", "member has no number such as 'quantity: integer 0..' (quantity, stock, inventory"),
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
