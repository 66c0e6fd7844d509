/**
 * Signs on piles and cards that are loaded after the first picture: what an empty pile takes, the count of a squared
 * reserve, hazards of the layout.
 */
import {
  baseRankOf,
  cardsInOrder,
  cardOf,
  countsByInterval,
  EVENT,
  isKnown,
  lockersOf,
  locksOthers,
  mayKeep,
  rankByInterval,
  rankLetter,
  ranksTaken,
  ROUGH,
  takesSuits,
  type Game,
  type Rank,
  type View,
} from '@cairn/engine';
import { FULL_FROM } from '../cards/face-style.ts';
import type { Rect } from '../geometry/rect.ts';
import type { CardElement } from './card-element.ts';
import { COUNT } from './pile-elements.ts';
import type { Signs } from './picture.ts';

/** The sign of an empty pile: the ranks it takes, whether the stock can be turned over, or nothing. */
const signOfEmptyPile = (game: Game, view: View, pile: number): string => {
  const zone = game.piles[pile]?.zone;
  if (pile === game.stock) {
    const passes = game.stockDef?.passes ?? 1;
    const more = game.waste !== null && (passes === 'unlimited' || view.pass < passes);
    return more ? '\u21bb' : game.waste === null ? '' : '\u00d7';
  }
  if (zone === undefined) return '';
  const { takes } = zone.empty;
  // A hand shows the ranks that it takes.
  if (zone.role === 'hand' && typeof takes === 'object')
    return [...new Set([takes[0], takes.at(-1)])].flatMap((rank) => nameOfRank(rank ?? 0)).join('\u2013');
  const isStart = zone.role === 'grid' && game.piles[pile]?.left === null;
  if (zone.role !== 'foundation' && zone.role !== 'tableau' && !isStart) return '';
  // Whole suits go to a foundation, and no single card.
  if (zone.role === 'foundation' && takesSuits(game)) return '';
  const [rank, ...others] = takes === 'anything' ? [] : ranksTaken(game, takes, baseRankOf(game, view));
  return rank === undefined || others.length > 0 ? '' : nameOfRank(rank);
};

const nameOfRank = (rank: Rank): string => (rank === 10 ? '10' : rankLetter(rank));

/** Shows the signs that few games have: rough, locked or an event in a layout, and what is in order in a grid. */
const markHazards = ({ element, instance }: CardElement, game: Game, view: View): void => {
  const { pile, index } = instance;
  const zone = game.piles[pile]?.zone;
  element.classList.toggle('table-ordered', zone?.role === 'grid' && isInOrder(game, view, pile));
  if (zone?.role !== 'layout') return;
  const seat = view.piles[pile]?.[index] ?? 0;
  element.classList.toggle('table-rough', (seat & ROUGH) !== 0);
  element.classList.toggle('table-event', (seat & EVENT) !== 0);
  element.classList.toggle('table-locked', lockersOf(game, view, pile).length > 0);
  element.classList.toggle('table-locks', locksOthers(game, view, pile));
  element.classList.toggle('table-iron', mayKeep(game, pile, isKnown(seat) ? cardOf(seat) : null));
};

/** The places of grids that are in order, by view: it is asked for every card. */
const ordered = new WeakMap<View, ReadonlySet<number>>();

const isInOrder = (game: Game, view: View, pile: number): boolean => {
  let places = ordered.get(view);
  if (places === undefined) {
    places = new Set(
      game.zones.flatMap((zone) => (zone.role === 'grid' ? cardsInOrder(game, view, zone) : [])),
    );
    ordered.set(view, places);
  }
  return places.has(pile);
};

/** The place of the count of a face-up pile, where it hides no pip: beside the index, or under it if that is wide. */
const besideFace = ({ x, y, w, h }: Rect): Rect => {
  const wide = 28;
  return w < FULL_FROM
    ? { x: x + 1, y: Math.round(y + h - COUNT.h - 1), w: Math.min(wide, w / 2), h: COUNT.h }
    : { x: x + w - wide + 4, y: y - 5, w: wide, h: COUNT.h };
};

/** A reserve of several cards of which only one is visible has a count; a foundation that counts by two, the next rank. */
const placeOfCount = (game: Game, pile: number, rect: Rect): Rect | null => {
  const def = game.piles[pile]?.zone.def;
  return (def?.role === 'reserve' && def.deal > 1) || countsByInterval(game, pile) ? besideFace(rect) : null;
};

const countOf = (game: Game, view: View, pile: number): string => {
  if (countsByInterval(game, pile)) {
    const next = rankByInterval(game, view, pile);
    return next === null ? '' : `\u2192${nameOfRank(next)}`;
  }
  const left = view.piles[pile]?.length ?? 0;
  return left < 2 ? '' : String(left);
};

export const signs: Signs = { ofEmptyPile: signOfEmptyPile, placeOfCount, countOf, markHazards };
