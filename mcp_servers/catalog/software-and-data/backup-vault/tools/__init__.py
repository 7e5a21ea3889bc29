"""Tools of Findlinge backup vault."""

from mcp_servers.runtime import reads, writes

from .backup_runs import delete_run, fail_run, find_runs, finish_run, report_runs, start_run, verify_run
from .data_stores import find_stores, get_store
from .legal_holds import find_holds, lift_hold, place_hold
from .restores import approve_restore, ask_restore, find_restores, finish_restore
from .tapes import find_tapes, get_tape, load_tape, vault_tape

TOOLS = reads(find_stores, find_tapes, find_runs, find_holds, find_restores, get_store, get_tape, report_runs) + writes(
    start_run,
    finish_run,
    fail_run,
    verify_run,
    delete_run,
    vault_tape,
    load_tape,
    place_hold,
    lift_hold,
    ask_restore,
    approve_restore,
    finish_restore,
)
