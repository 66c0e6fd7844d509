/**
 * Drawing a layout: a picture on a grid of half cards. A card is two columns wide, so two cards in a row are at least
 * two columns apart; the picture decides which card covers which. The result is the engine's rows of '#' and '.',
 * without empty edges. Hazards on places that no longer exist are removed.
 */
import { readPicture, type GameDef, type Json, type LayoutZone } from '@cairn/engine';
import type { Edits } from './difference.ts';

export type Rows = readonly string[];

/** Most half columns and rows of a definition. */
export const WIDEST = 60;
export const HIGHEST = 20;

const WIDTH = 2;

export interface GridPlace {
  /** Half-card column, from 0. */
  readonly x: number;
  readonly row: number;
}

/** The cards of a picture, row by row, from left to right: the order of the places in the definition. */
export const placesOf = readPicture;

/** The rows of a list of cards, all of one length, with at least `width` half columns and `height` rows. */
export const rowsOf = (places: readonly GridPlace[], width = 1, height = 1): Rows => {
  const wide = Math.max(width, ...places.map(({ x }) => x + 1));
  const high = Math.max(height, ...places.map(({ row }) => row + 1));
  const taken = new Set(places.map(({ x, row }) => row * WIDEST + x));
  return Array.from({ length: high }, (_, row) =>
    Array.from({ length: wide }, (__, x) => (taken.has(row * WIDEST + x) ? '#' : '.')).join(''),
  );
};

const size = (rows: Rows): readonly [number, number] => [
  Math.max(1, ...rows.map((text) => text.length)),
  rows.length,
];

const samePlace = (one: GridPlace, other: GridPlace): boolean => one.x === other.x && one.row === other.row;

/** Whether a card may be put there: within the grid, and at least two half columns from other cards of the row. */
export const isFree = (rows: Rows, { x, row }: GridPlace): boolean =>
  x >= 0 &&
  x < WIDEST &&
  row >= 0 &&
  row < HIGHEST &&
  placesOf(rows).every((other) => other.row !== row || Math.abs(other.x - x) >= WIDTH);

/** The card of which the left or right half is at a place; undefined if there is none. */
export const cardOnGrid = (rows: Rows, { x, row }: GridPlace): GridPlace | undefined =>
  placesOf(rows).find((place) => place.row === row && (place.x === x || place.x + 1 === x));

/** Adds a card; returns the same picture if there is no room. Rows become longer if necessary. */
export const addCard = (rows: Rows, place: GridPlace): Rows =>
  isFree(rows, place) ? rowsOf([...placesOf(rows), place], ...size(rows)) : rows;

/** Removes the card whose left half is there. */
export const removeCard = (rows: Rows, place: GridPlace): Rows =>
  rowsOf(
    placesOf(rows).filter((other) => !samePlace(other, place)),
    ...size(rows),
  );

/** Moves a card; returns the same picture if there is no card, or no room. */
export const moveCard = (rows: Rows, from: GridPlace, to: GridPlace): Rows => {
  if (!placesOf(rows).some((place) => samePlace(place, from))) return rows;
  const without = removeCard(rows, from);
  return isFree(without, to) ? addCard(without, to) : rows;
};

/** The picture on a grid of another size. Cards that do not fit are removed. */
export const resize = (rows: Rows, width: number, height: number): Rows =>
  rowsOf(
    placesOf(rows).filter(({ x, row }) => x < width && row < height),
    Math.min(Math.max(width, 1), WIDEST),
    Math.min(Math.max(height, 1), HIGHEST),
  );

/** Removes empty rows above and below, and empty columns at the sides. A picture without cards is one empty row. */
export const trim = (rows: Rows): Rows => {
  const places = placesOf(rows);
  if (places.length === 0) return ['.'];
  const left = Math.min(...places.map(({ x }) => x));
  const top = Math.min(...places.map(({ row }) => row));
  return rowsOf(places.map(({ x, row }) => ({ x: x - left, row: row - top })));
};

/** Edits that remove places from a layout's hazards if the new picture does not have them. */
export const cutHazards = (def: GameDef, id: string, rows: Rows): Edits => {
  const zone = def.zones[id];
  if (zone?.role !== 'layout') return {};
  const most = placesOf(rows).length;
  const kept = (places: readonly number[]): readonly number[] => places.filter((place) => place <= most);
  const edits: Record<string, Json> = {};
  const put = (key: keyof LayoutZone, list: readonly Json[], before: readonly unknown[]): void => {
    if (list.length < before.length || JSON.stringify(list) !== JSON.stringify(before))
      edits[`zones.${id}.${key}`] = list.length === 0 ? null : list;
  };
  for (const key of ['rough', 'irons', 'events'] as const) {
    const places = zone[key];
    if (places !== undefined) put(key, kept(places), places);
  }
  const { locks = [] } = zone;
  const held = locks
    .map(({ places, until }) => ({ places: kept(places), until: kept(until) }))
    .filter(({ places, until }) => places.length > 0 && until.length > 0);
  put('locks', held, locks);
  return edits;
};
