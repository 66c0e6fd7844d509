/**
 * The places of the piles of a game that has a layout and columns: the layout takes a part of the space, above the
 * columns or at the far side, and everything else is planned in the rest. Each part is tried, and the one with the
 * largest cards wins.
 */
import type { Game } from '@cairn/engine';
import { planColumns } from './columns.ts';
import {
  ASPECT,
  fieldHeight,
  fieldWidth,
  layoutFieldOf,
  placeField,
  stretch,
  TIGHT,
  type LayoutField,
} from './field.ts';
import { marginOf } from './form.ts';
import type { Box, ColumnGeometry, Handedness, PlacedPiles } from './plan.ts';
import type { Rect } from './rect.ts';
import { NORMAL_SIZING } from './sizing.ts';

/** The parts of the width or of the height that the layout may take. */
const PARTS = [0.14, 0.18, 0.22, 0.26, 0.3, 0.36, 0.42, 0.48, 0.54] as const;
const WIDEST = 160;
/** The width of small cards as a part of the normal width, and the smallest width in pixels. */
const SMALL = 0.75;
const SMALLEST = 40;

/** A part of the space for the layout, and the rest of it. */
interface Split {
  readonly part: Rect;
  readonly rest: Rect;
}

/** A split with the cards that fit. */
interface Fitted {
  readonly area: Rect;
  readonly rest: Rect;
  readonly card: number;
  readonly columns: PlacedPiles;
}

const splitsOf = ({ width, height }: Box, hand: Handedness): readonly Split[] =>
  PARTS.flatMap((share) => {
    const across = Math.round(width * share);
    const down = Math.round(height * share);
    // The layout is at the far side, away from the stock.
    const [far, near] = hand === 'right' ? [0, across] : [width - across, 0];
    return [
      {
        part: { x: far, y: 0, w: across, h: height },
        rest: { x: near, y: 0, w: width - across, h: height },
      },
      { part: { x: 0, y: 0, w: width, h: down }, rest: { x: 0, y: down, w: width, h: height - down } },
    ];
  });

const boxOf = ({ w, h }: Rect): Box => ({ width: w, height: h });

/** The largest card at which a field fits into an area. */
const cardFor = (field: LayoutField, { w, h }: Rect): number => {
  let card = WIDEST;
  while (card > 8 && (fieldWidth(field, card) > w || fieldHeight(field, card, ASPECT, TIGHT) > h)) card -= 1;
  return card;
};

export const planLayoutAndColumns: ColumnGeometry['planColumns'] = (game, box, hand, sizing) => {
  const field = layoutFieldOf(game);
  const margin = marginOf(box);
  const fitted = splitsOf(box, hand).map(({ part, rest }): Fitted => {
    const area = { x: part.x + margin, y: part.y + margin, w: part.w - 2 * margin, h: part.h - 2 * margin };
    const columns = planColumns(game, boxOf(rest), hand, NORMAL_SIZING);
    return { area, rest, card: cardFor(field, area), columns };
  });
  const best = fitted.reduce((one, other) => (worth(game, other) > worth(game, one) ? other : one));
  const { area, rest } = best;
  // The parts are chosen for cards of the normal size, so that another size keeps the arrangement.
  const columns = planColumns(game, boxOf(rest), hand, sizing);
  const card =
    sizing.cardSize === 'small'
      ? Math.min(best.card, Math.max(SMALLEST, Math.round(best.card * SMALL)))
      : best.card;
  const shape = stretch(field, card, area.h);
  const used = fieldHeight(field, card, shape.aspect, shape.overlap);
  const middle = { ...area, y: area.y + Math.max(0, area.h - used) / 2, h: used };
  return {
    rail: columns.rail,
    placed: [
      ...placeField(field, middle, card, shape),
      ...columns.placed.map((place) => ({ ...place, x: place.x + rest.x, y: place.y + rest.y })),
    ],
  };
};

/** The smaller cards count, and the larger ones a little. */
const worth = (game: Game, { card, columns }: Fitted): number => {
  const [first] = game.byRole.tableau;
  const other = columns.placed.find(({ pile }) => pile === first);
  const wide = Math.min(other?.w ?? 0, ((other?.h ?? 0) / ASPECT) * 1.2);
  return Math.min(card, wide) + Math.max(card, wide) * 0.15;
};
