/**
 * Fans: how the cards of a pile overlap. A column runs down from its place and becomes tighter as it grows: first its
 * face-down cards, then the middle of sorted runs, then the rest; the last three cards come last. A column that is
 * too tight to read or hit can be opened (open-column.ts). A spread pile lies in lines, so that every card can be
 * reached. Piles never move.
 */
import { cardOf, faceOf, isDown, type Fits, type Pile } from '@cairn/engine';
import type { ColumnFan, ColumnGeometry } from './plan.ts';

/** The smallest visible strip of a card: face down, within a sorted run, and any other. */
export const LEAST_STEP = { down: 2, inner: 5, up: 9 } as const;
/** The cards at the end of a column that become tighter last. */
const LAST = 3;

interface Step {
  readonly size: number;
  readonly kind: 'down' | 'inner' | 'up' | 'kept';
}

/** Where each card of a column lies, from its first. */
export const columnOffsets = (seats: Pile, runs: readonly Fits[], fan: ColumnFan): readonly number[] => {
  const steps = seats.slice(0, -1).map((seat, i): Step => {
    if (isDown(seat)) return { size: fan.down, kind: 'down' };
    if (i >= seats.length - LAST) return { size: fan.up, kind: 'kept' };
    return { size: fan.up, kind: isInner(seats, runs, i) ? 'inner' : 'up' };
  });
  let sizes = steps.map(({ size }) => size);
  for (const kind of ['down', 'inner', 'up'] as const)
    sizes = shrink(sizes, (i) => (steps[i]?.kind === kind ? LEAST_STEP[kind] : Infinity), fan.room);
  // A column longer than in any known game: all steps shrink in proportion, so that the last card stays on the table.
  sizes = shrink(sizes, () => 0, fan.room);
  let y = 0;
  return [0, ...sizes.map((size) => (y += size))];
};

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** Takes the excess height from the sizes that are above their minimum, from each in proportion. */
const shrink = (sizes: readonly number[], least: (i: number) => number, room: number): number[] => {
  const spare = sizes.map((size, i) => Math.max(0, size - least(i)));
  const over = sum(sizes) - room;
  const all = sum(spare);
  const part = over <= 0 || all === 0 ? 0 : Math.min(1, over / all);
  return sizes.map((size, i) => size - (spare[i] ?? 0) * part);
};

/** Whether a card is in the middle of a sequence, so that its neighbours show its rank and suit. */
const isInner = (seats: Pile, runs: readonly Fits[], i: number): boolean =>
  runs.some((fits) => follows(fits, seats[i - 1], seats[i]) && follows(fits, seats[i], seats[i + 1]));

const follows = (fits: Fits, on: number | undefined, card: number | undefined): boolean =>
  on !== undefined &&
  card !== undefined &&
  !isDown(on) &&
  !isDown(card) &&
  fits[faceOf(cardOf(on)) * 128 + faceOf(cardOf(card))] === 1;

export const fanOffsets: ColumnGeometry['fanOffsets'] = (game, pile, seats, fan) => {
  if (fan.kind === 'lines')
    return seats.map((_, i) => ({
      x: (i % fan.perLine) * fan.step,
      y: Math.floor(i / fan.perLine) * fan.lineStep,
    }));
  const runs = game.piles[pile]?.zone.runs ?? [];
  return columnOffsets(seats, runs, fan).map((y) => ({ x: 0, y }));
};
