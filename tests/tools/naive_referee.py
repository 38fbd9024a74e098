"""A referee for Wizard that is as plain as possible: a second witness for the tests.

Written from the rulings alone, with texts, lists and dicts that change in place. It shares no
code with the library. Read each function beside the ruling its docstring quotes.
"""

from dataclasses import dataclass

SUITS: list[str] = ["R", "B", "G", "Y"]

# A card text begins with its suit, or with "W" for a Wizard and "J" for a Jester.
# deck.sixty-cards: The deck is sixty cards: four suits of thirteen, four Wizards and four Jesters.
DECK: list[str] = [suit + str(rank) for suit in SUITS for rank in range(1, 14)]
DECK += ["W1", "W2", "W3", "W4", "J1", "J2", "J3", "J4"]


def suit_of(card: str) -> str | None:
    """Wizards and Jesters belong to no suit (deck.specials-have-no-suit)."""
    return card[0] if card[0] in SUITS else None


def highest(cards: list[str], suit: str) -> int:
    """In a suit the thirteen cards rank from 13 down to 1 (deck.rank-order)."""
    for rank in range(13, 0, -1):
        if suit + str(rank) in cards:
            return cards.index(suit + str(rank))
    raise ValueError("no card of that suit")


def led_suit(cards: list[str]) -> str | None:
    """A led Jester sets no suit: nobody is bound until another card comes, and if that is a suit
    card its suit is the led suit (play.jester-lead-defers). When the first card that is not a
    Jester is a Wizard, no suit is led for the whole trick (play.wizard-opens-free). A Wizard
    played after the led suit was set does not lift the duty (play.wizard-later-keeps-suit).
    """
    for card in cards:
        if card[0] != "J":
            return suit_of(card)
    return None


def legal_cards(hand: list[str], cards: list[str]) -> list[str]:
    """The leader may lead any card (play.any-lead). Whoever holds a card of the led suit must
    play one of that suit, or a Wizard, or a Jester (play.follow-suit, play.specials-always).
    Whoever holds no card of the led suit may play any card, trump or not (play.void-free).
    """
    led = led_suit(cards)
    if led is None or led not in [suit_of(card) for card in hand]:
        return list(hand)
    return [card for card in hand if suit_of(card) == led or suit_of(card) is None]


def why_illegal_card(card: str, hand: list[str], cards: list[str]) -> str | None:
    """A player may only play a card that is in the hand (play.card-held). Whoever holds a card
    of the led suit must play one of that suit, or a Wizard, or a Jester (play.follow-suit).
    """
    if card not in hand:
        return "play.card-held"
    if card not in legal_cards(hand, cards):
        return "play.follow-suit"
    return None


def decide(cards: list[str], trump: str | None) -> tuple[int, str]:
    """The first Wizard played takes the trick (trick.first-wizard). In a trick without a Wizard
    the highest trump wins (trick.highest-trump). In a trick without Wizard or trump the highest
    card of the led suit wins (trick.highest-led-suit). When only Jesters were played the first
    of them takes the trick (trick.all-jesters). Every trick has exactly one taker
    (trick.one-taker).
    """
    for position in range(len(cards)):
        if cards[position][0] == "W":
            return position, "trick.first-wizard"
    if trump is not None and trump in [suit_of(card) for card in cards]:
        return highest(cards, trump), "trick.highest-trump"
    led = led_suit(cards)
    if led is not None:
        return highest(cards, led), "trick.highest-led-suit"
    return 0, "trick.all-jesters"


def trick_winner(cards: list[str], trump: str | None) -> int:
    """Every trick has exactly one taker (trick.one-taker)."""
    return decide(cards, trump)[0]


def winning_ruling(cards: list[str], trump: str | None) -> str:
    """The ruling by which the one taker took the trick (trick.one-taker)."""
    return decide(cards, trump)[1]


def points(bid: int, taken: int) -> int:
    """A bid made exactly scores twenty, and ten for each trick (score.exact). A bid missed loses
    ten for each trick over or under, and the tricks taken score nothing (score.missed).
    """
    if bid == taken:
        return 20 + 10 * taken
    return -10 * abs(bid - taken)


def rounds_in_game(players: int) -> int:
    """A game has as many rounds as sixty divided by the number of players (table.rounds)."""
    return 60 // players


def why_illegal_bid(
    bid: int, number: int, bids: list[int], players: int, plus_minus_one: bool
) -> str | None:
    """A bid is a whole number from zero to the cards in the hand (bid.range). The bids may not
    add up to the number of tricks, so the last bidder has at most one bid barred
    (bid.plus-minus-one); without that variant they may add up to anything (bid.sum-free).
    """
    if bid < 0 or bid > number:
        return "bid.range"
    is_last_bidder = len(bids) == players - 1
    if plus_minus_one and is_last_bidder and sum(bids) + bid == number:
        return "bid.plus-minus-one"
    return None


def legal_bids(number: int, bids: list[int], players: int, plus_minus_one: bool) -> list[int]:
    """A bid is a whole number from zero to the cards in the hand (bid.range), and under the
    variant the last bidder has at most one bid barred (bid.plus-minus-one).
    """
    return [
        bid
        for bid in range(number + 1)
        if why_illegal_bid(bid, number, bids, players, plus_minus_one) is None
    ]


def trump_of(turn_up: str | None) -> tuple[str, str | None]:
    """A turned-up suit card makes its whole suit trump (trump.suit-turned). A turned-up Wizard
    lets the dealer name the trump suit (trump.wizard-turned). A turned-up Jester means no trump
    (trump.jester-turned). In the round that deals the whole deck nothing is turned up and there
    is no trump (trump.last-round).
    """
    if turn_up is None or turn_up[0] == "J":
        return "nobody", None
    if turn_up[0] == "W":
        return "dealer", None
    return "card", suit_of(turn_up)


def trump_ruling(turn_up: str | None) -> str:
    """The ruling that settles trump: trump.last-round when nothing is turned up, else
    trump.suit-turned, trump.wizard-turned or trump.jester-turned.
    """
    if turn_up is None:
        return "trump.last-round"
    if turn_up[0] == "W":
        return "trump.wizard-turned"
    if turn_up[0] == "J":
        return "trump.jester-turned"
    return "trump.suit-turned"


def places(totals: list[int]) -> list[int]:
    """The highest total after the last round wins (score.highest-wins). Players with equal
    totals share the place (score.ties-share).
    """
    return [1 + len([other for other in totals if other > total]) for total in totals]


def next_dealer(dealer: int, players: int) -> int:
    """The deal passes one seat clockwise after every round, whoever won (table.deal-passes)."""
    return (dealer + 1) % players


def draw_for_dealer(cards: list[str]) -> list[int]:
    """Everyone draws a card and the highest card deals first (table.first-dealer). In that draw
    a Wizard is highest and a Jester lowest (table.draw-specials).
    """
    shown = [card[0] if suit_of(card) is None else card[1:] for card in cards]
    for value in ["W", *[str(rank) for rank in range(13, 0, -1)], "J"]:
        if value in shown:
            return [seat for seat in range(len(cards)) if shown[seat] == value]
    return []


class Refused(Exception):
    """An act that a ruling forbids; `ruling` is its id. Nothing has changed."""

    def __init__(self, ruling: str) -> None:
        super().__init__(ruling)
        self.ruling = ruling


@dataclass
class ScoredRound:
    """Scores are reckoned at the end of every round (score.every-round). Lists are by seat."""

    number: int
    dealer: int
    trump: str | None
    bids: list[int]
    taken: list[int]
    points: list[int]
    totals: list[int]  # after this round


class Referee:
    """One game. The cards of a scored round lie on the table until the next deal."""

    def __init__(
        self,
        players: int,
        dealer: int,
        *,
        bid_total: str = "free",
        bidding: str = "open",
        first_card: str = "dealer",
    ) -> None:
        """Three to six play; two only where the table chose it (table.players). A variant holds
        only if the table chose it before the first deal (table.agreed-first).
        """
        if players < 2 or players > 6:
            raise Refused("table.players")
        self.players = players
        # bid.plus-minus-one bars a bid of the last bidder; hidden bids have no last bidder.
        self.plus_minus_one = bid_total == "plus-minus-one" and bidding == "open"
        self.bidding = bidding
        self.first_card = first_card
        self.phase = "dealing"
        self.number = 1
        self.dealer = dealer
        self.hands: list[list[str]] = [[] for _ in range(players)]
        self.stock: list[str] = []
        self.turn_up: str | None = None
        self.trump: str | None = None
        self.bids: dict[int, int] = {}
        self.leader = self.left_of(dealer)
        self.trick: list[str] = []
        self.tricks: list[tuple[int, list[str], int]] = []
        self.taken = [0] * players
        self.totals = [0] * players
        self.history: list[ScoredRound] = []

    def left_of(self, seat: int) -> int:
        """Seats are numbered clockwise, so the seat on the left is the next number."""
        return (seat + 1) % self.players

    def still_to_bid(self) -> list[int]:
        """Once trump is settled, bidding runs clockwise from the dealer's left and ends with the
        dealer (bid.order).
        """
        order = [(self.dealer + step) % self.players for step in range(1, self.players + 1)]
        return [seat for seat in order if seat not in self.bids]

    def may_bid(self) -> list[int]:
        """Bidding runs clockwise, one seat at a time (bid.order). In the variant all players bid
        at the same time and in secret instead of in turn (bid.hidden).
        """
        if self.bidding == "hidden":
            return self.still_to_bid()
        return self.still_to_bid()[:1]

    def next_to_play(self) -> int:
        """Each player plays one card to a trick, clockwise from the leader (play.in-turn)."""
        return (self.leader + len(self.trick)) % self.players

    def to_act(self) -> int | None:
        """The dealer names trump (trump.wizard-turned), then the bids are made (bid.order), then
        the cards are played (play.in-turn); otherwise it is nobody's turn.
        """
        if self.phase == "choosing-trump":
            return self.dealer
        if self.phase == "bidding":
            return self.still_to_bid()[0]
        if self.phase == "playing":
            return self.next_to_play()
        return None

    def legal(self, seat: int | None = None) -> list[str]:
        """The dealer names exactly one of the four suits (trump.must-name-suit); for bids see
        `legal_bids`, for cards `legal_cards`. A seat whose turn it is not may do nothing.
        """
        who = self.to_act() if seat is None else seat
        if self.phase == "choosing-trump" and who == self.dealer:
            return ["trump " + suit for suit in SUITS]
        if self.phase == "bidding" and who in self.may_bid():
            made = list(self.bids.values())
            allowed = legal_bids(self.number, made, self.players, self.plus_minus_one)
            return ["bid " + str(bid) for bid in allowed]
        if self.phase == "playing" and who == self.next_to_play():
            return legal_cards(self.hands[who], self.trick)
        return []

    def deal(self, deck: list[str]) -> None:
        """Round n deals n cards to each player (deal.hand-size), clockwise (deal.shuffle). The
        dealer takes the first card of the deal, unless the table lets the player on the left
        start (deal.first-card). After the deal the top card of the stock is turned up
        (deal.turn-up); nobody owns it (deal.turn-up-stays).
        """
        if self.phase == "finished":
            raise Refused("table.rounds")
        if self.phase != "dealing":
            raise Refused("play.tricks-per-round")
        if sorted(deck) != sorted(DECK):
            raise Refused("deck.sixty-cards")
        seat = self.left_of(self.dealer) if self.first_card == "left" else self.dealer
        rest = list(deck)
        self.hands = [[] for _ in range(self.players)]
        for _ in range(self.number * self.players):
            self.hands[seat].append(rest.pop(0))
            seat = self.left_of(seat)
        self.turn_up = rest.pop(0) if rest else None
        self.stock = rest
        chooser, self.trump = trump_of(self.turn_up)
        self.bids = {}
        self.leader = self.left_of(self.dealer)
        self.trick = []
        self.tricks = []
        self.taken = [0] * self.players
        self.phase = "choosing-trump" if chooser == "dealer" else "bidding"

    def name_trump(self, suit: str | None, seat: int | None = None) -> None:
        """A turned-up Wizard lets the dealer name the trump suit after looking at the hand,
        before the first bid (trump.wizard-turned). The dealer names exactly one of the four
        suits; "no trump" is not a choice (trump.must-name-suit).
        """
        if self.phase == "finished":
            raise Refused("table.rounds")
        if self.phase == "dealing":
            raise Refused("trump.wizard-turned")
        if self.phase != "choosing-trump":
            raise Refused(trump_ruling(self.turn_up))
        if seat is not None and seat != self.dealer:
            raise Refused("trump.wizard-turned")
        if suit not in SUITS:
            raise Refused("trump.must-name-suit")
        self.trump = suit
        self.phase = "bidding"

    def bid(self, n: int, seat: int | None = None) -> None:
        """Once trump is settled, bidding runs clockwise from the dealer's left (bid.order), or
        all bid at the same time (bid.hidden). Every bid is in and recorded before the first card
        is played (bid.before-play).
        """
        if self.phase == "finished":
            raise Refused("table.rounds")
        if self.phase == "playing":
            raise Refused("bid.before-play")
        if self.phase != "bidding":
            raise Refused("bid.order")
        who = self.still_to_bid()[0] if seat is None else seat
        if who not in self.may_bid():
            raise Refused("bid.hidden" if self.bidding == "hidden" else "bid.order")
        made = list(self.bids.values())
        why = why_illegal_bid(n, self.number, made, self.players, self.plus_minus_one)
        if why is not None:
            raise Refused(why)
        self.bids[who] = n
        if len(self.bids) == self.players:
            self.phase = "playing"

    def play(self, card: str, seat: int | None = None) -> None:
        """The player on the dealer's left leads to the first trick (play.first-lead). Each player
        plays one card to a trick, clockwise from the leader (play.in-turn). Whoever takes a trick
        leads the next trick of the same round (play.winner-leads). A trick counts one for its
        taker, however many cards it holds (trick.counts-one). A round has as many tricks as cards
        dealt to each player and ends when the hands are empty (play.tricks-per-round).
        """
        if self.phase == "finished":
            raise Refused("table.rounds")
        if self.phase == "dealing":
            raise Refused("play.tricks-per-round")
        if self.phase != "playing":
            raise Refused("bid.before-play")
        who = self.next_to_play()
        if seat is not None and seat != who:
            if self.trick:
                raise Refused("play.in-turn")
            raise Refused("play.winner-leads" if self.tricks else "play.first-lead")
        why = why_illegal_card(card, self.hands[who], self.trick)
        if why is not None:
            raise Refused(why)
        self.hands[who].remove(card)
        self.trick.append(card)
        if len(self.trick) == self.players:
            winner = (self.leader + trick_winner(self.trick, self.trump)) % self.players
            self.tricks.append((self.leader, self.trick, winner))
            self.taken[winner] += 1
            self.leader = winner
            self.trick = []
            if len(self.tricks) == self.number:
                self.score_round()

    def score_round(self) -> None:
        """Scores are reckoned at the end of every round (score.every-round). A player's total is
        the sum of the scores of all rounds and may be negative (score.total). The deal passes one
        seat clockwise (table.deal-passes). A game has as many rounds as sixty divided by the
        number of players (table.rounds).
        """
        bids = [self.bids[seat] for seat in range(self.players)]
        scores = [points(bids[seat], self.taken[seat]) for seat in range(self.players)]
        self.totals = [self.totals[seat] + scores[seat] for seat in range(self.players)]
        taken, totals = list(self.taken), list(self.totals)
        self.history.append(
            ScoredRound(self.number, self.dealer, self.trump, bids, taken, scores, totals)
        )
        self.dealer = next_dealer(self.dealer, self.players)
        if self.number == rounds_in_game(self.players):
            self.phase = "finished"
        else:
            self.number += 1
            self.phase = "dealing"
