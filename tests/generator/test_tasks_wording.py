"""Words: values that can be read back, names of rows, requests."""

import re
from datetime import date
from types import SimpleNamespace
from typing import Literal

import pytest

from generator.database.streams import Stream
from generator.database.vocabulary import expand
from generator.design.model import Entity, Field, FieldType, Input
from generator.design.paths import Path, find_path
from generator.design.wording import with_articles
from generator.sources.documents import DOCUMENTS, read_document
from generator.tasks.answers import answer_name
from generator.tasks.chain import Argument, Referent
from generator.tasks.questions import Question
from generator.tasks.signatures import Parameter
from generator.tasks.wording.characters import adjective, characterised
from generator.tasks.wording.nouns import Narrator
from generator.tasks.wording.phrases import foremost, limit_of, possessive, quality, stated, utmost
from generator.tasks.wording.places import belonging
from generator.tasks.wording.requests import corrected, filled, is_imperative
from generator.tasks.wording.sentences import Utterance, compose, matter_of
from generator.tasks.wording.values import CURRENCIES, Speech, say_enum
from mcp_servers.checks.readings import states
from mcp_servers.contracts import Json
from tests.generator.lending import LENDING


@pytest.mark.parametrize("currency", sorted(set(CURRENCIES.values())))
@pytest.mark.parametrize(
    ("kind", "value"),
    [
        ("day", "2026-03-09"),
        ("day", "2027-01-31"),
        ("day", "2025-12-01"),
        ("moment", "2026-03-09T09:05"),
        ("moment", "2026-12-31T00:00"),
        ("money", 4500),
        ("money", 1234567),
        ("money", 99),
        ("integer", 12),
        ("enum", "checked_in"),
        ("enum", "needsAction"),
        ("enum", "IN_PROGRESS"),
        ("enum", "open"),
        ("text", "Ingrid Solheim"),
    ],
)
def test_what_is_said_can_be_read_back(kind: FieldType, value: Json, currency: str) -> None:
    slot = Speech(date(2026, 3, 4), currency).slot(kind, value)
    assert states(slot, "2026-03-04T09:00")
    assert "_" not in slot.said


def test_values_are_said_as_people_say_them() -> None:
    speech = Speech(date(2026, 3, 4), "{} kroner")
    said = [
        speech.slot("moment", "2026-03-09T09:05").said,
        speech.slot("day", "2027-03-09").said,
        speech.slot("money", 124950).said,
        say_enum("needsAction"),
    ]
    assert said == ["09:05 on 9 March", "9 March 2027", "1,249.50 kroner", "needs action"]
    assert say_enum("no_show") == "no-show"


def test_extremes_and_qualities_fit_their_labels() -> None:
    assert utmost("number of seats", "integer", high=True) == "the most seats"
    assert utmost("departure time", "moment", high=False) == "the earliest departure time"
    assert utmost("price", "money", high=True) == "the highest price"
    assert quality("shore power", False) == "without shore power"
    assert quality("refundable", True) == "that is refundable"
    assert possessive("Lars") == "Lars'"
    assert quality("guests can modify", False) == 'with "guests can modify" off'
    assert quality("outdoors", True, several=True) == "that are outdoors"


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("open a urgent ticket for a unit", "open an urgent ticket for a unit"),
        ("A Estuary in Penington", "An Estuary in Penington"),
        ("Letters to a Apothecary", "Letters to an Apothecary"),
        ("a umbrella, a user and a one-way hire", "an umbrella, a user and a one-way hire"),
        ("close class A in spring", "close class A in spring"),
    ],
)
def test_articles_go_by_the_sound_that_follows(text: str, right: str) -> None:
    assert with_articles(text) == right


def test_titles_have_the_right_articles() -> None:
    titles = {expand("title.book", Stream(number)) for number in range(400)}
    assert [title for title in titles if re.search(r"\b[Aa] [AEIO]", title)] == []
    assert any(title.startswith("An ") for title in titles)


def test_a_sentence_has_one_full_stop() -> None:
    said = compose([Utterance('note "Ask Ada."', "statement"), Utterance("meet Keystone Ltd.", "statement")], Stream(1))
    assert '"Ask Ada." ' in said
    assert said.endswith("Keystone Ltd.")
    assert ".." not in said


@pytest.mark.parametrize(
    ("name", "match", "one", "many"),
    [
        ("departs_at", "equals", "at 09:30 on 9 March", "at 09:30 on 9 March"),
        ("departs_at", "at_least", "at 09:30 on 9 March or later", "at 09:30 on 9 March or later"),
        (
            "departs_at",
            "at_most",
            "that departs at 09:30 on 9 March or earlier",
            "that depart at 09:30 on 9 March or earlier",
        ),
        (
            "arrives_at",
            "at_least",
            "that arrives no earlier than 09:30 on 9 March",
            "that arrive no earlier than 09:30 on 9 March",
        ),
    ],
)
def test_times_are_said_by_what_happens_then(
    name: str, match: Literal["equals", "at_least", "at_most"], one: str, many: str
) -> None:
    design = read_document(DOCUMENTS / "ferry-bookings.yaml")
    sailing = design.entity("sailing")
    path = find_path(design, sailing, name)
    given = Input(name=name, type="moment", label=path.field.label, match=match)
    slot = Speech(date(2026, 3, 4)).slot("moment", "2026-03-09T09:30")
    argument = Argument(Parameter(name, given, required=False, path=path), slot.value, slot=slot)
    assert [stated(argument, sailing), stated(argument, sailing, several=True)] == [one, many]


@pytest.mark.parametrize(
    ("label", "name"),
    [
        ("number of seats", "seats"),
        ("departure time", "departure_time"),
        ("length in metres", "length"),
        ("day of arrival", "day_of_arrival"),
        ("passenger's name", "passenger_name"),
    ],
)
def test_answer_fields_have_plain_names(label: str, name: str) -> None:
    assert answer_name(label) == name


def test_a_statement_is_no_request() -> None:
    assert is_imperative("cancel {booking}")
    assert not is_imperative("{dispatch} is no longer needed")
    said = compose(
        [Utterance("order 7 is no longer needed", "statement"), Utterance("its price", "question")], Stream(1)
    )
    assert said.startswith("Order 7 is no longer needed. ")


def test_no_two_sentences_begin_alike() -> None:
    utterances = [Utterance(f"the price of item {number}", "question") for number in range(4)]
    for seed in range(20):
        openings = [sentence.split(" the price")[0] for sentence in compose(utterances, Stream(seed)).split(". ")[1:]]
        assert len(openings) == len(set(openings))


def test_a_row_is_named_once_where_a_label_names_its_kind_too() -> None:
    step = SimpleNamespace(signature=SimpleNamespace(operation=SimpleNamespace(kind="create")))
    loan = Referent("loan", "lo-1000", step, "id")  # type: ignore[arg-type]
    assert Narrator(LENDING).of(loan, "time of the loan", "status") == "the time and the status of the new loan"


@pytest.mark.parametrize(
    ("label", "kind", "value", "said"),
    [
        ("closed at", "text", "20:15", "when the new loan was closed"),
        ("signed at", "text", "Bergen", "where the new loan was signed"),
        ("last passed on", "day", "2026-03-04", "when the new loan was last passed"),
        ("last checked", "day", "2026-03-04", "when the new loan was last checked"),
        ("joined on", "day", "2026-03-04", "when the new loan joined"),
        ("end of the contract", "day", "2026-03-04", "when the contract of the new loan ends"),
        ("day it was sent", "day", "2026-03-04", "when the new loan was sent"),
        ("start time", "moment", "2026-03-04T09:00", "when the new loan starts"),
        ("hours worked on it", "integer", 4, "the hours worked on the new loan"),
        ("hours worked", "integer", 4, "how many hours were worked for the new loan"),
        ("bookings ahead", "integer", 4, "how many bookings the new loan has ahead"),
        ("to inspect", "integer", 4, "how many are to inspect for the new loan"),
        ("still to pay", "money", 4, "how much is still to pay for the new loan"),
        ("most interviews a day", "integer", 4, "how many interviews a day the new loan can have at most"),
        ("most renewals", "integer", 4, "how many renewals the new loan can have at most"),
        ("highest points", "integer", 4, "the highest points of the new loan"),
        ("number of renewals", "integer", 4, "how many renewals the new loan has"),
        ("entered by", "text", "Ada", "who the new loan was entered by"),
    ],
)
def test_what_is_no_plain_noun_is_asked_for_as_a_clause(label: str, kind: FieldType, value: Json, said: str) -> None:
    question = Question("answer", label, kind, new_loan().step, "x", new_loan(), value)
    assert matter_of([question], Narrator(LENDING)) == said


@pytest.mark.parametrize(
    ("row", "label", "said"),
    [
        ("planned tour", "bus", "of Z"),
        ("booking", "sailing", "on Z"),
        ("host", "subnet", "in Z"),
        ("memorial", "grave", "at Z"),
        ("claim", "policy", "under Z"),
        ("bid", "house", "for Z"),
        ("pilot application", "plot", "for Z"),
        ("objection", "street", "to Z"),
        ("review", "work", "on Z"),
        ("engineering vacancy", "recruiter", "for Z"),
    ],
)
def test_the_preposition_goes_by_what_belongs_to_what(row: str, label: str, said: str) -> None:
    name = label
    here = Entity(
        name="here",
        plural="heres",
        label=row,
        prefix="he",
        fields=(Field(name=name, type="reference", label=label, target=name),),
    )
    target = Entity(
        name=name, plural=f"{name}s", label=label, prefix="th", fields=(Field(name="name", type="text", label="name"),)
    )
    given = Input(name=name, type="reference", target=name, label=label)
    argument = Argument(Parameter(name, given, required=False, path=Path(here, (), here.fields[0])), "x")
    assert belonging(argument, "Z", target) == said


@pytest.mark.parametrize(
    ("label", "kind", "one", "many"),
    [
        ("price", "money", "has the highest price", "have the highest price"),
        ("weight in grams", "integer", "has the greatest weight", "have the greatest weight"),
        ("cookie days", "integer", "has the most cookie days", "have the most cookie days"),
        ("number of the revision", "integer", "has the highest revision number", "have the highest revision number"),
        ("departure time", "moment", "departs last", "depart last"),
        ("joined on", "day", "joined last", "joined last"),
        ("due date", "day", "is due last", "are due last"),
        ("last day of the contract", "day", "has the contract that ends last", "have the contract that ends last"),
        ("first day of the week", "day", "has the latest first day of week", "have the latest first day of week"),
    ],
)
def test_what_comes_first_is_said_by_what_happens(label: str, kind: FieldType, one: str, many: str) -> None:
    assert foremost(label, kind, high=True) == one
    assert foremost(label, kind, high=True, several=True) == many


@pytest.mark.parametrize(
    ("field", "value", "before", "behind"),
    [
        ("status", "paid", "paid", ""),
        ("status", "in_progress", "", "in progress"),
        ("status", "turned_in", "", "that is turned in"),
        ("status", "done", "", "that is done"),
        ("priority", "high", "", "of high priority"),
        ("plan", "basic", "", "on the basic plan"),
        ("kind", "stay_over", "stay over", ""),
        ("kind", "none", "", ""),
    ],
)
def test_what_rows_are_stands_where_it_can(field: str, value: str, before: str, behind: str) -> None:
    held = Field(name=field, type="enum", label=field, values=(value, "else"))
    ticket = Entity(name="ticket", plural="tickets", label="ticket", prefix="ti", fields=(held,))
    given = Input(name=field, type="enum", label=field, values=held.values)
    slot = Speech(date(2026, 3, 4)).slot("enum", value)
    argument = Argument(Parameter(field, given, required=False, path=Path(ticket, (), held)), value, slot=slot)
    assert adjective(argument, ticket) == before
    assert characterised(argument, ticket, several=False) == behind


@pytest.mark.parametrize(
    ("said", "whole"),
    [
        ("that tow", "call that tow off"),
        ("the tow for the boat Havørn of Ada Hill", "call off the tow for the boat Havørn of Ada Hill"),
    ],
)
def test_a_particle_stands_by_its_verb_where_much_is_said_between(said: str, whole: str) -> None:
    assert filled("call {tow} off", {"tow": said}.__getitem__) == whole
    assert (
        filled("put {tow} off until {day}", {"tow": said, "day": "4 March"}.__getitem__)
        == f"put {said} off until 4 March"
    )


def test_what_filling_in_has_broken_is_mended() -> None:
    assert corrected("note 1 litres for kennel kennel K8") == "note 1 litre for kennel K8"
    assert corrected("note a payment of 390 kroner øre") == "note a payment of 390 kroner"
    assert corrected('reply "I had had it."') == 'reply "I had had it."'


def test_one_limit_is_said_in_one_way_and_limits_in_several() -> None:
    ways = {limit_of("at_least", "day", f"{day} March", "last day") for day in range(1, 20)}
    assert ways == {("", " or later"), ("on or after ", "")}
    assert limit_of("at_least", "day", "4 March", "last day") == limit_of("at_least", "day", "4 March", "last day")


def test_an_opening_leaves_the_sentence_whole() -> None:
    said = {compose([Utterance("cancel the stay", "request")], Stream("opening", seed)) for seed in range(2000)}
    assert {
        "Hello, cancel the stay.",
        "Hello, could you cancel the stay?",
        "Hello, I need you to cancel the stay.",
    } <= said
    assert all(sentence.endswith((".", "?")) for sentence in said)
    assert "What is the price of item 4?" in {
        compose([Utterance("the price of item 4", "question")], Stream("asked", seed)) for seed in range(60)
    }


def new_loan() -> Referent:
    step = SimpleNamespace(signature=SimpleNamespace(operation=SimpleNamespace(kind="create")))
    return Referent("loan", "lo-1000", step, "id")  # type: ignore[arg-type]
