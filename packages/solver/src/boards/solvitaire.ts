/**
 * The JSON deals of Solvitaire (Charlie Blake, Ian Gent): "tableau piles", "hole", "cells", "stock", "waste",
 * "reserve", "foundations"; "sequences" and "accordion" are written but not read. Cards are "10S", "as", "KH"; in games
 * with hidden cards a small letter for the suit means face down. The last card of a pile is its top, the stock's as well. A
 * free cell is an empty text. (Solvitaire 2398305 cannot read its own "cells": its schema of deals lacks them.)
 */
import {
  cardOf,
  isDown,
  type Role,
  type PileCard,
  type State,
  fail,
  failWith,
  fault,
  makeCard,
  ok,
  parseCard,
  type Fault,
  type Game,
  type Result,
} from '@cairn/engine';
import { EMPTY_FOREIGN_BOARD, type ForeignBoard, type CardWord } from './foreign-board.ts';

const KEYS = ['tableau piles', 'hole', 'cells', 'stock', 'waste', 'reserve', 'foundations'] as const;

/** Writes a position as such a deal. */
export const makeSolvitaire = (game: Game, { piles }: State): string => {
  const hides = hasHidden(game);
  const word = (seat: PileCard, hidden = false): string => {
    const [rank = '', suit = ''] = makeCard(cardOf(seat));
    return `${rank === 'T' ? '10' : rank}${hidden && isDown(seat) ? suit.toLowerCase() : suit}`;
  };
  const cards = (role: Role): readonly string[] =>
    game.byRole[role].flatMap((pile) => (piles[pile] ?? []).map((seat) => word(seat)));
  const hole = cards('hole').at(-1);
  const reserve = cards('reserve');
  const at = (pile: number): string => {
    const [seat] = piles[pile] ?? [];
    return seat === undefined ? '' : word(seat);
  };
  const cells = game.byRole.cell.map(at);
  const foundations = cards('foundation');
  return JSON.stringify({
    'tableau piles': game.byRole.tableau.map((pile) => (piles[pile] ?? []).map((seat) => word(seat, hides))),
    ...(hole === undefined ? {} : { hole }),
    ...(cells.every((each) => each === '') ? {} : { cells }),
    ...(game.stock === null ? {} : { stock: cards('stock') }),
    ...(cards('waste').length === 0 ? {} : { waste: cards('waste') }),
    ...(reserve.length === 0 ? {} : { reserve }),
    ...(foundations.length === 0 ? {} : { foundations }),
    ...(game.byRole.grid.length === 0 ? {} : { sequences: sequencesOf(game, at) }),
    ...(game.byRole.row.length === 0 ? {} : { accordion: cards('row') }),
  });
};

/** Its suits in order: the rows of "fixed suit" are theirs. */
const SUITS = 'CHSD';

/** The rows of a grid, an empty text for a gap. Where the aces lie before the rows, they are left out and order the rows. */
const sequencesOf = ({ zones }: Game, wordAt: (pile: number) => string): readonly (readonly string[])[] => {
  const zone = zones.find(({ role }) => role === 'grid');
  if (zone?.def?.role !== 'grid') return [];
  const width = zone.def.rows[0]?.length ?? 1;
  const all = zone.def.rows.map((_, i) => zone.piles.slice(i * width, (i + 1) * width).map(wordAt));
  if (zone.def.gaps?.to !== 'first') return all;
  const suit = ([first = '']: readonly string[]): number => SUITS.indexOf(first.slice(-1));
  return all.toSorted((a, b) => suit(a) - suit(b)).map((row) => row.slice(1));
};

/** Reads such a deal; all faults, by path. */
export const readSolvitaire = (game: Game, text: string): Result<ForeignBoard> => {
  const json = parseJson(text);
  if (!json.ok) return json;
  const faults: Fault[] = [];
  for (const key of Object.keys(json.value))
    if (!(KEYS as readonly string[]).includes(key))
      faults.push(fault('board', key, `Unknown entry "${key}": wanted one of ${KEYS.join(', ')}`));
  const entry = (key: (typeof KEYS)[number]): unknown => json.value[key];
  const list = (value: unknown, path: string): readonly unknown[] => {
    if (value === undefined) return [];
    if (Array.isArray(value)) return value;
    faults.push(fault('board', path, 'Wanted a list of cards'));
    return [];
  };
  const cards = (value: unknown, path: string, hidden = false): readonly CardWord[] =>
    list(value, path).flatMap((word, i) => readCard(word, `${path}.${i}`, hidden, faults));
  const hides = hasHidden(game);
  const tableau = list(entry('tableau piles'), 'tableau piles').map((pile, i) =>
    cards(pile, `tableau piles.${i}`, hides),
  );
  const hole = entry('hole');
  const board: ForeignBoard = {
    tableau,
    hole: hole === undefined ? null : (readCard(hole, 'hole', false, faults)[0] ?? null),
    cells: list(entry('cells'), 'cells').flatMap((word, i) =>
      word === '' ? [] : readCard(word, `cells.${i}`, false, faults),
    ),
    stock: cards(entry('stock'), 'stock').toReversed(),
    waste: cards(entry('waste'), 'waste'),
    reserve: cards(entry('reserve'), 'reserve'),
    foundations: bySuit(cards(entry('foundations'), 'foundations')),
  };
  return faults.length > 0 ? fail(faults) : ok({ ...EMPTY_FOREIGN_BOARD, ...board });
};

const parseJson = (text: string): Result<Readonly<Record<string, unknown>>> => {
  try {
    const json: unknown = JSON.parse(text);
    if (typeof json === 'object' && json !== null && !Array.isArray(json))
      return ok(json as Readonly<Record<string, unknown>>);
    return failWith('board', '', 'Cannot read the board: wanted a JSON object');
  } catch (error) {
    const why = error instanceof Error ? error.message : 'no JSON';
    const at = /position (\d+)/.exec(why)?.[1];
    const where = at === undefined ? '' : `line ${text.slice(0, Number(at)).split('\n').length}`;
    return failWith('board', where, `Cannot read the board: ${why}`);
  }
};

const NUMBERS: Readonly<Record<string, string>> = { 1: 'A', 10: 'T', 11: 'J', 12: 'Q', 13: 'K' };

const readCard = (word: unknown, path: string, hidden: boolean, faults: Fault[]): readonly CardWord[] => {
  const [, rank = '', suit = ''] = typeof word === 'string' ? (/^(\w+)([cdhs])$/i.exec(word) ?? []) : [];
  const card = parseCard(`${NUMBERS[rank] ?? rank}${suit}`);
  if (!card.ok || suit === '') {
    faults.push(
      fault('board', path, `Cannot read card ${JSON.stringify(word)}: wanted one like "10S" or "ah"`),
    );
    return [];
  }
  const name = makeCard(card.value);
  return [hidden && suit === suit.toLowerCase() ? `(${name})` : name];
};

/** Cards of one suit lie on one foundation. */
const bySuit = (words: readonly CardWord[]): readonly (readonly CardWord[])[] =>
  [...new Set(words.map((word) => word.slice(-1)))].map((suit) =>
    words.filter((word) => word.endsWith(suit)),
  );

/** Whether the rules deal any card of the tableau face down. */
const hasHidden = (game: Game): boolean =>
  game.zones.some(({ def }) => def?.role === 'tableau' && def.face !== 'open');
