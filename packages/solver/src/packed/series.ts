/**
 * A series: cards at the end of a column that are built as its zone builds, but are more than the rules move at once. They
 * go onto a card, or into a space, unit by unit through other spaces; a unit is what the rules move at once. With n
 * spaces 2^n units can go on a card: half of them wait in a space, with n - 1 spaces for either half. A series is one move of a
 * beam, and its plays are moves of the engine.
 */
import { DOWN, type Fits } from '@cairn/engine';
import type { PackedBoard } from './board.ts';
import { countOf, fromOf, KIND, type Moves, packedPlay, toOf } from './moves.ts';
import { runLength } from './plays.ts';
import { type PackedRules, roleNumber, TABLEAU } from './rules.ts';

/** More spaces do not let longer series go: the columns are shorter. */
const MOST_SPACES = 6;

/** The columns among which series can go. */
export interface SeriesZone {
  readonly piles: readonly number[];
  readonly fits: Fits;
  /** The builds that a unit follows; empty where cards move one by one. */
  readonly runs: readonly Fits[];
}

/**
 * The zone of series. Null unless the game has one zone of columns whose spaces take any card of them, where nothing
 * happens by itself but that cards turn up, and where a unit can be less than all that is built.
 */
export const seriesZoneOf = (rules: PackedRules): SeriesZone | null => {
  const { game, targets, sources } = rules;
  const zones = game.zones.filter(({ role }) => role === 'tableau');
  const [zone] = zones;
  if (zones.length !== 1 || rules.fills !== 'no' || rules.leaving.length > 0) return null;
  if (targets.opening !== null || rules.targetsOfBase !== null || rules.together.includes(1)) return null;
  const { piles, fits, runs } = zone;
  const [pile] = piles;
  if (fits === null || zone.full < game.cards.length || zone.wild) return null;
  const any = targets.takes[pile] === ~0 && ((targets.from[pile] >> roleNumber('tableau')) & 1) === 1;
  if (!any || targets.keeps[pile] > 0 || targets.once[pile] !== null || targets.order[pile] !== null)
    return null;
  const units = (sources.find((source) => source.pile === pile)?.routes ?? [])
    .filter(({ to }) => to.some((each) => rules.role[each] === TABLEAU))
    .map(({ unit }) => unit);
  if (units.includes('stack') || units.includes('any')) return null;
  if (units.includes('run')) return runs.includes(fits) ? null : { piles, fits, runs };
  return units.includes('top') ? { piles, fits, runs: [] } : null;
};

/** Adds the series of more than one unit. */
export const seriesMoves = (board: PackedBoard, zone: SeriesZone, moves: Moves): void => {
  const { heights, seats, rules } = board;
  const { piles, fits } = zone;
  let spaces = 0;
  let space = -1;
  for (const pile of piles)
    if (heights[pile] === 0) {
      spaces += 1;
      if (space < 0) space = pile;
    }
  if (spaces === 0) return;
  const most = 2 ** Math.min(MOST_SPACES, spaces);
  for (const from of piles) {
    const unit = lengthOfUnits(board, zone, from, 1);
    const length = lengthOfUnits(board, zone, from, most);
    if (length <= unit) continue;
    const end = from * rules.cards + heights[from];
    for (const to of piles) {
      const height = heights[to];
      if (to === from || height === 0) continue;
      const on = (seats[to * rules.cards + height - 1] & 127) * 128;
      for (let count = unit + 1; count <= length; count++)
        if (fits[on + (seats[end - count] & 127)] === 1) moves.push(packedSeries(from, to, count));
    }
    const short = Math.min(lengthOfUnits(board, zone, from, most >> 1), heights[from] - 1);
    for (let count = unit + 1; count <= short; count++) moves.push(packedSeries(from, space, count));
  }
};

/** The plays of a series, in their order. */
export const playsOfSeries = (board: PackedBoard, zone: SeriesZone, move: number): readonly number[] => {
  const to = toOf(move);
  const spaces = zone.piles.filter((pile) => pile !== to && board.heights[pile] === 0);
  const units: number[] = [];
  const most = countOf(move);
  for (let count = 0; count < most;) {
    const length = lengthOfUnits(board, zone, fromOf(move), units.length + 1);
    units.unshift(Math.min(length, most) - count);
    count = length;
  }
  return oneByOne(units, fromOf(move), to, spaces);
};

const packedSeries = (from: number, to: number, count: number): number =>
  KIND.series | (from << 3) | (to << 12) | (count << 21);

/** How many cards at the end of a pile are built and make at most so many units. */
const lengthOfUnits = (
  { heights, seats, rules }: PackedBoard,
  { fits, runs }: SeriesZone,
  pile: number,
  most: number,
): number => {
  const base = pile * rules.cards;
  const last = base + heights[pile] - 1;
  if (last < base || (seats[last] & DOWN) !== 0) return 0;
  let first = last;
  for (let units = 1; ; units++) {
    if (runs.length > 0) first -= runLength(seats, base, first, runs) - 1;
    const on = first > base ? seats[first - 1] : DOWN;
    if (units === most || (on & DOWN) !== 0 || fits[(on & 127) * 128 + (seats[first] & 127)] !== 1)
      return last - first + 1;
    first -= 1;
  }
};

/** Moves units, given by their numbers of cards from the bottom: the last half waits in a space while the others go. */
const oneByOne = (
  units: readonly number[],
  from: number,
  to: number,
  spaces: readonly number[],
): readonly number[] => {
  const [first = 1] = units;
  if (units.length === 1) return [packedPlay(from, to, first, 0)];
  const [space = from, ...others] = spaces;
  const going = units.slice(0, units.length - (units.length >> 1));
  const waiting = units.slice(going.length);
  return [
    ...oneByOne(waiting, from, space, others),
    ...oneByOne(going, from, to, others),
    ...oneByOne(waiting, space, to, others),
  ];
};
