// Pars of the courses and figures of stages and levels rest on kept evidence (fixtures/pars), of which a part is worked out again.
import { readdirSync, readFileSync } from 'node:fs';
import { compileFormat, findFormat, type Leg } from '@cairn/formats';
import { evidenceOf, fewestLeft, parOf, withoutEvents, type ParEvidence } from '@cairn/lab';
import { describe, expect, it } from 'vitest';
import { take } from '@cairn/testkit';
import { cairn } from './run.ts';

interface Line extends ParEvidence {
  readonly leg: number;
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
}

const folder = new URL('../../../fixtures/pars/', import.meta.url);
const kept = readdirSync(folder).map((file) => ({
  id: file.replace('.jsonl', ''),
  lines: readFileSync(new URL(file, folder), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line),
}));
const legsOf = (id: string): readonly Leg[] => take(compileFormat(findFormat(id) ?? ({} as never))).legs;

describe.each(kept)('$id', ({ id, lines }) => {
  const legs = legsOf(id);

  it('has evidence for every leg, under its rules', () => {
    expect(lines.map(({ leg, rules }) => [leg, rules])).toEqual(
      legs.map(({ index, game }) => [index + 1, game.rules]),
    );
    for (const { full, plays } of lines) {
      expect(full.left).toHaveLength(full.deals.to - full.deals.from + 1);
      for (const { deals, score, won, chain } of plays)
        expect([score.length, won.length, chain.length]).toEqual(Array(3).fill(deals.to - deals.from + 1));
    }
  });

  it('says of some deals what it said before', () => {
    for (const at of [0, Math.floor(lines.length / 2), lines.length - 1]) {
      const line = lines[at];
      const game = legs[at]?.game;
      if (line === undefined || game === undefined) throw new Error('No such leg');
      const deal = line.full.deals.from + at;
      expect(fewestLeft(withoutEvents(game), deal, line.full.nodes)).toBe(line.full.left[at]);
      const first = { from: 1, to: 2 };
      const [player, other] = line.plays;
      if (player === undefined || other === undefined) throw new Error('Two players were asked');
      const again = evidenceOf(game, { deals: { from: 1, to: 1 }, nodes: 1 }, [{ ...player, deals: first }]);
      expect(again.plays[0]?.score).toEqual(player.score.slice(0, 2));
      expect(again.plays[0]?.chain).toEqual(player.chain.slice(0, 2));
    }
  });
});

it('sets the par of every hole by the rule', () => {
  const courses = kept.filter(({ id }) => findFormat(id)?.family === 'course');
  expect(courses.map(({ id }) => id)).toEqual(['high-moor', 'saltmarsh']);
  for (const { id, lines } of courses) expect(legsOf(id).map(({ par }) => par)).toEqual(lines.map(parOf));
});

it('asks of every stage what the player reached in some of its deals, and not in all', () => {
  const lines = kept.find(({ id }) => id === 'frontier')?.lines ?? [];
  for (const [i, leg] of legsOf('frontier').entries()) {
    const play = lines[i]?.plays[0];
    if (play === undefined) throw new Error(`Nothing is known of stage ${i + 1}`);
    const passed = play.score.filter((score, deal) =>
      leg.pass.some(
        (pass) =>
          (pass.by === 'won' && play.won[deal] === true) ||
          (pass.by === 'score' && score >= pass.least) ||
          (pass.by === 'chain' && (play.chain[deal] ?? 0) >= pass.least),
      ),
    ).length;
    expect(passed / play.score.length, leg.title).toBeGreaterThan(0.1);
    expect(passed / play.score.length, leg.title).toBeLessThan(0.99);
  }
});

it('is a command', async () => {
  const { status, out } = await cairn(
    'par saltmarsh --legs 1 --deals 1..3 --played 1..3 --sampled 1 --worlds 2'.split(' '),
  );
  expect(status).toBe(0);
  expect(out).toMatch(/^1\. Foothills: par \d+\n {3}solver: \d of 3 can be cleared\n {3}long-chains: clears/);
  expect((await cairn(['par', 'nowhere'])).err).toContain('There is no format "nowhere"');
  expect((await cairn(['par', 'saltmarsh', '--deals', '5..1'])).status).toBe(2);
});
