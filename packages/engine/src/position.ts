/**
 * The text of a position (docs/notation.md): a line a zone, piles separated by "|", cards from the bottom up.
 * "(7S)" is face down, "(7S)!" face down and seen, "?" face down and unknown, "-" an empty pile.
 */
import { faceOf, makeCard, makeCardOf, parseCard, rankLetter, rankOf, suitOf, type Card } from './card.ts';
import type { Game, ZoneRule } from './game.ts';
import { numberCopies, packCards } from './pack.ts';
import { fail, fault, ok, type Fault, type Result } from './result.ts';
import {
  cardOf,
  DOWN,
  isDown,
  isKnown,
  ROUGH,
  SEEN,
  UNKNOWN,
  type Pile,
  type Seat,
  type State,
  type View,
} from './state.ts';

/** A position as text: zones first, then what else there is to say ("pass: 2", "draws: 5", "used: peek 1", …). */
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

const makePile = (pile: Pile = []): string => (pile.length === 0 ? '-' : pile.map(makeSeat).join(' '));

const makeSeat = (seat: Seat): string => {
  if (!isKnown(seat)) return (seat & ROUGH) === 0 ? '?' : '?=';
  const card = makeCard(cardOf(seat));
  const rough = (seat & ROUGH) === 0 ? '' : '=';
  if (!isDown(seat)) return card + rough;
  return `(${card})${(seat & SEEN) === 0 ? '' : '!'}${rough}`;
};

/** Reads a position in which every card is known and lies there once; all faults, by line. */
export const parsePosition = (game: Game, text: string): Result<State> => {
  const read = readPosition(game, text);
  if (!read.ok) return read;
  const unknown = read.value.piles.flat().filter((seat) => !isKnown(seat)).length;
  if (unknown > 0)
    return fail([fault('unknown-cards', '', `${unknown} cards are "?": wanted every card named`)]);
  const { next: _, ...state } = read.value;
  return ok(state as unknown as State);
};

/** Reads a position as a player sees it: unknown cards are "?". */
export const parseView = (game: Game, text: string): Result<View> => readPosition(game, text);

const readPosition = (game: Game, text: string): Result<View> => {
  const faults: Fault[] = [];
  const piles: Seat[][] = game.piles.map(() => []);
  const rest = {
    pass: 1,
    draws: 0,
    used: {} as Record<string, number>,
    ended: 'no',
    seed: null as View['seed'],
    next: null as View['next'],
  };
  const seen = new Set<string>();
  for (const [i, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '' || line.trim().startsWith('#')) continue;
    const colon = line.indexOf(':');
    const name = line.slice(0, Math.max(colon, 0)).trim();
    const value = line.slice(colon + 1).trim();
    const bad = (message: string): void => void faults.push(fault('position', `line ${i + 1}`, message));
    if (seen.has(name)) bad(`"${name}" stands twice`);
    seen.add(name);
    const zone = game.zones.find((z) => z.id === name);
    if (zone !== undefined) readZone(zone, value, piles, bad);
    else if (name === 'pass' || name === 'draws') {
      if (/^\d{1,6}$/.test(value)) rest[name] = Number(value);
      else bad(`Cannot read ${name} "${value}": wanted a number`);
    } else if (name === 'used') {
      for (const part of value.split(',')) {
        const [power = '', times = ''] = part.trim().split(/\s+/);
        if (/^\d{1,4}$/.test(times)) rest.used[power] = Number(times);
        else bad(`Cannot read "${part.trim()}": wanted a power and a number, like "peek 1"`);
      }
    } else if (name === 'ended' && (value === 'resigned' || value === 'time' || value === 'no'))
      rest.ended = value;
    else if (name === 'seed' && /^[0-9a-f]{16}$/.test(value))
      rest.seed = { high: Number.parseInt(value.slice(0, 8), 16), low: Number.parseInt(value.slice(8), 16) };
    else if (name === 'next') {
      const next = readNext(value);
      if (next === null) bad(`Cannot read next "${value}": wanted a rank or a card`);
      else rest.next = next;
    } else
      bad(
        `Cannot read "${line.trim()}": wanted one of ${game.zones.map((z) => z.id).join(', ')}, pass, draws, used, seed, ended, next`,
      );
  }
  for (const zone of game.zones)
    if (!seen.has(zone.id)) faults.push(fault('position', zone.id, `Zone "${zone.id}" is missing`));
  if (faults.length > 0) return fail(faults);
  const numbered = numberSeats(piles);
  const sums = checkCards(game, numbered);
  return sums.length > 0 ? fail(sums) : ok({ ...rest, piles: numbered } as unknown as View);
};

const readZone = (zone: ZoneRule, value: string, piles: Seat[][], bad: (message: string) => void): void => {
  const parts = value.split('|').map((part) => part.trim());
  if (parts.length !== zone.piles.length)
    return bad(`"${zone.id}" has ${parts.length} piles: wanted ${zone.piles.length}, separated by "|"`);
  for (const [i, part] of parts.entries())
    for (const word of part === '-' || part === '' ? [] : part.split(/\s+/)) {
      const seat = readSeat(word);
      if (seat === null) bad(`Cannot read card "${word}": wanted 7S, (7S), (7S)!, ? or -`);
      else piles[zone.piles[i] ?? 0]?.push(seat);
    }
};

const readSeat = (word: string): Seat | null => {
  const rough = word.endsWith('=') ? ROUGH : 0;
  const bare = word.replace(/=$/, '');
  if (bare === '?') return UNKNOWN | rough;
  const down = /^\((.+)\)(!?)$/.exec(bare);
  const card = parseCard(down?.[1] ?? bare);
  if (!card.ok) return null;
  return card.value | (down === null ? 0 : DOWN) | (down?.[2] === '!' ? SEEN : 0) | rough;
};

const readNext = (value: string): View['next'] => {
  const card = parseCard(value);
  if (card.ok) return { rank: rankOf(card.value), card: card.value };
  const rank = parseCard(`${value}S`);
  return rank.ok ? { rank: rankOf(rank.value), card: null } : null;
};

/** Equal cards get copies in the order they are met. */
const numberSeats = (piles: readonly Pile[]): Pile[] => {
  const known = piles.flat().filter(isKnown);
  const cards = numberCopies(known.map(cardOf));
  let next = 0;
  return piles.map((pile) =>
    pile.map((seat) => (isKnown(seat) ? (cards[next++] ?? 0) | (seat & (DOWN | SEEN | ROUGH)) : seat)),
  );
};

/** Every card of the pack once; unknown seats may stand for those not named. */
const checkCards = (game: Game, piles: readonly Pile[]): readonly Fault[] => {
  const seats = piles.flat();
  const pack = new Set<Card>(packCards(game.composition));
  const faults: Fault[] = [];
  for (const seat of seats.filter(isKnown)) {
    const card = cardOf(seat);
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
  if (faults.length === 0 && seats.length !== game.cards.length) {
    const missing = [...pack].slice(0, 6).map(makeCard).join(' ');
    faults.push(
      fault('cards', '', `There are ${seats.length} cards: wanted ${game.cards.length} (${missing} …)`),
    );
  }
  return faults;
};
