/**
 * Layout pictures: rows of '#' and '.'; a '#' is a card at that half-card column. The picture gives both the covering
 * relation and the drawing: a card covers the cards of the row above within half a card.
 */
import { fault, type Fault } from './result.ts';

export interface PicturePlace {
  /** Half-card column. */
  readonly x: number;
  readonly row: number;
  /** Places of the next row that lie on this one, and places of the row before that this one lies on. */
  readonly coveredBy: readonly number[];
  readonly covers: readonly number[];
}

/** Larger than any row. */
const WIDTH = 64;

/** Places row by row, left to right. */
export const readPicture = (rows: readonly string[]): readonly PicturePlace[] => {
  const spots = rows.flatMap((text, row) =>
    Array.from(text).flatMap((mark, x) => (mark === '#' ? [{ x, row }] : [])),
  );
  const places = new Map(spots.map(({ x, row }, i) => [row * WIDTH + x, i]));
  const near = (row: number, x: number): number[] =>
    [x - 1, x, x + 1].flatMap((each) => places.get(row * WIDTH + each) ?? []);
  return spots.map(({ x, row }) => ({ x, row, coveredBy: near(row + 1, x), covers: near(row - 1, x) }));
};

/** Faults of a picture: it must have a card, and cards of a row must not overlap. */
export const checkPicture = (rows: readonly string[], path: string): readonly Fault[] => {
  const faults = rows.flatMap((text, i) =>
    text.includes('##')
      ? [
          fault(
            'picture',
            `${path}.${i}`,
            `Row "${text}" has cards side by side: a card is two columns wide`,
            {
              kind: 'side-by-side',
              row: i + 1,
            },
          ),
        ]
      : [],
  );
  return rows.some((text) => text.includes('#'))
    ? faults
    : [
        ...faults,
        fault('picture', path, 'The picture has no card: wanted at least one "#"', { kind: 'no-picture' }),
      ];
};
