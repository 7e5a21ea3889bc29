"""Rows of Kestrel feature flags."""

from typing import Literal

from typing_extensions import TypedDict

DeveloperSquad = Literal["basket", "search", "account", "delivery"]
FlagKind = Literal["release", "experiment", "operations"]
FlagStatus = Literal["draft", "live", "settled", "dropped"]
RolloutStateEnvironment = Literal["test", "staging", "production"]
TargetingEffect = Literal["always_on", "always_off"]
ProposalStatus = Literal["open", "approved", "applied", "rejected", "expired"]


class Developer(TypedDict):
    """A developer."""

    id: str
    name: str
    email: str
    squad: DeveloperSquad


class Flag(TypedDict):
    """A flag."""

    id: str
    name: str
    developer_id: str
    kind: FlagKind
    needs_id: str | None
    ends_on: str
    status: FlagStatus


class RolloutState(TypedDict):
    """A setting."""

    id: str
    flag_id: str
    environment: RolloutStateEnvironment
    share: int
    changed_at: str
    locked: bool


class TargetGroup(TypedDict):
    """A target group."""

    id: str
    name: str
    users: int


class Targeting(TypedDict):
    """A targeting."""

    id: str
    flag_id: str
    target_group_id: str
    effect: TargetingEffect


class Proposal(TypedDict):
    """A proposal."""

    id: str
    status: ProposalStatus
    setting_id: str
    share: int
    developer_id: str
    proposed_at: str
