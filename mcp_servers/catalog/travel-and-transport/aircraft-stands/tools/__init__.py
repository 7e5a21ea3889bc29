"""Tools of Stormvik airport apron."""

from mcp_servers.runtime import reads, writes

from .aircraft_list import find_aircraft
from .airlines import find_airlines, get_airline
from .closures import close_stand, end_closing, find_closures
from .delays import find_delays, note_delay, report_delays
from .stands import find_stands, get_stand
from .tows import ask_for_tow, drop_tow, find_tows, finish_tow
from .turnrounds import (
    announce_flight,
    assign_stand,
    cancel_flight,
    find_turnrounds,
    get_turnround,
    note_arrival,
    note_departure,
    report_turnrounds,
    take_stand_away,
)

TOOLS = reads(
    find_stands,
    find_aircraft,
    find_airlines,
    find_turnrounds,
    find_closures,
    find_tows,
    find_delays,
    get_turnround,
    get_stand,
    get_airline,
    report_turnrounds,
    report_delays,
) + writes(
    announce_flight,
    assign_stand,
    take_stand_away,
    note_arrival,
    note_departure,
    cancel_flight,
    note_delay,
    ask_for_tow,
    finish_tow,
    drop_tow,
    close_stand,
    end_closing,
)
