"""Tools of Harbour Street food bank."""

from mcp_servers.runtime import reads, writes

from .batches import find_batches, report_donors, report_goods, shelve_batch, take_in_batch, throw_away_batch
from .donors import find_donors
from .households import find_households, get_household, register_household, renew_referral, resume_household
from .parcel_lines import find_parcel_lines, pack_goods, unpack_goods
from .slots import (
    book_collection,
    cancel_collection,
    close_parcel,
    find_collections,
    get_collection,
    hand_over_parcel,
    note_missed,
)
from .volunteers import find_volunteers

TOOLS = reads(
    find_households,
    find_batches,
    find_collections,
    find_parcel_lines,
    find_donors,
    find_volunteers,
    get_household,
    get_collection,
    report_goods,
    report_donors,
) + writes(
    register_household,
    renew_referral,
    book_collection,
    cancel_collection,
    pack_goods,
    unpack_goods,
    close_parcel,
    hand_over_parcel,
    note_missed,
    resume_household,
    take_in_batch,
    shelve_batch,
    throw_away_batch,
)
