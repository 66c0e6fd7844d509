/**
 * The positions to solve or rate, from the command line: a deal, a range of deals, a deck written out, a board of this or
 * another program, or a record, at its end or after some of its moves.
 */
import {
  failWith,
  makeDeal,
  ok,
  parseDeal,
  replay,
  start,
  type Deal,
  type Game,
  type Result,
  type State,
  type Tally,
} from '@cairn/engine';
import { findGame } from '@cairn/games';
import { readBoard } from '@cairn/solver';
import type { RuleChoice } from '../games/choose-game.ts';
import { readInput } from '../terminal/files.ts';
import { resolveGame } from '../games/custom-games.ts';
import { readRecord } from '../games/read-record.ts';
import type { Terminal } from '../terminal/terminal.ts';

export interface PositionChoice extends RuleChoice {
  readonly deals?: string;
  readonly deck?: string;
  readonly board?: string;
  readonly from?: string;
  readonly after?: string;
}

export interface Problem {
  readonly game: Game;
  /** The name of the deal or of the file. */
  readonly name: string;
  readonly deal: Deal | null;
  readonly state: State;
  /** The score so far, when it comes from a record. */
  readonly tally: Tally | null;
}

/** The positions on the command line, made one by one. Faults are found before the first is made. */
export const readProblems = async (
  terminal: Terminal,
  name: string | undefined,
  deal: string | undefined,
  place: PositionChoice,
): Promise<Result<Iterable<Problem>>> => {
  const sources = [deal, place.deals, place.deck, place.board, place.from].filter((one) => one !== undefined);
  if (sources.length !== 1)
    return failWith(
      'source',
      '',
      `Wanted a deal, or one of --deals, --deck, --board and --from; got ${sources.length === 0 ? 'none' : `${sources.length} of them`}`,
    );
  if (place.after !== undefined && place.from === undefined)
    return failWith('source', '', 'Cannot use --after: it counts the moves of a record given by --from');
  if (place.from !== undefined) return fromRecord(terminal, place.from, place.after, name);
  const game =
    name === undefined
      ? failWith('game', '', 'Wanted the name of a game')
      : await resolveGame(terminal, name, place);
  if (!game.ok) return game;
  if (place.board !== undefined) return fromBoard(terminal, game.value, place.board);
  if (place.deals !== undefined) return fromRange(game.value, place.deals);
  const read = parseDeal(place.deck === undefined ? (deal ?? '') : `cards:${place.deck}`);
  if (!read.ok) return read;
  const one = dealt(game.value, read.value);
  return one.ok ? ok([one.value]) : one;
};

const dealt = (game: Game, deal: Deal): Result<Problem> => {
  const state = start(game, deal);
  return state.ok
    ? ok({ game, name: `deal ${makeDeal(deal)}`, deal, state: state.value, tally: null })
    : state;
};

const fromBoard = async (
  terminal: Terminal,
  game: Game,
  file: string,
): Promise<Result<Iterable<Problem>>> => {
  const text = await readInput(terminal, file);
  if (!text.ok) return text;
  const state = readBoard(game, text.value);
  return state.ok ? ok([{ game, name: file, deal: null, state: state.value, tally: null }]) : state;
};

/** `1..1000`, `ms:1..32000`. */
const fromRange = (game: Game, text: string): Result<Iterable<Problem>> => {
  const [, family = '', first = '', last = ''] = /^((?:ms|pysol):)?(\d+)\.\.(\d+)$/.exec(text.trim()) ?? [];
  if (first === '' || BigInt(first) > BigInt(last))
    return failWith(
      'deals',
      '',
      `Cannot read deals "${text}": wanted two numbers in order, like 1..1000 or ms:1..32000`,
    );
  // If both ends can be dealt, all numbers between them can.
  for (const end of [first, last]) {
    const deal = parseDeal(family + end);
    const one = deal.ok ? dealt(game, deal.value) : deal;
    if (!one.ok) return one;
  }
  return ok(range(game, family, BigInt(first), BigInt(last)));
};

function* range(game: Game, family: string, first: bigint, last: bigint): Iterable<Problem> {
  for (let n = first; n <= last; n++) {
    const deal = parseDeal(`${family}${n}`);
    const one = deal.ok ? dealt(game, deal.value) : deal;
    if (one.ok) yield one.value;
  }
}

/** The position after all moves of a record, or after a number of them. Giving up does not count as a move. */
const fromRecord = async (
  terminal: Terminal,
  file: string,
  after: string | undefined,
  name: string | undefined,
): Promise<Result<Iterable<Problem>>> => {
  const text = await readInput(terminal, file);
  if (!text.ok) return text;
  const read = await readRecord(text.value);
  if (!read.ok) return read;
  const { game, record } = read.value;
  if (name !== undefined && findGame(name)?.def.id !== game.id)
    return failWith('game', '', `The record is of ${game.def.title}, not of "${name}"`);
  const played = replay(game, record);
  if (!played.ok) return played;
  const { states, tallies } = played.value;
  const ended = states.findIndex((state) => state.ended !== 'no');
  const most = (ended < 0 ? states.length : ended) - 1;
  const moves = after === undefined ? most : Number(after);
  if (!/^\d+$/.test(after ?? '0') || moves > most)
    return failWith('after', '', `Cannot begin after "${after}": wanted a number of moves from 0 to ${most}`);
  const state = states[moves] as State;
  const tally = tallies[moves] ?? null;
  return ok([{ game, name: `${file}, after ${moves} moves`, deal: record.deal, state, tally }]);
};
