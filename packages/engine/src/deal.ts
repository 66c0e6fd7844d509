/**
 * Deals: the names of shuffled packs. A name means the same cards for ever (law 7), whatever the options:
 *
 *   49621          Cairn's own, any whole number 1 … 2^53 - 1
 *   ms:617         Microsoft FreeCell's, 1 … 2^33 - 1
 *   pysol:12345    PySolFC's, up to 20 digits
 *   cards:JD2D9H   the cards themselves, the first one dealt first
 *
 * The numbering is told in full in docs/deals.md. The names are read in read-deal.ts.
 */
import { faceOf, makeCard, type Card } from './card.ts';
import { isStandard, numberCopies, packCards, packSize, type Composition } from './pack.ts';
import { fail, failWith, fault, ok, type Fault, type Result } from './result.ts';
import { cairnPack, microsoftPack, pysolPack } from './shuffle.ts';

declare const dealNumberBrand: unique symbol;
/** A Cairn deal number, 1 … 2^53 - 1. */
export type DealNumber = number & { readonly [dealNumberBrand]: true };

export type Deal =
  | { readonly kind: 'cairn'; readonly number: DealNumber }
  | { readonly kind: 'ms'; readonly number: number }
  /** In decimal digits, because it can be longer than a number holds. */
  | { readonly kind: 'pysol'; readonly number: string }
  /** In deal order; equal cards are numbered from copy 0. */
  | { readonly kind: 'cards'; readonly cards: readonly Card[] };

/** The families of numbered deals. */
export const NUMBERINGS = ['cairn', 'ms', 'pysol'] as const satisfies readonly Deal['kind'][];
export type Numbering = (typeof NUMBERINGS)[number];

/** The deal of one of Cairn's own numbers, a whole number 1 … 2^53 - 1; throws for any other. */
export const cairnDeal = (number: number): Deal => {
  if (!Number.isSafeInteger(number) || number < 1) throw new RangeError(`There is no deal ${number}`);
  return { kind: 'cairn', number: number as DealNumber };
};

/** Writes the name of a deal, as `parseDeal` reads it. */
export const makeDeal = (deal: Deal): string => {
  if (deal.kind === 'cairn') return `${deal.number}`;
  if (deal.kind === 'cards') return `cards:${deal.cards.map(makeCard).join('')}`;
  return `${deal.kind}:${deal.number}`;
};

/** A list of cards in deal order as a deal. */
export const dealOfCards = (cards: readonly Card[]): Deal => ({ kind: 'cards', cards: numberCopies(cards) });

/**
 * The pack of a deal in deal order: index 0 is dealt first. Equal cards are numbered in that order, so a written-out
 * pack is the same pack. Faults: a family that has no such pack, or a list that is not this pack.
 */
export const dealPack = (deal: Deal, composition: Composition): Result<readonly Card[]> => {
  if (deal.kind === 'cards') {
    const faults = mismatches(deal.cards, composition);
    return faults.length === 0 ? ok(deal.cards) : fail(faults);
  }
  if (deal.kind !== 'cairn' && !isStandard(composition))
    return failWith(
      'deal-pack',
      '',
      `Cannot deal "${makeDeal(deal)}": ${deal.kind} numbers are for whole packs of 52 cards, ` +
        `and this game has an odd pack of ${packSize(composition)}; wanted a plain number like 49621`,
      { kind: 'deal-pack', text: makeDeal(deal), family: deal.kind, cards: packSize(composition) },
    );
  const cards = shuffled(deal, composition);
  return ok(hasTwins(composition) ? numberCopies(cards) : cards);
};

const shuffled = (deal: Exclude<Deal, { kind: 'cards' }>, composition: Composition): Card[] => {
  if (deal.kind === 'cairn') return cairnPack(deal.number, composition);
  return deal.kind === 'ms' ? microsoftPack(deal.number, composition) : pysolPack(deal.number, composition);
};

/** Whether two cards may have the same face; if not, every card is copy 0 already. */
const hasTwins = ({ packs, extras, jokers }: Composition): boolean =>
  packs > 1 || extras.length > 0 || jokers > 1;

/** Why these cards are not this pack: strangers, cards too many, cards too few. */
const mismatches = (cards: readonly Card[], composition: Composition): Fault[] => {
  const counts = new Map<number, { card: Card; wanted: number; got: number }>();
  const entry = (card: Card) => {
    const found = counts.get(faceOf(card)) ?? { card, wanted: 0, got: 0 };
    counts.set(faceOf(card), found);
    return found;
  };
  for (const card of packCards(composition)) entry(card).wanted++;
  for (const card of cards) entry(card).got++;
  const all = [...counts.values()];
  const missing = all.flatMap(({ card, wanted, got }) =>
    Array<string>(Math.max(wanted - got, 0)).fill(makeCard(card)),
  );
  const faults = all
    .filter(({ wanted, got }) => got > wanted)
    .map(({ card, wanted, got }) =>
      wanted === 0
        ? fault('foreign-card', '', `Cannot deal "${makeCard(card)}": this game's pack has no such card`, {
            kind: 'foreign-card',
            card: makeCard(card),
          })
        : fault(
            'duplicate-card',
            '',
            `Cannot deal "${makeCard(card)}" ${got} times: this game's pack has ${wanted}`,
            { kind: 'duplicate-card', card: makeCard(card), got, wanted },
          ),
    );
  if (missing.length > 0)
    faults.push(
      fault(
        'missing-card',
        '',
        `Cannot deal ${cards.length} cards as a pack of ${packSize(composition)}: missing ${missing.join(' ')}`,
        { kind: 'missing-card', got: cards.length, size: packSize(composition), missing },
      ),
    );
  return faults;
};
