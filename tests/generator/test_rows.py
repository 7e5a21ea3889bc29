"""Rows keep the rules of their design, look alike for one seed and different for another."""

from collections import Counter
from datetime import date
from itertools import pairwise
from typing import Any

import pytest

from generator.database.cast import to_plain
from generator.database.rows import account_key, make_rows
from generator.design.model import Entity, Field
from generator.sources.documents import find_documents, read_document
from generator.splits import read_splits
from generator.tasks.feasibility import Feasibility
from generator.themes import collect_themes
from mcp_servers.contracts import InputError
from mcp_servers.contracts.model import dump_json
from tests.generator.lending import BOOK, BRANCH, LENDING, LOAN

Tables = dict[str, list[dict[str, Any]]]


@pytest.fixture(scope="module")
def rows() -> Tables:
    return make_rows(LENDING, 1)


def by_id(table: list[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    return {row["id"]: row for row in table}


def with_entity(entity: Entity, **changes: Any) -> Any:
    changed = entity.model_copy(update=changes)
    return LENDING.model_copy(
        update={"entities": tuple(changed if e.name == entity.name else e for e in LENDING.entities)}
    )


def test_the_same_seed_gives_the_same_bytes(rows: Tables) -> None:
    assert dump_json(make_rows(LENDING, 1)) == dump_json(rows)


def test_another_seed_gives_other_members_and_books(rows: Tables) -> None:
    other = make_rows(LENDING, 2)
    for table, column in (("members", "name"), ("books", "title")):
        shared = {row[column] for row in rows[table]} & {row[column] for row in other[table]}
        assert len(shared) <= len(rows[table]) // 10


def test_rows_of_one_table_do_not_depend_on_another(rows: Tables) -> None:
    fewer = make_rows(with_entity(LOAN, count=60), 1)
    assert fewer["members"] == rows["members"]


def test_every_table_is_filled_and_sorted_by_id(rows: Tables) -> None:
    assert {table: len(found) for table, found in rows.items()} == {
        "loans": 120,
        "members": 50,
        "books": 60,
        "branches": 6,
    }
    for table in rows.values():
        assert [row["id"] for row in table] == sorted({row["id"] for row in table})


def test_columns_are_those_of_the_fields(rows: Tables) -> None:
    assert list(rows["loans"][0]) == ["id", "book_id", "member_id", "lent_at", "due_on", "status"]


def test_ids_are_not_sequential(rows: Tables) -> None:
    numbers = [int(row["id"].removeprefix("lo-")) for row in rows["loans"]]
    assert len({after - before for before, after in pairwise(numbers)}) > 10


def test_references_exist_and_never_point_to_the_row_itself(rows: Tables) -> None:
    books = by_id(rows["books"])
    assert {row["book_id"] for row in rows["loans"]} <= set(books)
    sequels = [row for row in rows["books"] if row["sequel_to_id"]]
    assert sequels
    assert all(row["sequel_to_id"] in books and row["sequel_to_id"] != row["id"] for row in sequels)


def test_some_rows_are_referred_to_often_and_some_never(rows: Tables) -> None:
    uses = Counter(row["member_id"] for row in rows["loans"])
    assert max(uses.values()) >= 6
    assert len(uses) < len(rows["members"])


def test_an_invariant_over_the_table_holds(rows: Tables) -> None:
    out = Counter(row["book_id"] for row in rows["loans"] if row["status"] == "out")
    assert all(out[row["id"]] <= row["copies"] for row in rows["books"])


def test_columns_unique_together_are_unique(rows: Tables) -> None:
    pairs = [(row["book_id"], row["member_id"]) for row in rows["loans"]]
    assert len(set(pairs)) == len(pairs)


def test_a_field_that_depends_on_later_rows_agrees_with_them(rows: Tables) -> None:
    out = Counter(row["book_id"] for row in rows["loans"] if row["status"] == "out")
    states = {row["id"]: row["state"] for row in rows["books"]}
    assert {row["id"] for row in rows["books"] if out[row["id"]] == row["copies"]} == {
        key for key, state in states.items() if state == "all_out"
    }
    assert set(states.values()) == {"in", "all_out"}


def test_a_field_that_depends_on_a_late_one_agrees_with_it() -> None:
    fields = (
        *BOOK.fields,
        Field(name="shelf", type="boolean", label="shelf", sample='state == "in"'),
        Field(name="counter", type="boolean", label="counter", sample="not self.shelf"),
        Field(name="card", type="text", label="card", values=("{title}: {state}",)),
    )
    books = make_rows(with_entity(BOOK, fields=fields), 1)["books"]
    assert {row["state"] for row in books} == {"in", "all_out"}
    for row in books:
        assert (row["shelf"], row["counter"]) == (row["state"] == "in", row["state"] != "in")
        assert row["card"] == f"{row['title']}: {row['state']}"


def test_an_email_belongs_to_the_person(rows: Tables) -> None:
    member = next(row for row in rows["members"] if row["name"].isascii() and " " in row["name"])
    assert member["name"].split()[-1].lower().replace("'", "") in member["email"]


def test_two_members_share_a_name_but_no_email(rows: Tables) -> None:
    names = Counter(row["name"] for row in rows["members"])
    assert [count for count in names.values() if count > 1] == [2]


@pytest.mark.parametrize(("meaning", "count"), [("person.name", 400), ("person.username", 300), ("person.given", 120)])
def test_people_differ_in_what_is_unique(meaning: str, count: int) -> None:
    name = Field(name="name", type="text", label="name", meaning=meaning, unique=True)
    email = Field(name="email", type="text", label="email", meaning="email", unique=True)
    made = make_rows(with_entity(BRANCH, fields=(name, email), title="name", count=count), 1)["branches"]
    assert len({row["name"] for row in made}) == count


def test_moments_lie_in_office_hours_of_a_working_day_before_now(rows: Tables) -> None:
    for row in rows["loans"]:
        assert row["lent_at"] < LENDING.now
        assert "08:00" <= row["lent_at"][11:] < "18:00"
        assert row["lent_at"][14:] in ("00", "15", "30", "45")


def test_the_account_is_the_row_that_others_refer_to_most(rows: Tables) -> None:
    members = Counter(row["branch_id"] for row in rows["members"])
    assert members[account_key(LENDING, rows)] == max(members.values())


def test_a_table_stops_where_the_rules_leave_no_further_row() -> None:
    crowded = with_entity(LOAN, invariants=("count(l for l in loans if l.member == member) <= 2",), count=100)
    loans = make_rows(crowded, 1)["loans"]
    assert 50 <= len(loans) < 100
    assert max(Counter(row["member_id"] for row in loans).values()) == 2


def test_fields_may_be_called_as_tables_and_functions_are() -> None:
    fields = (
        *LOAN.fields,
        Field(name="hours", type="integer", label="hours", minimum=1, maximum=1),
        Field(name="members", type="integer", label="members", sample="count(m for m in members)"),
        Field(name="pick", type="integer", label="pick", sample="pick(hours, 2)"),
        Field(name="ends_at", type="moment", label="end", sample="lent_at + hours(hours + pick)"),
        Field(name="copies", type="integer", label="copies", sample="count(m for m in members) - members"),
    )
    for loan in make_rows(with_entity(LOAN, fields=fields), 1)["loans"]:
        assert (loan["members"], loan["copies"]) == (50, 0)
        assert int(loan["ends_at"][11:13]) == int(loan["lent_at"][11:13]) + 1 + loan["pick"]


def test_rules_that_nothing_satisfies_are_named() -> None:
    with pytest.raises(InputError, match="no branch can be made after 0 of 6; most often broken: opened_on > today"):
        make_rows(with_entity(BRANCH, invariants=("opened_on > today",)), 1)


def test_a_time_taken_from_the_clock_never_lies_ahead() -> None:
    lent_at, late = LOAN.fields[2], "now + days(between(-30, 30))"
    fields = (*LOAN.fields[:2], lent_at.model_copy(update={"sample": late}), *LOAN.fields[3:])
    assert all(row["lent_at"] <= LENDING.now for row in make_rows(with_entity(LOAN, fields=fields), 1)["loans"])


def test_a_text_that_says_nothing_about_itself_is_refused() -> None:
    silent = with_entity(BOOK, fields=(*BOOK.fields, Field(name="blurb", type="text", label="blurb")))
    with pytest.raises(InputError, match=r"book\.blurb is a text without a meaning"):
        make_rows(silent, 1)


def test_an_unknown_meaning_is_answered_with_similar_ones() -> None:
    vague = with_entity(BOOK, fields=(*BOOK.fields, Field(name="x", type="text", label="x", meaning="title.bok")))
    with pytest.raises(InputError, match=r"no 'title.bok'; similar ones: title.book"):
        make_rows(vague, 1)


def test_a_meaning_that_begins_like_a_reference_is_looked_up_in_the_vocabulary() -> None:
    loan = with_entity(LOAN, fields=(*LOAN.fields, Field(name="x", type="text", label="x", meaning="book.blurb")))
    with pytest.raises(InputError, match=r"the vocabulary has no 'book\.blurb'"):
        make_rows(loan, 1)


def test_required_references_in_a_circle_are_refused() -> None:
    circle = with_entity(
        BRANCH, fields=(*BRANCH.fields, Field(name="head", type="reference", label="head", target="member"))
    )
    with pytest.raises(InputError, match="go round in a circle"):
        make_rows(circle, 1)


def test_an_optional_reference_may_point_ahead() -> None:
    headed = with_entity(
        BRANCH,
        fields=(*BRANCH.fields, Field(name="head", type="reference", label="head", target="member", required=False)),
    )
    rows = make_rows(headed, 3)
    assert {row["head_id"] for row in rows["branches"]} - {None} <= set(by_id(rows["members"]))
    assert any(row["head_id"] for row in rows["branches"])


def test_a_contact_works_for_the_firm_of_its_row() -> None:
    firm = Entity(
        name="firm",
        plural="firms",
        label="firm",
        prefix="fi",
        title="name",
        count=20,
        fields=(
            Field(name="name", type="text", label="name", meaning="company.builder", unique=True),
            Field(name="contact", type="text", label="contact", meaning="person.name"),
            Field(name="email", type="text", label="email", meaning="email"),
        ),
    )
    for row in make_rows(LENDING.model_copy(update={"entities": (*LENDING.entities, firm)}), 1)["firms"]:
        host = row["email"].split("@")[1]
        assert to_plain(row["name"].split()[0]).lower().replace("'", "") in host
        assert to_plain(row["contact"].split()[0]).lower() in row["email"]


def test_texts_may_name_other_fields_and_rows() -> None:
    label = Field(name="label", type="text", label="label", values=("{title}, volume for {branch.town}",))
    branch = Field(name="branch", type="reference", label="branch", target="branch")
    rows = make_rows(with_entity(BOOK, fields=(*BOOK.fields, branch, label)), 1)
    towns = {row["id"]: row["town"] for row in rows["branches"]}
    assert all(row["label"] == f"{row['title']}, volume for {towns[row['branch_id']]}" for row in rows["books"])


def test_samples_pick_rows_and_draw_days() -> None:
    book = LOAN.fields[0].model_copy(update={"sample": "pick(b for b in books if b.copies > 1)"})
    due_on = LOAN.fields[3].model_copy(update={"sample": "between(today + days(1), today + days(30))"})
    fields = (book, *LOAN.fields[1:3], due_on, LOAN.fields[4])
    rows = make_rows(with_entity(LOAN, fields=fields, count=60), 1)
    copies = {row["id"]: row["copies"] for row in rows["books"]}
    assert all(copies[row["book_id"]] > 1 for row in rows["loans"])
    assert all("2026-03-05" <= row["due_on"] <= "2026-04-03" for row in rows["loans"])
    assert all(date.fromisoformat(row["due_on"]).weekday() != 6 for row in rows["loans"])


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(find_documents()))
def test_every_document_makes_a_full_world(name: str) -> None:
    rows = make_rows(read_document(find_documents()[name]), 20260304)
    assert sum(map(len, rows.values())) >= 150


@pytest.mark.slow
@pytest.mark.parametrize("name", collect_themes())
def test_every_tool_that_changes_rows_has_rows_to_change(name: str) -> None:
    design = collect_themes()[name].read()
    splits = read_splits()
    for world in splits.worlds(design.name):
        found = make_rows(design, splits.derive("rows", design.name, world))
        state = {table: by_id(content) for table, content in found.items()}
        rules = Feasibility(design, state, design.now, account_key(design, found))
        changing = [tool for tool in design.operations if tool.writes and tool.kind != "create"]
        assert [tool.name for tool in changing if not rules.subjects(tool)] == []
