"""The rules of the card game Wizard: immutable models, pure functions, cited rulings."""

from wizard_rules import interrupts as interrupts  # first of all, before anything takes time
from wizard_rules.errors import (
    IllegalAction,
    IllegalBid,
    IllegalPlay,
    IllegalTrumpChoice,
    RecordError,
    WizardRulesError,
)
from wizard_rules.game.actions import ACTIONS, Action, Bid, NameTrump, Play
from wizard_rules.game.engine import (
    apply,
    check_action,
    legal_actions,
    seats_to_act,
    standings,
    start_game,
)
from wizard_rules.game.parts import Contract, Progress, ScoredRound, Table
from wizard_rules.game.phases import Bidding, ChoosingTrump, Dealing, Finished, Game, Playing
from wizard_rules.game.sequences import apply_all
from wizard_rules.game.transitions import bid, deal, deal_hands, name_trump, play
from wizard_rules.game.validation import validate
from wizard_rules.game.views import BiddingView, ChoosingTrumpView, PlayingView, View, view
from wizard_rules.records.loaded_games import game_from_record
from wizard_rules.records.notation import parse_card_set, parse_cards
from wizard_rules.records.record import Record, RecordBid, RecordRound, RecordTrick
from wizard_rules.records.saved_games import record_of
from wizard_rules.records.toml_and_json import json_of, read_record, toml_of
from wizard_rules.referee.adjudication import adjudicate
from wizard_rules.referee.report import (
    Evidence,
    Fault,
    FaultKind,
    Report,
    RoundReport,
    report_content,
)
from wizard_rules.rulebook.bid import check_bid, legal_bids
from wizard_rules.rulebook.card_set import CardSet
from wizard_rules.rulebook.deal import Deal, check_deck, shuffled_deck
from wizard_rules.rulebook.deck import DECK, Card, Jester, Suit, SuitCard, Wizard
from wizard_rules.rulebook.index import RULEBOOK, Entry, find_entries, ruling
from wizard_rules.rulebook.play import check_play, led_suit, legal_plays, play_ruling
from wizard_rules.rulebook.ruleset import (
    HIDDEN_BIDS,
    PLUS_MINUS_ONE,
    STANDARD,
    BiddingMethod,
    BidTotal,
    FirstCard,
    Ruleset,
    TwoPlayers,
)
from wizard_rules.rulebook.ruling import Ruling, Status
from wizard_rules.rulebook.score import Place, bid_score, places, score_ruling
from wizard_rules.rulebook.table import Seat, draw_for_dealer, forehand, next_dealer, rounds_in_game
from wizard_rules.rulebook.trick import Trick, trick_ruling, trick_winner
from wizard_rules.rulebook.trump import (
    check_trump_choice,
    legal_trump_choices,
    trump_ruling,
    turned_trump,
)
from wizard_rules.rulebook.violation import Violation
from wizard_rules.sources.texts import (
    Conflict,
    Silence,
    Source,
    Statement,
    conflicts,
    silences,
    sources,
    statements,
)

__all__ = [
    "ACTIONS",
    "DECK",
    "HIDDEN_BIDS",
    "PLUS_MINUS_ONE",
    "RULEBOOK",
    "STANDARD",
    "Action",
    "Bid",
    "BidTotal",
    "Bidding",
    "BiddingMethod",
    "BiddingView",
    "Card",
    "CardSet",
    "ChoosingTrump",
    "ChoosingTrumpView",
    "Conflict",
    "Contract",
    "Deal",
    "Dealing",
    "Entry",
    "Evidence",
    "Fault",
    "FaultKind",
    "Finished",
    "FirstCard",
    "Game",
    "IllegalAction",
    "IllegalBid",
    "IllegalPlay",
    "IllegalTrumpChoice",
    "Jester",
    "NameTrump",
    "Place",
    "Play",
    "Playing",
    "PlayingView",
    "Progress",
    "Record",
    "RecordBid",
    "RecordError",
    "RecordRound",
    "RecordTrick",
    "Report",
    "RoundReport",
    "Ruleset",
    "Ruling",
    "ScoredRound",
    "Seat",
    "Silence",
    "Source",
    "Statement",
    "Status",
    "Suit",
    "SuitCard",
    "Table",
    "Trick",
    "TwoPlayers",
    "View",
    "Violation",
    "Wizard",
    "WizardRulesError",
    "adjudicate",
    "apply",
    "apply_all",
    "bid",
    "bid_score",
    "check_action",
    "check_bid",
    "check_deck",
    "check_play",
    "check_trump_choice",
    "conflicts",
    "deal",
    "deal_hands",
    "draw_for_dealer",
    "find_entries",
    "forehand",
    "game_from_record",
    "json_of",
    "led_suit",
    "legal_actions",
    "legal_bids",
    "legal_plays",
    "legal_trump_choices",
    "name_trump",
    "next_dealer",
    "parse_card_set",
    "parse_cards",
    "places",
    "play",
    "play_ruling",
    "read_record",
    "record_of",
    "report_content",
    "rounds_in_game",
    "ruling",
    "score_ruling",
    "seats_to_act",
    "shuffled_deck",
    "silences",
    "sources",
    "standings",
    "start_game",
    "statements",
    "toml_of",
    "trick_ruling",
    "trick_winner",
    "trump_ruling",
    "turned_trump",
    "validate",
    "view",
]
