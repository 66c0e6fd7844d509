/** Counting a definition: how many piles a zone has, what is dealt to each, and what is in the pack. */
import { makeCardOf, NO_SUIT, parseCard, type Rank } from './card.ts';
import type { GameDef, Zone } from './def.ts';
import type { Composition } from './pack.ts';

export const ALL_RANKS: readonly Rank[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13];

/** Cards dealt to a pile of a zone, by place. */
export const dealtTo = (zone: Zone, place: number): number => {
  if (zone.role === 'layout') return 1;
  const deal = 'deal' in zone ? (zone.deal ?? 0) : 0;
  return typeof deal === 'number' ? deal : (deal[place] ?? 0);
};

export const pilesOf = (zone: Zone): number => {
  if (zone.role === 'layout') return zone.rows.join('').replaceAll('.', '').length;
  return zone.role === 'waste' ? 1 : zone.piles;
};

/** The faces a zone takes out of the pack before the deal. */
export const pulledFaces = (zone: Zone): readonly number[] =>
  ('pull' in zone ? (zone.pull ?? []) : []).flatMap((text) => {
    const card = parseCard(text);
    return card.ok ? [card.value] : [];
  });

/** Cards that lie in a zone before the first move. */
export const cardsOf = (zone: Zone): number => {
  let cards = pulledFaces(zone).length;
  for (let place = 0; place < pilesOf(zone); place++) cards += dealtTo(zone, place);
  return cards;
};

export const compositionOf = ({ pack }: GameDef): Composition => ({
  packs: pack.packs as Composition['packs'],
  suits: pack.suits ?? [0, 1, 2, 3],
  ranks: pack.ranks ?? ALL_RANKS,
  extras: (pack.extras ?? []).flatMap(({ rank, count }) =>
    Array.from({ length: count }, (_, copy) => makeCardOf(rank, NO_SUIT, copy)),
  ),
  jokers: pack.jokers ?? 0,
});
