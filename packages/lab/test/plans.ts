// Small plans of real games, for the tests of this package.

import { compileStandard, faultText, type Result } from '@cairn/engine';
import { findGame } from '@cairn/games';
import { makePlan, type SurveyPlan } from '../src/plan.ts';

export const value = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(faultText(result.error));
  return result.value;
};
export const said = (result: Result<unknown>): string => (result.ok ? 'no fault' : faultText(result.error));

export const gameNamed = (id: string) => {
  const found = findGame(id);
  if (found === null) throw new Error(`There is no game ${id}`);
  return compileStandard(found.def);
};

export const plan = (id: string, about: Partial<SurveyPlan> = {}): SurveyPlan =>
  value(
    makePlan(gameNamed(id), {
      engine: 'test',
      numbers: 'cairn',
      first: 1,
      last: 100,
      chunk: 30,
      question: { kind: 'solve', goal: 'win', limits: { nodes: 100_000, bytes: 2 ** 26 }, moves: false },
      ...about,
    }),
  );
