"""Tools of Plant laboratory protocols."""

from mcp_servers.runtime import reads, writes

from .deviations import close_deviation, find_deviations, note_deviation
from .draws import draw_reagent
from .lots import discard_lot, find_lots, open_lot
from .protocols import approve_protocol, find_protocols, get_protocol, read_protocol, retire_protocol, write_protocol
from .runs import find_runs, finish_run, get_run, plan_run, read_report, release_run, report_runs, start_run, stop_run
from .scientists import find_scientists
from .trainings import find_trainings, train_scientist

TOOLS = reads(
    find_protocols,
    find_runs,
    find_trainings,
    find_lots,
    find_deviations,
    find_scientists,
    read_protocol,
    read_report,
    get_protocol,
    get_run,
    report_runs,
) + writes(
    write_protocol,
    approve_protocol,
    retire_protocol,
    train_scientist,
    plan_run,
    start_run,
    draw_reagent,
    open_lot,
    discard_lot,
    finish_run,
    stop_run,
    release_run,
    note_deviation,
    close_deviation,
)
