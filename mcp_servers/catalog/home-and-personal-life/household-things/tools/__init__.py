"""Tools of Kadriorg household things."""

from mcp_servers.runtime import reads, writes

from .covers import insure_thing
from .damages import find_damages, report_damage, settle_damage
from .friends import find_friends
from .loans import extend_loan, find_loans, lend_thing, take_back, write_off_loan
from .policies import find_policies, get_policy
from .repairs import find_repairs, finish_repair, give_up_repair, send_for_repair
from .rooms import find_rooms
from .things import (
    add_thing,
    find_things,
    get_thing,
    mark_fragile,
    prolong_warranty,
    put_thing,
    report_things,
    sell_thing,
)

TOOLS = reads(
    find_things,
    find_friends,
    find_rooms,
    find_loans,
    find_repairs,
    find_policies,
    find_damages,
    get_thing,
    get_policy,
    report_things,
) + writes(
    add_thing,
    put_thing,
    mark_fragile,
    prolong_warranty,
    sell_thing,
    lend_thing,
    extend_loan,
    take_back,
    write_off_loan,
    send_for_repair,
    finish_repair,
    give_up_repair,
    insure_thing,
    report_damage,
    settle_damage,
)
