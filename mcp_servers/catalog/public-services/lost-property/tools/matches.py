"""Tools about matches."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, days_between, shift

from .rows import Category, Clerk, FoundItem, LossReport, Match, MatchProof, MatchStatus


class MatchSummary(TypedDict):
    """A match as a search lists it."""

    id: str
    found_item_tag: str
    loss_report_number: str
    status: MatchStatus
    proposed_on: str
    collect_by: str | None


def find_matches(
    db: Database,
    found_item_id: str | None = None,
    loss_report_id: str | None = None,
    traveller_id: str | None = None,
    office_id: str | None = None,
    status: MatchStatus | None = None,
    collect_by_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[MatchSummary]:
    """Search matches by item, report, traveller, office, status or last day for collection.

    Args:
        found_item_id: Only matches of the item with this id.
        loss_report_id: Only matches of the report with this id.
        traveller_id: Only matches of the traveller with this id.
        office_id: Only matches of the office with this id.
        status: Only matches with this status.
        collect_by_until: Only matches with a last day for collection at or before this.
        page: Page number, from 1.
    """
    return db.search(
        MatchSummary,
        """
        SELECT matches.id, found_items.tag AS found_item_tag, loss_reports.number AS loss_report_number,
            matches.status, matches.proposed_on, matches.collect_by
        FROM matches
        JOIN found_items ON found_items.id = matches.found_item_id
        JOIN loss_reports ON loss_reports.id = matches.loss_report_id
        """,
        where={
            "matches.found_item_id = ?": found_item_id,
            "matches.loss_report_id = ?": loss_report_id,
            "loss_reports.traveller_id = ?": traveller_id,
            "found_items.office_id = ?": office_id,
            "matches.status = ?": status,
            "matches.collect_by <= ?": collect_by_until,
        },
        order="matches.proposed_on, matches.id",
        page=page,
    )


def propose_match(db: Database, found_item_id: str, loss_report_id: str) -> Match:
    """Propose that a stored item is the one that a traveller reported.

    Args:
        found_item_id: Id of the item.
        loss_report_id: Id of the report.
    """
    found_item = db.fetch(FoundItem, "found_items", found_item_id)
    loss_report = db.fetch(LossReport, "loss_reports", loss_report_id)
    if found_item["status"] != "stored":
        raise Refused("The item is not free.")
    if loss_report["status"] != "open":
        raise Refused("The report is not open.")
    if found_item["category_id"] != loss_report["category_id"]:
        raise Refused("The categories differ.")
    if found_item["colour"] != loss_report["colour"]:
        raise Refused("The colours differ.")
    if found_item["found_on"] < loss_report["lost_on"]:
        raise Refused("The item was found before the loss.")
    if found_item["found_on"] > shift(loss_report["lost_on"], days=30):
        raise Refused("The item was found more than 30 days after the loss.")
    if db.exists("SELECT 1 FROM matches WHERE found_item_id = ? AND status = 'proposed'", found_item_id):
        raise Refused("Another match of this item is waiting.")
    if db.exists("SELECT 1 FROM matches WHERE found_item_id = ? AND loss_report_id = ?", found_item_id, loss_report_id):
        raise Refused("This match was proposed before.")
    match_id = db.insert(
        "matches",
        found_item_id=found_item_id,
        loss_report_id=loss_report_id,
        proposed_by_id=db.account,
        proposed_on=db.today,
        status="proposed",
        fee=0,
    )
    return db.fetch(Match, "matches", match_id)


def confirm_match(db: Database, match_id: str, proof: MatchProof) -> Match:
    """Confirm a colleague's match on the proof that the traveller gives; other proposals for the report are
    rejected.

    Args:
        match_id: Id of the match.
        proof: Proof of the match.
    """
    match = db.fetch(Match, "matches", match_id)
    if match["status"] != "proposed":
        raise Refused("The match must be proposed.")
    if match["proposed_by_id"] == db.account:
        raise Refused("You proposed this match yourself.")
    found_item = db.fetch(FoundItem, "found_items", match["found_item_id"])
    if found_item["status"] != "stored":
        raise Refused("The item is not free.")
    loss_report = db.fetch(LossReport, "loss_reports", match["loss_report_id"])
    if loss_report["status"] != "open":
        raise Refused("The report is not open any more.")
    category = db.fetch(Category, "categories", found_item["category_id"])
    if category["valuable"] and proof == "description":
        raise Refused("A description is no proof for valuables.")
    db.update(
        "matches",
        match_id,
        status="confirmed",
        proof=proof,
        confirmed_by_id=db.account,
        confirmed_on=db.today,
        collect_by=shift(db.today, days=14),
    )
    db.update("found_items", match["found_item_id"], status="promised")
    db.update("loss_reports", match["loss_report_id"], status="matched")
    for each_match in db.all(
        Match,
        """
        SELECT * FROM matches
        WHERE id != ? AND loss_report_id = ? AND status = 'proposed'
        ORDER BY id
        """,
        match_id,
        match["loss_report_id"],
    ):
        db.update("matches", each_match["id"], status="rejected")
    return db.fetch(Match, "matches", match_id)


def reject_match(db: Database, match_id: str) -> Match:
    """Reject a proposed match that a colleague made, or one of yours once it is three days old.

    Args:
        match_id: Id of the match.
    """
    match = db.fetch(Match, "matches", match_id)
    if match["status"] != "proposed":
        raise Refused("The match must be proposed.")
    if match["proposed_by_id"] == db.account and match["proposed_on"] > shift(db.today, days=-3):
        raise Refused("Leave a match of yours to a colleague for three days.")
    db.update("matches", match_id, status="rejected")
    return db.fetch(Match, "matches", match_id)


def extend_collection(db: Database, match_id: str) -> Match:
    """Give a traveller seven more days to collect, once and before the time is over.

    Args:
        match_id: Id of the match.
    """
    match = db.fetch(Match, "matches", match_id)
    if match["status"] != "confirmed":
        raise Refused("The item is not waiting to be collected.")
    if match["collect_by"] is None or match["collect_by"] < db.today:
        raise Refused("The time for collection is over.")
    if match["confirmed_on"] is None or match["collect_by"] > shift(match["confirmed_on"], days=14):
        raise Refused("The time has been extended before.")
    db.update("matches", match_id, collect_by=shift(match["collect_by"], days=7))
    return db.fetch(Match, "matches", match_id)


def hand_over_item(db: Database, match_id: str) -> Match:
    """Hand the item of a confirmed match over at your office and take the fee; its report is settled.

    Args:
        match_id: Id of the match.
    """
    match = db.fetch(Match, "matches", match_id)
    if match["status"] != "confirmed":
        raise Refused("The match must be confirmed.")
    found_item = db.fetch(FoundItem, "found_items", match["found_item_id"])
    account = db.fetch(Clerk, "clerks", db.account)
    if found_item["office_id"] != account["office_id"]:
        raise Refused("The item lies at another office.")
    if match["collect_by"] is None or match["collect_by"] < db.today:
        raise Refused("The time for collection is over.")
    category = db.fetch(Category, "categories", found_item["category_id"])
    if category["valuable"] and account["grade"] != "senior":
        raise Refused("Valuables are handed out by senior clerks.")
    if db.exists("SELECT 1 FROM transfers WHERE found_item_id = ? AND status = 'sent'", match["found_item_id"]):
        raise Refused("The item is on its way to another office.")
    db.update(
        "matches",
        match_id,
        status="collected",
        fee=category["fee"] + 100 * max(0, days_between(found_item["found_on"], db.today) // 7 - 2),
    )
    db.update("found_items", match["found_item_id"], status="returned")
    db.update("loss_reports", match["loss_report_id"], status="settled")
    return db.fetch(Match, "matches", match_id)


def lapse_match(db: Database, match_id: str) -> Match:
    """Let a confirmed match lapse that nobody collected in time; item and report are open again.

    Args:
        match_id: Id of the match.
    """
    match = db.fetch(Match, "matches", match_id)
    if match["status"] != "confirmed":
        raise Refused("The match must be confirmed.")
    if match["collect_by"] is None or match["collect_by"] >= db.today:
        raise Refused("The traveller still has time.")
    db.update("matches", match_id, status="lapsed")
    db.update("found_items", match["found_item_id"], status="stored")
    db.update("loss_reports", match["loss_report_id"], status="open")
    return db.fetch(Match, "matches", match_id)
