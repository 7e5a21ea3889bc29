"""Tools about providers."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import Provider, ProviderAnswersBy


class ProviderSummary(TypedDict):
    """A provider as a search lists it."""

    id: str
    name: str
    phone: str
    answers_by: ProviderAnswersBy


class ProviderDetails(Provider):
    """A provider in full."""

    running_contracts: int
    monthly_cost: int
    unanswered_letters: int


def find_providers(
    db: Database, name: str | None = None, answers_by: ProviderAnswersBy | None = None, page: PageNumber = 1
) -> Page[ProviderSummary]:
    """Search providers by name or answers by.

    Args:
        name: Only providers whose name contains this text.
        answers_by: Only providers with this answers by.
        page: Page number, from 1.
    """
    return db.search(
        ProviderSummary,
        "SELECT id, name, phone, answers_by FROM providers",
        where={"instr(lower(name), lower(?)) > 0": name, "answers_by = ?": answers_by},
        order="name, id",
        page=page,
    )


def get_provider(db: Database, provider_id: str) -> ProviderDetails:
    """Show a provider with its running contracts, what they cost a month and the letters it has not answered.

    Args:
        provider_id: Id of the provider.
    """
    provider = db.fetch(Provider, "providers", provider_id)
    running_contracts = db.number(
        "SELECT COUNT(*) FROM contracts WHERE provider_id = ? AND status = 'running'", provider_id
    )
    monthly_cost = db.number(
        """
        SELECT SUM(price) FROM contracts
        WHERE provider_id = ? AND status IN ('running', 'notice_given')
        """,
        provider_id,
    )
    unanswered_letters = db.number(
        """
        SELECT COUNT(*) FROM letters
        JOIN contracts ON contracts.id = letters.contract_id
        WHERE contracts.provider_id = ? AND letters.status IN ('sent', 'repeated')
        """,
        provider_id,
    )
    return {
        **provider,
        "running_contracts": running_contracts,
        "monthly_cost": monthly_cost,
        "unanswered_letters": unanswered_letters,
    }
