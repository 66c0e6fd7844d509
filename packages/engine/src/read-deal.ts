/**
 * Names of deals read: numbers of the three families, and lists of cards. Apart from deal.ts, because what a deal means is
 * wanted before anybody types or follows its name.
 */
import { parseCard, type Card } from './card.ts';
import { cairnDeal, dealOfCards, type Deal } from './deal.ts';
import { clip, fail, failWith, ok, type Fault, type Result } from './result.ts';

/** The numbers of each family go from 1 to here. */
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
  if (colon < 0)
    return failWith('deal', '', `Cannot read deal "${quoted}": ${WANTED}`, { kind: 'deal', text: quoted });
  return failWith(
    'deal-family',
    '',
    `Cannot read deal "${quoted}": there is no family "${clip(family)}"; ${WANTED}`,
    { kind: 'deal-family', text: quoted, family: clip(family) },
  );
};

/** The deal `step` numbers further on; undefined past either end, and for a list of cards. */
export const dealAtOffset = (deal: Deal, step: number): Deal | undefined => {
  if (deal.kind === 'cards') return undefined;
  const found = numbered(deal.kind, `${BigInt(deal.number) + BigInt(step)}`, '');
  return found.ok ? found.value : undefined;
};

/** The same, counted on from 1 where the numbers of a family end; undefined for a list of cards alone. */
export const dealAtOffsetCyclic = (deal: Deal, step: number): Deal | undefined => {
  if (deal.kind === 'cards') return undefined;
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

/** Cards one after another, with or without blanks and commas between them. */
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
