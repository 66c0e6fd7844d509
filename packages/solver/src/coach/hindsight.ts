/**
 * Judging moves by hindsight: the hidden cards are arranged at random, and the exact solver decides, under a limit of
 * positions, whether the world can be won after the move. What is undecided counts as lost, which also makes up for some of
 * what the solver knows and a player does not. It is nearly true where little is hidden (J. Bjarnason, A. Fern and P.
 * Tadepalli, "Lower bounding Klondike solitaire with Monte-Carlo planning", ICAPS 2009), and far from true elsewhere.
 */
import { cardOf, isKnown, type Game, type PileCard, type State, type View } from '@cairn/engine';
import { beginSearch } from '../solve.ts';
import type { Candidate } from './candidates.ts';
import { sampleWorld } from './sample-world.ts';
import type { SeededRandom } from './seeded-random.ts';
import type { Trials } from './trials.ts';

const NO_LINE = { moves: false, replay: false } as const;
/** The card of a pile card. */
const CARD = 1023;

/** A state whose hidden cards are filled in by number. */
interface Template {
  readonly state: State;
  /** The seats of hidden cards: pile, index, and which of the hidden cards of the view it is. */
  readonly seats: readonly (readonly [pile: number, index: number, hidden: number])[];
}

/** Exact solving after each candidate. `world` is the state that the candidates were found in. */
export const hindsightOf = (
  game: Game,
  view: View,
  world: State,
  candidates: readonly Candidate[],
  nodes: number,
): Trials => {
  const hidden = view.piles.flatMap((pile, p) =>
    pile.flatMap((seat, i) => (isKnown(seat) ? [] : [[p, i] as const])),
  );
  const numberOf = new Map(hidden.map(([p, i], n) => [cardOf(world.piles[p][i]) as number, n]));
  const templates = candidates.map(({ after }): Template => ({
    state: after,
    seats: after.piles.flatMap((pile, p) =>
      pile.flatMap((seat, i) => {
        const number = numberOf.get(seat & CARD);
        return number === undefined ? [] : [[p, i, number] as const];
      }),
    ),
  }));
  return {
    isQuick: false,
    tryWorld: (alive, random: SeededRandom, won) => {
      const sample = sampleWorld(game, view, random);
      const cards = hidden.map(([p, i]) => sample.piles[p][i] & CARD);
      for (const move of alive) {
        const state = filled(templates[move], cards);
        const { verdict } = solved(game, state, nodes);
        won[move] = verdict === 'winnable' ? 1 : 0;
      }
    },
  };
};

const filled = ({ state, seats }: Template, cards: readonly number[]): State => {
  const piles: PileCard[][] = state.piles.map((pile) => [...pile]);
  for (const [p, i, number] of seats) piles[p][i] = (piles[p][i] & ~CARD) | cards[number];
  return { ...state, piles };
};

const solved = (game: Game, state: State, nodes: number): { readonly verdict: string } => {
  const search = beginSearch(game, state, 'win', { nodes }, NO_LINE);
  for (;;) {
    const answer = search.work(Infinity);
    if (answer !== null) return answer;
  }
};
