/**
 * Deals: the names of shuffled packs. A name always means the same cards (law 7), whatever the options:
 *
 * 49621          Cairn's own, any whole number 1 … 2^53 - 1
 * ms:617         Microsoft FreeCell's, 1 … 2^33 - 1
 * pysol:12345    PySolFC's, up to 20 digits
 * cards:JD2D9H   the cards themselves, the first one dealt first
 * sealed:k3Xw    a deal whose cards are on a server; it stands in headers, and cannot be dealt here
 *
 * docs/deals.md defines the numberings.
 */
import { faceOf, makeCard, parseCard, type Card } from './card.ts';
import { isStandard, numberCopies, packCards, packSize, type Composition } from './pack.ts';
import { clip, fail, failWith, fault, ok, type Fault, type Result } from './result.ts';
import { cairnPack, microsoftPack, pysolPack } from './shuffle.ts';

declare const dealNumberBrand: unique symbol;
/** A Cairn deal number, 1 … 2^53 - 1. */
export type DealNumber = number & { readonly [dealNumberBrand]: true };

export type Deal =
  | { readonly kind: 'cairn'; readonly number: DealNumber }
  | { readonly kind: 'ms'; readonly number: number }
  /** In decimal digits, because it may be larger than a safe integer. */
  | { readonly kind: 'pysol'; readonly number: string }
  /** In deal order. Equal cards have copy numbers from 0. */
  | { readonly kind: 'cards'; readonly cards: readonly Card[] }
  /** Without its cards: the id of a board that a server deals, 1 to 64 letters, digits, "-" and "_". */
  | { readonly kind: 'sealed'; readonly id: string };

/** The numberings of deals. */
export const NUMBERINGS = ['cairn', 'ms', 'pysol'] as const satisfies readonly Deal['kind'][];
export type Numbering = (typeof NUMBERINGS)[number];

/** The deal of one of Cairn's own numbers, a whole number 1 … 2^53 - 1. Throws for any other number. */
export const cairnDeal = (number: number): Deal => {
  if (!Number.isSafeInteger(number) || number < 1) throw new RangeError(`There is no deal ${number}`);
  return { kind: 'cairn', number: number as DealNumber };
};

/** Writes the name of a deal, as `parseDeal` reads it. */
export const makeDeal = (deal: Deal): string => {
  if (deal.kind === 'cairn') return `${deal.number}`;
  if (deal.kind === 'cards') return `cards:${deal.cards.map(makeCard).join('')}`;
  return `${deal.kind}:${deal.kind === 'sealed' ? deal.id : deal.number}`;
};

/** The deal of a list of cards in deal order. */
export const dealOfCards = (cards: readonly Card[]): Deal => ({ kind: 'cards', cards: numberCopies(cards) });

/**
 * The pack of a deal in deal order: index 0 is dealt first. Equal cards get copy numbers in that order, so a
 * written-out pack is the same pack. Faults: a numbering that has no such pack, a list that is not this pack, or a
 * sealed deal.
 */
export const dealPack = (deal: Deal, composition: Composition): Result<readonly Card[]> => {
  if (deal.kind === 'cards') {
    const faults = mismatches(deal.cards, composition);
    return faults.length === 0 ? ok(deal.cards) : fail(faults);
  }
  if (deal.kind === 'sealed')
    return failWith(
      'deal-sealed',
      '',
      `Cannot deal "${makeDeal(deal)}": its cards are on the server that dealt it`,
      { kind: 'deal-sealed', text: makeDeal(deal) },
    );
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

const shuffled = (deal: Extract<Deal, { kind: Numbering }>, composition: Composition): Card[] => {
  if (deal.kind === 'cairn') return cairnPack(deal.number, composition);
  return deal.kind === 'ms' ? microsoftPack(deal.number, composition) : pysolPack(deal.number, composition);
};

/** Whether two cards of the pack may look the same. If not, every card is copy 0 already. */
const hasTwins = ({ packs, extras, jokers }: Composition): boolean =>
  packs > 1 || extras.length > 0 || jokers > 1;

/** Why these cards are not this pack: unknown cards, too many, or too few. */
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

/** The highest numbers of the numberings. */
const LAST = {
  cairn: `${Number.MAX_SAFE_INTEGER}`,
  ms: `${2 ** 33 - 1}`,
  pysol: '9'.repeat(20),
} as const;
type Numbered = keyof typeof LAST;

const WANTED = 'wanted a number like 49621, ms:617, pysol:12345 or a list of cards like cards:JD2D9H';

/** Reads the name of a deal; faults quote what was wrong. */
export const parseDeal = (text: string): Result<Deal> => {
  const name = text.trim();
  const quoted = clip(name);
  if (/^[-+.,\d]*\d$/.test(name)) return numbered('cairn', name, quoted);
  const colon = name.indexOf(':');
  const family = name.slice(0, Math.max(colon, 0)).toLowerCase();
  const rest = name.slice(colon + 1);
  if (family === 'ms' || family === 'pysol') return numbered(family, rest.trim(), quoted);
  if (family === 'cards') return listed(rest);
  if (family === 'sealed') return sealedAs(rest, quoted);
  if (colon < 0)
    return failWith('deal', '', `Cannot read deal "${quoted}": ${WANTED}`, { kind: 'deal', text: quoted });
  return failWith(
    'deal-family',
    '',
    `Cannot read deal "${quoted}": there is no family "${clip(family)}"; ${WANTED}`,
    { kind: 'deal-family', text: quoted, family: clip(family) },
  );
};

const sealedAs = (id: string, quoted: string): Result<Deal> =>
  /^[\w-]{1,64}$/.test(id)
    ? ok({ kind: 'sealed', id })
    : failWith(
        'deal-id',
        '',
        `Cannot read deal "${quoted}": wanted an id of 1 to 64 letters, digits, "-" and "_"`,
        { kind: 'deal-id', text: quoted },
      );

/** The deal `step` numbers further on. Undefined beyond either end, and for a deal without a number. */
export const dealAtOffset = (deal: Deal, step: number): Deal | undefined => {
  if (deal.kind === 'cards' || deal.kind === 'sealed') return undefined;
  const found = numbered(deal.kind, `${BigInt(deal.number) + BigInt(step)}`, '');
  return found.ok ? found.value : undefined;
};

/** The same, but after the highest number comes 1. Undefined only for a deal without a number. */
export const dealAtOffsetCyclic = (deal: Deal, step: number): Deal | undefined => {
  if (deal.kind === 'cards' || deal.kind === 'sealed') return undefined;
  const last = BigInt(LAST[deal.kind]);
  const at = (((BigInt(deal.number) - 1n + BigInt(step)) % last) + last) % last;
  const found = numbered(deal.kind, `${at + 1n}`, '');
  return found.ok ? found.value : undefined;
};

const numbered = (kind: Numbered, text: string, name: string): Result<Deal> => {
  const digits = text.replace(/^0+(?=\d)/, '');
  const last = LAST[kind];
  if (!/^[1-9]\d*$/.test(digits) || isMore(digits, last))
    return failWith(
      'deal-number',
      '',
      `Cannot read deal "${name}": wanted a whole number from 1 to ${last}`,
      { kind: 'deal-number', text: name, last },
    );
  if (kind === 'pysol') return ok({ kind, number: digits });
  return ok(kind === 'ms' ? { kind, number: Number(digits) } : cairnDeal(Number(digits)));
};

/** Compares decimal numbers of any length, without leading zeros. */
const isMore = (digits: string, other: string): boolean =>
  digits.length > other.length || (digits.length === other.length && digits > other);

/** Parses cards with or without blanks and commas between them. */
const listed = (text: string): Result<Deal> => {
  const words = text.split(/[\s,]+/).flatMap((word) => word.match(/\*|10.?|..?/g) ?? []);
  const faults: Fault[] = [];
  const cards: Card[] = [];
  words.forEach((word, i) => {
    const card = parseCard(word);
    if (card.ok) cards.push(card.value);
    else faults.push(...card.error.map((one) => ({ ...one, path: `card ${i + 1}` })));
  });
  if (words.length === 0)
    return failWith(
      'deal-cards',
      '',
      'Cannot read deal "cards:": wanted cards like JD2D9H, the first dealt first',
      { kind: 'deal-cards' },
    );
  return faults.length === 0 ? ok(dealOfCards(cards)) : fail(faults);
};
