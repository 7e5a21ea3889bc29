"""The common cast of a world seed: people, firms, places and a calendar that all its worlds draw from.

Whoever is a patient in one world can be a reader in another, with the same name, employer, town and email.
"""

import unicodedata
from dataclasses import dataclass
from functools import lru_cache

from generator.database.streams import Stream
from generator.database.vocabulary import expand, read_vocabulary, symbols

PEOPLE = 240
FIRMS = 60
PLACES = 36
OCCASIONS = 8

# Letters that unicode does not take apart into a plain one and an accent.
_PLAIN_LETTERS = str.maketrans(
    {"ø": "o", "Ø": "O", "ł": "l", "Ł": "L", "æ": "ae", "Æ": "Ae", "ß": "ss", "ı": "i", "đ": "d"}  # noqa: RUF001
)


@dataclass(frozen=True)
class Place:
    """A town."""

    town: str
    postcode_area: str
    dialling_code: str


@dataclass(frozen=True)
class Firm:
    """A business and where it is."""

    name: str
    place: Place
    address: str
    phone: str
    host: str

    @property
    def email(self) -> str:
        """Address of its office."""
        return f"office@{self.host}"


@dataclass(frozen=True)
class Person:
    """Somebody with a home, a job and an employer."""

    given: str
    family: str
    email: str
    phone: str
    home: Place
    address: str
    job: str
    employer: Firm

    @property
    def name(self) -> str:
        """Given and family name."""
        return f"{self.given} {self.family}"


@dataclass(frozen=True)
class Cast:
    """Everybody and everything that the worlds of one seed share."""

    people: tuple[Person, ...]
    firms: tuple[Firm, ...]
    places: tuple[Place, ...]
    calendar: dict[str, str]
    """Month and day (``06-21``) to the occasion kept on it; offices are closed then."""


@lru_cache(maxsize=4)
def make_cast(seed: int) -> Cast:
    """Make the cast of a world seed; other seeds give other people, firms and places."""
    places = tuple(
        make_place(town, Stream(seed, "cast", town)) for town in distinct("town", PLACES, Stream(seed, "towns"))
    )
    firms = tuple(make_firm(name, places, Stream(seed, "cast", name)) for name in firm_names(seed, places))
    people: dict[str, Person] = {}
    emails: set[str] = set()
    attempt = 0
    while len(people) < PEOPLE:
        person = make_person(places, firms, Stream(seed, "cast", "person", attempt))
        if person.name not in people and person.email not in emails:
            people[person.name] = person
            emails.add(person.email)
        attempt += 1
    return Cast(tuple(people.values()), firms, places, make_calendar(Stream(seed, "calendar")))


def make_place(town: str, stream: Stream) -> Place:
    """Give a town its postcodes and dialling code."""
    area = to_plain(town).replace(" ", "")[:2].upper()
    return Place(town, f"{area}{stream.integer(1, 29)}", f"01{stream.integer(200, 999)}")


def make_firm(name: str, places: tuple[Place, ...], stream: Stream) -> Firm:
    """Settle a firm in a town."""
    place = stream.pick(places)
    words = to_plain(name).lower().replace("&", "and").replace(".", "").replace("'", "").split()
    host = f"{'-'.join(words[:3])}.example"
    return Firm(name, place, make_address(place, stream), make_phone(place, stream), host)


def make_person(places: tuple[Place, ...], firms: tuple[Firm, ...], stream: Stream) -> Person:
    """Make somebody; a quarter of all people are reached at work."""
    given, family = person_name(stream)
    home, employer = stream.pick(places), stream.pick(firms)
    host = employer.host if stream.chance(25) else stream.pick(symbols()["mail_host"])
    local = (
        f"{given}.{family}"
        if stream.chance(60)
        else (f"{given[0]}.{family}" if stream.chance(50) else f"{family}.{given}")
    )
    address, phone = make_address(home, stream), make_phone(home, stream)
    return Person(
        given, family, f"{to_mailbox(local)}@{host}", phone, home, address, expand("person.job", stream), employer
    )


def person_name(stream: Stream) -> tuple[str, str]:
    """Return a given and a family name, of one origin nine times in ten."""
    groups = read_vocabulary("names")
    origins = list(groups)
    weights = [3 if origin == "british" else 1 for origin in origins]
    first = stream.pick_weighted(origins, weights)
    second = first if stream.chance(90) else stream.pick_weighted(origins, weights)
    return stream.pick(groups[first]["given"]), stream.pick(groups[second]["family"])


def firm_names(seed: int, places: tuple[Place, ...]) -> list[str]:
    """Return the names of the cast's firms."""
    return [firm_name("firm", places, Stream(seed, "firm", index)) for index in range(FIRMS)]


def firm_name(trade: str, places: tuple[Place, ...], stream: Stream) -> str:
    """Return the name of a firm of a trade (``trade.builder``), or of any trade (``firm``)."""
    families = stream.shuffled([person_name(stream)[1] for _ in range(2)])
    known = {"firm_family": families[0], "firm_family_2": families[1], "town": stream.pick(places).town}
    if trade != "firm":
        known["trade"] = expand(trade, stream)
    return expand("firm", stream, known.get)


def make_address(place: Place, stream: Stream) -> str:
    """Return a street and house number in a town."""
    return f"{stream.skewed(1, 140)} {expand('street', stream)}, {place.town}"


def make_phone(place: Place, stream: Stream) -> str:
    """Return a telephone number of a town, or a mobile one."""
    if stream.chance(60):
        return f"07{stream.integer(100, 999)} {stream.integer(100000, 999999)}"
    return f"{place.dialling_code} {stream.integer(200000, 899999)}"


def make_calendar(stream: Stream) -> dict[str, str]:
    """Spread some occasions over the year."""
    names = stream.shuffled(symbols()["occasion"])[:OCCASIONS]
    return {f"{stream.integer(1, 12):02}-{stream.integer(1, 28):02}": name for name in names}


def distinct(symbol: str, count: int, stream: Stream) -> list[str]:
    """Return so many different texts of a symbol."""
    found: dict[str, None] = {}
    while len(found) < count:
        found[expand(symbol, stream)] = None
    return list(found)


def to_plain(text: str) -> str:
    """Return a text in ASCII: ``Søren Łukasz`` becomes ``Soren Lukasz``."""
    spread = unicodedata.normalize("NFKD", text.translate(_PLAIN_LETTERS))
    return spread.encode("ascii", "ignore").decode()


def to_mailbox(name: str) -> str:
    """Return the part of an email before the ``@`` for a name."""
    plain = to_plain(name).lower()
    return "".join(letter for letter in plain.replace(" ", "").replace("'", "") if letter.isalnum() or letter in ".-")
