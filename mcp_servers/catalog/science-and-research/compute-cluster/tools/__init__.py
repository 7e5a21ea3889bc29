"""Tools of Basalt computing centre."""

from mcp_servers.runtime import reads, writes

from .folders import clear_folder, find_folders, prolong_folder, report_folders
from .jobs import (
    cancel_job,
    find_jobs,
    finish_job,
    get_job,
    hold_job,
    kill_job,
    raise_job,
    report_jobs,
    resume_job,
    start_job,
    submit_job,
)
from .members import find_users, lock_user
from .partitions import drain_partition, find_partitions, get_partition
from .research_groups import find_research_groups, get_research_group, grant_core_hours
from .reservations import cancel_reservation, find_reservations, plan_reservation

TOOLS = reads(
    find_research_groups,
    find_users,
    find_partitions,
    find_jobs,
    find_reservations,
    find_folders,
    get_partition,
    get_research_group,
    get_job,
    report_jobs,
    report_folders,
) + writes(
    submit_job,
    start_job,
    hold_job,
    resume_job,
    cancel_job,
    finish_job,
    kill_job,
    raise_job,
    plan_reservation,
    cancel_reservation,
    drain_partition,
    lock_user,
    grant_core_hours,
    prolong_folder,
    clear_folder,
)
