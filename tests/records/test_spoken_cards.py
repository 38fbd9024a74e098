import re
import time
import tomllib
from collections.abc import Callable, Sequence
from contextlib import suppress
from importlib.resources import files
from itertools import chain
from typing import Final

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

import wizard_rules as wr
from wizard_rules import strategies
from wizard_rules.records.spoken_cards import Spoken, card_name, spoken_cards, spoken_suit
from wizard_rules.rulebook.printable import printable

# What people type, and the cards that they mean.
READ: Final[Sequence[tuple[str, str]]] = [
    # English
    ("R5 B13", "R5 B13"),
    ("red 5, blue 13", "R5 B13"),
    ("red5 blue13", "R5 B13"),
    ("Red 5; Wizard; jester", "R5 W J"),
    ("5 red 13 blue", "R5 B13"),
    ("5red, 13 BLUE", "R5 B13"),
    ("wiz, jest, yellow 1", "W J Y1"),
    ("fool green 10 wizard", "J G10 W"),
    ("5 of red, Wizard 2, 6 of green", "R5 W2 G6"),
    ("red-5 R-6", "R5 R6"),
    ("r 5 w j y 1", "R5 W J Y1"),
    ("5R 6B W", "R5 B6 W"),
    ("R5,B6,G7,Y8", "R5 B6 G7 Y8"),
    ("R5;B6", "R5 B6"),
    ("red 5 and blue 6", "R5 B6"),
    ("THE Red 5 AND Blue 6", "R5 B6"),
    ("the red 5 & the Wizard", "R5 W"),
    ("  R5 ,  B6 , ", "R5 B6"),
    ("W W W W J J J J", "W W W W J J J J"),
    ("W1 w2 W3 W4 J1 j2 J3 J4", "W1 W2 W3 W4 J1 J2 J3 J4"),
    ("W 1, J 2", "W1 J2"),
    ("jester 3 wizard 4", "J3 W4"),
    ("R5B6", "R5 B6"),
    ("", ""),
    (" , ;", ""),
    # German
    ("rot5", "R5"),
    ("Rot 5, Blau 13, Zauberer", "R5 B13 W"),
    ("rote 5 blaue 6 grüne 7 gelbe 8", "R5 B6 G7 Y8"),
    ("roter 5, Narr", "R5 J"),
    ("die rote 5 und ein Zauberer", "R5 W"),
    ("ZAUBERER NARR GRÜN 3", "W J G3"),
    ("grün 7 gruen 8 grun 9", "G7 G8 G9"),
    ("gelb1", "Y1"),
    ("5 rot, 6 blau, Zauberer", "R5 B6 W"),
    ("Z N Z2 N3", "W J W2 J3"),
    ("z n", "W J"),
    ("Zauberer 2 Narr 3", "W2 J3"),
    ("Hofnarr; Magier", "J W"),
    ("Rot-5", "R5"),
    ("gru\u0308n 7", "G7"),
    ("Herz Ass, Pik König, Karo Dame, Kreuz Bube, Herz 10", "R13 B12 Y11 G10 R9"),
    ("Herz-Ass Pik-Dame", "R13 B11"),
    ("Herzass Pikkönig Karodame Kreuzbube", "R13 B12 Y11 G10"),
    ("Pik As, Herz As", "B13 R13"),
    ("Treff 2 Schippe 3", "G1 B2"),
    ("HerzK, Herz Q", "R12 R11"),
    # Swedish
    ("röd 5", "R5"),
    ("röd5 blå6 grön7 gul8", "R5 B6 G7 Y8"),
    ("röda 5, blåa 6, gröna 7, gula 8", "R5 B6 G7 Y8"),
    ("RÖD 5 BLÅ 6", "R5 B6"),
    ("rod 5 bla 6 gron 7", "R5 B6 G7"),
    ("trollkarl narr", "W J"),
    ("den röda 5 och en narr", "R5 J"),
    ("Trollkarl, Narr, gul 13", "W J Y13"),
    ("trollkarlen, gycklare", "W J"),
    ("5 röd 6 gul", "R5 Y6"),
    ("trollkarl 2", "W2"),
    ("ro\u0308d 5 bla\u030a 6", "R5 B6"),
    ("hjärter ess, spader kung, ruter dam, klöver knekt", "R13 B12 Y11 G10"),
    ("hjärterkung spaderess ruter 10", "R12 B13 Y9"),
    # Japanese
    ("赤5", "R5"),
    ("赤5青6緑7黄8", "R5 B6 G7 Y8"),
    ("赤5、青6、ウィザード", "R5 B6 W"),
    ("赤\uff15\u3000青\uff11\uff13", "R5 B13"),
    ("赤の5、緑の7", "R5 G7"),
    ("道化師 ウィザード", "J W"),
    ("道化師ウィザード赤1", "J W R1"),
    ("魔術師、魔法使い、ジェスター", "W W J"),
    ("無色のジョーカー、色付きジョーカー", "J W"),
    ("無色ジョーカー 有色ジョーカー", "J W"),
    ("\uff73\uff68\uff7b\uff9e\uff70\uff84\uff9e\uff64赤5", "W R5"),
    ("ウィサ\u3099ート\u3099", "W"),
    ("レッド5 ブルー6 グリーン7 イエロー8", "R5 B6 G7 Y8"),
    ("あか5、あお6、みどり7、きいろ8", "R5 B6 G7 Y8"),
    ("赤い5 黄色い6", "R5 Y6"),
    ("「赤5」「青6」", "R5 B6"),
    ("5赤6青", "R5 B6"),
    ("ハートのエース、スペードのキング、ダイヤの2", "R13 B12 Y1"),
    ("ハートA スペードK クラブ10", "R13 B12 G9"),
    ("ハートクイーン クラブジャック", "R11 G10"),
    ("\uff32\uff15 \uff37 \uff2a", "R5 W J"),
    # Traditional Chinese
    ("紅5", "R5"),
    ("紅5 藍6 綠7 黃8", "R5 B6 G7 Y8"),
    ("紅5、藍13、綠8", "R5 B13 G8"),
    ("小丑、紅2、綠8", "J R2 G8"),
    ("藍5、巫師、綠3", "B5 W G3"),
    ("紅5\uff0c藍6\uff1b綠7", "R5 B6 G7"),
    ("紅5巫師藍6小丑", "R5 W B6 J"),
    ("紅色5 藍色6 綠色7 黃色8", "R5 B6 G7 Y8"),
    ("紅色的5", "R5"),
    ("巫師牌 小丑牌", "W J"),
    ("「紅 5」", "R5"),
    ("5紅、6藍", "R5 B6"),
    ("弄臣、巫師2", "J W2"),
    ("黑桃A 紅心K 方塊Q 梅花J 紅心10", "B13 R12 Y11 G10 R9"),
    # Simplified Chinese
    ("红5", "R5"),
    ("红5 蓝6 绿7 黄8", "R5 B6 G7 Y8"),
    ("红5\uff0c蓝6\uff1b绿7、黄8", "R5 B6 G7 Y8"),
    ("Wizard牌、Jester牌", "W J"),
    ("红5Wizard牌Jester牌", "R5 W J"),
    ("wizard牌 JESTER牌 红1", "W J R1"),
    ("巫师 小丑 蓝13", "W J B13"),
    ("巫师牌小丑牌", "W J"),
    ("红色5 蓝色6", "R5 B6"),
    ("“红5” “蓝6”", "R5 B6"),
    ("红桃A 黑桃K 方块Q 梅花J 草花2", "R13 B12 Y11 G10 G1"),
    ("红5 W 蓝6", "R5 W B6"),
    ("红 5、巫师", "R5 W"),
    # French suits
    ("SA HK DQ CJ S10 C2", "B13 R12 Y11 G10 B9 G1"),
    ("sa hk dq cj", "B13 R12 Y11 G10"),
    ("♠A ♥K ♦Q ♣J", "B13 R12 Y11 G10"),
    ("♠\ufe0fA ♥\ufe0e10 ♦\ufe0f 2", "B13 R9 Y1"),
    ("♤A ♡K ♢Q ♧J", "B13 R12 Y11 G10"),
    ("ST HT D T", "B9 R9 Y9"),
    ("10♥ A♠ 2♣", "R9 B13 G1"),
    ("AH TH 2C 10D JS", "R13 R9 G1 Y9 B10"),
    ("AS KS QS JS TS", "B13 B12 B11 B10 B9"),
    ("ace of spades, king of hearts, 10 of clubs", "B13 R12 G9"),
    ("hearts 10 spades ace", "R9 B13"),
    ("heart king, club knave", "R12 G10"),
    ("queen hearts jack diamonds", "R11 Y10"),
    ("H10 W J C2", "R9 W J G1"),
    ("J H5", "J R4"),
    ("J H 5", "J R4"),
    ("H J", "R10"),
    ("J 5 H", "J R4"),
    ("W 2 H", "W R1"),
    ("J 10 H J C", "J R9 G10"),
    ("♥A♠K", "R13 B12"),
    # Emoji
    ("🔴5 🔵5 🟢5 🟡5", "R5 B5 G5 Y5"),
    ("🔴5🔵6🟢7🟡8", "R5 B6 G7 Y8"),
    ("❤5 💙5 💚5 💛5", "R5 B5 G5 Y5"),
    ("❤\ufe0f10 ♣\ufe0f3", "R9 G2"),
    ("❤K ❤Q", "R12 R11"),
    ("🟥1 🟦2 🟩3 🟨4", "R1 B2 G3 Y4"),
    ("🧙 🃏", "W J"),
    ("🧙\U0001f3fd 🧙\u200d♀\ufe0f 🧙\U0001f3ff\u200d♂\ufe0f", "W W W"),
    ("🧙2 🃏3 🤡", "W2 J3 J"),
    ("🧙🃏🔴5", "W J R5"),
    ("5🔴 6🔵", "R5 B6"),
    # Quotation marks
    ('"R5 B6"', "R5 B6"),
    ("'R5' 'B6'", "R5 B6"),
    ("“R5” „B6“ »G7« \u2018Y8\u2019", "R5 B6 G7 Y8"),
    ("『赤5』", "R5"),
    # Blanks of all kinds
    ("R5\tB6\nG7\u00a0Y8\u2003W", "R5 B6 G7 Y8 W"),
    ("R5 rot6 röd7 赤8 紅9 红10", "R5 R6 R7 R8 R9 R10"),
    # Each card with its player
    ("Ann R5, Bo W", "R5 W"),
    ("Ann: R5; Bo: W", "R5 W"),
    ("甲小丑、乙小丑、丙藍6、丁藍10", "J J B6 B10"),
    ("甲巫師、乙紅13、丙巫師、丁小丑", "W R13 W J"),
]

WRITE: Final = "; write R5 or red 5, W for a Wizard, J for a Jester"
RANKS: Final = ": the suits run from 1 to 13"
FRENCH_RANKS: Final = ": French suits run from 2 to 10, then J, Q, K, A"

# What people type by mistake, and what they are told.
REFUSED: Final[Sequence[tuple[str, str]]] = [
    ("R5 R14", f"'R14' at column 4 is no card{RANKS}"),
    ("R 14", f"'R 14' at column 1 is no card{RANKS}"),
    ("14 red", f"'14 red' at column 1 is no card{RANKS}"),
    ("red 0", f"'red 0' at column 1 is no card{RANKS}"),
    ("R05", f"'R05' at column 1 is no card{RANKS}"),
    ("赤14", f"'赤14' at column 1 is no card{RANKS}"),
    ("R\u0665", f"'R\u0665' at column 1 is no card{RANKS}"),
    ("red K", f"'red K' at column 1 is no card{RANKS}"),
    ("red T", f"'red T' at column 1 is no card{RANKS}"),
    ("♥1", f"'♥1' at column 1 is no card{FRENCH_RANKS}"),
    ("H 11", f"'H 11' at column 1 is no card{FRENCH_RANKS}"),
    ("1 of spades", f"'1 of spades' at column 1 is no card{FRENCH_RANKS}"),
    ("R5 W5", "'W5' at column 4 is no card: the copies run from 1 to 4"),
    ("J0", "'J0' at column 1 is no card: the copies run from 1 to 4"),
    ("Narr5", "'Narr5' at column 1 is no card: the copies run from 1 to 4"),
    ("Zaubrer", "'Zaubrer' at column 1 is no card; did you mean Zauberer?"),
    ("R5 Wizrd", "'Wizrd' at column 4 is no card; did you mean Wizard?"),
    ("Wizards", "'Wizards' at column 1 is no card; did you mean Wizard?"),
    ("Narren", "'Narren' at column 1 is no card; did you mean Narr?"),
    ("trollkarlar", "'trollkarlar' at column 1 is no card; did you mean trollkarl?"),
    ("jestr", "'jestr' at column 1 is no card; did you mean Jester?"),
    ("redd5", "'redd5' at column 1 is no card; did you mean red5?"),
    ("bleu 5", "'bleu' at column 1 is no card; did you mean blue?"),
    ("Grünn 5", "'Grünn' at column 1 is no card; did you mean Grün?"),
    ("ウィザド", "'ウィザド' at column 1 is no card; did you mean ウィザード?"),
    ("道化士", "'道化士' at column 1 is no card; did you mean 道化?"),
    ("hart 5", "'hart' at column 1 is no card; did you mean hearts?"),
    ("X5", f"'X5' at column 1 is no card{WRITE}"),
    ("R5 RK", f"'RK' at column 4 is no card{WRITE}"),
    ("R5 WW", f"'WW' at column 4 is no card{WRITE}"),
    ("R5/B6", f"'R5/B6' at column 1 is no card{WRITE}"),
    ("R5 ? B6", f"'?' at column 4 is no card{WRITE}"),
    ("(R5)", f"'(R5)' at column 1 is no card{WRITE}"),
    ("-", f"'-' at column 1 is no card{WRITE}"),
    ("red five", f"'five' at column 5 is no card{WRITE}"),
    ("R\u00b2", f"'R\u00b2' at column 1 is no card{WRITE}"),
    ("♀", f"'♀' at column 1 is no card{WRITE}"),
    ("\u017fA", f"'\u017fA' at column 1 is no card{WRITE}"),
    ("\u017f 10", f"'\u017f' at column 1 is no card{WRITE}"),
    ("je\u017fter", "'je\u017fter' at column 1 is no card; did you mean Jester?"),
    ("Naßr", "'Naßr' at column 1 is no card; did you mean Narr?"),
    ("R5-R8", f"'R5-R8' at column 1 is no card{WRITE}"),
    ("R", "'R' at column 1 is no card: its number is missing"),
    ("R5 red", "'red' at column 4 is no card: its number is missing"),
    ("♥", "'♥' at column 1 is no card: its number is missing"),
    ("R5 red, 6", "'red' at column 4 is no card: its number is missing"),
    ("R5 6", "'6' at column 4 is no card: its suit is missing"),
    ("K", "'K' at column 1 is no card: its suit is missing"),
    ("5,red", "'5' at column 1 is no card: its suit is missing"),
    ("2 Zauberer", "'2 Zauberer' at column 1 is no card: write each card by itself"),
    ("2W", "'2W' at column 1 is no card: write each card by itself"),
    ("of", f"'of' at column 1 is no card{WRITE}"),
    ("R of", "'R' at column 1 is no card: its number is missing"),
    (
        "R5 6B",
        "'6B' at column 4 has the number first, 'R5' at column 1 the suit: keep to one order",
    ),
    (
        "6B R5",
        "'R5' at column 4 has the suit first, '6B' at column 1 the number: keep to one order",
    ),
    ("red 5 6 blue", "'6 blue' at column 7 has the number first, 'red 5' at column 1 the suit"),
    ("赤5、6青", "'6青' at column 4 has the number first, '赤5' at column 1 the suit"),
    ("R5 SA", "'SA' at column 4 has a French suit, 'R5' at column 1 has none: keep to one deck"),
    ("♥5 🔴6", "'🔴6' at column 4 has no French suit, '♥5' at column 1 has one: keep to one deck"),
    ("❤5", "'❤5' at column 1 can be read as red 5 or as ♥5 (R4): write which is meant"),
    ("❤5 R6 ♥6", "'♥6' at column 7 has a French suit, "),
    ("R5 AH", "'AH' at column 4 has a French suit, 'R5' at column 1 has none"),
    ("Joker", "'Joker' at column 1 can be read as Wizard or as Jester: write which is meant"),
    ("R5 joker", "'joker' at column 4 can be read as Wizard or as Jester"),
    ("ジョーカー", "'ジョーカー' at column 1 can be read as Wizard or as Jester"),
    ("鬼牌", "'鬼牌' at column 1 can be read as Wizard or as Jester"),
    ("J H J", "'J H' at column 1 can be read as Jester or as ♥J (R10)"),
    ("R5 R5", "red 5 is written twice, at column 1 and at column 4"),
    ("R5 red 5", "red 5 is written twice, at column 1 and at column 4"),
    ("W2 B1 Z2", "Wizard 2 is written twice, at column 1 and at column 7"),
    ("H10 ♥T", "♥10 (R9) is written twice, at column 1 and at column 5"),
    ("W W W W W", "'W' at column 9 is one more than the deck has"),
    ("J1 j N Narr R1 Jester", "'Jester' at column 16 is one more than the deck has"),
    ("Ann R5 B6, Bo W", "'Ann' at column 1 is no card, and a name stands before one card alone"),
    ("Bo: W, Ann: R5 B6", "'Ann' at column 8 is no card, and a name stands before one card alone"),
    ("Zaubrer R5 B6", "'Zaubrer' at column 1 is no card; did you mean Zauberer?"),
    ("Ann R5, Bo W R6", "'Bo' at column 9 is no card, and a name stands before one card alone"),
    ("Ann R5, W", f"'Ann' at column 1 is no card{WRITE}"),
    ("Ann R5, Ann W", "'Ann' at column 9 already stands before another card"),
    ("Ann R14, Bo W", f"'R14' at column 5 is no card{RANKS}"),
    ("Wizrd W", "'Wizrd' at column 1 is no card; did you mean Wizard?"),
    ("Fred R5", "'Fred' at column 1 is no card; did you mean red?"),
    ("Rott 5, Blauu 6", "'Rott' at column 1 is no card; did you mean Rot?"),
    ("甲小丑", f"'甲小丑' at column 1 is no card{WRITE}"),
    ("P1 R5, P2 W", f"'P1' at column 1 is no card{WRITE}"),
    ("King B5, Bo W", f"'Bo' at column 10 is no card{WRITE}"),
    ("R: 5", f"'R:' at column 1 is no card{WRITE}"),
    ("黃紅5、陳藍6", "'陳藍6' at column 5 is no card"),
    ("青木", f"'青木' at column 1 is no card{WRITE}"),
    ("E R5", f"'E' at column 1 is no card{WRITE}"),
    ("R5|B6", f"'R5|B6' at column 1 is no card{WRITE}"),
    ("R5 or B6", f"'or' at column 4 is no card{WRITE}"),
    ("redd/blu5", f"'redd/blu5' at column 1 is no card{WRITE}"),
    ("R 5B 6", "'R' at column 1 is no card: its number is missing"),
    ("R5, redd5", "'redd5' at column 5 is no card; did you mean red5?"),
    ("5redd", "'5redd' at column 1 is no card; did you mean 5red?"),
    ("redd/", f"'redd/' at column 1 is no card{WRITE}"),
    ("redd" + "5" * 50, f"'redd{'5' * 36}…' at column 1 is no card; did you mean red{'5' * 37}…?"),
    (
        "甲\uff73\uff68\uff7b\uff9e\uff70\uff84\uff9e",
        "'甲\uff73\uff68\uff7b\uff9e\uff70\uff84\uff9e' at",
    ),
    ("W 5", "'5' at column 3 is no card: its suit is missing"),
    ("R B5", "'R' at column 1 is no card: its number is missing"),
    ("H as5", "'H' at column 1 is no card: its number is missing"),
    ("14, red", "'14' at column 1 is no card: its suit is missing"),
    ("B5R 6", "'R' at column 3 is no card: its number is missing"),
    ("🧙R 5", "'R' at column 2 is no card: its number is missing"),
    ("Ann Wizrd R5", f"'Ann' at column 1 is no card{WRITE}"),
    ("? R5, ! B6", f"'?' at column 1 is no card{WRITE}"),
    ("甲紅 5", f"'甲紅' at column 1 is no card{WRITE}"),
    ("王 甲小丑", f"'王' at column 1 is no card{WRITE}"),
    ("Ann X5 red, Bo W", f"'Ann' at column 1 is no card{WRITE}"),
    ("Jean Luc R5 B6, Bo W", "'Jean Luc' at column 1 is no card, and a name stands before one"),
    ("Anna Maria Lena Ida Eva Ines Uta R5", f"'Anna' at column 1 is no card{WRITE}"),
    ("Al R1, Bo R2, Cy R3, Di R4, Ed R5, Flo R6, Gus R7", f"'Al' at column 1 is no card{WRITE}"),
    ("a b c d e f g R5, h W", f"'e' at column 9 is no card{WRITE}"),
]

# Entries with a player each: what is typed, and who plays what.
PLAYED: Final[Sequence[tuple[str, str]]] = [
    ("Ann R5, Bo W", "Ann=R5 Bo=W"),
    ("Ann red 5; Bo Wizard 2", "Ann=R5 Bo=W2"),
    ("Ann plays R5, Bo plays the Wizard", "Ann=R5 Bo=W"),
    ("Ann spielt rot 5 und Bo legt Narr", "Ann=R5 Bo=J"),
    ("Fred R5, Bo W", "Fred=R5 Bo=W"),
    ("Ann-Marie R5, O'Brien W", "Ann-Marie=R5 O'Brien=W"),
    ("Jean  Luc R5, Zoe\u0308 W", "Jean Luc=R5 Zoë=W"),
    ("Ann: R5, Bo:W", "Ann=R5 Bo=W"),
    ("Xi: R5, Bo: B6, Player 3\uff1a W", "Xi=R5 Bo=B6 Player 3=W"),
    ("Ann: R5", "Ann=R5"),
    ("Wizrd: R5", "Wizrd=R5"),
    ("甲小丑、乙紅13、丙巫師、丁小丑", "甲=J 乙=R13 丙=W 丁=J"),
    ("甲W、乙R13", "甲=W 乙=R13"),
    ("田中 赤5、鈴木 ウィザード", "田中=R5 鈴木=W"),
    ("青木赤5、田中青6", "青木=R5 田中=B6"),
    ("Åsa röd 5, Örjan trollkarl", "Åsa=R5 Örjan=W"),
    ("Jia J, Yi B5, Bing B11, Ding B7", "Jia=J Yi=B5 Bing=B11 Ding=B7"),
    ("Ann ♥10, Bo ♠A", "Ann=R9 Bo=B13"),
    ("Al R1, Bo R2, Cy R3, Di R4, Ed R5, Flo R6", "Al=R1 Bo=R2 Cy=R3 Di=R4 Ed=R5 Flo=R6"),
    ("Ann 5R, Bo 6 B", "Ann=R5 Bo=B6"),
    ("Anna Maria Lena Ida Eva Ines: R5", "Anna Maria Lena Ida Eva Ines=R5"),
    ("Anna Maria Lena von dem Ende R5, Bo W", "Anna Maria Lena von dem Ende=R5 Bo=W"),
    ("甲 小丑、乙 W", "甲=J 乙=W"),
    ("X\x1bY: R5", "X�Y=R5"),
    ("R5, W", "R5 W"),
]

# What no name is taken from: each is refused, and no card of it is lost.
NO_NAMES: Final[Sequence[str]] = [
    "HD H5",
    "HD H5, HB H9",
    "RK R5, KB B6",
    "HAS SK H10",
    "DAS SK",
    "紅十 W",
    "紅十 W、青二 赤5",
    "Zaub R2",
    "WW R2",
    "Wizrd R5, Jestr B6",
    "Wizrd R5, Bo B6",
    "two W",
    "no W",
    "ohne W",
    "trump red 5",
    "Ann R5",
    "R5:B6",
    "R5:W",
    "red 5: blue 6",
    "J:R5, W:B6",
    "R: R5",
    "R2: Y3",
]


@pytest.mark.parametrize("typed", NO_NAMES)
def test_no_card_is_taken_for_a_name(typed: str) -> None:
    """What may be a card, however badly written, is no name: its card would be lost."""
    with pytest.raises(wr.RecordError, match="is no card"):
        spoken_cards(typed)


@pytest.mark.parametrize("typed", ["Ann R5, Bo W", "Ann: R5", "HD H9", "HAs H9"])
def test_a_hand_has_no_names(typed: str) -> None:
    """All cards of a hand are one player's, so that a name there can only be a card."""
    with pytest.raises(wr.RecordError, match="is no card"):
        spoken_cards("B1", typed)


# What people name as trump.
TRUMPS: Final[Sequence[tuple[str, str]]] = [
    *(("R", "R"), ("b", "B"), ("red", "R"), ("Rot", "R"), ("gelbe", "Y"), ("grün", "G")),
    *(("röd", "R"), ("blå", "B"), ("赤", "R"), ("青", "B"), ("緑", "G"), ("綠", "G"), ("绿", "G")),
    *(("♥", "R"), ("♠\ufe0f", "B"), ("H", "R"), ("s", "B"), ("D", "Y"), ("C", "G")),
    *(
        ("hearts", "R"),
        ("Herz", "R"),
        ("hjärter", "R"),
        ("ハート", "R"),
        ("紅心", "R"),
        ("红桃", "R"),
    ),
    *(("🔴", "R"), ("💙", "B"), ("\uff27", "G"), ("gru\u0308n", "G"), (' "red" ', "R")),
    *(("none", ""), ("None", ""), ("no  trump", ""), ("kein", ""), ("keiner", ""), ("ingen", "")),
    *(
        ("kein Trumpf", ""),
        ("utan trumf", ""),
        ("なし", ""),
        ("無", ""),
        ("無王牌", ""),
        ("无", ""),
    ),
    *(("没有主花色", ""), ("切り札なし", "")),
]
NO_TRUMP_SUIT: Final = " is no trump suit: write R, B, G or Y, red, ♥, hearts or none"

COLOURS: Final = {"red": "R", "blue": "B", "green": "G", "yellow": "Y"}
FRENCH: Final = {"hearts": "R", "spades": "B", "diamonds": "Y", "clubs": "G"}
COURT: Final = {"ten": "9", "jack": "10", "queen": "11", "king": "12", "ace": "13"}
SPECIALS: Final = {"wizard": "W", "jester": "J"}
WORDS: Final[dict[str, dict[str, list[str]]]] = tomllib.loads(
    files("wizard_rules.records").joinpath("card_words.toml").read_text("utf-8")
)
JOKERS: Final = {"Joker", "ジョーカー", "鬼牌"}
HEART: Final = "❤"
WIDE: Final = {place: place + 0xFEE0 for place in range(ord("!"), ord("~") + 1)}


ALL_WORDS: Final = [word for table in WORDS.values() for words in table.values() for word in words]
ANY_TEXT: Final = st.text(max_size=30) | st.lists(
    st.sampled_from([*ALL_WORDS, *" ,;:'-/.", *map(str, range(16)), "Ann", "Bo", "甲", "\ufe0f"])
).map("".join)


def wide(text: str) -> str:
    """The text in full-width letters, figures and signs."""
    return text.translate(WIDE)


def canonical(*typed: str) -> str:
    """The canonical text of a question's cards, and of each text again by itself."""
    return " | ".join(" ".join(each.text for each in text) for text in spoken_cards(*typed).texts)


def refusal(*typed: str, names: Sequence[str] = ()) -> str:
    with pytest.raises(wr.RecordError) as refused:
        spoken_cards(*typed, names=names)
    return str(refused.value)


@pytest.mark.parametrize(("typed", "text"), READ)
def test_what_people_type_is_read(typed: str, text: str) -> None:
    """Cards are read in six languages, in letters, signs and words, joined and apart."""
    assert canonical(typed) == text


@pytest.mark.parametrize(("typed", "message"), REFUSED)
def test_what_is_miswritten_is_refused(typed: str, message: str) -> None:
    """A refusal names what was typed, where it stands, and what would do."""
    assert refusal(typed).startswith(message)


@pytest.mark.parametrize(("typed", "played"), PLAYED)
def test_a_card_carries_its_player(typed: str, played: str) -> None:
    """Where a name stands before each card, the card carries it; else it carries none."""
    (cards,) = spoken_cards(typed).texts

    assert " ".join(f"{c.player}={c.text}" if c.player else c.text for c in cards) == played


@pytest.mark.parametrize(("typed", "suit"), TRUMPS)
def test_what_people_name_as_trump_is_read(typed: str, suit: str) -> None:
    """A trump suit is named in any of the languages, decks and signs, or said to be none."""
    assert spoken_suit(typed) is (wr.Suit(suit) if suit else None)


@pytest.mark.parametrize(
    ("typed", "near"),
    [
        *(
            ("purple", ""),
            ("", ""),
            ("R9", ""),
            ("W", ""),
            ("Joker", ""),
            ("J", ""),
            ("\u017f", ""),
        ),
        *(("grenn", "green"), ("Rott", "Rot"), ("nonne", "none"), ("red 5", "red")),
        ("x" * 100_000, ""),
    ],
)
def test_what_names_no_trump_is_refused(typed: str, near: str) -> None:
    """What is neither a suit nor the word for none is refused, with what would do."""
    with pytest.raises(wr.RecordError) as refused:
        spoken_suit(typed)

    named = f"'{typed}'" if len(typed) < 40 else f"'{typed[:40]}…'"
    meant = f"; did you mean {near}?" if near else ""
    assert str(refused.value) == f"{named}{NO_TRUMP_SUIT}{meant}"


@pytest.mark.parametrize(
    ("text", "colour", "french"),
    [
        *(("R5", "red 5", "♥6 (R5)"), ("R9", "red 9", "♥10 (R9)"), ("B13", "blue 13", "♠A (B13)")),
        *(("Y12", "yellow 12", "♦K (Y12)"), ("G11", "green 11", "♣Q (G11)")),
        *(("G10", "green 10", "♣J (G10)"), ("Y1", "yellow 1", "♦2 (Y1)")),
        *(("W", "Wizard", "Wizard"), ("W2", "Wizard 2", "Wizard 2"), ("J", "Jester", "Jester")),
        ("J4", "Jester 4", "Jester 4"),
    ],
)
def test_a_card_has_a_name(text: str, colour: str, french: str) -> None:
    """A card is named in words, in Wizard's own deck and in a French-suited one."""
    (card,) = spoken_cards(text).texts[0]
    for each in (text, card):
        assert (card_name(each, is_french=False), card_name(each, is_french=True)) == (
            colour,
            french,
        )


@pytest.mark.parametrize("wrong", ["", "R14", "r5", "Z", "red 5", 5, None, b"R5"])
def test_what_is_no_card_has_no_name(wrong: str) -> None:
    """Only the canonical text of a card has a name; all else is a plain error of the program."""
    with pytest.raises(ValueError, match="is no") as refused:
        card_name(wrong, is_french=False)
    assert not isinstance(refused.value, wr.RecordError)


@pytest.mark.parametrize("wrong", [None, 5, b"R5", ["R5"], wr.Wizard(1)])
def test_only_text_is_read(wrong: str) -> None:
    """What is no text is a plain error of the program, and no fault of who typed."""
    for read in (spoken_cards, spoken_suit):
        with pytest.raises(ValueError, match="is no text") as refused:
            read(wrong)
        assert not isinstance(refused.value, wr.RecordError)


def test_no_text_at_all_has_no_cards() -> None:
    """A question of no text, or of an empty one, has no cards."""
    assert spoken_cards() == Spoken((), is_french=False)
    assert spoken_cards("", " ") == Spoken(((), ()), is_french=False)


@pytest.mark.parametrize(
    ("trick", "hand", "message"),
    [
        ("R5", "R6 R14", f"'R14' at column 4 of {{1}} is no card{RANKS}"),
        ("R5 X", "R6", f"'X' at column 4 of {{0}} is no card{WRITE}"),
        (
            "R5",
            "6B",
            "'6B' at column 1 of {1} has the number first, 'R5' at column 1 of {0} the suit",
        ),
        (
            "W",
            "SA R5",
            "'R5' at column 4 of {1} has no French suit, 'SA' at column 1 of {1} has one",
        ),
        ("B1 R5", "R5", "red 5 is written twice, at column 4 of {0} and at column 1 of {1}"),
        ("W W", "W W W", "'W' at column 5 of {1} is one more than the deck has"),
        ("5", "R", "'5' at column 1 of {0} is no card: its suit is missing"),
        ("R", "5", "'R' at column 1 of {0} is no card: its number is missing"),
    ],
)
def test_a_refusal_says_which_text(trick: str, hand: str, message: str) -> None:
    """The texts of a question are read together, and a refusal names the one that it is about."""
    named = refusal(trick, hand, names=("trick", "hand"))

    assert named.startswith(message.format("the trick", "the hand"))
    assert refusal(trick, hand).startswith(message.format("text 1", "text 2"))


def test_specials_are_numbered_over_all_texts() -> None:
    """Bare specials are the copies not named elsewhere, in order of appearance."""
    trick, hand = spoken_cards("W W2 J", "Z N3 J").texts

    assert [str(each.card) for each in trick + hand] == ["W1", "W2", "J1", "W3", "J3", "J2"]
    assert [each.text for each in trick + hand] == ["W", "W2", "J", "W", "J3", "J"]


def test_players_are_named_text_by_text() -> None:
    """Names in one text ask for none in another."""
    trick, hand = spoken_cards("Ann R5, Bo W", "R6 R7").texts

    assert [each.player for each in trick + hand] == ["Ann", "Bo", None, None]


@pytest.mark.parametrize(
    ("texts", "is_french"),
    [
        *((("R5", "W"), False), (("W J", "N"), False), (("♥5",), True), (("W", "10 H"), True)),
        *((("Herzass", "J"), True), ((), False)),
    ],
)
def test_french_suits_show(texts: tuple[str, ...], is_french: bool) -> None:
    """A question is about a French-suited deck where such a card was typed."""
    assert spoken_cards(*texts).is_french is is_french


@pytest.mark.parametrize("count", [37, 60])
def test_a_question_has_at_most_36_cards(count: int) -> None:
    """More cards than the trick and the largest hand have are refused."""
    text = " ".join(map(str, wr.DECK[:count]))

    assert canonical(" ".join(map(str, wr.DECK[:36])))
    assert refusal(text) == f"{count} cards are too many: a question has at most 36 cards"


def test_a_text_has_at_most_1000_characters() -> None:
    """A text of 1000 characters is read, though most of it be blank; a longer one is refused."""
    assert canonical("R5".rjust(1000)) == "R5"
    assert refusal("R5".rjust(1001)).startswith("a text of 1001 characters is too long: ")


@pytest.mark.parametrize(
    "typed",
    [
        "R5 ",
        "x",
        "🔴",
        "5",
        "赤",
        "Joker ",
        "W ",
        "a ",
        "Zaubrer, ",
        "Ann R5, ",
        "\u0301",
        "((",
        "ﷺ",
    ],
)
def test_long_texts_are_refused_at_once(typed: str) -> None:
    """Hostile text costs next to nothing: most of it is never looked at."""
    begun = time.process_time()
    long = typed * (100_000 // len(typed))
    assert refusal(long).endswith("characters is too long: a question has at most 36 cards")
    assert refusal(typed * (1000 // len(typed)))
    assert time.process_time() - begun < 2


def test_every_word_has_one_meaning_or_is_a_joker() -> None:
    """No word stands for two things, the Joker, the letter J and the heart of phones aside."""
    meanings: dict[str, set[str]] = {}
    for table in WORDS.values():
        for meaning, words in table.items():
            for word in words:
                meanings.setdefault(word.lower(), set()).add(meaning)
    several = {word for word, found in meanings.items() if len(found) > 1}

    assert several == {word.lower() for word in JOKERS} | {"j", HEART}


def words_of(meaning: str, *languages: str) -> list[str]:
    """The words for a meaning that mean nothing else."""
    found = [word for language in languages for word in WORDS[language].get(meaning, ())]
    return [word for word in found if word not in JOKERS | {HEART}]


def spellings(card: wr.Card, *, is_french: bool) -> list[tuple[str, str]]:
    """The suit and the rank of a card, or a special and its copy, in each language."""
    letter, number = str(card)[0], str(card)[1:]
    if letter in SPECIALS.values():
        (name,) = (name for name, each in SPECIALS.items() if each == letter)
        return [(word, copy) for word in words_of(name, *WORDS) for copy in ("", number)]
    suits = FRENCH if is_french else COLOURS
    (suit,) = (name for name, each in suits.items() if each == letter)
    ranks = [str(int(number) + is_french)] if not is_french or int(number) < 10 else []
    court = [name for name, each in COURT.items() if is_french and each == number]
    return [
        (word, rank)
        for language in WORDS
        for word in words_of(suit, language)
        for rank in (*ranks, *(each for name in court for each in words_of(name, language, "mul")))
    ]


@st.composite
def questions(draw: st.DrawFn) -> tuple[list[str], list[str], str, bool]:
    """Cards as people type them, in canonical text, what is between, and whether one is French."""
    is_french, is_number_first = draw(st.booleans()), draw(st.booleans())
    gap = draw(st.sampled_from(["", "", " ", "\u3000"]))
    blanks = [] if gap else [" ", "\u3000", "\n"]
    typed, texts = list[str](), list[str]()
    for card in draw(st.lists(strategies.cards(), unique=True, max_size=12)):
        first, second = draw(st.sampled_from(spellings(card, is_french=is_french)))
        is_special = not isinstance(card, wr.SuitCard)
        texts.append(str(card) if second else str(card)[0])
        if is_number_first and not is_special:
            first, second = second, first
        typed.append(f"{first}{gap}{second}" if second else first)
    between = draw(st.sampled_from([", ", ";", "、", "\uff0c", *blanks]))
    return typed, texts, between, is_french and any(text[0] not in "WJ" for text in texts)


@given(questions(), st.sampled_from([str.lower, str.upper, str.title, wide, str]))
def test_every_way_of_writing_gives_the_card(
    question: tuple[list[str], list[str], str, bool], form: Callable[[str], str]
) -> None:
    """Every card in every word, letter and sign, in both orders, joined and apart, is that card."""
    typed, texts, between, is_french = question
    spoken = spoken_cards(form(between.join(typed)))
    (cards,) = spoken.texts
    columns = [len(between.join([*typed[:place], ""])) + 1 for place in range(len(typed))]

    assert [each.text for each in cards] == texts
    assert [each.column for each in cards] == columns
    assert tuple(each.card for each in cards) == wr.parse_cards(" ".join(texts))
    assert spoken.is_french is is_french


@given(st.lists(strategies.cards(), unique=True, max_size=36), st.booleans())
def test_canonical_text_is_read_alike(cards: list[wr.Card], is_bare: bool) -> None:
    """What stands in records is read here as it is there, bare specials too."""
    bare = [text[0] if is_bare and text[0] in "WJ" else text for text in map(str, cards)]
    (spoken,) = spoken_cards(" ".join(bare)).texts

    assert [each.text for each in spoken] == bare
    assert tuple(each.card for each in spoken) == wr.parse_cards(" ".join(bare))


@given(
    st.dictionaries(
        st.tuples(st.sampled_from("SHDC"), st.sampled_from([*map(str, range(2, 11)), *"JQKA"])),
        st.booleans(),
        max_size=36,
    )
)
def test_french_text_is_read_alike(cards: dict[tuple[str, str], bool]) -> None:
    """The French-suited cards of records are read here as they are there."""
    signs = str.maketrans("SHDC", "♠♥♦♣")
    text = " ".join(
        (suit.translate(signs) if is_sign else suit) + rank
        for (suit, rank), is_sign in cards.items()
    )
    (spoken,) = spoken_cards(text).texts

    assert tuple(each.card for each in spoken) == wr.parse_cards(text)


@given(st.lists(ANY_TEXT, max_size=3))
@example(["H H5"]).via("a suit before a card that is whole")
@example(["of of 5"]).via("nothing but a joining word")
@example(["Ann:"]).via("a name and no card")
@example([":"]).via("a colon alone")
@example(["a:b:R5"]).via("two colons")
@example(["\u0301R5"]).via("an accent without a letter")
def test_whatever_is_typed_is_read_or_refused(texts: list[str]) -> None:
    """Any text is read, and then as the canonical text is, or refused with what is at fault."""
    found = outcome(*texts)

    if isinstance(found, str):
        assert len(found.splitlines()) == 1
        assert is_named(found, texts)
    else:
        cards = list(chain(*found.texts))
        text = " ".join(each.text for each in cards)
        assert tuple(each.card for each in cards) == wr.parse_cards(text)


def outcome(*texts: str) -> Spoken | str:
    """The cards of a question, or else the refusal."""
    try:
        return spoken_cards(*texts)
    except wr.RecordError as refused:
        return str(refused)


def is_named(message: str, texts: Sequence[str]) -> bool:
    """Whether a refusal quotes what stands in a text just where it says, or speaks of cards."""
    found = re.match(r"'(.*?)…?' at column (\d+)(?: of text (\d))? ", message)
    if found is None:
        return re.match(r".* is written twice|\d+ cards are|a text of", message) is not None
    text = texts[int(found[3]) - 1 if found[3] else 0]
    return printable(text[int(found[2]) - 1 :], 1000).startswith(found[1])


@given(ANY_TEXT)
def test_whatever_is_typed_as_trump_is_read_or_refused(text: str) -> None:
    """Any text is a trump suit, or none, or refused."""
    with suppress(wr.RecordError):
        assert spoken_suit(text) in {*wr.Suit, None}
