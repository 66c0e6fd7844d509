/**
 * The sheet on which a layout is drawn: the picture with an empty edge, so that a card can be added on every side. A
 * place of the sheet is a half-card column and a row. The picture that results has no edge.
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
  /** The given place on the new sheet. Places shift when an edge changes. */
  readonly at: GridPlace;
  readonly did: 'put' | 'taken' | 'moved' | 'nothing';
}

const drawn = (rows: Rows, at: GridPlace, did: Drawn['did']): Drawn => {
  const places = placesOf(rows);
  if (places.length === 0) return { picture: trim(rows), at: { x: BESIDE, row: ABOVE }, did };
  const left = Math.min(...places.map(({ x }) => x)) - BESIDE;
  const top = Math.min(...places.map(({ row }) => row)) - ABOVE;
  return { picture: trim(rows), at: { x: at.x - left, row: at.row - top }, did };
};

/** Puts a card on an empty place, and removes the card of any other. */
export const toggle = ({ rows }: Sheet, at: GridPlace): Drawn => {
  const card = cardOnGrid(rows, at);
  if (card !== undefined) return drawn(removeCard(rows, card), at, 'taken');
  // If there is no room to the right of the place, the card may lie to its left.
  const place = [at, { ...at, x: at.x - 1 }].find((each) => isFree(rows, each));
  return place === undefined ? drawn(rows, at, 'nothing') : drawn(addCard(rows, place), place, 'put');
};

/** Moves the card at a place by an offset. Nothing happens without a card there, or without room. */
export const carry = ({ rows }: Sheet, at: GridPlace, by: GridPlace): Drawn => {
  const card = cardOnGrid(rows, at);
  if (card === undefined) return drawn(rows, at, 'nothing');
  const to = { x: card.x + by.x, row: card.row + by.row };
  const moved = moveCard(rows, card, to);
  return moved === rows ? drawn(rows, at, 'nothing') : drawn(moved, to, 'moved');
};

/** Numbers, from 1, of the cards that lie on a card (1) or that it lies on (-1). */
export const neighbours = (rows: Rows, card: GridPlace, below: 1 | -1): readonly number[] =>
  placesOf(rows).flatMap((other, i) =>
    other.row === card.row + below && Math.abs(other.x - card.x) <= 1 ? [i + 1] : [],
  );

/** The number of a card, from 1. */
export const numberOf = (rows: Rows, card: GridPlace): number =>
  placesOf(rows).findIndex(({ x, row }) => x === card.x && row === card.row) + 1;
