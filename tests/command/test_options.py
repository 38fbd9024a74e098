"""The command line as people type it: dashes, capitals, lists and pairs of numbers."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import wizard_rules as wr
from wizard_rules.command.options import DASHES, numbers, pairs, straightened


@pytest.mark.parametrize("dash", ["--", *DASHES])
@pytest.mark.parametrize("name", ["trump", "Trump", "TRUMP"])
def test_an_option_may_be_typed_on_a_phone(dash: str, name: str) -> None:
    """A dash of any length begins an option, in small letters or capitals; its value stays."""
    assert straightened([f"{dash}{name}", "R"]) == ["--trump", "R"]
    assert straightened([f"{dash}{name}=None"]) == ["--trump=None"]


@given(st.lists(st.text(max_size=9)))
def test_what_a_program_is_given_stays_as_it_is(arguments: list[str]) -> None:
    """Behind a bare -- nothing is changed."""
    assert straightened(["conform", "--", *arguments]) == ["conform", "--", *arguments]


@pytest.mark.parametrize(
    ("typed", "bids"),
    [
        ([], ()),
        ([""], ()),
        (["1,1"], (1, 1)),
        (["1", "0"], (1, 0)),
        (["1,", "0"], (1, 0)),
        (["1;0; 12"], (1, 0, 12)),
        (["1 0"], (1, 0)),
    ],
)
def test_a_list_of_bids_needs_no_commas(typed: list[str], bids: tuple[int, ...]) -> None:
    """Bids are separated by commas, semicolons or blanks, in one argument or several."""
    assert numbers(typed) == bids


@pytest.mark.parametrize("typed", ["1,,1", ",1", "x", "-1", "1.5", "9" * 19, "²", "٣"])
def test_what_is_no_list_of_bids_is_refused(typed: str) -> None:
    """A list of bids has whole numbers in plain digits and nothing else."""
    with pytest.raises(wr.RecordError, match="is no list of bids"):
        numbers([typed])


@pytest.mark.parametrize("between", ["/", "-", ":", " / ", *DASHES])
@given(bid=st.integers(0, 30), taken=st.integers(0, 30))
def test_a_pair_is_a_bid_and_the_tricks_taken(between: str, bid: int, taken: int) -> None:
    """The bid comes first, then the tricks taken, as 3/1, 3-1 or 3:1, or as two bare numbers."""
    assert pairs([f"{bid}{between}{taken}", "0/0"]) == [(bid, taken), (0, 0)]
    assert pairs([str(bid), str(taken)]) == [(bid, taken)]


@pytest.mark.parametrize(
    "typed",
    [["3"], ["3", "1", "2"], ["3/31"], ["-1/2"], ["²/2"], ["3//1"], ["3/1/2"], ["a/b"], [""], []],
)
def test_what_is_no_pair_is_refused(typed: list[str]) -> None:
    """One number, three bare ones, or a number that nobody can bid or take are no pair."""
    with pytest.raises(wr.RecordError, match=r"such as 3/1|is not bid/taken"):
        pairs(typed)
