"""What outlives the process: matches, actions, outcomes and settings, in one SQLite file.

Everyone uses the facade `store.Store`; opening it and listing the saved matches imports no pydantic.
"""
