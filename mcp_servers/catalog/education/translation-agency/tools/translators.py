"""Tools about translators."""

from mcp_servers.runtime import Database, Page, PageNumber, Refused

from .rows import Translator, TranslatorMotherTongue, TranslatorStatus


class TranslatorDetails(Translator):
    """A translator in full."""

    words_in_hand: int
    jobs_in_hand: int


def find_translators(
    db: Database,
    name: str | None = None,
    mother_tongue: TranslatorMotherTongue | None = None,
    sworn: bool | None = None,
    status: TranslatorStatus | None = None,
    page: PageNumber = 1,
) -> Page[Translator]:
    """Search translators by name, mother tongue, sworn or status.

    Args:
        name: Only translators whose name contains this text.
        mother_tongue: Only translators with this mother tongue.
        sworn: Only translators for which this holds, or does not: sworn.
        status: Only translators with this status.
        page: Page number, from 1.
    """
    return db.search(
        Translator,
        "SELECT id, name, mother_tongue, sworn, words_a_week, status FROM translators",
        where={
            "instr(lower(name), lower(?)) > 0": name,
            "mother_tongue = ?": mother_tongue,
            "sworn = ?": sworn,
            "status = ?": status,
        },
        order="name, id",
        page=page,
    )


def get_translator(db: Database, translator_id: str) -> TranslatorDetails:
    """Show a translator with the words in hand.

    Args:
        translator_id: Id of the translator.
    """
    translator = db.fetch(Translator, "translators", translator_id)
    words_in_hand = db.number(
        """
        SELECT SUM(sources.words) FROM jobs
        JOIN sources ON sources.id = jobs.source_id
        WHERE jobs.translator_id = ? AND jobs.status = 'given'
        """,
        translator_id,
    )
    jobs_in_hand = db.number("SELECT COUNT(*) FROM jobs WHERE translator_id = ? AND status = 'given'", translator_id)
    return {**translator, "words_in_hand": words_in_hand, "jobs_in_hand": jobs_in_hand}


def note_absence(db: Database, translator_id: str) -> Translator:
    """Note that a translator is away; nothing overdue may be in hand.

    Args:
        translator_id: Id of the translator.
    """
    translator = db.fetch(Translator, "translators", translator_id)
    if translator["status"] != "available":
        raise Refused("The translator must be available.")
    if db.exists(
        "SELECT 1 FROM jobs WHERE translator_id = ? AND status = 'given' AND due_on < ?", translator_id, db.today
    ):
        raise Refused("An overdue job is in the translator's hands.")
    db.update("translators", translator_id, status="away")
    return db.fetch(Translator, "translators", translator_id)


def note_return(db: Database, translator_id: str) -> Translator:
    """Note that a translator is available again.

    Args:
        translator_id: Id of the translator.
    """
    translator = db.fetch(Translator, "translators", translator_id)
    if translator["status"] != "away":
        raise Refused("The translator must be away.")
    db.update("translators", translator_id, status="available")
    return db.fetch(Translator, "translators", translator_id)
