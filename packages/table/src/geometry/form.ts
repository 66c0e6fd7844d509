/**
 * The form of a game with columns in a space: the number of lines of columns, the side of the other piles, and the
 * shape of the cards. Every form is tried, and the one with the largest cards wins. Room is reserved for the columns
 * that a player builds, not only for those that are dealt.
 */
import { UNIT_FACTS, type Game } from '@cairn/engine';
import { FULL_FROM, indexHeight } from '../cards/face-style.ts';
import { bandHeight, bandWidth, cellsOfColumns, LONG, sideOf, type Cells, type Side } from './band.ts';
import { ASPECT } from './field.ts';
import { cardsLeftOver, columnDepth, columnsGrow } from './deal-depth.ts';
import type { Box, RailSide } from './plan.ts';
import { MIN_TARGET } from './rect.ts';
import type { Sizing } from './sizing.ts';

interface Form {
  readonly rail: RailSide;
  readonly lines: number;
  readonly aspect: number;
  /** Rows of the band; or columns of cells at the far side and at the near side. */
  readonly rows: number;
  readonly far: number;
  readonly near: number;
}

/** A form with sizes that fit. */
export interface FittedForm {
  readonly form: Form;
  readonly card: number;
  readonly high: number;
  /** Width of a card of the band. */
  readonly cell: number;
  readonly far: Side | null;
  readonly near: Side | null;
}

export interface Needs {
  readonly columns: number;
  readonly down: number;
  readonly up: number;
  readonly grows: boolean;
  /** Whether cards move with all cards on them, in a game with several packs. */
  readonly stacks: boolean;
  /** Whether cards leave the columns only as whole suits, so that columns become longer than one, and there is room. */
  readonly suits: boolean;
  /** Cards of a spread waste; 0 without one. */
  readonly spread: number;
  readonly cells: Cells;
  readonly size: Sizing['cardSize'];
}

const WIDEST = 124;
/** Tables higher than this have room for larger cards. */
const TALL = 800;
const WIDEST_ON_TALL = 170;
const WIDEST_LARGE = 190;
/** Steps between large cards, as a part of the normal steps. */
const CLOSE = 0.7;
/**
 * The width of small cards as a part of the normal width, and the smallest width at which a rank is 15 px high in any
 * shape.
 */
const SMALL = 0.75;
const SMALLEST = 40;
const NARROWEST = 14;
/** Every column that can grow has room for a whole suit, face up; and for half of another one where suits leave whole. */
const SUIT = 13;
const HALF = 6;
/** In a window lower than this the band is at the sides, and cards may be wider than high. */
const LOW = 420;
/** Cards wider than this keep their shape. */
const WIDEST_TALL = 56;
/** This many columns are too many for one line on a phone. */
const CROWD = 14;

export const clamp = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), most);
export const marginOf = ({ width, height }: Box): number => clamp(Math.min(width, height) * 0.011, 4, 8);
export const bandGap = (card: number): number => clamp(card * 0.12, 6, 14);
export const lineGap = (card: number): number => clamp(card * 0.12, 6, 14);
const leastGap = (columns: number): number => (columns > 9 ? 1 : 2);

export const needsOf = (game: Game, { cardSize, indexSize }: Sizing, box: Box): Needs => {
  const depths = game.byRole.tableau.map((pile) => {
    const rule = game.piles[pile];
    return columnDepth(rule?.zone.def ?? null, rule?.place ?? 0);
  });
  const grows = columnsGrow(game);
  const up = Math.max(1, ...depths.map((depth) => depth.up));
  const cells = cellsOfColumns(game, indexSize === 'large');
  const anyStack = game.zones.some(
    ({ role, give }) => role === 'tableau' && give.some(({ unit }) => unit === 'stack'),
  );
  return {
    columns: depths.length,
    down: Math.max(0, ...depths.map((depth) => depth.down)),
    up,
    grows,
    stacks: anyStack && game.def.pack.packs > 1,
    suits:
      box.height >= LOW &&
      game.zones.some(({ give }) => give.some(({ unit }) => UNIT_FACTS[unit].joined === 'suit')),
    spread: cells.spread === null ? 0 : cardsLeftOver(game),
    cells,
    size: cardSize,
  };
};

/** The height of one line of columns: as dealt with a good fan, and as built with a tight one. */
export const lineHeight = (needs: Needs, card: number, high: number): number => {
  const { down, up, grows, stacks, suits, cells } = needs;
  // Large cards overlap more.
  const close = needs.size === 'large' ? CLOSE : 1;
  const dealt =
    down * 3 +
    (up - 1) * (grows ? Math.max(15, card * 0.3 * close) : indexHeight(card, high / card, cells.large));
  // If any cards move together, columns of several packs become longer than a suit.
  const built = stacks
    ? down * 2 + (Math.max(SUIT, up) + up) * 11
    : down * 2 + (Math.max(suits ? SUIT + HALF : SUIT, up + 3) - 1) * Math.max(11, card * 0.18 * close);
  return high + (grows ? Math.max(dealt, built) : dealt);
};

/** The lines of a spread waste in a width. */
export const spreadLines = (needs: Needs, card: number, high: number, width: number) => {
  // Rank and suit of each card must be visible. A card that is only as wide as its index is not overlapped.
  const whole = card * (card < FULL_FROM ? 0.95 : 0.52);
  const few = Math.ceil(needs.spread / Math.max(1, Math.floor((width - card) / whole) + 1)) <= MOST_LINES;
  const step = few ? whole : Math.min(card, 24);
  const perLine = Math.max(1, Math.floor((width - card) / step) + 1);
  const lines = Math.ceil(needs.spread / perLine);
  const lineStep = Math.round(Math.max(18, indexHeight(card, high / card, needs.cells.large) + 1));
  return {
    step,
    perLine,
    lineStep,
    height: needs.spread === 0 ? 0 : high + (lines - 1) * lineStep + bandGap(card),
  };
};

/** A spread pile with more lines than this overlaps more. */
const MOST_LINES = 4;

export const columnsIn = (needs: Needs, lines: number): number => Math.ceil(needs.columns / lines);

const fieldWidth = (columns: number, card: number): number =>
  columns * card + (columns - 1) * leastGap(columns);

/** Narrow cards may be higher than others if a whole suit still fits with every index visible. */
const tallLine = (needs: Needs, card: number, high: number, aspect: number): number => {
  const least = lineHeight(needs, card, high);
  if (aspect <= ASPECT) return least;
  return card > WIDEST_TALL - (aspect - ASPECT) * 53
    ? Infinity
    : Math.max(
        least,
        high + needs.down * 4 + (Math.max(SUIT, needs.up) - 1) * indexHeight(card, aspect, needs.cells.large),
      );
};

const fit = (needs: Needs, form: Form, box: Box, card: number): FittedForm | null => {
  const [width, height] = [box.width - 2 * marginOf(box), box.height - 2 * marginOf(box)];
  const high = Math.round(card * form.aspect);
  const field = fieldWidth(columnsIn(needs, form.lines), card);
  const lines = form.lines * tallLine(needs, card, high, form.aspect) + (form.lines - 1) * lineGap(card);
  if (form.rail === 'beside') {
    const far = sideOf(needs.cells.home, form.far, height, card, high, needs.cells);
    const near = sideOf(needs.cells.store, form.near, height, card, high, needs.cells);
    const sides = (far?.width ?? 0) + (near?.width ?? 0);
    const spread = spreadLines(needs, card, high, width - sides).height;
    const fits = field + sides <= width && lines + spread <= height;
    return fits ? { form, card, high, cell: 0, far, near } : null;
  }
  let cell = card;
  while (cell > NARROWEST && bandWidth(needs.cells, form.rows, cell) > width) cell -= 1;
  const band = bandHeight(needs.cells, form.rows, Math.round(cell * form.aspect), cell);
  const spread = spreadLines(needs, card, high, width).height;
  const fits = field <= width && lines + spread + band + (band > 0 ? bandGap(card) : 0) <= height;
  return fits && cell >= card * 0.6 ? { form, card, high, cell, far: null, near: null } : null;
};

/** Cards of a long store at a side that are flatter than this count as narrower: little of their faces is seen. */
const FLATTEST = 0.7;

const storeWorth = ({ piles, w, h }: Side): number => (piles.length > LONG ? Math.min(w, h / FLATTEST) : w);

const worth = ({ form, card, high, cell, far, near }: FittedForm, low: boolean): number => {
  const side = Math.min(far?.w ?? card, near === null ? card : storeWorth(near), card);
  const rail = form.rail === 'beside' ? side : Math.min(cell, card);
  const shape = high >= card * 1.3 ? 1 + (form.aspect - ASPECT) * 0.2 : high >= card * 0.9 ? 0.8 : 0.78;
  const least = Math.min(
    ...(form.rail === 'beside' ? [] : [cell]),
    ...[far, near].flatMap((cells) => (cells === null ? [] : [cells.w, cells.h])),
  );
  const hit = Math.min(card, high, least) < MIN_TARGET ? 0.6 : 1;
  const size = Math.min(card, 96) + Math.max(0, card - 96) * 0.3 + rail * 0.35;
  const usual = form.rail !== 'beside' && !low ? 1.14 : 1;
  return size * shape * hit * usual * 0.95 ** (form.lines - 1) * 0.97 ** (form.rows - 1);
};

/**
 * A few columns are in one line. So are columns that grow, unless they are very many, or many and short at the start.
 * Single cards that stay single may be in lines of five.
 */
const linesFor = ({ grows, columns, down, up }: Needs): number => {
  if (columns < 10) return 1;
  if (!grows) return down === 0 && up === 1 ? Math.max(3, Math.ceil(columns / 5)) : 3;
  return columns >= CROWD || (columns >= 12 && down === 0 && up <= 5) ? 2 : 1;
};

const formsOf = (needs: Needs, rail: RailSide, low: boolean): readonly Form[] => {
  const forms: Form[] = [];
  const shapes = low ? [ASPECT, 1, 0.7] : [ASPECT, 1.5, 1.6, 1.7];
  for (const aspect of shapes)
    for (let lines = 1; lines <= linesFor(needs); lines++) {
      for (let rows = 1; rows <= 3; rows++) forms.push({ rail, lines, aspect, rows, far: 0, near: 0 });
      for (let far = 1; far <= (needs.cells.home.length > 3 ? 3 : 1); far++)
        for (let near = 1; near <= (needs.cells.store.length > 1 ? 2 : 1); near++)
          forms.push({ rail: 'beside', lines, aspect, rows: 1, far, near });
    }
  return forms;
};

export const chooseForm = (needs: Needs, rail: RailSide, box: Box): FittedForm => {
  const widest = Math.round(clamp(WIDEST + (box.height - TALL) * 0.25, WIDEST, WIDEST_ON_TALL));
  const normal = largest({ ...needs, size: 'normal' }, rail, box, widest);
  if (needs.size === 'large') {
    const large = largest(needs, rail, box, WIDEST_LARGE);
    return large.card >= normal.card ? large : normal;
  }
  if (needs.size === 'normal' || normal.card <= SMALLEST) return normal;
  return largest(needs, rail, box, Math.max(SMALLEST, Math.round(normal.card * SMALL)));
};

const largest = (needs: Needs, rail: RailSide, box: Box, widest: number): FittedForm => {
  const low = box.height < LOW;
  let best: { fitted: FittedForm; value: number } | null = null;
  for (const form of formsOf(needs, rail, low)) {
    let fitted: FittedForm | null = null;
    for (let [least, most] = [NARROWEST, widest]; least <= most;) {
      const card = Math.ceil((least + most) / 2);
      const tried = fit(needs, form, box, card);
      if (tried === null) most = card - 1;
      else [fitted, least] = [tried, card + 1];
    }
    if (fitted === null) continue;
    const value = worth(fitted, low);
    if (best === null || value > best.value) best = { fitted, value };
  }
  if (best !== null) return best.fitted;
  // A window that is too small for any form gets tiny cards that overlap and go beyond its edge.
  const form: Form = { rail, lines: 1, aspect: 0.7, rows: 1, far: 0, near: 0 };
  return { form, card: NARROWEST, high: NARROWEST * 0.7, cell: NARROWEST, far: null, near: null };
};
