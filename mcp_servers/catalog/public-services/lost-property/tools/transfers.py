"""Tools about transfers."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused

from .rows import Clerk, FoundItem, Office, Transfer, TransferStatus


class TransferSummary(TypedDict):
    """A transfer as a search lists it."""

    id: str
    found_item_tag: str
    destination_name: str
    sent_on: str
    status: TransferStatus


def find_transfers(
    db: Database,
    found_item_id: str | None = None,
    destination_id: str | None = None,
    status: TransferStatus | None = None,
    sent_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[TransferSummary]:
    """Search transfers by item, destination, status or sending date.

    Args:
        found_item_id: Only transfers of the item with this id.
        destination_id: Only transfers of the destination with this id.
        status: Only transfers with this status.
        sent_until: Only transfers with a sending date at or before this.
        page: Page number, from 1.
    """
    return db.search(
        TransferSummary,
        """
        SELECT transfers.id, found_items.tag AS found_item_tag, offices.name AS destination_name,
            transfers.sent_on, transfers.status
        FROM transfers
        JOIN found_items ON found_items.id = transfers.found_item_id
        JOIN offices ON offices.id = transfers.destination_id
        """,
        where={
            "transfers.found_item_id = ?": found_item_id,
            "transfers.destination_id = ?": destination_id,
            "transfers.status = ?": status,
            "transfers.sent_on <= ?": sent_until,
        },
        order="transfers.sent_on, transfers.id",
        page=page,
    )


def send_item(db: Database, found_item_id: str, destination_id: str) -> Transfer:
    """Send an item of your office to another one that has room for it.

    Args:
        found_item_id: Id of the item.
        destination_id: Id of the destination.
    """
    found_item = db.fetch(FoundItem, "found_items", found_item_id)
    destination = db.fetch(Office, "offices", destination_id)
    if found_item["status"] not in ("stored", "promised"):
        raise Refused("The item is no longer here.")
    account = db.fetch(Clerk, "clerks", db.account)
    if found_item["office_id"] != account["office_id"]:
        raise Refused("The item lies at another office.")
    if destination_id == found_item["office_id"]:
        raise Refused("The item lies at this office already.")
    if db.exists("SELECT 1 FROM transfers WHERE found_item_id = ? AND status = 'sent'", found_item_id):
        raise Refused("The item is on its way already.")
    expected = db.number(
        """
        SELECT COUNT(*) FROM found_items
        WHERE office_id = ? AND status IN ('stored', 'promised')
        """,
        destination_id,
    ) + db.number("SELECT COUNT(*) FROM transfers WHERE destination_id = ? AND status = 'sent'", destination_id)
    if expected >= destination["shelf_space"]:
        raise Refused("The other office has no room for it.")
    transfer_id = db.insert(
        "transfers", found_item_id=found_item_id, destination_id=destination_id, sent_on=db.today, status="sent"
    )
    return db.fetch(Transfer, "transfers", transfer_id)


def receive_transfer(db: Database, transfer_id: str) -> Transfer:
    """Note that an item has arrived at its destination, the day after it was sent at the earliest.

    Args:
        transfer_id: Id of the transfer.
    """
    transfer = db.fetch(Transfer, "transfers", transfer_id)
    if transfer["status"] != "sent":
        raise Refused("The transfer must be sent.")
    if transfer["sent_on"] >= db.today:
        raise Refused("It takes a day at least.")
    destination = db.fetch(Office, "offices", transfer["destination_id"])
    if (
        db.number(
            """
        SELECT COUNT(*) FROM found_items
        WHERE office_id = ? AND status IN ('stored', 'promised')
        """,
            transfer["destination_id"],
        )
        >= destination["shelf_space"]
    ):
        raise Refused("There is no room on the shelves there.")
    db.update("transfers", transfer_id, status="arrived")
    db.update("found_items", transfer["found_item_id"], office_id=transfer["destination_id"])
    return db.fetch(Transfer, "transfers", transfer_id)
