"""Tools of Spoke & Sons bicycle workshop."""

from mcp_servers.runtime import reads, writes

from .bicycles import find_bicycles
from .customers import find_customers
from .fittings import reserve_part
from .jobs import (
    book_job,
    cancel_job,
    collect_job,
    find_jobs,
    finish_job,
    get_job,
    move_job,
    raise_limit,
    receive_bicycle,
    reopen_job,
    report_jobs,
    start_job,
)
from .loan_bikes import find_loan_bikes, lend_bike
from .mechanics import find_mechanics
from .parts import find_parts, get_part, restock_part
from .services import find_services
from .works import add_work, find_works, report_works

TOOLS = reads(
    find_mechanics,
    find_customers,
    find_bicycles,
    find_services,
    find_parts,
    find_jobs,
    find_works,
    find_loan_bikes,
    get_job,
    get_part,
    report_jobs,
    report_works,
) + writes(
    book_job,
    move_job,
    add_work,
    reserve_part,
    restock_part,
    raise_limit,
    receive_bicycle,
    start_job,
    finish_job,
    collect_job,
    reopen_job,
    cancel_job,
    lend_bike,
)
