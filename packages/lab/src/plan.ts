/**
 * The plan of a survey: the game with its rules, the deals, and the question about each. It is plain data at the head
 * of everything that a survey writes, and is enough to repeat the survey. Deals are divided into chunks; a chunk is
 * computed, stored, lost or repeated as a whole.
 */
import {
  changedOptions,
  validate,
  clip,
  compileGame,
  fail,
  failWith,
  fault,
  ok,
  type Fault,
  type Game,
  type GameDef,
  type Result,
  type JsonSchema,
  NUMBERINGS,
  type Numbering,
} from '@cairn/engine';
import { findGame } from '@cairn/games';
import { ASKS } from '@cairn/solver';
import { POLICY_NAMES, policyFaults, type TrialQuestion } from '@cairn/trials';

export interface SurveyPlan {
  /** The id of a game of the catalogue, or of `def`. */
  readonly game: string;
  /** The definition of a game that is not in the catalogue. */
  readonly def?: GameDef;
  /** The options that differ from the defaults. */
  readonly options: Readonly<Record<string, string>>;
  /** The rules hash. */
  readonly rules: string;
  /** The version of Cairn that computes. */
  readonly engine: string;
  readonly numbers: Numbering;
  /** The first and the last deal, both included. */
  readonly first: number;
  readonly last: number;
  /** Deals per chunk; the last chunk may have fewer. */
  readonly chunk: number;
  readonly question: TrialQuestion;
}

/** The parts of a plan that do not follow from the game. */
export type PlanDetails = Omit<SurveyPlan, 'game' | 'def' | 'options' | 'rules'>;

const FORMAT = 'cairn-survey-1';
/** The most deals per chunk: longer lines are slow to read and write. */
export const MOST_A_CHUNK = 100_000;

const COUNT = { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER } as const;
const SHAPE: JsonSchema = {
  type: 'object',
  required: ['format', 'game', 'options', 'rules', 'engine', 'numbers', 'first', 'last', 'chunk', 'question'],
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
    first: COUNT,
    last: COUNT,
    chunk: { type: 'integer', minimum: 1, maximum: MOST_A_CHUNK },
    question: {
      type: 'object',
      required: ['kind'],
      properties: {
        kind: { enum: ['solve', 'play'] },
        goal: { enum: ASKS },
        moves: { type: 'boolean' },
        replay: { type: 'boolean' },
        limits: {
          type: 'object',
          required: ['bytes'],
          properties: { nodes: COUNT, bytes: COUNT, ms: { type: 'number' } },
        },
        policy: { enum: POLICY_NAMES },
        worlds: COUNT,
        seed: { type: 'integer', minimum: 0 },
        counts: { const: 'left' },
      },
    },
  },
};

/** Makes a plan. Faults: the first and last deal are in the wrong order or no deals, or the policy cannot play the game. */
export const makePlan = (game: Game, about: PlanDetails): Result<SurveyPlan> => {
  const { first, last, numbers } = about;
  if (first > last)
    return failWith('deals', '', `Cannot survey deals ${first} to ${last}: wanted the lower number first`);
  for (const number of [first, last]) {
    if (Number.isSafeInteger(number) && number > 0) continue;
    return failWith('deals', '', `Cannot survey deal ${number}: wanted a whole number from 1 to 2^53 - 1`);
  }
  const unfit = about.question.kind === 'play' ? policyFaults(game, about.question) : [];
  if (unfit.length > 0) return fail(unfit);
  const known = findGame(game.id)?.def === game.base;
  return ok({
    game: game.id,
    ...(known ? {} : { def: game.base }),
    options: changedOptions(game.base, game.options),
    rules: game.rules,
    ...about,
    numbers,
  });
};

/** The text of plan.json. */
export const planText = (plan: SurveyPlan): string =>
  `${JSON.stringify({ format: FORMAT, ...plan }, null, 2)}\n`;

/** Reads a plan. Faults: everything wrong with it, or its rules are not those of this version. */
export const readPlan = (text: string): Result<SurveyPlan> => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return failWith('json', '', `Cannot read a plan from "${clip(text.trim())}": it is no JSON`);
  }
  const faults = validate(SHAPE, value);
  if (faults.length > 0) return fail(faults);
  const { format: _, ...plan } = value as SurveyPlan & { readonly format: string };
  const missing = missingOf(plan.question);
  if (missing.length > 0) return fail(missing);
  const game = gameOfPlan(plan);
  if (!game.ok) return game;
  const unfit = plan.question.kind === 'play' ? policyFaults(game.value, plan.question) : [];
  return unfit.length > 0 ? fail(unfit) : ok(plan);
};

const missingOf = (question: TrialQuestion): readonly Fault[] => {
  const wanted =
    question.kind === 'solve' ? (['goal', 'limits', 'moves'] as const) : (['policy', 'seed'] as const);
  return wanted
    .filter((name) => !Object.hasOwn(question, name))
    .map((name) => fault('question', `question.${name}`, `The question lacks "${name}"`));
};

/** The game of a plan. Faults: there is no such game, its options are wrong, or its rules have changed since. */
export const gameOfPlan = (plan: SurveyPlan): Result<Game> => {
  const def = plan.def ?? findGame(plan.game)?.def;
  if (def === undefined) return failWith('game', 'game', `There is no game "${clip(plan.game)}"`);
  const game = compileGame(def, plan.options);
  if (!game.ok) return game;
  return game.value.rules === plan.rules
    ? game
    : failWith(
        'rules',
        'rules',
        `The plan is of other rules of "${plan.game}" (${plan.rules}) than those of this version (${game.value.rules})`,
      );
};

/** The number of chunks; they are numbered from 0. */
export const chunksOf = ({ first, last, chunk }: SurveyPlan): number => Math.ceil((last - first + 1) / chunk);

/** The deals of a chunk. */
export const dealsOf = ({ first, last, chunk }: SurveyPlan, number: number): readonly number[] => {
  const from = first + number * chunk;
  return Array.from({ length: Math.min(chunk, last - from + 1) }, (_, i) => from + i);
};

/** The differences of two plans, as "chunk: 100, not 1000"; empty if they are the same survey. */
export const differences = (plan: SurveyPlan, other: SurveyPlan): readonly string[] =>
  [...new Set([...Object.keys(plan), ...Object.keys(other)])].flatMap((key) => {
    const [mine, theirs] = [plan, other].map((each) => JSON.stringify(each[key as keyof SurveyPlan]));
    if (mine === theirs) return [];
    return key === 'def' ? ['def: another definition'] : [`${key}: ${mine}, not ${theirs}`];
  });
