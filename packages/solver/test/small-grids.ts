// Small grids of rows with gaps, their moves and all that can be reached, for comparison with the kernel.
import { GapsBoard, GapsShape, VACANT } from '../src/kernels/gaps/board.ts';
import type { Roll } from './reduced.ts';

/** A grid of suits in so many columns, and its cards row by row: a dot is a gap. */
export interface Grid {
  readonly shape: GapsShape;
  readonly cards: readonly number[];
}

/** A move of a card into a gap: the places. */
export type Step = readonly [from: number, to: number];

export const grid = (suits: number, length: number, cards: string): Grid => ({
  shape: new GapsShape(suits, cards.length / suits, suits, length),
  cards: Array.from(cards, (card) => (card === '.' ? VACANT : Number.parseInt(card, 36))),
});

export const boardOf = ({ shape, cards }: Grid): GapsBoard => {
  const board = new GapsBoard(shape);
  board.set(cards);
  return board;
};

export const stepsOf = ({ shape, cards }: Grid): Step[] =>
  cards.flatMap((at, gap) => {
    if (at !== VACANT) return [];
    const beside = shape.left[gap];
    const fitting = beside < 0 ? shape.firstCards : [shape.successor[cards[beside]] ?? -1];
    return fitting.filter((card) => card >= 0).map((card): Step => [cards.indexOf(card), gap]);
  });

export const after = ({ shape, cards }: Grid, [from, to]: Step): Grid => {
  const moved = cards.slice();
  [moved[from], moved[to]] = [VACANT, cards[from]];
  return { shape, cards: moved };
};

/** All grids that such moves lead to. */
export const reached = (from: Grid, isTried: (step: Step) => boolean): readonly Grid[] => {
  const found = new Map([[from.cards.join(), from]]);
  for (const one of found.values())
    for (const step of stepsOf(one).filter(isTried)) {
      const next = after(one, step);
      found.set(next.cards.join(), next);
    }
  return [...found.values()];
};

export const isWinnable = (from: Grid): boolean => {
  const board = new GapsBoard(from.shape);
  return reached(from, () => true).some(({ cards }) => {
    board.set(cards);
    return board.isWon();
  });
};

/** A small grid of two or three suits; every fourth has more room. */
export const drawn = (roll: Roll): Grid => {
  const suits = 2 + roll(2);
  const length = suits === 3 ? 3 : 3 + roll(2);
  const columns = length + (roll(4) === 0 ? 2 : 1);
  const shape = new GapsShape(suits, columns, suits, length);
  const cards = Array.from({ length: shape.places }, (_, i) => (i < shape.cards ? i : VACANT));
  for (let i = cards.length - 1; i > 0; i--) {
    const other = roll(i + 1);
    [cards[i], cards[other]] = [cards[other], cards[i]];
  }
  return { shape, cards };
};
