"""One table of figures, each with what it is compared with and how much it may be."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Row:
    """A figure and its bound."""

    what: str
    value: float
    unit: str
    ratio: float | None = None
    """To the floor of its part, where there is one."""

    most: float | None = None
    """The bound of the ratio (of the value, where there is no ratio)."""

    least: float | None = None

    @property
    def judged(self) -> float:
        return self.value if self.ratio is None else self.ratio

    @property
    def kept(self) -> bool:
        """Whether the bound is kept."""
        above = self.least is None or self.judged >= self.least
        return above and (self.most is None or self.judged <= self.most)

    def __str__(self) -> str:
        """A line of the table, as Markdown."""
        bound = "" if self.most is None else f"<= {self.most:g}"
        bound = bound if self.least is None else f">= {self.least:g}"
        verdict = "" if not bound else "yes" if self.kept else "NO"
        ratio = "" if self.ratio is None else f"{self.ratio:.2f}"
        return f"| {self.what} | {self.value:,.4g} {self.unit} | {ratio} | {bound} | {verdict} |"


HEAD = "| figure | value | ratio to the floor | bound | kept |\n| --- | --- | --- | --- | --- |"
