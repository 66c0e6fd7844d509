/**
 * Montana and games of its structure: cards of one pack in rows, which are built in suit by filling gaps. The position is
 * read into arrays (board.ts) and searched depth first (descent.ts) and, while rows have no suits, again and again in other orders (tries.ts).
 * Maze and all other grids are searched by another kernel, best first (joints.ts).
 */
import { cardOf, faceOf, type Game, type Move, type State } from '@cairn/engine';
import { NEVER_REACHED, ONLY_WINS, type Kernel, type Search } from '../../contract/kernel.ts';
import { ClosedSet } from '../../memory/closed-set.ts';
import { Pool } from '../../memory/pool.ts';
import { searchOfDescent } from '../common/descent.ts';
import { Portfolio } from '../common/portfolio.ts';
import { GapsBoard, VACANT, type GapsShape } from './board.ts';
import { GapsDescent, type GapsMove } from './descent.ts';
import { GapsReach } from './reach.ts';
import { RedealSearch, type DealSearch } from './redeals.ts';
import { JointSearch } from './joints.ts';
import { GapsTries } from './tries.ts';
import { GAPS_WORDS, gapsRules, JOINTS_WORDS, jointRules } from './rules.ts';

export const gapsKernel: Kernel = {
  name: 'gaps',
  knows: GAPS_WORDS,
  scores: null,
  fit: (game) => {
    const rules = gapsRules(game);
    if (typeof rules === 'string') return rules;
    const { shape, numbers } = rules;
    const pool = new Pool(() => new Tables(shape));
    /** Borrows tables that hold a position, for a search that gives them back. */
    const take = (state: State) => {
      const cards = cardsOf(game, state, numbers);
      const tables = pool.take();
      const { board, reach, closed } = tables;
      board.set(cards);
      closed.clear();
      return { board, reach, closed, cards, close: () => pool.give(tables) };
    };
    const openDeal = (state: State, bytes: number, most: number): DealSearch => {
      const { board, reach, closed, cards, close } = take(state);
      const descent = new GapsDescent(board, reach, closed, bytes, { most });
      return {
        get nodes() {
          return descent.nodes;
        },
        get bytes() {
          return closed.bytes;
        },
        step: (nodes) => descent.step(nodes),
        get line() {
          return movesOf(game, cards, descent.path);
        },
        get stuck() {
          return descent.stuck.map((path) => movesOf(game, cards, path));
        },
        close,
      };
    };
    const openSearch = (state: State, bytes: number, Way: typeof GapsDescent | typeof GapsTries): Search => {
      const { board, reach, closed, cards, close } = take(state);
      const search = new Way(board, reach, closed, bytes);
      return searchOfDescent(
        search,
        () => closed.bytes,
        () => movesOf(game, cards, search.path),
        close,
      );
    };
    const isSettled = (state: State): boolean => {
      const board = new GapsBoard(shape);
      board.set(cardsOf(game, state, numbers));
      return board.isSettled();
    };
    return {
      open: (state, ask, setting) => {
        if (ask !== 'win') return ONLY_WINS;
        if (cardsOf(game, state, numbers).filter((card) => card !== VACANT).length !== shape.cards)
          return NEVER_REACHED;
        if (game.def.powers?.regather !== undefined)
          return new RedealSearch(game, state, setting, (deal, branches) =>
            openDeal(deal, setting.bytes, branches),
          );
        // Where rows have their suits most deals are lost, and one descent proves it soonest.
        if (isSettled(state)) return openSearch(state, setting.bytes, GapsDescent);
        const whole = openSearch(state, setting.bytes / 2, GapsDescent);
        const tries = openSearch(state, setting.bytes / 2, GapsTries);
        return new Portfolio([
          { search: whole, turns: 1 },
          { search: tries, turns: 2 },
        ]);
      },
    };
  },
};

class Tables {
  readonly board: GapsBoard;
  readonly reach: GapsReach;
  readonly closed = new ClosedSet();

  constructor(shape: GapsShape) {
    this.board = new GapsBoard(shape);
    this.reach = new GapsReach(shape);
  }
}

/** By place of the grid: the number of its card, or VACANT. */
const cardsOf = ({ byRole }: Game, { piles }: State, numbers: Uint8Array): number[] =>
  byRole.grid.map((pile) => {
    const seat = piles[pile]?.[0];
    return seat === undefined ? VACANT : numbers[cardOf(seat)];
  });

/** Moves of a descent, from where the cards lay at first. */
const movesOf = (
  { byRole }: Game,
  cards: readonly number[],
  path: readonly Pick<GapsMove, 'card' | 'to'>[],
): readonly Move[] => {
  const place = new Map(cards.map((card, at) => [card, at]));
  return path.map(({ card, to }) => {
    const from = place.get(card) ?? 0;
    place.set(card, to);
    return { kind: 'play', from: byRole.grid[from], to: byRole.grid[to], count: 1 };
  });
};

/** Any grid. */
export const jointsKernel: Kernel = {
  name: 'joints',
  knows: JOINTS_WORDS,
  scores: null,
  fit: (game) => {
    const rules = jointRules(game);
    if (typeof rules === 'string') return rules;
    return {
      open: (state, ask, { bytes }) => {
        if (ask !== 'win') return ONLY_WINS;
        const { grid } = game.byRole;
        const cards = Uint8Array.from(grid, (pile) => faceOf(cardOf(state.piles[pile]?.[0] ?? 0)));
        const search = new JointSearch(
          { ...rules, cards: cards.filter((face) => face !== 0).length },
          cards,
          bytes,
        );
        return searchOfDescent(
          search,
          () => search.bytes,
          () =>
            search.path.map(({ from, to }) => ({ kind: 'play', from: grid[from], to: grid[to], count: 1 })),
        );
      },
    };
  },
};
