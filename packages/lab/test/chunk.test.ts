import { describe, expect, it } from 'vitest';
import { chunkLine, contradictions, readChunk, runChunk } from '../src/chunk.ts';
import { chunksOf, dealsOf, gameOfPlan, planText, readPlan } from '../src/plan.ts';
import { gameNamed, plan, said, value } from './plans.ts';

describe('a plan', () => {
  it('covers every deal once', () => {
    const of = plan('trigon', { first: 5, last: 100, chunk: 30 });
    const all = Array.from({ length: chunksOf(of) }, (_, i) => dealsOf(of, i)).flat();
    expect(all).toEqual(Array.from({ length: 96 }, (_, i) => i + 5));
  });

  it('is read back as it was written', () => {
    const of = plan('trigon', { numbers: 'pysol' });
    expect(value(readPlan(planText(of)))).toEqual(of);
    expect(value(gameOfPlan(of)).rules).toBe(of.rules);
  });

  it('of other rules, or none, is refused with the reason', () => {
    const text = planText(plan('trigon'));
    expect(said(readPlan('{'))).toContain('no JSON');
    expect(said(readPlan(text.replace(/"rules": "\w+"/, '"rules": "0123456789abcdef"')))).toContain(
      'other rules',
    );
    expect(said(readPlan(text.replace('"trigon"', '"bridge"')))).toContain('no game "bridge"');
    expect(said(readPlan(text.replace('"goal": "win",', '')))).toContain('lacks "goal"');
    expect(said(readPlan(text.replace('"chunk": 30', '"chunk": 0')))).toContain('chunk');
  });

  it('carries a definition that is in no catalogue', () => {
    const { base } = gameNamed('trigon');
    const def = { ...base, id: 'mine', title: 'Mine' };
    const text = planText({ ...plan('trigon'), game: 'mine', def });
    expect(value(readPlan(text)).def?.title).toBe('Mine');
  });
});

describe('a chunk', () => {
  const of = plan('trigon');
  const game = value(gameOfPlan(of));
  const chunk = runChunk(game, of, { chunk: 3, pass: 1 });

  it('tells of its deals, the last of them fewer', () => {
    expect(chunk.verdicts).toMatch(/^[wl]{10}$/);
    expect(chunk.nodes).toHaveLength(10);
  });

  it('is the same whenever it is computed, but for the times', () => {
    const again = runChunk(game, of, { chunk: 3, pass: 1 });
    expect({ ...again, ms: [] }).toEqual({ ...chunk, ms: [] });
    expect(contradictions(of, chunk, again)).toEqual([]);
  });

  it('contradicts one with another verdict, by the number of the deal', () => {
    const flipped = chunk.verdicts.startsWith('w') ? 'l' : 'w';
    const other = { ...chunk, verdicts: flipped + chunk.verdicts.slice(1) };
    expect(contradictions(of, chunk, other)).toEqual([91]);
  });

  it('is read back from its line, and from no other', () => {
    const line = chunkLine(chunk);
    expect(value(readChunk(of, line))).toEqual(chunk);
    expect(said(readChunk(of, line.slice(0, -5)))).toContain('no JSON');
    expect(said(readChunk(of, line.replace('"pass":1', '"pass":2')))).toContain('not as it was written');
    expect(said(readChunk(plan('trigon', { chunk: 31 }), line))).toContain('not of 7 deals');
  });

  it('says which limit stopped a deal', () => {
    const poor = plan('golf', {
      question: { kind: 'solve', goal: 'win', limits: { nodes: 5, bytes: 2 ** 26 }, moves: false },
    });
    const { verdicts, stopped } = runChunk(value(gameOfPlan(poor)), poor, { chunk: 0, pass: 1 });
    expect(verdicts).toContain('u');
    expect(Object.values(stopped ?? {})).toContain('nodes');
    expect(Object.keys(stopped ?? {})).toHaveLength(verdicts.split('u').length - 1);
  });
});
