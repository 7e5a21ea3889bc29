"""Tools about adoptions."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, shift

from .rows import Adoption, AdoptionStatus, Animal, Applicant, Kennel, KennelKind


class AdoptionSummary(TypedDict):
    """An adoption as a search lists it."""

    id: str
    number: str
    animal_name: str
    animal_number: str
    applicant_name: str
    status: AdoptionStatus
    reserved_on: str


def find_adoptions(
    db: Database,
    number: str | None = None,
    animal_id: str | None = None,
    kind: KennelKind | None = None,
    applicant_id: str | None = None,
    status: AdoptionStatus | None = None,
    reserved_by: Day | None = None,
    page: PageNumber = 1,
) -> Page[AdoptionSummary]:
    """Search adoptions by adoption number, animal, kind, applicant, status or day of the reservation.

    Args:
        number: Only adoptions with this adoption number.
        animal_id: Only adoptions of the animal with this id.
        kind: Only adoptions of the animal with this kind.
        applicant_id: Only adoptions of the applicant with this id.
        status: Only adoptions with this status.
        reserved_by: Only adoptions with a day of the reservation at or before this.
        page: Page number, from 1.
    """
    return db.search(
        AdoptionSummary,
        """
        SELECT adoptions.id, adoptions.number, animals.name AS animal_name, animals.number AS animal_number,
            applicants.name AS applicant_name, adoptions.status, adoptions.reserved_on
        FROM adoptions
        JOIN animals ON animals.id = adoptions.animal_id
        JOIN applicants ON applicants.id = adoptions.applicant_id
        """,
        where={
            "adoptions.number = ?": number,
            "adoptions.animal_id = ?": animal_id,
            "animals.kind = ?": kind,
            "adoptions.applicant_id = ?": applicant_id,
            "adoptions.status = ?": status,
            "adoptions.reserved_on <= ?": reserved_by,
        },
        order="adoptions.reserved_on DESC, adoptions.id",
        page=page,
    )


def reserve_animal(db: Database, number: Text, animal_id: str, applicant_id: str) -> Adoption:
    """Reserve an available animal for a visited applicant for seven days.

    Args:
        number: Adoption number.
        animal_id: Id of the animal.
        applicant_id: Id of the applicant.
    """
    animal = db.fetch(Animal, "animals", animal_id)
    applicant = db.fetch(Applicant, "applicants", applicant_id)
    if animal["status"] != "available":
        raise Refused("The animal is not available.")
    if animal["origin"] == "stray" and animal["arrived_on"] > shift(db.today, days=-28):
        raise Refused("Its owner may still claim it.")
    if animal["bit_on"] is not None and animal["bit_on"] > shift(db.today, days=-10):
        raise Refused("The animal is being watched after a bite.")
    if animal["bit_on"] is not None and not applicant["experienced"]:
        raise Refused("An animal that bit somebody needs an experienced home.")
    if (
        applicant["visit"] != "passed"
        or applicant["visited_on"] is None
        or applicant["visited_on"] < shift(db.today, days=-180)
    ):
        raise Refused("The applicant has no home visit that passed in the last half year.")
    if applicant["pets"] >= 4:
        raise Refused("The applicant keeps four animals already.")
    if db.exists("SELECT 1 FROM adoptions WHERE applicant_id = ? AND status = 'reserved'", applicant_id):
        raise Refused("The applicant has a reservation.")
    if db.exists("SELECT 1 FROM adoptions WHERE number = ?", number):
        raise Refused("Another adoption already has this adoption number.")
    adoption_id = db.insert(
        "adoptions",
        number=number,
        animal_id=animal_id,
        applicant_id=applicant_id,
        reserved_on=db.today,
        status="reserved",
    )
    db.update("animals", animal_id, status="reserved")
    return db.fetch(Adoption, "adoptions", adoption_id)


def hand_over_animal(db: Database, adoption_id: str) -> Adoption:
    """Hand a reserved animal over within seven days; it must be vaccinated and, from six months on, neutered.

    Args:
        adoption_id: Id of the adoption.
    """
    adoption = db.fetch(Adoption, "adoptions", adoption_id)
    if adoption["status"] != "reserved":
        raise Refused("The adoption must be reserved.")
    if adoption["reserved_on"] < shift(db.today, days=-7):
        raise Refused("The reservation is over.")
    animal = db.fetch(Animal, "animals", adoption["animal_id"])
    if animal["status"] != "reserved":
        raise Refused("The animal is not reserved.")
    if animal["vaccinated_on"] is None or animal["vaccinated_on"] < shift(db.today, days=-365):
        raise Refused("The animal was not vaccinated within a year.")
    if not animal["neutered"] and animal["months"] >= 6:
        raise Refused("The animal is not neutered.")
    applicant = db.fetch(Applicant, "applicants", adoption["applicant_id"])
    if applicant["pets"] >= 4:
        raise Refused("The applicant keeps four animals already.")
    db.update("adoptions", adoption_id, status="fetched", fetched_on=db.today)
    db.update("animals", adoption["animal_id"], status="adopted", kennel_id=None)
    db.update("applicants", adoption["applicant_id"], pets=applicant["pets"] + 1)
    return db.fetch(Adoption, "adoptions", adoption_id)


def cancel_adoption(db: Database, adoption_id: str) -> Adoption:
    """Cancel a reservation that has not run out; the animal is available again.

    Args:
        adoption_id: Id of the adoption.
    """
    adoption = db.fetch(Adoption, "adoptions", adoption_id)
    if adoption["status"] != "reserved":
        raise Refused("The adoption must be reserved.")
    if adoption["reserved_on"] < shift(db.today, days=-7):
        raise Refused("The reservation has run out.")
    db.update("adoptions", adoption_id, status="cancelled")
    db.update("animals", adoption["animal_id"], status="available")
    return db.fetch(Adoption, "adoptions", adoption_id)


def lapse_adoption(db: Database, adoption_id: str) -> Adoption:
    """Let a reservation lapse after seven days; the animal is available again.

    Args:
        adoption_id: Id of the adoption.
    """
    adoption = db.fetch(Adoption, "adoptions", adoption_id)
    if adoption["status"] != "reserved":
        raise Refused("The adoption must be reserved.")
    if adoption["reserved_on"] >= shift(db.today, days=-7):
        raise Refused("The applicant may still come.")
    db.update("adoptions", adoption_id, status="lapsed")
    db.update("animals", adoption["animal_id"], status="available")
    return db.fetch(Adoption, "adoptions", adoption_id)


def take_back_animal(db: Database, adoption_id: str, kennel_id: str) -> Adoption:
    """Take an adopted animal back into a kennel of its kind with a free place, within 60 days.

    Args:
        adoption_id: Id of the adoption.
        kennel_id: Id of the kennel.
    """
    adoption = db.fetch(Adoption, "adoptions", adoption_id)
    kennel = db.fetch(Kennel, "kennels", kennel_id)
    if adoption["status"] != "fetched":
        raise Refused("The adoption must be fetched.")
    if adoption["fetched_on"] is None or adoption["fetched_on"] < shift(db.today, days=-60):
        raise Refused("It was fetched more than 60 days ago.")
    animal = db.fetch(Animal, "animals", adoption["animal_id"])
    if animal["status"] != "adopted":
        raise Refused("The animal is not with this applicant any more.")
    if kennel["kind"] != animal["kind"] or kennel["quarantine"]:
        raise Refused("The kennel does not suit this animal.")
    if db.number("SELECT COUNT(*) FROM animals WHERE kennel_id = ?", kennel_id) >= kennel["places"]:
        raise Refused("The kennel is full.")
    db.update("adoptions", adoption_id, status="brought_back")
    db.update("animals", adoption["animal_id"], status="available", kennel_id=kennel_id)
    return db.fetch(Adoption, "adoptions", adoption_id)
