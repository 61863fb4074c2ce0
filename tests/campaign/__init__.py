"""The reliability campaign: `python -m tests.campaign [--long] [--only PART] [--seed N]`.

Each part tries to break the program in one way, many times, and counts the faults; the short form runs with
the tests, the long one takes about an hour.  Every fault names its seed; the same seed does the same again.
"""
