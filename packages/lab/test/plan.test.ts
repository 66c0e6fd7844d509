// Plans of players, and of games that are in no catalogue.
import { compileGame } from '@cairn/engine';
import { describe, expect, it } from 'vitest';
import type { PolicyChoice } from '@cairn/trials';
import { gameOfPlan, makePlan, planText, readPlan } from '../src/plan.ts';
import { gameNamed, plan, said, value } from './plans.ts';

const readOf = (id: string, of: PolicyChoice) =>
  makePlan(gameNamed(id), {
    engine: 'test',
    numbers: 'cairn',
    first: 1,
    last: 9,
    chunk: 9,
    question: { kind: 'play', seed: 1, ...of },
  });

describe('the plan of a player', () => {
  it('is refused where he cannot play the game, or lacks his worlds', () => {
    for (const policy of ['long-chains', 'peak-by-peak', 'turn-up'] as const)
      expect(said(readOf('klondike', { policy }))).toContain(`"${policy}" cannot play Klondike`);
    expect(said(readOf('klondike', { policy: 'sampling' }))).toContain('needs a number of worlds');
    expect(said(readOf('golf', { policy: 'greedy', worlds: 9 }))).toContain('draws no worlds');
  });

  it('is read back', () => {
    const question = { kind: 'play', policy: 'sampling', worlds: 5, seed: 1, counts: 'left' } as const;
    const of = plan('golf', { question });
    expect(value(readPlan(planText(of)))).toEqual(of);
    expect(said(readPlan(planText(of).replace('"worlds": 5,', '')))).toContain('needs a number of worlds');
  });
});

describe('the plan of a game of one’s own', () => {
  it('is played by its own rules', () => {
    const { base } = gameNamed('tripeaks');
    const mine = value(compileGame({ ...base, id: 'mine', title: 'Mine' }));
    const question = { kind: 'play', policy: 'turn-up', seed: 1 } as const;
    const of = value(
      makePlan(mine, { engine: 'test', numbers: 'cairn', first: 1, last: 9, chunk: 9, question }),
    );
    expect(of.def?.title).toBe('Mine');
    expect(value(gameOfPlan(value(readPlan(planText(of))))).def.title).toBe('Mine');
  });
});
