/** Counts of a definition: piles of a zone, cards dealt to each, cards in the pack. */
import {
  isJoker,
  makeCardOf,
  NO_SUIT,
  parseCard,
  rankOf,
  suitOf,
  type Card,
  type Rank,
  type Suit,
} from './card.ts';
import type { GameDef, Zone } from './definition/index.ts';
import type { Composition } from './pack.ts';

export const STANDARD_RANKS: readonly Rank[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13];

/** Cards dealt to a pile of a zone; `place` is the pile's number in the zone. */
export const dealtCount = (zone: Zone, place: number): number => {
  if (zone.role === 'layout' || zone.role === 'row') return 1;
  if (zone.role === 'grid') return zone.rows.join('')[place] === '#' ? 1 : 0;
  const deal = 'deal' in zone ? (zone.deal ?? 0) : 0;
  return typeof deal === 'number' ? deal : (deal[place] ?? 0);
};

/** How many cards at the end of a column are face up, if the definition gives a number. */
export const lastUp = ({ up }: { readonly up: number | readonly number[] }, place: number): number =>
  typeof up === 'number' ? up : (up[place] ?? 0);

export const pilesOf = (zone: Zone): number => {
  if (zone.role === 'layout') return zone.rows.join('').replaceAll('.', '').length;
  if (zone.role === 'grid') return zone.rows.join('').length;
  return zone.role === 'waste' || zone.role === 'discard' ? 1 : zone.piles;
};

/** The cards that a zone takes out of the pack by name before the deal. */
export const pulledNames = (zone: Zone): readonly string[] =>
  'pull' in zone && typeof zone.pull === 'object' ? zone.pull : [];

/** The same as predicates. */
export const pulled = (zone: Zone): readonly ((card: Card) => boolean)[] => cardTests(pulledNames(zone));

/** Whether a zone takes the cards of the base rank out of the pack. */
export const pullsBase = (zone: Zone): boolean => zone.role === 'foundation' && zone.pull === 'base';

/** How many cards a zone takes out of the pack before the deal. */
export const pulledCount = (zone: Zone, { packs, suits }: Pick<Composition, 'packs' | 'suits'>): number =>
  pullsBase(zone) ? packs * suits.length - 1 : pulledNames(zone).length;

/** A card by name: its rank and its suit; "?" stands for any. */
export const namedCard = (text: string): { readonly rank: Rank | null; readonly suit: Suit | null } => {
  const anyRank = text.startsWith('?');
  const anySuit = text.endsWith('?');
  const like = parseCard((anyRank ? 'A' : text.charAt(0)) + (anySuit ? 'S' : text.slice(1)));
  if (!like.ok) return { rank: null, suit: null };
  return { rank: anyRank ? null : rankOf(like.value), suit: anySuit ? null : suitOf(like.value) };
};

/** Cards by name as predicates. Jokers and cards without a suit are none of them, unless they are named. */
export const cardTests = (names: readonly string[]): readonly ((card: Card) => boolean)[] =>
  names.map((text) => {
    const { rank, suit } = namedCard(text);
    return (card) =>
      (suit === null ? suitOf(card) !== NO_SUIT && !isJoker(card) : suitOf(card) === suit) &&
      (rank === null || rankOf(card) === rank);
  });

/** Cards that a zone has before the first move. */
export const cardsOf = (zone: Zone, composition: Pick<Composition, 'packs' | 'suits'>): number => {
  let cards = pulledCount(zone, composition);
  const piles = pilesOf(zone);
  for (let place = 0; place < piles; place++) cards += dealtCount(zone, place);
  return cards;
};

export const compositionOf = ({ pack }: GameDef): Composition => ({
  packs: pack.packs as Composition['packs'],
  suits: pack.suits ?? [0, 1, 2, 3],
  ranks: pack.ranks ?? STANDARD_RANKS,
  extras: (pack.extras ?? []).flatMap(({ rank, count }) =>
    Array.from({ length: count }, (_, copy) => makeCardOf(rank, NO_SUIT, copy)),
  ),
  jokers: pack.jokers ?? 0,
});
