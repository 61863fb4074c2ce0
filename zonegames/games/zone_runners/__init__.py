"""Zone Runners: three Runners, one team, a course that falls down behind them."""
