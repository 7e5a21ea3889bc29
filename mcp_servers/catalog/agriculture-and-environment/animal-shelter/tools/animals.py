"""Tools about animals."""

from typing import Annotated, Literal

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, between, days_between, shift

from .rows import Animal, AnimalKind, AnimalOrigin, AnimalStatus, Kennel


class AnimalSummary(TypedDict):
    """An animal as a search lists it."""

    id: str
    number: str
    name: str
    breed: str
    status: AnimalStatus
    arrived_on: str


class AnimalDetails(Animal):
    """An animal in full."""

    kennel_code: str | None
    days_here: int
    times_reserved: int
    ready: bool


class AnimalsByBreed(TypedDict):
    """Totals of animals for one breed."""

    breed: str
    animals: int
    oldest: int | None
    longest_here: str | None


def find_animals(
    db: Database,
    number: str | None = None,
    name: str | None = None,
    kind: AnimalKind | None = None,
    breed: str | None = None,
    origin: AnimalOrigin | None = None,
    status: AnimalStatus | None = None,
    kennel_id: str | None = None,
    neutered: bool | None = None,
    arrived_by: Day | None = None,
    max_months: int | None = None,
    page: PageNumber = 1,
) -> Page[AnimalSummary]:
    """Search animals by animal number, name, kind, breed, origin, status, kennel, neutering, day of arrival or age
    in months.

    Args:
        number: Only animals with this animal number.
        name: Only animals with this name.
        kind: Only animals with this kind.
        breed: Only animals whose breed contains this text.
        origin: Only animals with this origin.
        status: Only animals with this status.
        kennel_id: Only animals of the kennel with this id.
        neutered: Only animals for which this holds, or does not: neutering.
        arrived_by: Only animals with a day of arrival at or before this.
        max_months: Only animals with an age in months of at most this.
        page: Page number, from 1.
    """
    return db.search(
        AnimalSummary,
        "SELECT id, number, name, breed, status, arrived_on FROM animals",
        where={
            "number = ?": number,
            "name = ?": name,
            "kind = ?": kind,
            "instr(lower(breed), lower(?)) > 0": breed,
            "origin = ?": origin,
            "status = ?": status,
            "kennel_id = ?": kennel_id,
            "neutered = ?": neutered,
            "arrived_on <= ?": arrived_by,
            "months <= ?": max_months,
        },
        order="number, id",
        page=page,
    )


def get_animal(db: Database, animal_id: str) -> AnimalDetails:
    """Show an animal with its days in the shelter, how often it was reserved and whether it may be given away.

    Args:
        animal_id: Id of the animal.
    """
    animal = db.fetch(Animal, "animals", animal_id)
    days_here = days_between(animal["arrived_on"], db.today)
    times_reserved = db.number("SELECT COUNT(*) FROM adoptions WHERE animal_id = ?", animal_id)
    ready = (
        animal["vaccinated_on"] is not None
        and animal["vaccinated_on"] >= shift(db.today, days=-365)
        and (animal["neutered"] or animal["months"] < 6)
        and (animal["origin"] != "stray" or animal["arrived_on"] <= shift(db.today, days=-28))
    )
    kennel = db.fetch(Kennel, "kennels", animal["kennel_id"]) if animal["kennel_id"] is not None else None
    return {
        **animal,
        "kennel_code": kennel["code"] if kennel is not None else None,
        "days_here": days_here,
        "times_reserved": times_reserved,
        "ready": ready,
    }


def report_animals(
    db: Database,
    kind: AnimalKind | None = None,
    status: AnimalStatus | None = None,
    origin: AnimalOrigin | None = None,
    arrived_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[AnimalsByBreed]:
    """Count the animals by breed.

    Args:
        kind: Only animals with this kind.
        status: Only animals with this status.
        origin: Only animals with this origin.
        arrived_from: Only animals with a day of arrival at or after this.
        page: Page number, from 1.
    """
    return db.search(
        AnimalsByBreed,
        """
        SELECT breed, COUNT(*) AS animals, MAX(months) AS oldest, MIN(arrived_on) AS longest_here
        FROM animals
        """,
        where={"kind = ?": kind, "status = ?": status, "origin = ?": origin, "arrived_on >= ?": arrived_from},
        group="breed",
        order="breed",
        page=page,
    )


def take_in_animal(
    db: Database,
    number: Text,
    name: Text,
    kind: AnimalKind,
    breed: Text,
    origin: Literal["stray", "given_up", "confiscated"],
    months: Annotated[int, between(1, 240)],
    kennel_id: str,
    fee: Annotated[int, between(0, 50000)],
) -> Animal:
    """Take an animal into a free quarantine kennel of its kind.

    Args:
        number: Animal number.
        name: Name of the animal.
        kind: Kind of the animal.
        breed: Breed of the animal.
        origin: Origin of the animal.
        months: Age in months.
        kennel_id: Id of the kennel.
        fee: Adoption fee, in minor units.
    """
    kennel = db.fetch(Kennel, "kennels", kennel_id)
    if kennel["kind"] != kind:
        raise Refused("The kennel is for another kind of animal.")
    if not kennel["quarantine"]:
        raise Refused("The kennel is not for quarantine.")
    if db.number("SELECT COUNT(*) FROM animals WHERE kennel_id = ?", kennel_id) >= kennel["places"]:
        raise Refused("The kennel is full.")
    if db.exists("SELECT 1 FROM animals WHERE number = ?", number):
        raise Refused("Another animal already has this animal number.")
    animal_id = db.insert(
        "animals",
        number=number,
        name=name,
        kind=kind,
        breed=breed,
        origin=origin,
        months=months,
        fee=fee,
        arrived_on=db.today,
        kennel_id=kennel_id,
        status="quarantine",
        neutered=False,
    )
    return db.fetch(Animal, "animals", animal_id)


def end_quarantine(db: Database, animal_id: str, kennel_id: str) -> Animal:
    """Move an animal out of quarantine after 14 days into a kennel of its kind with a free place.

    Args:
        animal_id: Id of the animal.
        kennel_id: Id of the kennel.
    """
    animal = db.fetch(Animal, "animals", animal_id)
    kennel = db.fetch(Kennel, "kennels", kennel_id)
    if animal["status"] not in ("quarantine", "adopted", "reserved", "fostered"):
        raise Refused("The animal must be quarantine or adopted or reserved or fostered.")
    if animal["status"] != "quarantine":
        raise Refused("The animal is not in quarantine.")
    if animal["arrived_on"] > shift(db.today, days=-14):
        raise Refused("The quarantine lasts 14 days.")
    if animal["bit_on"] is not None and animal["bit_on"] > shift(db.today, days=-10):
        raise Refused("The animal is being watched after a bite.")
    if kennel["kind"] != animal["kind"]:
        raise Refused("The kennel is for another kind of animal.")
    if kennel["quarantine"]:
        raise Refused("The kennel is for quarantine.")
    if db.number("SELECT COUNT(*) FROM animals WHERE kennel_id = ?", kennel_id) >= kennel["places"]:
        raise Refused("The kennel is full.")
    db.update("animals", animal_id, status="available", kennel_id=kennel_id)
    return db.fetch(Animal, "animals", animal_id)


def move_animal(db: Database, animal_id: str, kennel_id: str) -> Animal:
    """Move an animal that is available or reserved to another kennel of its kind with a free place.

    Args:
        animal_id: Id of the animal.
        kennel_id: Id of the kennel.
    """
    animal = db.fetch(Animal, "animals", animal_id)
    kennel = db.fetch(Kennel, "kennels", kennel_id)
    if animal["status"] not in ("available", "reserved"):
        raise Refused("The animal cannot be moved now.")
    if animal["kennel_id"] == kennel_id:
        raise Refused("The animal is there already.")
    if kennel["kind"] != animal["kind"] or kennel["quarantine"]:
        raise Refused("The kennel does not suit this animal.")
    if db.number("SELECT COUNT(*) FROM animals WHERE kennel_id = ?", kennel_id) >= kennel["places"]:
        raise Refused("The kennel is full.")
    db.update("animals", animal_id, kennel_id=kennel_id)
    return db.fetch(Animal, "animals", animal_id)


def vaccinate_animal(db: Database, animal_id: str) -> Animal:
    """Note that an animal in the shelter was vaccinated, seven days after its arrival at the earliest and once in
    half a year.

    Args:
        animal_id: Id of the animal.
    """
    animal = db.fetch(Animal, "animals", animal_id)
    if animal["status"] not in ("quarantine", "available", "reserved"):
        raise Refused("The animal is not in the shelter.")
    if animal["arrived_on"] > shift(db.today, days=-7):
        raise Refused("The animal must settle for a week first.")
    if animal["vaccinated_on"] is not None and animal["vaccinated_on"] > shift(db.today, days=-180):
        raise Refused("It was vaccinated in the last half year.")
    db.update("animals", animal_id, vaccinated_on=db.today)
    return db.fetch(Animal, "animals", animal_id)


def neuter_animal(db: Database, animal_id: str) -> Animal:
    """Note that an available animal of six months or more, which nobody has by right any more, was neutered.

    Args:
        animal_id: Id of the animal.
    """
    animal = db.fetch(Animal, "animals", animal_id)
    if animal["status"] != "available":
        raise Refused("The animal is not available.")
    if animal["neutered"]:
        raise Refused("The animal is neutered already.")
    if animal["months"] < 6:
        raise Refused("The animal is too young.")
    if animal["origin"] == "stray" and animal["arrived_on"] > shift(db.today, days=-28):
        raise Refused("Its owner may still claim it.")
    db.update("animals", animal_id, neutered=True)
    return db.fetch(Animal, "animals", animal_id)


def record_bite(db: Database, animal_id: str) -> Animal:
    """Note that an animal in the shelter bit somebody today.

    Args:
        animal_id: Id of the animal.
    """
    animal = db.fetch(Animal, "animals", animal_id)
    if animal["status"] not in ("quarantine", "available"):
        raise Refused("The animal is not in the shelter or is reserved.")
    if animal["bit_on"] is not None and animal["bit_on"] >= shift(db.today, days=-10):
        raise Refused("It is being watched already.")
    if animal["kind"] == "rabbit":
        raise Refused("Bites of rabbits are not recorded.")
    db.update("animals", animal_id, bit_on=db.today)
    return db.fetch(Animal, "animals", animal_id)
