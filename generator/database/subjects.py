"""Who or what each row of an entity is about: one person, firm or place of the cast, so that its columns agree."""

from collections.abc import Iterable
from dataclasses import replace
from itertools import chain

from generator.database.cast import Cast, Firm, Person, Place, firm_name, make_firm, make_person, make_place, to_mailbox
from generator.database.streams import Stream
from generator.database.vocabulary import expand, has_symbol, symbols
from generator.design.model import Entity
from mcp_servers.contracts import InputError

Words = dict[str, str]
"""Meaning to text: ``person.name``, ``email``, ``place.town`` …"""

NAMESAKE = 11
"""Number of the row that shares its person's name with an earlier row, in tables of at least twice as many rows, unless
people there differ in their names."""

PERSONAL = frozenset(
    {"person.name", "person.given", "person.first_name", "person.family", "person.last_name", "person.username"}
)
"""Meanings that tell people apart where they are unique."""


def make_subjects(entity: Entity, cast: Cast, seed: int, stream: Stream) -> list[Words]:
    """Return the words of as many subjects as the entity has rows, different ones where the cast is large enough."""
    meanings = [field.meaning for field in entity.fields if field.type == "text"]
    company = next((meaning for meaning in meanings if meaning.startswith("company.")), "")
    trade = trade_of(company) if company else ""
    is_personal = any(meaning.startswith("person.") for meaning in meanings)
    apart = [field.meaning for field in entity.fields if field.unique and field.meaning in PERSONAL]
    firms = pick_firms(entity.count, trade, cast, seed, stream) if trade else []
    people = pick_people(entity.count, cast, stream, apart) if is_personal else []
    if trade:
        people = [at_work(person, firm) for person, firm in zip(people, firms, strict=False)]
    elif not apart:
        people = with_namesake(people)
    subjects = []
    for index, place in enumerate(pick_places(entity.count, cast, stream)):
        words = place_words(place, stream.derive("place", index))
        words |= {**firm_words(firms[index]), company: firms[index].name} if firms else {}
        words |= person_words(people[index]) if people else {}
        subjects.append(words)
    return subjects


def trade_of(meaning: str) -> str:
    """Return the vocabulary's symbol for ``company.builder`` (``trade.builder``) or ``company.name`` (``firm``)."""
    kind = meaning.removeprefix("company.")
    if kind == "name":
        return "firm"
    if not has_symbol(f"trade.{kind}"):
        raise InputError(f"the vocabulary knows no trade '{kind}' for the meaning '{meaning}'")
    return f"trade.{kind}"


def pick_people(count: int, cast: Cast, stream: Stream, apart: Iterable[str] = ()) -> list[Person]:
    """Return people of the cast, and further ones when it has too few: no two with one name, email or words ``apart``.

    Args:
        count: How many.
        cast: The people to begin with.
        stream: Where chance comes from.
        apart: Further meanings in which they differ (``person.username``), as far as names go round.
    """
    known = stream.shuffled(cast.people)
    further = (
        make_person(cast.places, cast.firms, stream.derive("person", len(known) + index)) for index in range(10 * count)
    )
    people: list[Person] = []
    alike: list[Person] = []
    taken: set[tuple[str, str]] = set()
    for person in chain(known, further):
        if len(people) == count:
            break
        words = person_words(person)
        own = {(meaning, words[meaning]) for meaning in ("person.name", "email", *apart)}
        (alike if own & taken else people).append(person)
        taken |= own
    return [*people, *alike][:count]


def with_namesake(people: list[Person]) -> list[Person]:
    """Return people of whom, if they are many, two share a name."""
    if len(people) < 2 * NAMESAKE:
        return people
    first, second = people[0], people[NAMESAKE]
    mailbox, host = first.email.split("@")
    same = replace(second, given=first.given, family=first.family, email=f"{mailbox}2@{host}")
    return [*people[:NAMESAKE], same, *people[NAMESAKE + 1 :]]


def pick_firms(count: int, trade: str, cast: Cast, seed: int, stream: Stream) -> list[Firm]:
    """Return different firms of a trade: the same ones in all worlds of a seed."""
    pool = list(cast.firms) if trade == "firm" else []
    names = {firm.name for firm in pool}
    attempt = 0
    while len(pool) < max(count, 30):
        name = firm_name(trade, cast.places, Stream(seed, "cast", trade, attempt))
        if name not in names:
            pool.append(make_firm(name, cast.places, Stream(seed, "cast", name)))
            names.add(name)
        attempt += 1
    return stream.shuffled(pool)[:count]


def pick_places(count: int, cast: Cast, stream: Stream) -> list[Place]:
    """Return different places of the cast, and further ones when it has too few."""
    places = stream.shuffled(cast.places)[:count]
    for index in range(len(places), count):
        further = stream.derive("town", index)
        places.append(make_place(expand("town", further), further))
    return places


def at_work(person: Person, firm: Firm) -> Person:
    """Return a person as somebody who works for a firm."""
    email = f"{to_mailbox(f'{person.given}.{person.family}')}@{firm.host}"
    return replace(person, employer=firm, email=email, phone=firm.phone)


def person_words(person: Person) -> Words:
    """Return what can be said about a person."""
    return {
        "person.name": person.name,
        "person.given": person.given,
        "person.first_name": person.given,
        "person.family": person.family,
        "person.last_name": person.family,
        "person.username": person.email.split("@")[0],
        "person.job": person.job,
        "person.employer": person.employer.name,
        "email": person.email,
        "phone": person.phone,
        "place.address": person.address,
        "place.town": person.home.town,
        "place.city": person.home.town,
        "place.postcode": person.home.postcode_area,
    }


def firm_words(firm: Firm) -> Words:
    """Return what can be said about a firm."""
    return {
        "company.name": firm.name,
        "email": firm.email,
        "phone": firm.phone,
        "place.address": firm.address,
        "place.town": firm.place.town,
        "place.city": firm.place.town,
        "place.postcode": firm.place.postcode_area,
    }


def place_words(place: Place, stream: Stream) -> Words:
    """Return what can be said about a place."""
    return {
        "place.town": place.town,
        "place.city": place.town,
        "place.postcode": place.postcode_area,
        "place.address": f"{stream.skewed(1, 140)} {expand('street', stream)}, {place.town}",
        "phone": f"{place.dialling_code} {stream.integer(200000, 899999)}",
        "email": f"{to_mailbox(place.town)}@{stream.pick(symbols()['mail_host'])}",
    }
