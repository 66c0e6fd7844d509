/** The arguments of `cairn verdicts`: a range of deals, a limit of positions, a list to continue. */
import {
  failWith,
  fail,
  fault,
  makeDeal,
  ok,
  parseDeal,
  start,
  type Game,
  type Result,
  NUMBERINGS,
  type Numbering,
} from '@cairn/engine';
import { MOST_LISTED_DEALS, mismatches, parseList, type VerdictList } from '@cairn/verdicts';
import { isThere, readText } from '../terminal/files.ts';
import type { Problem } from '../solve/problems.ts';
import type { Terminal } from '../terminal/terminal.ts';

export interface ListRange {
  readonly numbers: Numbering;
  readonly last: number;
}

/** `1..10000`, `pysol:1..10000`. */
export const parseListRange = (text: string): Result<ListRange> => {
  const [, family = 'cairn', digits = ''] = /^(?:([a-z]+):)?1\.\.(\d{1,9})$/.exec(text.trim()) ?? [];
  const numbers = NUMBERINGS.find((each) => each === family);
  const last = Number(digits);
  return numbers !== undefined && last > 0 && last <= MOST_LISTED_DEALS
    ? ok({ numbers, last })
    : failWith(
        'deals',
        '',
        `Cannot list deals "${text}": wanted the first ones, up to ${MOST_LISTED_DEALS}, like 1..10000 or pysol:1..1000`,
      );
};

/** `1e6`, `200000`; undefined when none is given. */
export const parseNodes = (text: string | undefined): Result<number | undefined> => {
  if (text === undefined) return ok(undefined);
  const nodes = /^\d+(?:\.\d+)?(?:e\d{1,2})?$/i.test(text) ? Math.ceil(Number(text)) : 0;
  return nodes > 0 && Number.isSafeInteger(nodes)
    ? ok(nodes)
    : failWith('nodes', '', `Cannot read --nodes "${text}": wanted a number of positions, like 1e6`);
};

/** The list in a file, if there is one. Faults: it is not a list, or not of this game's present rules. */
export const readList = async (
  terminal: Terminal,
  file: string,
  game: Game,
  numbers: Numbering,
): Promise<Result<VerdictList | null>> => {
  if (!(await isThere(terminal, file))) return ok(null);
  const text = await readText(terminal, file);
  if (!text.ok) return text;
  const list = parseList(text.value);
  if (!list.ok) return fail(list.error.map((each) => ({ ...each, path: `${file} ${each.path}`.trim() })));
  const strange = mismatches(list.value, game);
  if (strange.length > 0) return fail(strange.map((each) => ({ ...each, path: file })));
  return list.value.numbers === numbers
    ? ok(list.value)
    : fail([
        fault(
          'list-numbers',
          file,
          `The list is of ${list.value.numbers} numbers, not of ${numbers} numbers`,
        ),
      ]);
};

/** The deals at these indexes of a list (0 is deal 1), made one by one. Throws if the game has no such deal. */
export function* problemsAt(game: Game, numbers: Numbering, places: readonly number[]): Iterable<Problem> {
  for (const place of places) {
    const deal = parseDeal(`${numbers === 'cairn' ? '' : `${numbers}:`}${place + 1}`);
    const state = deal.ok ? start(game, deal.value) : deal;
    if (!deal.ok || !state.ok) throw new Error(`No deal ${place + 1} of ${game.id}`);
    yield { game, name: `deal ${makeDeal(deal.value)}`, deal: deal.value, state: state.value, tally: null };
  }
}
