"""Tools about offers."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, shift

from .rows import Appeal, Applicant, Home, Offer, OfferStatus


class OfferSummary(TypedDict):
    """An offer as a search lists it."""

    id: str
    number: str
    applicant_name: str
    home_address: str
    made_on: str
    status: OfferStatus


def find_offers(
    db: Database,
    number: str | None = None,
    applicant_id: str | None = None,
    home_id: str | None = None,
    district_id: str | None = None,
    officer_id: str | None = None,
    status: OfferStatus | None = None,
    made_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[OfferSummary]:
    """Search offers by number, applicant, home, district, officer, status or day of the offer.

    Args:
        number: Only offers with this number.
        applicant_id: Only offers of the applicant with this id.
        home_id: Only offers of the home with this id.
        district_id: Only offers of the district with this id.
        officer_id: Only offers of the officer with this id.
        status: Only offers with this status.
        made_until: Only offers with a day of the offer at or before this.
        page: Page number, from 1.
    """
    return db.search(
        OfferSummary,
        """
        SELECT offers.id, offers.number, applicants.name AS applicant_name, homes.address AS home_address,
            offers.made_on, offers.status
        FROM offers
        JOIN applicants ON applicants.id = offers.applicant_id
        JOIN homes ON homes.id = offers.home_id
        """,
        where={
            "offers.number = ?": number,
            "offers.applicant_id = ?": applicant_id,
            "offers.home_id = ?": home_id,
            "homes.district_id = ?": district_id,
            "offers.officer_id = ?": officer_id,
            "offers.status = ?": status,
            "offers.made_on <= ?": made_until,
        },
        order="offers.made_on, offers.id",
        page=page,
    )


def make_offer(db: Database, number: Text, applicant_id: str, home_id: str) -> Offer:
    """Offer a free home to the waiting applicant with most points who needs its size in its district.

    Args:
        number: Number of the offer.
        applicant_id: Id of the applicant.
        home_id: Id of the home.
    """
    applicant = db.fetch(Applicant, "applicants", applicant_id)
    home = db.fetch(Home, "homes", home_id)
    if home["status"] != "free":
        raise Refused("The home is not free.")
    if applicant["status"] != "waiting":
        raise Refused("The applicant is not waiting.")
    if applicant["renewed_on"] < shift(db.today, days=-365):
        raise Refused("The application has not been renewed.")
    if applicant["arrears"] > 50000:
        raise Refused("The applicant has too high arrears.")
    if home["bedrooms"] != applicant["bedrooms"] and home["bedrooms"] != applicant["bedrooms"] - 1:
        raise Refused("The home has the wrong size.")
    if not home["wheelchair"] and applicant["wheelchair"]:
        raise Refused("The applicant needs wheelchair access.")
    if db.exists("SELECT 1 FROM offers WHERE applicant_id = ? AND home_id = ?", applicant_id, home_id):
        raise Refused("The applicant had this offer before.")
    if applicant["district_id"] == home["district_id"] and db.exists(
        """
        SELECT 1 FROM applicants
        WHERE status = 'waiting'
            AND district_id = ?
            AND bedrooms = ?
            AND (? OR NOT wheelchair)
            AND points > ?
        """,
        home["district_id"],
        applicant["bedrooms"],
        home["wheelchair"],
        applicant["points"] + 60,
    ):
        raise Refused("Somebody has far more points for this home.")
    if db.exists("SELECT 1 FROM offers WHERE number = ?", number):
        raise Refused("This offer number is taken.")
    offer_id = db.insert(
        "offers",
        number=number,
        applicant_id=applicant_id,
        home_id=home_id,
        officer_id=db.account,
        made_on=db.today,
        status="open",
    )
    db.update("homes", home_id, status="on_offer")
    db.update("applicants", applicant_id, status="offered")
    return db.fetch(Offer, "offers", offer_id)


def accept_offer(db: Database, offer_id: str) -> Offer:
    """Note that an offer was accepted within seven days; the home is let, and the applicant's other appeals are
    settled.

    Args:
        offer_id: Id of the offer.
    """
    offer = db.fetch(Offer, "offers", offer_id)
    if offer["status"] != "open":
        raise Refused("The offer must be open.")
    if offer["made_on"] < shift(db.today, days=-7):
        raise Refused("The offer has run out.")
    applicant = db.fetch(Applicant, "applicants", offer["applicant_id"])
    if applicant["arrears"] > 50000:
        raise Refused("The applicant has too high arrears.")
    db.update("offers", offer_id, status="accepted")
    db.update("homes", offer["home_id"], status="let", free_since=None)
    db.update("applicants", offer["applicant_id"], status="housed")
    for appeal in db.all(
        Appeal, "SELECT * FROM appeals WHERE applicant_id = ? AND status = 'pending' ORDER BY id", offer["applicant_id"]
    ):
        db.update("appeals", appeal["id"], status="dismissed")
    return db.fetch(Offer, "offers", offer_id)


def refuse_offer(db: Database, offer_id: str) -> Offer:
    """Note that an offer was refused; a third refusal within a year suspends the applicant.

    Args:
        offer_id: Id of the offer.
    """
    offer = db.fetch(Offer, "offers", offer_id)
    if offer["status"] != "open":
        raise Refused("The offer must be open.")
    if offer["made_on"] < shift(db.today, days=-7):
        raise Refused("The offer has run out.")
    earlier = db.number(
        """
        SELECT COUNT(*) FROM offers
        WHERE applicant_id = ? AND status IN ('refused', 'lapsed') AND made_on > ?
        """,
        offer["applicant_id"],
        shift(db.today, days=-365),
    )
    db.update("offers", offer_id, status="refused")
    db.update("homes", offer["home_id"], status="free")
    db.update("applicants", offer["applicant_id"], status="waiting")
    if earlier >= 2:
        db.update("applicants", offer["applicant_id"], status="suspended")
    return db.fetch(Offer, "offers", offer_id)


def lapse_offer(db: Database, offer_id: str) -> Offer:
    """Let an unanswered offer lapse after seven days; it counts as refused and costs ten points.

    Args:
        offer_id: Id of the offer.
    """
    offer = db.fetch(Offer, "offers", offer_id)
    if offer["status"] != "open":
        raise Refused("The offer must be open.")
    if offer["made_on"] >= shift(db.today, days=-7):
        raise Refused("The applicant still has time to answer.")
    applicant = db.fetch(Applicant, "applicants", offer["applicant_id"])
    db.update("offers", offer_id, status="lapsed")
    db.update("homes", offer["home_id"], status="free")
    db.update("applicants", offer["applicant_id"], status="waiting", points=max(0, applicant["points"] - 10))
    return db.fetch(Offer, "offers", offer_id)
