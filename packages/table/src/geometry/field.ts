/**
 * The field: the cards of a layout. The picture of a layout, which decides which card covers which, is also its
 * drawing: half-card columns and rows. How much a row overlaps the one before depends on the height.
 */
import type { Game } from '@cairn/engine';
import type { PlacedPile } from './plan.ts';
import type { Rect } from './rect.ts';

/** Cards in half-card columns and rows. */
export interface LayoutField {
  readonly columns: number;
  readonly rows: number;
  readonly piles: readonly { readonly pile: number; readonly column: number; readonly row: number }[];
}

/** Height by width of a card, and the part of its height by which each row is below the row before. */
export interface CardShape {
  readonly aspect: number;
  readonly overlap: number;
}

/** Height by width of a card with room for pips. Narrow cards may be higher, because only height is left to grow. */
export const ASPECT = 1.4;
const TALLEST = 2.3;
/** The step from row to row as a part of the card's height: the least, and the most. */
export const TIGHT = 0.38;
export const LOOSE = 0.8;
/** The most on a tablet, whose height would be empty otherwise. A card still shows which ones it covers. */
export const LOOSEST = 0.92;
/** The step from card to card as a part of their width, if there is more room than they need. */
export const SPREAD = 1.05;

/** The field of a layout game is its picture. Throws for a game that has none. */
export const layoutFieldOf = (game: Game): LayoutField => {
  const places = game.byRole.layout.flatMap((pile) => {
    const rule = game.piles[pile];
    return rule === undefined ? [] : [{ pile, column: rule.x, row: rule.row }];
  });
  if (places.length === 0) throw new Error(`No field to draw for ${game.id}`);
  const first = Math.min(...places.map(({ column }) => column));
  return {
    columns: Math.max(...places.map(({ column }) => column)) - first + 2,
    rows: Math.max(...places.map(({ row }) => row)) + 1,
    piles: places.map((place) => ({ ...place, column: place.column - first })),
  };
};

const gapOf = (card: number): number => Math.max(2, Math.round(card * 0.034));

export const fieldWidth = ({ columns }: LayoutField, card: number): number =>
  (columns / 2) * (card + gapOf(card)) - gapOf(card);

export const fieldHeight = ({ rows }: LayoutField, card: number, aspect: number, overlap: number): number =>
  card * aspect * (1 + (rows - 1) * overlap);

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** Uses spare height: first for higher cards if they are narrow, then for larger steps between rows. */
export const stretch = ({ rows }: LayoutField, card: number, room: number, loosest = LOOSE): CardShape => {
  const tallest = clamp(TALLEST - ((card - 40) / 16) * (TALLEST - ASPECT), ASPECT, TALLEST);
  const fitting = room / (card * (1 + (rows - 1) * ((TIGHT + LOOSE) / 2)));
  // In steps of a twentieth, because each shape of a card needs a picture of its own.
  const steps = clamp(Math.floor(fitting * 20), ASPECT * 20, Math.round(tallest * 20));
  const aspect = steps / 20;
  const free = (room / (card * aspect) - 1) / Math.max(1, rows - 1);
  return { aspect, overlap: Math.min(free, loosest) };
};

/**
 * The places of the field's piles within an area, centred. The cards of a row have equal distances in whole pixels.
 */
export const placeField = (
  field: LayoutField,
  area: Rect,
  card: number,
  { aspect, overlap }: CardShape,
): readonly PlacedPile[] => {
  const steps = field.columns - 2;
  const room = Math.max(
    (area.w - card) / Math.max(1, steps),
    (fieldWidth(field, card) - card) / Math.max(1, steps),
  );
  const half = Math.floor(Math.min(room, (card * SPREAD + 1) / 2) * 2) / 2;
  const left = Math.round(area.x + (area.w - half * steps - card) / 2);
  return field.piles.map(({ pile, column, row }) => ({
    pile,
    x: left + half * column,
    y: area.y + row * card * aspect * overlap,
    w: card,
    h: card * aspect,
    stepX: 0,
    stepY: 0,
  }));
};
