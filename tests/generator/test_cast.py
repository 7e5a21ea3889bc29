"""One cast a seed, and hardly anything in common between two."""

import re
from collections import Counter
from pathlib import Path

import pytest
import yaml

from generator.database.cast import Cast, make_cast
from generator.database.rows import make_rows
from generator.database.streams import Stream
from generator.database.vocabulary import FOLDER, expand, fill, read_symbols, symbols
from mcp_servers.contracts import InputError
from tests.generator.lending import LENDING


@pytest.fixture(scope="module")
def cast() -> Cast:
    return make_cast(1)


def test_two_seeds_share_few_people_firms_and_places(cast: Cast) -> None:
    other = make_cast(2)
    assert len({p.name for p in cast.people} & {p.name for p in other.people}) <= 12
    assert len({f.name for f in cast.firms} & {f.name for f in other.firms}) <= 3
    assert len({p.town for p in cast.places} & {p.town for p in other.places}) <= 6


def test_names_and_emails_of_the_cast_are_distinct(cast: Cast) -> None:
    assert max(Counter(person.name for person in cast.people).values()) == 1
    assert max(Counter(person.email for person in cast.people).values()) == 1
    assert max(Counter(firm.name for firm in cast.firms).values()) == 1


def test_emails_are_plain_and_lead_nowhere(cast: Cast) -> None:
    for person in cast.people:
        assert person.email.isascii()
        assert person.email.endswith(".example")


def test_people_live_and_work_in_the_cast(cast: Cast) -> None:
    assert {person.home for person in cast.people} <= set(cast.places)
    assert {person.employer for person in cast.people} <= set(cast.firms)


def test_worlds_of_one_seed_share_people() -> None:
    clinic = LENDING.model_copy(update={"name": "clinic"})
    members = {row["email"] for row in make_rows(LENDING, 5)["members"]}
    patients = {row["email"] for row in make_rows(clinic, 5)["members"]}
    assert 3 <= len(members & patients) < len(members)


def test_a_stream_depends_on_its_whole_purpose() -> None:
    def first(*purpose: str | int) -> int:
        return Stream(*purpose).integer(0, 10**9)

    assert first(1, "rows") == first(1, "rows")
    assert len({first(seed, kind) for seed in range(20) for kind in ("rows", "ids")}) == 40


def test_every_symbol_of_the_vocabulary_can_be_expanded() -> None:
    given = dict.fromkeys(("email", "phone", "place.town", "place.address", "place.postcode", "firm_family"), "x")
    given["firm_family_2"] = "y"
    given |= dict.fromkeys(
        ("object", "product", "quantity", "trouble"), "x"
    )  # fields of rows that long texts are about
    for symbol, texts in symbols().items():
        for number, text in enumerate(texts):
            filled = fill(text, Stream(symbol, number), given.get)
            assert filled
            assert "{" not in filled


def test_no_symbol_is_defined_twice() -> None:
    entries = [yaml.compose(path.read_text("utf-8")).value for path in FOLDER.glob("*.yaml")]
    found = Counter(key.value for file in entries for key, texts in file if isinstance(texts, yaml.SequenceNode))
    assert [symbol for symbol, count in found.items() if count > 1] == []


@pytest.mark.parametrize("listed", ["Smoke: everywhere", "[a, b]", "{a}", ""])
def test_what_is_no_text_of_a_symbol_is_told_with_its_line(listed: str, tmp_path: Path) -> None:
    path = tmp_path / "notes.yaml"
    path.write_text(f"year: [1984, 12:30, 1.50]\nnote:\n  - All well.\n  - {listed}\n", "utf-8")
    with pytest.raises(InputError, match=rf"^{re.escape(str(path))}:4: a symbol lists texts; one that holds ': '"):
        read_symbols(path)


def test_numbers_of_a_symbol_are_texts_as_they_are_written(tmp_path: Path) -> None:
    path = tmp_path / "notes.yaml"
    path.write_text("year: [1984, 12:30, 1.50, yes]\ncentury: 20\n", "utf-8")
    assert read_symbols(path) == {"year": ["1984", "12:30", "1.50", "yes"], "century": ["20"]}


def test_codes_have_digits_and_letters() -> None:
    code = expand("code.sku", Stream("sku"))
    assert len(code) == 9
    assert code[:2].isalpha()
    assert code[3:7].isdigit()
