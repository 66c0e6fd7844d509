/**
 * The sheet a layout is drawn on: its picture with an empty edge around it, so that there is always room for one more
 * card on every side. Places of the sheet are half-card columns and rows; the picture that comes out has no edge.
 */
import {
  cardOnGrid,
  isFree,
  addCard,
  moveCard,
  placesOf,
  removeCard,
  trim,
  type Rows,
  type GridPlace,
} from '@cairn/workshop';

/** Empty half columns beside the picture, empty rows above and below it. */
const BESIDE = 3;
const ABOVE = 1;

export interface Sheet {
  readonly rows: Rows;
  readonly width: number;
  readonly height: number;
}

export const sheetOf = (picture: Rows): Sheet => {
  const rows = trim(picture);
  const width = Math.max(...rows.map((row) => row.length)) + 1 + 2 * BESIDE;
  const empty = '.'.repeat(width);
  const edge = Array.from({ length: ABOVE }, () => empty);
  const drawn = rows.map((row) => `${'.'.repeat(BESIDE)}${row}`.padEnd(width, '.'));
  return { rows: [...edge, ...drawn, ...edge], width, height: rows.length + 2 * ABOVE };
};

export interface Drawn {
  /** The picture without its edge. */
  readonly picture: Rows;
  /** The place of before on the sheet of now: the sheet moves when its edges do. */
  readonly at: GridPlace;
  readonly did: 'put' | 'taken' | 'moved' | 'nothing';
}

const drawn = (rows: Rows, at: GridPlace, did: Drawn['did']): Drawn => {
  const spots = placesOf(rows);
  if (spots.length === 0) return { picture: trim(rows), at: { x: BESIDE, row: ABOVE }, did };
  const left = Math.min(...spots.map(({ x }) => x)) - BESIDE;
  const top = Math.min(...spots.map(({ row }) => row)) - ABOVE;
  return { picture: trim(rows), at: { x: at.x - left, row: at.row - top }, did };
};

/** Puts a card where there is none, and takes away the one that lies there. */
export const toggle = ({ rows }: Sheet, at: GridPlace): Drawn => {
  const card = cardOnGrid(rows, at);
  if (card !== undefined) return drawn(removeCard(rows, card), at, 'taken');
  // A card that has no room on the right of the place may have it on the left.
  const spot = [at, { ...at, x: at.x - 1 }].find((each) => isFree(rows, each));
  return spot === undefined ? drawn(rows, at, 'nothing') : drawn(addCard(rows, spot), spot, 'put');
};

/** Carries the card that lies there so far; nothing where there is none, or no room. */
export const carry = ({ rows }: Sheet, at: GridPlace, by: GridPlace): Drawn => {
  const card = cardOnGrid(rows, at);
  if (card === undefined) return drawn(rows, at, 'nothing');
  const to = { x: card.x + by.x, row: card.row + by.row };
  const moved = moveCard(rows, card, to);
  return moved === rows ? drawn(rows, at, 'nothing') : drawn(moved, to, 'moved');
};

/** Numbers of the cards, from 1, that lie on a card or that it lies on. */
export const neighbours = (rows: Rows, card: GridPlace, below: 1 | -1): readonly number[] =>
  placesOf(rows).flatMap((other, i) =>
    other.row === card.row + below && Math.abs(other.x - card.x) <= 1 ? [i + 1] : [],
  );

/** The number of a card, from 1. */
export const numberOf = (rows: Rows, card: GridPlace): number =>
  placesOf(rows).findIndex(({ x, row }) => x === card.x && row === card.row) + 1;
