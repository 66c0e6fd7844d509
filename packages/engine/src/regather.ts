/**
 * The power `regather`: the cards of a zone are gathered and dealt again, as they lay or shuffled. Columns give all their
 * cards, and get so many each; a grid keeps its cards in order. Nothing is drawn by lot unless they are shuffled, so that a
 * use may then be taken back like any move.
 */
import { applyAutomaticMoves } from './automatic-moves.ts';
import { chanceOf, shuffled } from './chance.ts';
import type { Regather } from './definition/index.ts';
import type { Game, ZoneRule } from './game.ts';
import { cardsInOrder } from './goal.ts';
import type { Power, Refusal } from './move.ts';
import { pileAt } from './plays.ts';
import type { Pile, Position, State } from './state.ts';

/** Whether a use of this power stays used when it is undone: it has shown something, or chance had a part in it. */
export const staysUsed = ({ def }: Game, power: Power): boolean =>
  power !== 'regather' || isByLot(def.powers?.regather);

/** Whether chance has a part in it. */
export const isByLot = (rules?: Pick<Regather, 'order' | 'gaps'>): boolean =>
  rules?.order === 'shuffled' || rules?.gaps === 'anywhere';

/** How a list is mixed: cards, or the places of a grid. */
type Mix = <T>(items: readonly T[]) => readonly T[];
const asTheyLie: Mix = (items) => items;

type Dealt = readonly (readonly [pile: number, cards: Pile])[];

/** The gathered piles as they are dealt again. */
const dealtAgain = (game: Game, position: Position, mix: Mix): Dealt => {
  const { regather: rules } = game.def.powers ?? {};
  const zone = game.zones.find(({ id }) => id === rules?.zone);
  if (rules === undefined || zone === undefined) return [];
  return zone.role === 'grid'
    ? rowsAgain(game, position, zone, rules, mix)
    : columnsAgain(position, zone, rules, mix);
};

/**
 * Columns; the last gets all that is left. With `fromTop` cards are taken off the gathered ones as packets, so that the
 * first of a packet lies on top.
 */
const columnsAgain = (position: Position, { piles: own }: ZoneRule, rules: Regather, mix: Mix): Dealt => {
  const way = (cards: Pile): Pile => (rules.order === 'fromTop' ? cards.toReversed() : cards);
  const gathered = own.flatMap((pile) => way(pileAt(position, pile)));
  const cards = rules.order === 'shuffled' ? mix(gathered) : gathered;
  const { deal = 0 } = rules;
  return own.map((pile, n) => [
    pile,
    way(cards.slice(n * deal, n + 1 < own.length ? (n + 1) * deal : undefined)),
  ]);
};

/** The places of a grid whose cards are not in order: its cards are gathered row by row, and dealt row by row. */
const rowsAgain = (game: Game, position: Position, zone: ZoneRule, rules: Regather, mix: Mix): Dealt => {
  const stay = new Set(cardsInOrder(game, position, zone));
  const free = zone.piles.filter((pile) => !stay.has(pile));
  const lying = free.flatMap((pile) => pileAt(position, pile));
  const gathered = rules.order === 'fromTop' ? lying.toReversed() : lying;
  const cards = rules.order === 'shuffled' ? mix(gathered) : gathered;
  const gaps = new Set(
    gapsAgain(game, free, rules.gaps ?? 'after', mix).slice(0, free.length - cards.length),
  );
  let next = 0;
  return free.map((pile) => [pile, gaps.has(pile) ? [] : cards.slice(next, ++next)]);
};

/** The free places of a grid, those first that are gaps first: the first or the last of each row, then the second ... */
const gapsAgain = (
  { piles }: Game,
  free: readonly number[],
  where: 'after' | 'last' | 'anywhere',
  mix: Mix,
): readonly number[] => {
  if (where === 'anywhere') return mix(free);
  const met = new Map<number, number>();
  const ranked = (where === 'last' ? free.toReversed() : free).map((pile) => {
    const row = piles[pile]?.row ?? 0;
    const nth = met.get(row) ?? 0;
    met.set(row, nth + 1);
    return { pile, nth };
  });
  return ranked.toSorted((one, other) => one.nth - other.nth).map(({ pile }) => pile);
};

/** Why it may not be used now. It depends only on how many cards lie where, and on which are in order. */
export const regatherRefusal = (game: Game, position: Position): Refusal | null => {
  const dealt = dealtAgain(game, position, asTheyLie);
  if (isByLot(game.def.powers?.regather))
    return dealt.flatMap(([, cards]) => cards).length < 2 ? { kind: 'nothing-to-shuffle' } : null;
  return dealt.every(([pile, cards]) => isSame(cards, pileAt(position, pile), game))
    ? { kind: 'lies-so' }
    : null;
};

/** Columns are compared by their numbers of cards, as nothing hidden may be read; a grid has no face-down cards. */
const isSame = (cards: Pile, others: Pile, { byRole }: Game): boolean =>
  cards.length === others.length &&
  (byRole.grid.length === 0 || cards.every((card, i) => card === others[i]));

/** The piles after it. */
export const regather = (game: Game, state: State): readonly Pile[] => {
  const piles = [...state.piles];
  const rng = chanceOf(state, 'regather');
  const dealt = dealtAgain(game, state, (items) => shuffled(items, rng));
  for (const [pile, cards] of dealt) piles[pile] = cards;
  applyAutomaticMoves(
    game,
    piles,
    dealt.map(([pile]) => pile),
  );
  return piles;
};
