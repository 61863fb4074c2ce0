"""The toy game is on the shelf."""

from tests.shelf import put_toy_on_shelf

put_toy_on_shelf()
