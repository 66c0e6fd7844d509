/**
 * The places of the piles of a game with columns, once its form is chosen (form.ts): the columns line by line, the
 * band above or below them or the sides, and a waste that is spread. A pure function of the game and the space.
 */
import type { Game } from '@cairn/engine';
import { indexHeight } from '../cards/face-style.ts';
import { bandHeight, bandWidth, placeBand, placeSide } from './band.ts';
import {
  bandGap,
  chooseForm,
  clamp,
  columnsIn,
  lineGap,
  lineHeight,
  marginOf,
  needsOf,
  spreadLines,
  type FittedForm,
  type Needs,
} from './form.ts';
import type { Box, ColumnGeometry, Handedness, PlacedPile } from './plan.ts';
import type { Rect } from './rect.ts';

/** The places of all piles of a game of columns; `hand` mirrors the band. */
export const planColumns: ColumnGeometry['planColumns'] = (game, box, hand, sizing) => {
  const needs = needsOf(game, sizing, box);
  const below = game.byRole.foundation.length === 0;
  const fitted = chooseForm(needs, below ? 'below' : 'above', box);
  const margin = marginOf(box);
  const whole = { x: margin, y: margin, w: box.width - 2 * margin, h: box.height - 2 * margin };
  const placed = (fitted.form.rail === 'beside' ? placeBeside : placeStacked)(
    game,
    needs,
    fitted,
    whole,
    hand,
    box,
  );
  return { rail: fitted.form.rail, placed };
};

type Placer = (
  game: Game,
  needs: Needs,
  fitted: FittedForm,
  whole: Rect,
  hand: Handedness,
  box: Box,
) => readonly PlacedPile[];

/** The height that columns use with their best fan; all of it if they can grow. */
const usedBy = (needs: Needs, { form, card, high }: FittedForm, room: number): number => {
  if (needs.grows) return room;
  const line = high + needs.down * 8 + (needs.up - 1) * high * 0.5;
  return Math.min(room, form.lines * line + (form.lines - 1) * lineGap(card));
};

const placeStacked: Placer = (game, needs, fitted, whole, hand, box) => {
  const { form, card, high } = fitted;
  const above = form.rail === 'above';
  const spread = spreadLines(needs, card, high, whole.w);
  const heightOf = (cell: number): number =>
    bandHeight(needs.cells, form.rows, Math.round(cell * form.aspect), cell);
  let cell = fitted.cell;
  // On a phone the piles near the thumb get the height that the columns leave.
  const least = form.lines * lineHeight(needs, card, high) + (form.lines - 1) * lineGap(card);
  const most = above ? cell : Math.max(cell, Math.min(112, box.width * 0.22));
  const free = whole.h - bandGap(card) - spread.height - Math.max(least, usedBy(needs, fitted, least * 1.25));
  while (cell < most && heightOf(cell + 1) <= free && bandWidth(needs.cells, form.rows, cell + 1) <= whole.w)
    cell += 1;
  const band = heightOf(cell);
  const gap = band > 0 ? bandGap(card) : 0;
  const room = whole.h - band - gap - spread.height;
  const used = usedBy(needs, fitted, room);
  const spare = room - used;
  const phone = box.width < 600;
  const top = whole.y + (above ? band + gap : spare * (phone ? 0.4 : 0.35)) + spread.height;
  const field = { ...whole, y: top, h: used };
  const columns = columnsIn(needs, form.lines);
  const banded = bandWidth(needs.cells, form.rows, cell);
  // Home and store are separate if there is room.
  const apart =
    above && form.rows === 1 && needs.cells.store.length > 0 ? Math.min(whole.w - banded, cell / 2) : 0;
  const wide = Math.max(banded + Math.max(0, apart), lineWidth(columns, card, whole.w));
  const bandTop = above
    ? whole.y
    : phone
      ? whole.y + whole.h - band
      : top + used + gap + Math.min(spare * 0.25, high * 0.3);
  const strip = { x: whole.x + (whole.w - wide) / 2, y: bandTop, w: wide, h: band };
  return [
    ...placeLines(game, needs, fitted, field),
    ...placeBand(needs.cells, form.rows, strip, cell, Math.round(cell * form.aspect), hand),
    ...placeSpread(needs, { ...whole, y: top - spread.height, h: spread.height }, card, high, spread),
  ];
};

const placeBeside: Placer = (game, needs, fitted, whole, hand) => {
  const { card, high, far, near, form } = fitted;
  const [left, right] = hand === 'right' ? [far, near] : [near, far];
  const sides = (left?.width ?? 0) + (right?.width ?? 0);
  const free = whole.w - sides;
  const spread = spreadLines(needs, card, high, free);
  const line = lineWidth(columnsIn(needs, form.lines), card, free);
  // If there is room, the sides are a little further from the columns than columns are from one another.
  const wide = Math.min(
    free,
    Math.max(line, needs.spread === 0 ? 0 : spreadWidth(needs, card, spread)) + card * 0.5,
  );
  const x = whole.x + (free - wide) / 2;
  const area = { x: x + (left?.width ?? 0), y: whole.y, w: wide, h: whole.h };
  const used = usedBy(needs, fitted, whole.h - spread.height);
  const field = { ...area, y: whole.y + spread.height + (whole.h - spread.height - used) / 2, h: used };
  return [
    ...placeLines(game, needs, fitted, field),
    ...placeSide(left, { ...whole, x, w: left?.width ?? 0 }, 'left'),
    ...placeSide(right, { ...whole, x: area.x + area.w, w: right?.width ?? 0 }, 'right'),
    ...placeSpread(needs, { ...area, h: spread.height }, card, high, spread),
  ];
};

/** Width of the longest line of a spread waste. */
const spreadWidth = (
  needs: Needs,
  card: number,
  { step, perLine }: { readonly step: number; readonly perLine: number },
): number => (Math.min(perLine, needs.spread) - 1) * step + card;

/** Width of a line of columns with the gaps that look best. */
const lineWidth = (columns: number, card: number, room: number): number =>
  columns * card + (columns - 1) * Math.min((room - columns * card) / Math.max(1, columns - 1), card * 0.2);

const placeLines = (
  game: Game,
  needs: Needs,
  { form, card, high }: FittedForm,
  area: Rect,
): readonly PlacedPile[] => {
  const perLine = columnsIn(needs, form.lines);
  const pitch = (lineWidth(perLine, card, area.w) - card) / Math.max(1, perLine - 1);
  const left = area.x + (area.w - pitch * (perLine - 1) - card) / 2;
  const line = (area.h - (form.lines - 1) * lineGap(card)) / form.lines;
  const room = line - high;
  const down = clamp(card * 0.09, 4, 9);
  const index = indexHeight(card, high / card, needs.cells.large) + 1;
  const most = needs.grows ? index : Math.max(index, high * 0.5);
  const up = needs.grows ? most : clamp((room - needs.down * down) / Math.max(1, needs.up - 1), 9, most);
  return game.byRole.tableau.map((pile, i) => ({
    pile,
    x: left + (i % perLine) * pitch,
    y: area.y + Math.floor(i / perLine) * (line + lineGap(card)),
    w: card,
    h: high,
    stepX: 0,
    stepY: 0,
    fan: { kind: 'column', up, down, room },
  }));
};

const placeSpread = (
  needs: Needs,
  area: Rect,
  card: number,
  high: number,
  { step, perLine, lineStep }: { step: number; perLine: number; lineStep: number },
): readonly PlacedPile[] => {
  const { cells } = needs;
  if (cells.spread === null) return [];
  const x = area.x + (area.w - spreadWidth(needs, card, { step, perLine })) / 2;
  const fan = { kind: 'lines', step, perLine, lineStep } as const;
  return [{ pile: cells.spread, x, y: area.y, w: card, h: high, stepX: 0, stepY: 0, fan }];
};
