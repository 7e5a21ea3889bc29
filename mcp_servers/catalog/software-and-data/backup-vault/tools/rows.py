"""Rows of Findlinge backup vault."""

from typing import Literal

from typing_extensions import TypedDict

DataStoreSecrecy = Literal["open", "internal", "secret"]
DataStoreStatus = Literal["active", "frozen", "gone"]
TapeSecrecy = Literal["open", "internal", "secret"]
TapeStatus = Literal["loaded", "vaulted", "shredded"]
BackupRunStatus = Literal["running", "good", "verified", "failed"]
LegalHoldStatus = Literal["in_force", "lifted"]
RestoreStatus = Literal["asked", "approved", "done", "refused", "failed"]


class DataStore(TypedDict):
    """A store."""

    id: str
    name: str
    secrecy: DataStoreSecrecy
    owner: str
    size: int
    every: int
    kept_days: int
    status: DataStoreStatus


class Tape(TypedDict):
    """A tape."""

    id: str
    label: str
    secrecy: TapeSecrecy
    capacity: int
    loaded: int
    status: TapeStatus
    vaulted_on: str | None


class BackupRun(TypedDict):
    """A run."""

    id: str
    data_store_id: str
    tape_id: str
    size: int
    made_on: str
    keep_until: str
    status: BackupRunStatus


class LegalHold(TypedDict):
    """A legal hold."""

    id: str
    data_store_id: str
    reason: str
    lawyer: str
    begins_on: str
    status: LegalHoldStatus


class Restore(TypedDict):
    """A restore."""

    id: str
    backup_run_id: str
    target_id: str
    reason: str
    operator_id: str
    asked_at: str
    status: RestoreStatus
