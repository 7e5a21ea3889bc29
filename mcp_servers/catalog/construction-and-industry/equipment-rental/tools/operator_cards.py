"""Tools about operator cards."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text

from .rows import Contractor, MachineClass, OperatorCard


class OperatorCardSummary(TypedDict):
    """An operator card as a search lists it."""

    id: str
    number: str
    holder: str
    machine_class_name: str
    valid_until: str


def find_operator_cards(
    db: Database,
    contractor_id: str | None = None,
    machine_class_id: str | None = None,
    holder: str | None = None,
    valid_until_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[OperatorCardSummary]:
    """Search operator cards by contractor, class, holder or expiry date.

    Args:
        contractor_id: Only operator cards of the contractor with this id.
        machine_class_id: Only operator cards of the class with this id.
        holder: Only operator cards whose holder contains this text.
        valid_until_from: Only operator cards with an expiry date at or after this.
        page: Page number, from 1.
    """
    return db.search(
        OperatorCardSummary,
        """
        SELECT operator_cards.id, operator_cards.number, operator_cards.holder, machine_classes.name AS
            machine_class_name, operator_cards.valid_until
        FROM operator_cards
        JOIN machine_classes ON machine_classes.id = operator_cards.machine_class_id
        """,
        where={
            "operator_cards.contractor_id = ?": contractor_id,
            "operator_cards.machine_class_id = ?": machine_class_id,
            "instr(lower(operator_cards.holder), lower(?)) > 0": holder,
            "operator_cards.valid_until >= ?": valid_until_from,
        },
        order="operator_cards.valid_until, operator_cards.id",
        page=page,
    )


def register_card(
    db: Database, number: Text, holder: Text, contractor_id: str, machine_class_id: str, valid_until: Day
) -> OperatorCard:
    """Register an operator card of somebody who works for a contractor.

    Args:
        number: Card number.
        holder: Holder of the operator card.
        contractor_id: Id of the contractor.
        machine_class_id: Id of the class.
        valid_until: Expiry date.
    """
    db.fetch(Contractor, "contractors", contractor_id)
    machine_class = db.fetch(MachineClass, "machine_classes", machine_class_id)
    if not machine_class["card_needed"]:
        raise Refused("This class needs no operator card.")
    if valid_until <= db.today:
        raise Refused("The card has run out.")
    if db.exists("SELECT 1 FROM operator_cards WHERE number = ?", number):
        raise Refused("Another operator card already has this card number.")
    operator_card_id = db.insert(
        "operator_cards",
        number=number,
        holder=holder,
        contractor_id=contractor_id,
        machine_class_id=machine_class_id,
        valid_until=valid_until,
    )
    return db.fetch(OperatorCard, "operator_cards", operator_card_id)
