/**
 * The text of a position (docs/notation.md): a line for each zone, piles separated by "|", cards from the bottom up.
 * "(7S)" is face down, "(7S)!" face down and seen, "?" face down and unknown, "-" an empty pile. "=" after a card is
 * rough, "+" an event that has not been answered.
 */
import { STROKES_GIVEN, LAST_EVENT, STROKES_PAID } from './events.ts';
import { faceOf, makeCard, makeCardOf, parseCard, rankLetter, rankOf, suitOf, type Card } from './card.ts';
import type { Game, ZoneRule } from './game.ts';
import { POWERS } from './move.ts';
import { numberCopies } from './pack.ts';
import { clip, fail, failWith, fault, ok, type Fault, type Result } from './result.ts';
import {
  cardOf,
  DOWN,
  EVENT,
  isDown,
  isKnown,
  lastOf,
  MARK_BITS,
  ROUGH,
  SEEN,
  UNKNOWN,
  type Pile,
  type PileCard,
  type State,
  type View,
} from './state.ts';

/** Writes a position: zones first, then other lines that are needed ("pass: 2", "draws: 5", "used: peek 1", …). */
export const makePosition = (game: Game, position: State | View): string => {
  const lines = game.zones.map(
    (zone) => `${zone.id}: ${zone.piles.map((i) => makePile(position.piles[i])).join(' | ')}`,
  );
  if (position.pass > 1) lines.push(`pass: ${position.pass}`);
  if (position.draws > 0) lines.push(`draws: ${position.draws}`);
  const used = Object.entries(position.used);
  if (used.length > 0) lines.push(`used: ${used.map(([power, n]) => `${power} ${n}`).join(', ')}`);
  if (position.seed !== null) lines.push(`seed: ${hex(position.seed.high)}${hex(position.seed.low)}`);
  if (position.ended !== 'no') lines.push(`ended: ${position.ended}`);
  if ('next' in position && position.next !== null) {
    const { rank, card } = position.next;
    lines.push(`next: ${card === null ? rankLetter(rank) : makeCard(card)}`);
  }
  return `${lines.join('\n')}\n`;
};

const hex = (word: number): string => word.toString(16).padStart(8, '0');

/** The counters of a position beside draws and passes. */
const COUNTED: readonly string[] = [...POWERS, 'again', STROKES_PAID, STROKES_GIVEN, LAST_EVENT];

const makePile = (pile: Pile = []): string => (pile.length === 0 ? '-' : pile.map(makeSeat).join(' '));

const makeSeat = (pileCard: PileCard): string => {
  const marks = ((pileCard & ROUGH) === 0 ? '' : '=') + ((pileCard & EVENT) === 0 ? '' : '+');
  if (!isKnown(pileCard)) return `?${marks}`;
  const card = makeCard(cardOf(pileCard));
  if (!isDown(pileCard)) return card + marks;
  return `(${card})${(pileCard & SEEN) === 0 ? '' : '!'}${marks}`;
};

/** Parses a position in which every card is known and occurs once. All faults are reported, by line. */
export const parsePosition = (game: Game, text: string): Result<State> => {
  const read = readPosition(game, text);
  if (!read.ok) return read;
  const unknown = read.value.piles.flat().filter((pileCard) => !isKnown(pileCard)).length;
  if (unknown > 0)
    return fail([fault('unknown-cards', '', `${unknown} cards are "?": wanted every card named`)]);
  const { next: _, ...state } = read.value;
  return ok(state as unknown as State);
};

/** Parses a position as a player sees it: unknown cards are "?". */
export const parseView = (game: Game, text: string): Result<View> => readPosition(game, text);

/** Characters: far more than any position has. */
const LONGEST = 20_000;

interface Rest {
  pass: number;
  draws: number;
  used: Record<string, number>;
  ended: string;
  seed: View['seed'];
  next: View['next'];
}

const readPosition = (game: Game, text: string): Result<View> => {
  if (text.length > LONGEST)
    return failWith(
      'size',
      '',
      `The position is ${text.length} characters long: at most ${LONGEST} can be read`,
    );
  const faults: Fault[] = [];
  const piles: PileCard[][] = game.piles.map(() => []);
  const rest: Rest = { pass: 1, draws: 0, used: {}, ended: 'no', seed: null, next: null };
  const seen = new Set<string>();
  for (const [i, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '' || line.trim().startsWith('#')) continue;
    const bad = (message: string): void => void faults.push(fault('position', `line ${i + 1}`, message));
    const [, name = '', value = ''] = /^\s*([^:\s]+)\s*:(.*)$/.exec(line) ?? [];
    const zone = game.zones.find((z) => z.id === name);
    if (seen.has(name)) bad(`"${name}" stands twice`);
    else if (zone !== undefined) readZone(zone, value, piles, bad);
    else readRest(game, rest, name, value.trim(), line.trim(), bad);
    if (name !== '') seen.add(name);
  }
  for (const zone of game.zones)
    if (!seen.has(zone.id)) faults.push(fault('position', zone.id, `Zone "${zone.id}" is missing`));
  if (faults.length > 0) return fail(faults);
  const numbered = numberSeats(piles);
  const sums = checkCards(game, numbered);
  if (sums.length > 0) return fail(sums);
  return ok({ ...rest, next: shownNext(game, numbered, rest.next), piles: numbered } as unknown as View);
};

/** Parses a line that is not a zone. */
const readRest = (
  game: Game,
  rest: Rest,
  name: string,
  value: string,
  line: string,
  bad: (message: string) => void,
): void => {
  if (name === 'pass' || name === 'draws') {
    if (/^\d{1,6}$/.test(value) && Number(value) >= (name === 'pass' ? 1 : 0)) rest[name] = Number(value);
    else bad(`Cannot read ${name} "${clip(value)}": wanted a number`);
  } else if (name === 'used') {
    for (const part of value.split(',')) {
      const [, word, times] = /^\s*(\S+)\s+(\d{1,4})\s*$/.exec(part) ?? [];
      const power = COUNTED.find((known) => known === word);
      if (power === undefined)
        bad(`Cannot read "${clip(part.trim())}": wanted a power and a number, like "peek 1"`);
      else rest.used[power] = Number(times);
    }
  } else if (name === 'ended') {
    if (value === 'resigned' || value === 'time') rest.ended = value;
    else bad(`Cannot read ended "${clip(value)}": wanted resigned or time`);
  } else if (name === 'seed') {
    const [, high = '', low = ''] = /^([0-9a-f]{8})([0-9a-f]{8})$/.exec(value) ?? [];
    if (low === '') bad(`Cannot read seed "${clip(value)}": wanted 16 hexadecimal digits`);
    else rest.seed = { high: Number.parseInt(high, 16), low: Number.parseInt(low, 16) };
  } else if (name === 'next') {
    rest.next = readNext(value);
    if (rest.next === null) bad(`Cannot read next "${clip(value)}": wanted a rank or a card`);
  } else {
    const names = game.zones.map((zone) => zone.id).join(', ');
    bad(`Cannot read "${clip(line)}": wanted one of ${names}, pass, draws, used, seed, ended, next`);
  }
};

const readZone = (
  zone: ZoneRule,
  value: string,
  piles: PileCard[][],
  bad: (message: string) => void,
): void => {
  const parts = value.split('|').map((part) => part.trim());
  if (parts.length !== zone.piles.length)
    return bad(`"${zone.id}" has ${parts.length} piles: wanted ${zone.piles.length}, separated by "|"`);
  for (const [i, part] of parts.entries())
    for (const word of part === '-' || part === '' ? [] : part.split(/\s+/)) {
      const pileCard = readSeat(word);
      if (pileCard === null) bad(`Cannot read card "${clip(word)}": wanted 7S, (7S), (7S)!, ? or -`);
      else piles[zone.piles[i] ?? 0]?.push(pileCard);
    }
};

const readSeat = (word: string): PileCard | null => {
  const [, bare = word, rough, event] = /^(.+?)(=?)(\+?)$/.exec(word) ?? [];
  const marks = (rough === '=' ? ROUGH : 0) | (event === '+' ? EVENT : 0);
  if (bare === '?') return UNKNOWN | marks;
  const down = /^\((.+)\)(!?)$/.exec(bare);
  const card = parseCard(down?.[1] ?? bare);
  if (!card.ok) return null;
  return card.value | (down === null ? 0 : DOWN) | (down?.[2] === '!' ? SEEN : 0) | marks;
};

const readNext = (value: string): View['next'] => {
  const card = parseCard(value);
  if (card.ok) return { rank: rankOf(card.value), card: card.value };
  const rank = parseCard(`${value}S`);
  return rank.ok ? { rank: rankOf(rank.value), card: null } : null;
};

/** The text does not say whether a joker is shown as a card or by its rank, nor which copy of a card it is. */
const shownNext = (game: Game, piles: readonly Pile[], next: View['next']): View['next'] => {
  const last = game.stock === null ? undefined : lastOf(piles[game.stock] ?? []);
  if (next === null || last === undefined) return next;
  if (isKnown(last)) return { rank: rankOf(cardOf(last)), card: cardOf(last) };
  return game.stockDef?.show?.what === 'rank' ? { ...next, card: null } : next;
};

/** Gives equal cards copy numbers in the order of the text. */
const numberSeats = (piles: readonly Pile[]): Pile[] => {
  const known = piles.flat().filter(isKnown);
  const cards = numberCopies(known.map(cardOf));
  let next = 0;
  return piles.map((pile) =>
    pile.map((pileCard) =>
      isKnown(pileCard) ? (cards[next++] ?? 0) | (pileCard & (DOWN | SEEN | MARK_BITS)) : pileCard,
    ),
  );
};

/** Every card of the pack must occur once. Unknown cards may be any card that is not named. */
const checkCards = (game: Game, piles: readonly Pile[]): readonly Fault[] => {
  const pileCards = piles.flat();
  const pack = new Set<Card>(game.cards);
  const faults: Fault[] = [];
  for (const pileCard of pileCards.filter(isKnown)) {
    const card = cardOf(pileCard);
    if (!pack.delete(card)) {
      const face = makeCardOf(rankOf(card), suitOf(card));
      const own = game.cards.some((other) => faceOf(other) === faceOf(face));
      faults.push(
        fault(
          'cards',
          '',
          own ? `${makeCard(card)} lies there too often` : `${makeCard(card)} is not in the pack`,
        ),
      );
    }
  }
  if (faults.length === 0 && pileCards.length !== game.cards.length) {
    const few = pileCards.length < game.cards.length;
    const missing = few ? `, missing ${[...pack].slice(0, 6).map(makeCard).join(' ')}` : '';
    const more = few && pack.size > 6 ? ' …' : '';
    const wanted = `wanted ${game.cards.length}${missing}${more}`;
    faults.push(fault('cards', '', `There are ${pileCards.length} cards: ${wanted}`));
  }
  return faults;
};
