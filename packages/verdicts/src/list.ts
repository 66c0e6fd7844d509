/**
 * A list: the verdicts on deals 1 to N of one game under one set of options, with what is needed to check them, as JSON.
 * A list holds only under its rules hash (law 7); `mismatches` says why a list is not of a game as it is now.
 */
import {
  changedOptions,
  validate,
  clip,
  fail,
  failWith,
  fault,
  ok,
  type Fault,
  type Game,
  type Result,
  type JsonSchema,
  NUMBERINGS,
  type Numbering,
} from '@cairn/engine';
import { packVerdicts, unpackVerdicts, type ListedVerdict } from './letters.ts';

export interface VerdictList {
  /** The id of the game. */
  readonly game: string;
  /** The options that differ from the defaults. */
  readonly options: Readonly<Record<string, string>>;
  /** The hash of the rules under which the verdicts hold. */
  readonly rules: string;
  /** The version of Cairn that finished it. */
  readonly engine: string;
  readonly numbers: Numbering;
  /** The least limits of every undecided deal: positions, and bytes of tables. */
  readonly limits: { readonly nodes: number; readonly bytes: number };
  /** The verdicts on deals 1, 2, 3 … */
  readonly verdicts: readonly ListedVerdict[];
}

/** More deals than this are a survey, not a list. */
export const MOST_LISTED_DEALS = 10_000_000;

const FORMAT = 'cairn-verdicts-1';

const SHAPE: JsonSchema = {
  type: 'object',
  required: ['format', 'game', 'options', 'rules', 'engine', 'numbers', 'limits', 'deals', 'verdicts'],
  properties: {
    format: { const: FORMAT },
    game: { type: 'string', minLength: 1 },
    options: { type: 'object', additionalProperties: { type: 'string' } },
    rules: {
      type: 'string',
      pattern: '^[0-9a-f]{16}$',
      description: 'a rules hash of 16 hexadecimal digits',
    },
    engine: { type: 'string', minLength: 1 },
    numbers: { enum: NUMBERINGS },
    limits: {
      type: 'object',
      required: ['nodes', 'bytes'],
      properties: { nodes: { type: 'integer', minimum: 1 }, bytes: { type: 'integer', minimum: 1 } },
    },
    deals: { type: 'integer', minimum: 0, maximum: MOST_LISTED_DEALS },
    verdicts: { type: 'string' },
  },
};

interface Written extends Omit<VerdictList, 'verdicts'> {
  readonly format: string;
  readonly deals: number;
  readonly verdicts: string;
}

/** Writes a list as JSON, with the fields in the order of docs/verdicts.md. */
export const makeList = (list: VerdictList): string => {
  const { game, options, rules, engine, numbers, limits, verdicts } = list;
  const deals = verdicts.length;
  const text = packVerdicts(verdicts);
  const written = {
    format: FORMAT,
    game,
    options,
    rules,
    engine,
    numbers,
    limits,
    deals,
    verdicts: text,
  };
  return `${JSON.stringify(written satisfies Written, null, 2)}\n`;
};

/** Reads a list. Faults: everything wrong with it. */
export const parseList = (text: string): Result<VerdictList> => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return failWith('json', '', `Cannot read a list of verdicts from "${clip(text.trim())}": it is no JSON`);
  }
  const faults = validate(SHAPE, value);
  if (faults.length > 0) return fail(faults);
  const { deals, verdicts: letters, game, options, rules, engine, numbers, limits } = value as Written;
  const verdicts = unpackVerdicts(letters, deals);
  if (!verdicts.ok) return verdicts;
  return ok({ game, options, rules, engine, numbers, limits, verdicts: verdicts.value });
};

const optionsText = (options: Readonly<Record<string, string>>): string =>
  Object.entries(options)
    .map(([name, value]) => `${name}=${value}`)
    .toSorted()
    .join(' ') || 'standard options';

/** Why a list isn't valid for a game as it is now; empty if it is. */
export const mismatches = (list: VerdictList, game: Game): readonly Fault[] => {
  if (list.game !== game.id)
    return [fault('list-game', 'game', `The list is of "${clip(list.game)}", not of "${game.id}"`)];
  const options = optionsText(changedOptions(game.base, game.options));
  if (optionsText(list.options) !== options)
    return [
      fault('list-options', 'options', `The list is of ${optionsText(list.options)}, not of ${options}`),
    ];
  if (list.rules !== game.rules)
    return [
      fault(
        'list-rules',
        'rules',
        `The list was made under other rules: its hash is ${list.rules}, that of "${game.id}" is now ${game.rules}`,
      ),
    ];
  return [];
};
