/**
 * The places of a row: its piles in lines from the left, as many to a line as make the cards largest. The other piles
 * follow the last line, in the same size. No pile moves during a deal: the piles of the row go from place to place.
 */
import { ASPECT } from './field.ts';
import { largest, marginOf } from './layout.ts';
import type { ColumnGeometry } from './plan.ts';
import { railPiles } from './rail.ts';

const WIDEST = { small: 84, normal: 112, large: 160 } as const;
const gapOf = (card: number): number => Math.max(2, Math.round(card * 0.06));

/** The width of the cards in so many lines. */
const cardIn = (places: number, lines: number, w: number, h: number, widest: number): number => {
  const perLine = Math.ceil(places / lines);
  return largest(
    widest,
    (card) =>
      perLine * card + (perLine - 1) * gapOf(card) <= w &&
      lines * card * ASPECT + (lines - 1) * gapOf(card) <= h,
  );
};

export const planRow: ColumnGeometry['planColumns'] = (game, box, _hand, { cardSize }) => {
  const margin = marginOf(box);
  const [w, h] = [box.width - 2 * margin, box.height - 2 * margin];
  const piles = [...game.byRole.row, ...railPiles(game)];
  const fitted = (lines: number): number => cardIn(piles.length, lines, w, h, WIDEST[cardSize]);
  const lines = piles
    .map((_, i) => i + 1)
    .reduce((best, each) => (fitted(each) > fitted(best) ? each : best), 1);
  const card = fitted(lines);
  const perLine = Math.ceil(piles.length / lines);
  const high = card * ASPECT;
  const gap = gapOf(card);
  // Lines are a little further apart where there is height to spare, so that each is read on its own.
  const between = Math.min(gap + card * 0.2, (h - lines * high) / Math.max(1, lines - 1));
  const left = margin + (w - perLine * card - (perLine - 1) * gap) / 2;
  const top = margin + (h - lines * high - (lines - 1) * between) / 2;
  const placed = piles.map((pile, i) => ({
    pile,
    x: left + (i % perLine) * (card + gap),
    y: top + Math.floor(i / perLine) * (high + between),
    w: card,
    h: high,
    stepX: 0,
    stepY: 0,
  }));
  return { rail: 'below', placed };
};
