"""Where code that a language model wrote runs: jailed processes without network, files, secrets, or sight of each other.

The host keeps databases, clocks, journals and verdicts. A worker is given a copy of a database and says what a tool made of
it; a verification program is given data and says what it thinks of them. Whatever a worker says is read as data.
"""
