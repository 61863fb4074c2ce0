"""Other players of the contract: computer seats and simulation."""
