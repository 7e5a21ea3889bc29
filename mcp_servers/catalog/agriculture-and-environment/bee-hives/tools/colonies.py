"""Tools about colonies."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, between, days_between, shift

from .rows import Apiary, Colony, ColonyHealth, ColonyStatus, Queen


class ColonySummary(TypedDict):
    """A colony as a search lists it."""

    id: str
    hive: str
    apiary_name: str
    brood_frames: int
    mites: int
    inspected_on: str


class ColonyDetails(Colony):
    """A colony in full."""

    apiary_name: str
    queen_mark: str | None
    queen_breed: str | None
    honey_taken: int
    honey_free_from: str | None
    days_since_inspection: int


def find_colonies(
    db: Database,
    hive: str | None = None,
    apiary_id: str | None = None,
    status: ColonyStatus | None = None,
    health: ColonyHealth | None = None,
    min_brood_frames: int | None = None,
    min_mites: int | None = None,
    inspected_by: Day | None = None,
    page: PageNumber = 1,
) -> Page[ColonySummary]:
    """Search colonies by hive number, apiary, status, health, brood frame count, mite count or last inspection.

    Args:
        hive: Only colonies with this hive number.
        apiary_id: Only colonies of the apiary with this id.
        status: Only colonies with this status.
        health: Only colonies with this health.
        min_brood_frames: Only colonies with a brood frame count of at least this.
        min_mites: Only colonies with a mite count of at least this.
        inspected_by: Only colonies with a last inspection at or before this.
        page: Page number, from 1.
    """
    return db.search(
        ColonySummary,
        """
        SELECT colonies.id, colonies.hive, apiaries.name AS apiary_name, colonies.brood_frames,
            colonies.mites, colonies.inspected_on
        FROM colonies
        JOIN apiaries ON apiaries.id = colonies.apiary_id
        """,
        where={
            "colonies.hive = ?": hive,
            "colonies.apiary_id = ?": apiary_id,
            "colonies.status = ?": status,
            "colonies.health = ?": health,
            "colonies.brood_frames >= ?": min_brood_frames,
            "colonies.mites >= ?": min_mites,
            "colonies.inspected_on <= ?": inspected_by,
        },
        order="colonies.hive, colonies.id",
        page=page,
    )


def get_colony(db: Database, colony_id: str) -> ColonyDetails:
    """Show a colony with its queen, its honey so far, the day from which honey may be taken and the days since its
    inspection.

    Args:
        colony_id: Id of the colony.
    """
    colony = db.fetch(Colony, "colonies", colony_id)
    honey_taken = db.number("SELECT SUM(weight) FROM harvests WHERE colony_id = ?", colony_id)
    honey_free_from: str | None = db.value(
        "SELECT MAX(free_from) FROM treatments WHERE colony_id = ? AND status != 'broken_off'", colony_id
    )
    days_since_inspection = days_between(colony["inspected_on"], db.today)
    apiary = db.fetch(Apiary, "apiaries", colony["apiary_id"])
    queen = db.fetch(Queen, "queens", colony["queen_id"]) if colony["queen_id"] is not None else None
    return {
        **colony,
        "apiary_name": apiary["name"],
        "queen_mark": queen["mark"] if queen is not None else None,
        "queen_breed": queen["breed"] if queen is not None else None,
        "honey_taken": honey_taken,
        "honey_free_from": honey_free_from,
        "days_since_inspection": days_since_inspection,
    }


def introduce_queen(db: Database, colony_id: str, queen_id: str) -> Colony:
    """Give a queenless colony a queen that was kept ready, no older than three years.

    Args:
        colony_id: Id of the colony.
        queen_id: Id of the queen.
    """
    colony = db.fetch(Colony, "colonies", colony_id)
    queen = db.fetch(Queen, "queens", queen_id)
    if colony["status"] != "alive":
        raise Refused("The colony is not alive.")
    if colony["queen_id"] is not None:
        raise Refused("The colony has a queen.")
    if queen["status"] != "ready":
        raise Refused("The queen is not ready.")
    if queen["hatched_on"] < shift(db.today, days=-800):
        raise Refused("The queen is too old.")
    if colony["health"] != "sound":
        raise Refused("The colony is sick.")
    if db.exists("SELECT 1 FROM colonies WHERE queen_id = ? AND id != ?", queen_id, colony_id):
        raise Refused("Another colony already has this queen.")
    db.update("colonies", colony_id, queen_id=queen_id)
    db.update("queens", queen_id, status="laying")
    return db.fetch(Colony, "colonies", colony_id)


def remove_queen(db: Database, colony_id: str) -> Colony:
    """Remove and kill a queen that is older than two years or lays too little, while another is ready.

    Args:
        colony_id: Id of the colony.
    """
    colony = db.fetch(Colony, "colonies", colony_id)
    if colony["status"] != "alive":
        raise Refused("The colony is not alive.")
    queen = db.fetch(Queen, "queens", colony["queen_id"]) if colony["queen_id"] is not None else None
    if queen is None:
        raise Refused("The colony has no queen.")
    if queen is None or (queen["hatched_on"] > shift(db.today, days=-650) and colony["brood_frames"] >= 5):
        raise Refused("The queen is young and lays well.")
    if not db.exists("SELECT 1 FROM queens WHERE status = 'ready'"):
        raise Refused("No other queen is ready.")
    db.update("colonies", colony_id, queen_id=None)
    for each_queen in db.all(Queen, "SELECT * FROM queens WHERE id = ? ORDER BY id", queen["id"]):
        db.update("queens", each_queen["id"], status="dead")
    return db.fetch(Colony, "colonies", colony_id)


def set_supers(db: Database, colony_id: str, supers: Annotated[int, between(0, 6)]) -> Colony:
    """Change the number of supers on a strong, untreated colony by two at most.

    Args:
        colony_id: Id of the colony.
        supers: Number of supers.
    """
    colony = db.fetch(Colony, "colonies", colony_id)
    if colony["status"] != "alive":
        raise Refused("The colony is not alive.")
    if supers == colony["supers"]:
        raise Refused("The colony has this number already.")
    if supers >= colony["supers"] and colony["brood_frames"] < 5:
        raise Refused("The colony is too weak for another super.")
    if supers > colony["supers"] + 2:
        raise Refused("Two supers at most are added at a time.")
    if supers >= colony["supers"] and db.exists(
        "SELECT 1 FROM treatments WHERE colony_id = ? AND status = 'running'", colony_id
    ):
        raise Refused("No super is added during a treatment.")
    db.update("colonies", colony_id, supers=supers)
    return db.fetch(Colony, "colonies", colony_id)


def move_colony(db: Database, colony_id: str, apiary_id: str) -> Colony:
    """Move a colony to another apiary with a free place; both must be clear.

    Args:
        colony_id: Id of the colony.
        apiary_id: Id of the apiary.
    """
    colony = db.fetch(Colony, "colonies", colony_id)
    apiary = db.fetch(Apiary, "apiaries", apiary_id)
    if colony["status"] != "alive":
        raise Refused("The colony is not alive.")
    if apiary_id == colony["apiary_id"]:
        raise Refused("The colony stands there already.")
    colony_apiary = db.fetch(Apiary, "apiaries", colony["apiary_id"])
    if colony_apiary["status"] != "clear" or apiary["status"] != "clear":
        raise Refused("One of the apiaries is barred.")
    if colony["inspected_on"] < shift(db.today, days=-14):
        raise Refused("The colony was not inspected in the last 14 days.")
    if (
        db.number("SELECT COUNT(*) FROM colonies WHERE apiary_id = ? AND status = 'alive'", apiary_id)
        >= apiary["places"]
    ):
        raise Refused("The apiary is full.")
    db.update("colonies", colony_id, apiary_id=apiary_id)
    return db.fetch(Colony, "colonies", colony_id)


def split_colony(db: Database, colony_id: str, hive: Text, queen_id: str) -> Colony:
    """Split half of the brood off a strong colony into a new hive in the same apiary, with a queen that was kept
    ready.

    Args:
        colony_id: Id of the colony to split.
        hive: Hive number.
        queen_id: Id of the queen.
    """
    colony = db.fetch(Colony, "colonies", colony_id)
    queen = db.fetch(Queen, "queens", queen_id)
    if colony["status"] != "alive" or colony["health"] != "sound":
        raise Refused("The colony is not sound.")
    if colony["queen_id"] is None or colony["brood_frames"] < 8:
        raise Refused("The colony is not strong enough.")
    if queen["status"] != "ready":
        raise Refused("The queen is not ready.")
    if colony["inspected_on"] < shift(db.today, days=-14):
        raise Refused("The colony was not inspected in the last 14 days.")
    apiary = db.fetch(Apiary, "apiaries", colony["apiary_id"])
    if (
        db.number("SELECT COUNT(*) FROM colonies WHERE apiary_id = ? AND status = 'alive'", colony["apiary_id"])
        >= apiary["places"]
    ):
        raise Refused("The apiary is full.")
    if db.exists("SELECT 1 FROM colonies WHERE hive = ?", hive):
        raise Refused("Another colony already has this hive number.")
    if db.exists("SELECT 1 FROM colonies WHERE queen_id = ?", queen_id):
        raise Refused("Another colony already has this queen.")
    new_colony_id = db.insert(
        "colonies",
        hive=hive,
        apiary_id=colony["apiary_id"],
        queen_id=queen_id,
        health="sound",
        brood_frames=colony["brood_frames"] // 2,
        supers=0,
        mites=colony["mites"] // 2,
        inspected_on=db.today,
        status="alive",
    )
    whole_colony = db.fetch(Colony, "colonies", new_colony_id)
    db.update(
        "colonies",
        new_colony_id,
        brood_frames=whole_colony["brood_frames"] - whole_colony["brood_frames"] // 2,
        inspected_on=db.today,
    )
    db.update("queens", queen_id, status="laying")
    return db.fetch(Colony, "colonies", new_colony_id)


def unite_colony(db: Database, colony_id: str, target_id: str) -> Colony:
    """Unite a weak queenless colony with another sound one of the same apiary.

    Args:
        colony_id: Id of the colony.
        target_id: Id of the other colony.
    """
    colony = db.fetch(Colony, "colonies", colony_id)
    target = db.fetch(Colony, "colonies", target_id)
    if colony["status"] != "alive":
        raise Refused("The colony must be alive.")
    if target_id == colony_id or target["status"] != "alive":
        raise Refused("The other colony must be another one and alive.")
    if target["apiary_id"] != colony["apiary_id"]:
        raise Refused("The colonies stand in different apiaries.")
    if colony["queen_id"] is not None and colony["brood_frames"] >= 5:
        raise Refused("The colony is strong and has a queen.")
    if target["queen_id"] is None:
        raise Refused("The other colony has no queen.")
    if colony["health"] != "sound" or target["health"] != "sound":
        raise Refused("One of the colonies is sick.")
    db.update("colonies", colony_id, status="united", queen_id=None, supers=0)
    db.update("colonies", target_id, brood_frames=min(20, target["brood_frames"] + colony["brood_frames"]))
    for queen in db.all(Queen, "SELECT * FROM queens WHERE id = ? ORDER BY id", colony["queen_id"]):
        db.update("queens", queen["id"], status="dead")
    return db.fetch(Colony, "colonies", colony_id)


def report_sickness(db: Database, colony_id: str) -> Colony:
    """Note that a colony is sick; its apiary is barred.

    Args:
        colony_id: Id of the colony.
    """
    colony = db.fetch(Colony, "colonies", colony_id)
    if colony["status"] != "alive":
        raise Refused("The colony is not alive.")
    if colony["health"] != "sound":
        raise Refused("The colony is known to be sick.")
    if colony["inspected_on"] < shift(db.today, days=-7):
        raise Refused("The colony must be inspected first.")
    apiary = db.fetch(Apiary, "apiaries", colony["apiary_id"])
    db.update("colonies", colony_id, health="sick")
    if apiary["status"] == "clear":
        db.update("apiaries", colony["apiary_id"], status="barred")
    return db.fetch(Colony, "colonies", colony_id)
