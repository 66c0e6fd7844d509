/** The arguments of `cairn survey` (a range of deals, a question, limits), and the plan that they make. */
import { failWith, ok, start, type Game, type Result, NUMBERINGS, type Numbering } from '@cairn/engine';
import { MOST_A_CHUNK, planSurvey, type SurveyPlan } from '@cairn/lab';
import type { Ask } from '@cairn/solver';
import {
  numberedDeal,
  WORLD_POLICIES,
  POLICY_NAMES,
  type TrialLimits,
  type TrialQuestion,
} from '@cairn/trials';
import { parseSearchLimits } from '../solve/search-limits.ts';
import { VERSION } from '../terminal/version.ts';

export interface SurveyArguments {
  readonly deals?: string;
  readonly goal: Ask;
  readonly policy?: string;
  readonly worlds?: string;
  readonly seed: string;
  readonly limit?: string;
  readonly chunk?: string;
  readonly moves: boolean;
  readonly replay: boolean;
}

/** The default limits per deal. There is no time limit, so that every machine has the same results. */
const USUAL = { nodes: 1_000_000, bytes: 512 * 2 ** 20 } as const satisfies TrialLimits;

/** The limits of a survey; without `s=` there is no time limit. */
export const surveyLimits = (text: string | undefined): Result<TrialLimits> => {
  if (text === undefined) return ok(USUAL);
  const limits = parseSearchLimits(text);
  if (!limits.ok) return limits;
  const { nodes = USUAL.nodes, bytes, ms } = limits.value;
  // With only a time limit, the number of positions is not limited.
  const timed = /\bs=/i.test(text);
  if (!timed) return ok({ nodes, bytes });
  return ok(limits.value.nodes === undefined ? { bytes, ms } : { nodes, bytes, ms });
};

const questionOf = (given: SurveyArguments): Result<TrialQuestion> => {
  if (given.policy !== undefined) return playOf(given, given.policy);
  const limits = surveyLimits(given.limit);
  if (!limits.ok) return limits;
  const { goal, moves, replay } = given;
  if (moves && !replay)
    return failWith(
      'replay',
      '',
      'Cannot use --no-replay alone: moves that are counted are replayed; wanted --no-moves as well',
    );
  return ok({
    kind: 'solve',
    goal,
    limits: limits.value,
    moves,
    ...(replay ? {} : { replay }),
  });
};

/** The default number of worlds of the policies that draw some. */
const USUAL_WORLDS = '100';

const playOf = ({ goal, seed, worlds }: SurveyArguments, policy: string): Result<TrialQuestion> => {
  const named = POLICY_NAMES.find((each) => each === policy);
  if (named === undefined)
    return failWith('policy', '', `There is no policy "${policy}": wanted one of ${POLICY_NAMES.join(', ')}`);
  if (!/^\d{1,9}$/.test(seed))
    return failWith('seed', '', `Cannot use seed "${seed}": wanted a whole number from 0 to 999999999`);
  if (goal === 'shortest')
    return failWith(
      'goal',
      '',
      'Cannot ask a policy for the fewest moves: wanted the goal win, score or left',
    );
  const drawn = worlds ?? (WORLD_POLICIES.includes(named) ? USUAL_WORLDS : undefined);
  if (drawn !== undefined && !/^[1-9]\d{0,5}$/.test(drawn))
    return failWith('worlds', '', `Cannot draw "${drawn}" worlds: wanted a whole number from 1 to 999999`);
  return ok({
    kind: 'play',
    policy: named,
    ...(drawn === undefined ? {} : { worlds: Number(drawn) }),
    seed: Number(seed),
    ...(goal === 'left' ? { counts: 'left' as const } : {}),
  });
};

interface Range {
  readonly numbers: Numbering;
  readonly first: number;
  readonly last: number;
}

/** `1..1000000`, `pysol:1..10000`; both ends must be deals of the game. */
const rangeOf = (game: Game, text: string | undefined): Result<Range> => {
  if (text === undefined) return failWith('deals', '', 'Wanted --deals: which deals, like 1..1000000');
  const [, family = 'cairn', from = '', to = ''] =
    /^(?:([a-z]+):)?(\d{1,15})\.\.(\d{1,15})$/.exec(text.trim()) ?? [];
  const numbers = NUMBERINGS.find((each) => each === family);
  const [first, last] = [Number(from), Number(to)];
  if (numbers === undefined || from === '' || first < 1 || first > last)
    return failWith(
      'deals',
      '',
      `Cannot read deals "${text}": wanted two numbers in order, like 1..1000000 or pysol:1..10000`,
    );
  for (const end of [first, last]) {
    const dealt = start(game, numberedDeal(numbers, end));
    if (!dealt.ok) return dealt;
  }
  return ok({ numbers, first, last });
};

const chunkOf = (text: string | undefined): Result<number | null> => {
  if (text === undefined) return ok(null);
  const deals = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  return deals >= 1 && deals <= MOST_A_CHUNK
    ? ok(deals)
    : failWith(
        'chunk',
        '',
        `Cannot use chunks of "${text}": wanted a number of deals from 1 to ${MOST_A_CHUNK}`,
      );
};

/**
 * The plan for the arguments. `kept` is the plan of a survey in progress, whose chunk size is used unless another is
 * given.
 */
export const planOf = (game: Game, given: SurveyArguments, kept: SurveyPlan | null): Result<SurveyPlan> => {
  const range = rangeOf(game, given.deals);
  const question = questionOf(given);
  const chunk = chunkOf(given.chunk);
  if (!range.ok) return range;
  if (!question.ok) return question;
  if (!chunk.ok) return chunk;
  const size = chunk.value ?? kept?.chunk ?? null;
  return planSurvey(game, { ...range.value, engine: VERSION, question: question.value }, size);
};
