"""Tools about letters."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, shift

from .rows import Contract, Letter, LetterPurpose, LetterStatus


class LetterSummary(TypedDict):
    """A letter as a search lists it."""

    id: str
    number: str
    contract_number: str
    purpose: LetterPurpose
    sent_on: str | None
    status: LetterStatus


class LettersByContractProviderName(TypedDict):
    """Totals of letters for one name."""

    contract_provider_name: str
    letters: int
    last_sent: str | None


def find_letters(
    db: Database,
    number: str | None = None,
    contract_id: str | None = None,
    purpose: LetterPurpose | None = None,
    status: LetterStatus | None = None,
    sent_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[LetterSummary]:
    """Search letters by letter number, contract, purpose, status or posting day.

    Args:
        number: Only letters with this letter number.
        contract_id: Only letters of the contract with this id.
        purpose: Only letters with this purpose.
        status: Only letters with this status.
        sent_until: Only letters with a posting day at or before this.
        page: Page number, from 1.
    """
    return db.search(
        LetterSummary,
        """
        SELECT letters.id, letters.number, contracts.number AS contract_number, letters.purpose,
            letters.sent_on, letters.status
        FROM letters
        JOIN contracts ON contracts.id = letters.contract_id
        """,
        where={
            "letters.number = ?": number,
            "letters.contract_id = ?": contract_id,
            "letters.purpose = ?": purpose,
            "letters.status = ?": status,
            "letters.sent_on <= ?": sent_until,
        },
        order="letters.sent_on DESC, letters.id",
        page=page,
    )


def report_letters(
    db: Database,
    purpose: LetterPurpose | None = None,
    status: LetterStatus | None = None,
    sent_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[LettersByContractProviderName]:
    """Count letters by provider.

    Args:
        purpose: Only letters with this purpose.
        status: Only letters with this status.
        sent_from: Only letters with a posting day at or after this.
        page: Page number, from 1.
    """
    return db.search(
        LettersByContractProviderName,
        """
        SELECT providers.name AS contract_provider_name, COUNT(*) AS letters, MAX(letters.sent_on) AS
            last_sent
        FROM letters
        JOIN contracts ON contracts.id = letters.contract_id
        JOIN providers ON providers.id = contracts.provider_id
        """,
        where={"letters.purpose = ?": purpose, "letters.status = ?": status, "letters.sent_on >= ?": sent_from},
        group="providers.name",
        order="providers.name",
        page=page,
    )


def draft_letter(db: Database, number: Text, contract_id: str, purpose: LetterPurpose) -> Letter:
    """Draft a letter about one of your contracts; a cancellation only once and in time, or within 30 days after a
    price rise.

    Args:
        number: Letter number.
        contract_id: Id of the contract.
        purpose: Purpose of the letter.
    """
    contract = db.fetch(Contract, "contracts", contract_id)
    if contract["signer_id"] != db.account:
        raise Refused("The other signer writes about this contract.")
    if contract["status"] != "running" and purpose == "cancellation":
        raise Refused("The contract is cancelled or over already.")
    if (
        purpose == "cancellation"
        and shift(contract["ends_on"], days=-contract["notice_days"]) < db.today
        and not db.exists(
            """
        SELECT 1 FROM price_changes
        WHERE contract_id = ? AND new_price > ? AND announced_on >= ?
        """,
            contract_id,
            contract["price"],
            shift(db.today, days=-30),
        )
    ):
        raise Refused("It is too late to cancel for this term.")
    if db.exists(
        """
        SELECT 1 FROM letters
        WHERE contract_id = ? AND purpose = ? AND status IN ('draft', 'sent', 'repeated')
        """,
        contract_id,
        purpose,
    ):
        raise Refused("Such a letter is under way already.")
    if db.exists("SELECT 1 FROM letters WHERE number = ?", number):
        raise Refused("Another letter already has this letter number.")
    letter_id = db.insert(
        "letters", number=number, contract_id=contract_id, purpose=purpose, status="draft", registered=False
    )
    return db.fetch(Letter, "letters", letter_id)


def send_letter(db: Database, letter_id: str) -> Letter:
    """Send a draft; the contract of a cancellation counts as under notice.

    Args:
        letter_id: Id of the letter.
    """
    letter = db.fetch(Letter, "letters", letter_id)
    if letter["status"] != "draft":
        raise Refused("The letter must be draft.")
    contract = db.fetch(Contract, "contracts", letter["contract_id"])
    if contract["signer_id"] != db.account:
        raise Refused("The other signer writes about this contract.")
    if contract["status"] == "ended":
        raise Refused("The contract has ended.")
    if (
        letter["purpose"] == "cancellation"
        and contract["compulsory"]
        and not db.exists("SELECT 1 FROM offers WHERE contract_id = ? AND status = 'signed'", letter["contract_id"])
    ):
        raise Refused("A successor must be signed first.")
    db.update("letters", letter_id, status="sent", sent_on=db.today)
    if letter["purpose"] == "cancellation":
        db.update("contracts", letter["contract_id"], status="notice_given")
    return db.fetch(Letter, "letters", letter_id)


def repeat_letter(db: Database, letter_id: str) -> Letter:
    """Send a letter again by registered post when no answer has come for 14 days.

    Args:
        letter_id: Id of the letter.
    """
    letter = db.fetch(Letter, "letters", letter_id)
    if letter["status"] != "sent":
        raise Refused("The letter must be sent.")
    if letter["sent_on"] is None or letter["sent_on"] > shift(db.today, days=-14):
        raise Refused("An answer may still come.")
    contract = db.fetch(Contract, "contracts", letter["contract_id"])
    if contract["status"] == "ended":
        raise Refused("The contract has ended.")
    db.update("letters", letter_id, status="repeated", sent_on=db.today, registered=True)
    return db.fetch(Letter, "letters", letter_id)


def file_answer(db: Database, letter_id: str) -> Letter:
    """File the answer to a letter.

    Args:
        letter_id: Id of the letter.
    """
    letter = db.fetch(Letter, "letters", letter_id)
    if letter["status"] not in ("sent", "repeated"):
        raise Refused("The letter must be sent or repeated.")
    if letter["sent_on"] is None or letter["sent_on"] >= db.today:
        raise Refused("The letter has only just been sent.")
    db.update("letters", letter_id, status="answered")
    return db.fetch(Letter, "letters", letter_id)


def tear_up_letter(db: Database, letter_id: str) -> Letter:
    """Tear up a draft that is not a cancellation due within ten days.

    Args:
        letter_id: Id of the letter.
    """
    letter = db.fetch(Letter, "letters", letter_id)
    if letter["status"] != "draft":
        raise Refused("The letter must be draft.")
    contract = db.fetch(Contract, "contracts", letter["contract_id"])
    if contract["signer_id"] != db.account:
        raise Refused("The other signer writes about this contract.")
    if letter["purpose"] == "cancellation" and shift(contract["ends_on"], days=-contract["notice_days"]) <= shift(
        db.today, days=10
    ):
        raise Refused("The cancellation is due within ten days.")
    db.update("letters", letter_id, status="torn_up")
    return db.fetch(Letter, "letters", letter_id)
