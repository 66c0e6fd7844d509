/**
 * TriPeaks by hand: a deal built from the cards that matter, and moves by the number of the place (0 is the first
 * apex, 27 the last card of the base), so that tests can follow the numbering of the published covering list.
 */
import {
  apply,
  compileGame,
  dealOfCards,
  makeCard,
  parseCard,
  refusal,
  finalScore,
  start,
  startTally,
  tallyMove,
  type Card,
  type Deal,
  type Game,
  type Move,
  type State,
  type Tally,
} from '@cairn/engine';
import { take } from '@cairn/testkit';
import { tripeaks } from '../../src/tripeaks.ts';

export const BASE = [18, 19, 20, 21, 22, 23, 24, 25, 26, 27] as const;

export const game = (options: Readonly<Record<string, string>> = {}): Game =>
  take(compileGame(tripeaks, options));

/** A deal by place: cards for some of the 28 places, then the stock (with the starter first); the rest is filled up. */
export const laid = (
  rules: Game,
  layout: Readonly<Record<number, string>>,
  stock: readonly string[] = [],
): Deal => {
  const named = [...Object.values(layout), ...stock].map((text) => take(parseCard(text)));
  const spare = rules.cards.map(makeCard);
  for (const card of named) {
    const at = spare.indexOf(makeCard(card));
    if (at < 0) throw new Error(`${makeCard(card)} is not in the pack, or named twice`);
    spare.splice(at, 1);
  }
  const cards = Array.from({ length: 28 }, (_, i): Card => take(parseCard(layout[i] ?? spare.shift() ?? '')));
  return dealOfCards([...cards, ...[...stock, ...spare].map((text) => take(parseCard(text)))]);
};

/** The layout place played to the hole. */
export const place = (rules: Game, index: number): Move => ({
  kind: 'play',
  from: rules.byRole.layout[index] as number,
  to: rules.byRole.hole[0] as number,
  count: 1,
});

export const DRAW: Move = { kind: 'draw' };
export const PEEK: Move = { kind: 'power', power: 'peek' };
export const RESIGN: Move = { kind: 'end', why: 'resigned' };
export const TIME: Move = { kind: 'end', why: 'time' };

/** What a word of a line means: a place by its number, "d" for a draw, or a move. */
export type Word = number | 'd' | Move;

export interface Played {
  readonly state: State;
  readonly tally: Tally;
  /** With the charge for cards left, if the deal is over. */
  readonly final: Tally;
}

/** Plays words from a deal; a move that is not allowed fails the test. */
export const played = (rules: Game, deal: Deal, words: readonly Word[]): Played => {
  let state = take(start(rules, deal));
  let tally = startTally(rules);
  for (const [i, word] of words.entries()) {
    const move = typeof word === 'number' ? place(rules, word) : word === 'd' ? DRAW : word;
    const reason = refusal(rules, state, move);
    if (reason !== null) throw new Error(`Word ${i} (${JSON.stringify(word)}): ${JSON.stringify(reason)}`);
    const after = apply(rules, state, move);
    tally = tallyMove(rules, tally, state, move, after);
    state = after;
  }
  return { state, tally, final: finalScore(rules, state, tally) };
};

const SUITS = 'CDHS';
const RANKS = 'A23456789TJQK';

/**
 * A deal that goes in one streak, place 27 first and place 0 last: the ranks run up from the starter, a king.
 */
export const oneStreak = (rules: Game): Deal => {
  const streak = Array.from({ length: 28 }, (_, i) => `${RANKS[i % 13]}${SUITS[Math.floor(i / 13)]}`);
  return laid(rules, Object.fromEntries(streak.toReversed().entries()), ['KS']);
};

/** Places from the last to the first: the order that `oneStreak` is played in. */
export const downward = (count = 28): readonly number[] => Array.from({ length: count }, (_, i) => 27 - i);
