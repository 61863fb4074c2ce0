"""Computer players of the same contract: the seats they take, and matches among themselves."""
