"""What tests of games stand on: the contract that every game must pass, tables to test rules on, golden playthroughs,
and Skirmish, a game made to be tested."""

from lexludi.kernel.about import Setup
from lexludi.testing.contract import ContractBroken, Report, contract
from lexludi.testing.table import Table

__all__ = ["ContractBroken", "Report", "Setup", "Table", "contract"]
