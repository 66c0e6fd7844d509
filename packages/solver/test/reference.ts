/**
 * The reference: every position the engine can reach, nothing pruned, and what each is worth, worked out backwards.
 * Plain on purpose: what the kernels find on small games is measured by it. One deal gives the truth of all the
 * positions that can come of it.
 */
import {
  applyLegal,
  cardsLeft,
  isWon,
  legalMoves,
  finalScore,
  startTally,
  tallyMove,
  type Game,
  type Move,
  type State,
  type Tally,
} from '@cairn/engine';

export interface Truth {
  /** Fewest moves to the goal; Infinity when it can't be reached. */
  shortest: number;
  left: number;
  /** The best total: the least where less is better. */
  score: number;
}

export interface Reached {
  readonly state: State;
  readonly tally: Tally;
  readonly truth: Truth;
  /** The legal moves and where they lead; none when it is won. */
  readonly ways: (readonly [Move, Reached])[];
}

/**
 * All positions that can be reached, the nearest first; null when there are more than `most`.
 * @param scored whether the best score is wanted: positions reached with other scores are then others. Else the
 *   scores told mean nothing.
 */
export const explore = (
  game: Game,
  from: State,
  most = 20_000,
  tally = startTally(game),
  scored = true,
): readonly Reached[] | null => {
  const all: Reached[] = [];
  const known = new Map<string, Reached>();
  const enter = (state: State, now: Tally): Reached => {
    const key = keyOf(game, state, scored ? now : null);
    const reached = known.get(key) ?? { state, tally: now, truth: stopped(game, state, now), ways: [] };
    if (known.size < known.set(key, reached).size) all.push(reached);
    return reached;
  };
  enter(from, tally);
  for (const { state, tally: now, truth, ways } of all) {
    if (all.length > most) return null;
    for (const move of truth.shortest === 0 ? [] : legalMoves(game, state)) {
      const after = applyLegal(game, state, move);
      ways.push([move, enter(after, scored ? tallyMove(game, now, state, move, after) : now)]);
    }
  }
  // What can be had after a move can be had before it: told on and on, until that changes nothing.
  const { low = false } = game.score;
  const backwards = all.toReversed();
  for (let changed = true; changed;) {
    changed = false;
    for (const { truth, ways } of backwards)
      for (const [, { truth: next }] of ways) if (gain(truth, next, low)) changed = true;
  }
  return all;
};

/** The truth about a position: what there is to know of all that can be reached. */
export const exhaust = (...of: Parameters<typeof explore>): Truth | null =>
  explore(...of)?.[0]?.truth ?? null;

/** What stopping here is worth. */
const stopped = (game: Game, state: State, tally: Tally): Truth => {
  const won = isWon(game, state);
  const { total } = finalScore(game, won ? state : { ...state, ended: 'resigned' }, tally);
  return { shortest: won ? 0 : Infinity, left: cardsLeft(game, state), score: total };
};

/** Takes over what is better one move further; whether anything is. */
const gain = (own: Truth, next: Truth, low: boolean): boolean => {
  const { shortest, left, score } = own;
  own.shortest = Math.min(shortest, next.shortest + 1);
  own.left = Math.min(left, next.left);
  own.score = low ? Math.min(score, next.score) : Math.max(score, next.score);
  return own.shortest < shortest || own.left < left || own.score !== score;
};

/** Passes that any scoring counts; where they are without limit, later ones are all alike. */
const PASSES = 5;

/** Where cards lie, the pass, powers used, what is earned; of a hole, which keeps its cards, the last and how many. */
const keyOf = (game: Game, { piles, pass, used }: State, tally: Tally | null): string => {
  const endless = game.stockDef?.passes === 'unlimited';
  const passes = !endless ? pass : tally === null ? 0 : Math.min(pass, PASSES);
  const kept = game.chance ? [] : game.byRole.hole;
  const lie = piles.map((pile, i) => (kept.includes(i) ? [pile.at(-1), pile.length] : pile).join());
  // Gathered without shuffling, cards lie as they do however often that was done.
  const endlessly = !game.chance && game.def.powers?.regather?.uses === 'unlimited';
  const uses = endlessly ? [] : Object.values(used);
  const earned = tally === null ? [] : [tally.total, tally.streak, tally.peaks];
  return [...lie, passes, uses.join(), ...earned].join('|');
};
