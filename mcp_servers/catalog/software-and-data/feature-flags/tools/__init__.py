"""Tools of Kestrel feature flags."""

from mcp_servers.runtime import reads, writes

from .flags import create_flag, find_flags, get_flag, launch_flag, prolong_flag, report_flags, settle_flag
from .proposals import apply_proposal, approve_proposal, find_proposals, get_proposal, propose_share, reject_proposal
from .rollout_states import add_setting, change_share, find_settings, lock_setting
from .target_groups import find_groups
from .targetings import find_targetings, target_users, untarget_users

TOOLS = reads(
    find_flags, find_settings, find_groups, find_targetings, find_proposals, get_flag, get_proposal, report_flags
) + writes(
    create_flag,
    add_setting,
    launch_flag,
    change_share,
    lock_setting,
    propose_share,
    approve_proposal,
    reject_proposal,
    apply_proposal,
    target_users,
    untarget_users,
    prolong_flag,
    settle_flag,
)
