"""What has a model do a piece of work: an endpoint, a store of its completions, tools, and the one episode loop."""

from generator.agents.engine.completions import Endpoint
from generator.agents.engine.store import Caps, Overspent, Spent, Store
from generator.agents.engine.toolbox import Toolbox
from generator.agents.engine.work import GivenUp, Work
from generator.agents.engine.worker import Worker

__all__ = ["Caps", "Endpoint", "GivenUp", "Overspent", "Spent", "Store", "Toolbox", "Work", "Worker"]
