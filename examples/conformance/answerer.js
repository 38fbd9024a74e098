// Answers conformance questions without this library: a small referee of its own.
//
//   wizard-rules conform -- node examples/conformance/answerer.js

const rank = (card) => Number(card.slice(1));
const isWizard = (card) => card[0] === "W";
const isJester = (card) => card[0] === "J";
const isOf = (suit) => (card) => card[0] === suit;

// The first card that is no Jester sets the suit to follow; a Wizard sets none.
function ledSuit(trick) {
  const first = trick.find((card) => !isJester(card));
  return first === undefined || isWizard(first) ? null : first[0];
}

function legal({ trick, hand }) {
  const led = ledSuit(trick);
  if (led === null || !hand.some(isOf(led))) return hand;
  return hand.filter((card) => card[0] === led || isWizard(card) || isJester(card));
}

function highestOf(suit, trick) {
  let best = -1;
  trick.forEach((card, place) => {
    if (card[0] === suit && (best < 0 || rank(card) > rank(trick[best]))) best = place;
  });
  return best;
}

// The first Wizard; else the highest trump; else the highest of the led suit; else the first Jester.
function winner({ trick, trump }) {
  const wizard = trick.findIndex(isWizard);
  if (wizard >= 0) return wizard;
  const trumped = highestOf(trump, trick);
  if (trumped >= 0) return trumped;
  return Math.max(0, highestOf(ledSuit(trick), trick));
}

function trump({ turn_up }) {
  if (turn_up === "none" || isJester(turn_up)) return { by: "nobody", trump: null };
  return isWizard(turn_up) ? { by: "dealer", trump: null } : { by: "card", trump: turn_up[0] };
}

function bids({ players, round, bids, bid_total }) {
  const isLast = bids.length === players - 1;
  const sum = bids.reduce((total, bid) => total + bid, 0);
  const all = Array.from({ length: round + 1 }, (_, bid) => bid);
  return bid_total === "free" || !isLast ? all : all.filter((bid) => sum + bid !== round);
}

const answers = {
  rounds: ({ players }) => Math.floor(60 / players),
  trump,
  bids,
  legal,
  winner,
  score: ({ bid, taken }) => (bid === taken ? 20 + 10 * bid : -10 * Math.abs(bid - taken)),
  "next-dealer": ({ players, dealer }) => (dealer + 1) % players,
  leader: ({ players, dealer, winners }) =>
    winners.length > 0 ? winners[winners.length - 1] : (dealer + 1) % players,
  standings: ({ totals }) => totals.map((own) => 1 + totals.filter((other) => other > own).length),
};

require("readline")
  .createInterface({ input: process.stdin })
  .on("line", (line) => {
    const { id, kind, given } = JSON.parse(line);
    process.stdout.write(`${JSON.stringify({ id, answer: answers[kind](given) })}\n`);
  });
