"""Tools of Lyric Theatre contract archive."""

from mcp_servers.runtime import reads, writes

from .amendments import draft_amendment, find_amendments, read_amendment, sign_amendment
from .contracts import (
    destroy_contract,
    draft_contract,
    drop_draft,
    end_contract,
    find_contracts,
    get_contract,
    give_notice,
    note_dispute,
    read_contract,
    renew_contract,
    report_contracts,
    sign_contract,
)
from .keepers import find_keepers
from .loans import find_loans, lend_file, return_file
from .partners import bar_partner, find_partners, get_partner
from .signatures import add_signature, find_signatures

TOOLS = reads(
    find_contracts,
    find_amendments,
    find_partners,
    find_keepers,
    find_signatures,
    find_loans,
    read_contract,
    read_amendment,
    get_contract,
    get_partner,
    report_contracts,
) + writes(
    draft_contract,
    add_signature,
    sign_contract,
    drop_draft,
    give_notice,
    renew_contract,
    end_contract,
    destroy_contract,
    note_dispute,
    draft_amendment,
    sign_amendment,
    lend_file,
    return_file,
    bar_partner,
)
