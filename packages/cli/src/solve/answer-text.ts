/** The solver's answer, as a sentence for people and as a line of JSON for programs. */
import {
  applyLegal,
  cardsLeft,
  changedOptions,
  makeDeal,
  makeMove,
  finalScore,
  startTally,
  tallyMove,
  type Move,
} from '@cairn/engine';
import type { SolverAnswer, Ask } from '@cairn/solver';
import type { Problem } from './problems.ts';

interface Line {
  readonly moves: readonly string[];
  readonly score: number;
  readonly left: number;
}

/** A line of moves in the notation, with the score and the cards left when the deal is ended after it. */
const follow = ({ game, state, tally }: Problem, moves: readonly Move[]): Line => {
  let now = state;
  let kept = tally ?? startTally(game);
  const texts: string[] = [];
  for (const move of moves) {
    texts.push(makeMove(game, now, move));
    const next = applyLegal(game, now, move);
    kept = tallyMove(game, kept, now, move, next);
    now = next;
  }
  const over = now.ended === 'no' ? applyLegal(game, now, { kind: 'end', why: 'resigned' }) : now;
  return { moves: texts, score: finalScore(game, over, kept).total, left: cardsLeft(game, now) };
};

/** The fields of docs/cli.md, in their order. */
export const answerJson = (problem: Problem, ask: Ask, answer: SolverAnswer, why: boolean): string => {
  const { game, deal, name } = problem;
  const { verdict, limit, best, replayed, kernel, declined, nodes, bytes, ms } = answer;
  const line = answer.moves === null ? null : follow(problem, answer.moves);
  return `${JSON.stringify({
    game: game.id,
    options: changedOptions(game.base, game.options),
    scoring: game.scoring,
    rules: game.rules,
    deal: deal === null ? name : makeDeal(deal),
    goal: ask,
    verdict,
    limit,
    moves: line?.moves ?? null,
    score: line?.score ?? null,
    left: line?.left ?? null,
    best: best?.value ?? null,
    proved: best?.proved ?? verdict !== 'unknown',
    replayed,
    kernel,
    ...(why ? { declined } : {}),
    nodes,
    bytes,
    ms: Math.round(ms * 1000) / 1000,
  })}\n`;
};

const VERDICTS = { winnable: 'can be won', unwinnable: 'cannot be won', unknown: 'undecided' } as const;
const LIMITS = {
  nodes: 'the limit of positions was reached',
  bytes: 'the memory was full',
  time: 'the time was up',
  aborted: 'it was broken off',
} as const;
const BESTS = { shortest: 'fewest moves', score: 'best score', left: 'fewest cards left' } as const;

/** "deal 7: can be won in 48 moves (layout, 3,114 positions, 0.4 MB, 12 ms)" and the moves below. */
export const answerText = (
  problem: Problem,
  ask: Ask,
  answer: SolverAnswer,
  short: boolean,
  why: boolean,
): string => {
  const { verdict, limit, best, replayed, kernel, declined, nodes, bytes, ms } = answer;
  const line = answer.moves === null ? null : follow(problem, answer.moves);
  const found = [
    VERDICTS[verdict] +
      (verdict === 'winnable' && line !== null && ask === 'win' ? ` in ${line.moves.length} moves` : ''),
    ...(best === null || ask === 'win' ? [] : [`${BESTS[ask]} ${best.value}${best.proved ? '' : ' so far'}`]),
    ...(limit === null ? [] : [LIMITS[limit]]),
    ...(replayed ? [] : ['not replayed']),
    ...(problem.game.chance ? ['with the shuffles to come known'] : []),
  ].join(', ');
  const cost = [
    kernel,
    `${nodes.toLocaleString('en')} positions`,
    `${(bytes / 2 ** 20).toFixed(1)} MB`,
    `${ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms`,
  ].join(', ');
  const reasons = why ? declined.map((each) => `  ${each.kernel} did not search: ${each.why}\n`) : [];
  const head = `${problem.name}: ${found} (${cost})\n${reasons.join('')}`;
  return short || line === null || line.moves.length === 0 ? head : `${head}\n${wrap(line.moves)}\n`;
};

const WIDTH = 100;

const wrap = (words: readonly string[]): string => {
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    if (line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = '';
    }
    line += line === '' ? word : ` ${word}`;
  }
  return [...lines, line].join('\n');
};
