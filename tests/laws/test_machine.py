import random
from collections.abc import Callable, Sequence

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)
from naive_referee import Refused
from test_games import assert_agreed, assert_sixty_cards, referee_for, some_act, tell

import wizard_rules as wr
from wizard_rules.rulebook.deck import SIXTY_CARDS
from wizard_rules.rulebook.play import TRICKS_PER_ROUND
from wizard_rules.rulebook.score import TRICKS_SUM
from wizard_rules.rulebook.table import SEATS
from wizard_rules.rulebook.trick import COUNTS_ONE
from wizard_rules.strategies import rulesets

SEEDS = st.integers(0, 1 << 32)
ACTS = st.one_of(
    st.sampled_from(wr.ACTIONS[:60]),
    st.sampled_from(wr.ACTIONS[60:91]),
    st.sampled_from(wr.ACTIONS[91:]),
)
ANY_SEAT = st.none() | st.sampled_from(SEATS)


def acts_due(game: wr.Game) -> Sequence[wr.Action]:
    """Acts of the kind that is due, not all of them legal; none when there is no such kind."""
    if isinstance(game, wr.Playing):
        return [wr.Play(card) for card in game.hands[game.to_act]]
    if isinstance(game, wr.Bidding):
        return [wr.Bid(tricks) for tricks in range(min(game.deal.number + 2, 31))]
    return wr.legal_actions(game)


def refusal_of(tell_referee: Callable[[], None]) -> str | None:
    try:
        tell_referee()
    except Refused as refused:
        return refused.ruling
    return None


class SideBySide(RuleBasedStateMachine):
    """The library and the referee hear the same acts, legal and not, in turn and out of turn."""

    @initialize(ruleset=rulesets(), seed=SEEDS, acts=st.sampled_from((0, 50, 400)))
    def sit_down(self, ruleset: wr.Ruleset, seed: int, acts: int) -> None:
        dealer = random.Random(seed).choice(SEATS[: ruleset.players])
        self.game = wr.start_game(ruleset, dealer)
        self.referee = referee_for(ruleset, dealer)
        self.many_acts(seed, acts)

    def both(self, act: Callable[[wr.Game], wr.Game], tell_referee: Callable[[], None]) -> None:
        """Both accept, or both refuse for the same ruling; the invariants see what it changed."""
        ruling = refusal_of(tell_referee)
        if ruling is None:
            self.game = act(self.game)
            return
        with pytest.raises(wr.IllegalAction) as caught:
            act(self.game)
        assert caught.value.violation.ruling.id == ruling

    def act(self, action: wr.Action, seat: wr.Seat | None) -> None:
        self.both(
            lambda game: wr.apply(game, action, seat=seat),
            lambda: tell(self.referee, action, seat),
        )

    @rule(action=ACTS, seat=ANY_SEAT)
    def any_act(self, action: wr.Action, seat: wr.Seat | None) -> None:
        self.act(action, seat)

    @precondition(lambda self: wr.legal_actions(self.game) != ())
    @rule(pick=st.integers(0, 60), seat=ANY_SEAT)
    def act_of_the_kind_due(self, pick: int, seat: wr.Seat | None) -> None:
        acts = acts_due(self.game)
        self.act(acts[pick % len(acts)], seat)

    @rule(seed=SEEDS, is_short=st.booleans(), turns_wizard=st.booleans())
    def deal(self, seed: int, is_short: bool, turns_wizard: bool) -> None:
        deck = wr.shuffled_deck(random.Random(seed))
        if turns_wizard:
            table = self.game.table
            cut = deck.index(wr.Wizard(1)) - table.number * table.players
            deck = deck[cut:] + deck[:cut]
        deck = deck[is_short:]
        self.both(
            lambda game: wr.deal(game, deck),
            lambda: self.referee.deal(list(map(str, deck))),
        )

    @rule(seed=SEEDS, acts=st.integers(1, 12))
    def many_acts(self, seed: int, acts: int) -> None:
        """Go on for a while: what is due is done, though perhaps not as it has to be."""
        rng = random.Random(seed)
        for _ in range(acts):
            if isinstance(self.game, wr.Dealing):
                self.deal(rng.getrandbits(32), is_short=False, turns_wizard=False)
            elif not self.game.is_over:
                _, seat = some_act(self.game, rng)
                self.act(rng.choice(acts_due(self.game)), seat)

    @invariant()
    def they_agree(self) -> None:
        assert_agreed(self.game, self.referee)

    @invariant()
    def no_card_is_lost(self) -> None:
        assert_sixty_cards(self.game)

    @invariant()
    def somebody_can_act(self) -> None:
        """Unless a deal is due or the game is over."""
        is_idle = isinstance(self.game, wr.Dealing | wr.Finished)
        assert bool(wr.legal_actions(self.game)) != is_idle

    @invariant()
    def tricks_add_up(self) -> None:
        for scored in self.game.table.history[-1:]:
            assert sum(scored.taken) == scored.deal.number
        if isinstance(self.game, wr.Playing):
            assert sum(self.game.progress.taken) == len(self.game.progress.tricks)


@pytest.mark.ruling(SIXTY_CARDS, TRICKS_PER_ROUND, COUNTS_ONE, TRICKS_SUM)
def test_library_and_referee_side_by_side() -> None:
    """Whatever is tried, the library and the referee allow the same and refuse for the same."""
    run_state_machine_as_test(SideBySide)
