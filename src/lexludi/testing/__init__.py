"""What tests of games stand on: the contract that every game must pass, and Skirmish, a game made to be tested."""

from lexludi.testing.contract import ContractBroken, Report, Setup, contract

__all__ = ["ContractBroken", "Report", "Setup", "contract"]
