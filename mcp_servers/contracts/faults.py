"""Whose failure it is. Only an agent's failure may ever become a reward."""


class Fault(Exception):
    """Something went wrong during a session; the subclass says to whom it belongs."""


class AgentFault(Fault):
    """The agent erred (bad call, wrong answer, out of turns): data, and rewarded as such."""


class EnvironmentFault(Fault):
    """The world erred (a tool crashed, a verifier raised): the rollout is retried, never rewarded."""


class InfrastructureFault(Fault):
    """What carries the rollout erred (endpoint down, socket closed): the rollout is retried, never rewarded."""


class Refused(AgentFault):
    """Raised by a tool when a rule of its world forbids the call. The message is what the agent reads."""


class InputError(Exception):
    """A person gave something unusable. The message says what, where, and what would be right."""
