/**
 * Russian, Double and Triple Russian, and games of their structure: built in suit, any face-up card moves with all on
 * it, no stock. The position is read into linked cards (board.ts) and searched depth first (search.ts).
 */
import { cardOf, copyOf, isDown, rankOf, suitOf, type Game, type Move, type State } from '@cairn/engine';
import { NEVER_REACHED, ONLY_WINS, type Kernel } from '../../contract/kernel.ts';
import { Pool } from '../../memory/pool.ts';
import { StacksRelaxation } from './delete-relaxation.ts';
import { LossyClosedSet } from '../../memory/lossy-closed-set.ts';
import { searchOfDescent } from '../common/descent.ts';
import { MoveWriter } from '../common/move-writer.ts';
import { isOpenAtEnd } from '../common/structure.ts';
import { ON_FOUNDATION } from '../common/places.ts';
import { StacksBoard, StacksShape } from './board.ts';
import { STACKS_WORDS, whyNotStacks } from './rules.ts';
import { StacksDescent } from './search.ts';

/** Cards are numbered in a byte. */
const MOST_CARDS = 250;

export const stacksKernel: Kernel = {
  name: 'stacks',
  knows: STACKS_WORDS,
  scores: null,
  fit: (game) => {
    const why = whyNotStacks(game);
    if (why !== null) return why;
    if (game.cards.length > MOST_CARDS) return 'the game has too many cards for it';
    const { suits, ranks, packs } = game.composition;
    const returns = game.zones.some(({ role, give }) => role === 'foundation' && give.length > 0);
    const shape = new StacksShape(game.byRole.tableau.length, suits.length, ranks.length, packs, returns);
    const numbers = new Uint8Array(512);
    for (const card of game.cards) {
      const kind = suits.indexOf(suitOf(card)) * ranks.length + ranks.indexOf(rankOf(card));
      numbers[card] = kind * packs + copyOf(card);
    }
    const pool = new Pool(() => new Tables(shape));
    const takes = (state: State): boolean =>
      game.byRole.tableau.every((pile) => isOpenAtEnd(state.piles[pile] ?? []));
    return {
      open: (state, ask, { bytes }) => {
        if (ask !== 'win') return ONLY_WINS;
        if (!takes(state)) return NEVER_REACHED;
        const tables = pool.take();
        const { board, closed, relaxation } = tables;
        closed.clear();
        closed.allow(bytes);
        read(game, state, numbers, board);
        return searchOfDescent(
          new StacksDescent(board, closed, relaxation),
          () => closed.bytes,
          () => movesOf(game, state, numbers, board),
          () => pool.give(tables),
        );
      },
    };
  },
};

class Tables {
  readonly board: StacksBoard;
  readonly closed = new LossyClosedSet();
  readonly relaxation = new StacksRelaxation();

  constructor(shape: StacksShape) {
    this.board = new StacksBoard(shape);
  }
}

/** Writes the path of a board as moves. */
const movesOf = (game: Game, state: State, numbers: Uint8Array, board: StacksBoard): readonly Move[] => {
  const { byRole, piles } = game;
  const line = new MoveWriter(game, state);
  const names = numbers.slice();
  for (const [card, to] of board.path()) {
    const isThere = (seat: number): boolean => names[cardOf(seat)] === card;
    let from = line.state.piles.findIndex((pile) => pile.some(isThere));
    if (piles[from]?.zone.role === 'foundation') from = comesBack(line.state, byRole.foundation, names, card);
    const pile = line.state.piles[from] ?? [];
    const seat = pile.find(isThere) ?? 0;
    const move = line.find(seat & 127, (play) => {
      if (play.from !== from || pile[pile.length - play.count] !== seat) return false;
      return to === ON_FOUNDATION
        ? piles[play.to]?.zone.role === 'foundation'
        : play.to === byRole.tableau[to];
    });
    if (move === undefined) throw new Error(`Card ${card} does not go to column ${to}`);
    line.make(move);
  }
  return line.moves;
};

/** The foundation that gives back a card like this one. Equal cards are alike, so its last card takes over the name. */
const comesBack = (
  { piles }: State,
  foundations: readonly number[],
  names: Uint8Array,
  card: number,
): number => {
  const named = names.indexOf(card);
  for (const from of foundations) {
    const last = cardOf(piles[from]?.at(-1) ?? 0);
    if ((last & 127) !== (named & 127)) continue;
    names[named] = names[last];
    names[last] = card;
    return from;
  }
  throw new Error(`Card ${card} does not come back`);
};

const read = (game: Game, { piles }: State, numbers: Uint8Array, board: StacksBoard): void => {
  board.clear();
  for (const [column, pile] of game.byRole.tableau.entries())
    for (const seat of piles[pile] ?? []) board.lay(numbers[cardOf(seat)], column, !isDown(seat));
  for (const pile of game.byRole.foundation)
    for (const seat of piles[pile] ?? []) board.finish(numbers[cardOf(seat)]);
};
