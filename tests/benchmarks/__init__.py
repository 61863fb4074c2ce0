"""How fast it is, as ratios to floors measured in the same run: `python -m tests.benchmarks`.

Absolute figures depend on the machine; compare the ratios only, and run it on an idle one.
"""
