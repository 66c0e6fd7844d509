// The atlas: what is kept of a survey, every file that is kept, how claims are judged, and the page that is committed.
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { runChunk } from '../src/chunk.ts';
import {
  storedSurveyOf,
  storedSurveyText,
  surveyName,
  readStoredSurvey,
  type StoredSurvey,
} from '../src/atlas/stored-survey.ts';
import type { AtlasEntry } from '@cairn/trials';
import { entryOfSurvey, entryOfList } from '../src/atlas/entry.ts';
import { makeAtlas, type Atlas } from '../src/atlas/atlas.ts';
import { SEED_CLAIMS } from '../src/atlas/claims.ts';
import { difficulties } from '../src/atlas/difficulty.ts';
import { FINDINGS } from '../src/atlas/findings.ts';
import { judgeClaim, type ComparableClaim, type Compare } from '../src/atlas/judge-claim.ts';
import { publishedClaims } from '../src/atlas/published.ts';
import { chunksOf, type SurveyPlan } from '../src/plan.ts';
import { summarize } from '../src/summary.ts';
import { gameNamed, plan, said, value } from './plans.ts';

const summaryOf = (asked: SurveyPlan, chunks = chunksOf(asked)) =>
  summarize(
    asked,
    Array.from({ length: chunks }, (_, chunk) => runChunk(gameNamed(asked.game), asked, { chunk, pass: 1 })),
  );
const asked = plan('russian');
const kept: StoredSurvey = value(storedSurveyOf(await summaryOf(asked)));

test('what is kept of a survey reads back, and is no longer than it must be', () => {
  const text = storedSurveyText(kept);
  expect(value(readStoredSurvey(text))).toEqual(kept);
  expect(text.length).toBeLessThan(4000);
  expect(kept.convergence.at(-1)).toEqual(kept.totals);
  expect(surveyName(asked)).toBe('russian');
  expect(
    surveyName({
      ...asked,
      options: { draw: '1' },
      numbers: 'pysol',
      question: { kind: 'play', policy: 'greedy', seed: 1 },
    }),
  ).toBe('russian-pysol-draw-1-greedy');
});

test('an unfinished survey is not kept', async () => {
  expect(said(storedSurveyOf(await summaryOf(asked, 2)))).toContain('Only 60 of 100 deals have been tried');
});

test.each([
  ['no JSON', () => 'banana', 'it is no JSON'],
  ['no kept survey', () => '{"format":"cairn-survey-1"}', 'format'],
  ['other rules', (text: string) => text.replace(asked.rules, '0123456789abcdef'), 'other rules'],
  [
    'totals that do not add up',
    (text: string) => text.replace('"deals":100,', '"deals":99,'),
    'not of deals 1 to 100',
  ],
  ['figures that are none', (text: string) => text.replace('"mean":', '"average":'), 'mean'],
])('a file is refused: %s', (_, change, why) =>
  expect(said(readStoredSurvey(change(storedSurveyText(kept))))).toContain(why),
);

const folder = new URL('../atlas/', import.meta.url);
const files = (await readdir(folder)).filter((name) => name.endsWith('.json'));

test('every kept survey is of today’s rules, and is called after its plan', async () => {
  expect(files.length).toBeGreaterThan(20);
  for (const name of files) {
    const read = value(readStoredSurvey(await readFile(fileURLToPath(new URL(name, folder)), 'utf8')));
    expect(`${surveyName(read.plan)}.json`).toBe(name);
  }
});

const entry: AtlasEntry = {
  ...entryOfSurvey(kept, new Map([['russian', 1000]])),
  winnable: 2500,
  deals: 10_000,
  unknown: 0,
  low: 0.2416,
  high: 0.2586,
};
const verdictOn = (compare: Compare, figure: Partial<ComparableClaim> = {}): string =>
  judgeClaim(
    { ...(SEED_CLAIMS[0] as ComparableClaim), percent: null, margin: null, sample: null, ...figure, compare },
    new Map([
      ['russian', entry],
      ['easy', { ...entry, low: 0.5, high: 0.52 }],
    ]),
  ).kind;

test.each([
  [{ kind: 'share', to: 'russian' }, { percent: 25.1 }, 'agrees'],
  [{ kind: 'share', to: 'russian' }, { percent: 26 }, 'agrees'],
  [{ kind: 'share', to: 'russian' }, { percent: 26.4 }, 'differs'],
  [{ kind: 'share', to: 'russian' }, { percent: 26.4, margin: 1 }, 'agrees'],
  [{ kind: 'share', to: 'russian' }, { percent: 30, sample: 50 }, 'agrees'],
  [{ kind: 'share', to: 'nowhere' }, { percent: 30 }, 'unmeasured'],
  [{ kind: 'about', to: 'russian', within: 2 }, { percent: 27 }, 'agrees'],
  [{ kind: 'over', to: 'russian', percent: 30 }, {}, 'contradicted'],
  [{ kind: 'under', to: 'russian', percent: 30 }, {}, 'agrees'],
  [{ kind: 'falls', from: 'easy', to: 'russian', points: 20 }, {}, 'agrees'],
  [{ kind: 'falls', from: 'russian', to: 'easy', points: 0 }, {}, 'contradicted'],
  [{ kind: 'ceiling', to: 'russian' }, { percent: 20 }, 'possible'],
  [{ kind: 'ceiling', to: 'russian' }, { percent: 30 }, 'impossible'],
  [{ kind: 'other', why: { english: 'no', german: 'nein' } }, {}, 'other'],
] as const)('%j of %j: %s', (compare, figure, verdict) => expect(verdictOn(compare, figure)).toBe(verdict));

test.each([
  [40, -10],
  [20, 5],
])(
  'of %d percent ours differs by %d points at least, whatever the undecided deals are',
  (percent, points) => {
    const open: AtlasEntry = { ...entry, unknown: 500, low: 0.2416, high: 0.3091 };
    const compare = { kind: 'share', to: 'russian' } as const;
    const claim = { ...(SEED_CLAIMS[0] as ComparableClaim), percent, margin: null, sample: null, compare };
    const found = judgeClaim(claim, new Map([['russian', open]]));
    expect(found).toEqual({ kind: 'differs', with: open.id, points: expect.closeTo(points) as number });
  },
);

test('of two lines of the same rules the one with the narrower interval stands', async () => {
  const wide: AtlasEntry = { ...entry, deals: 20_000, unknown: 5000, low: 0.2, high: 0.45 };
  for (const lines of [
    [entry, wide],
    [wide, entry],
  ])
    expect((await makeAtlas(lines)).entries).toEqual([entry]);
});

test('claims are of games there are, and name a figure where one is compared', async () => {
  const all = [...SEED_CLAIMS, ...(await publishedClaims())];
  expect(all.length).toBeGreaterThan(100);
  for (const { game, percent, compare } of all) {
    gameNamed(game);
    if (['share', 'about', 'ceiling'].includes(compare.kind)) expect(percent).not.toBeNull();
  }
});

test('a list of verdicts is a line, and one of other rules is refused', () => {
  const { game, options, rules, numbers } = asked;
  const limits = { nodes: 10, bytes: 1 };
  const list = { game, options, rules, numbers, limits, verdicts: ['winnable', 'unknown'] as const };
  expect(value(entryOfList(list, new Map()))).toMatchObject({
    id: 'russian',
    deals: 2,
    winnable: 1,
    unknown: 1,
  });
  expect(said(entryOfList({ ...list, rules: '0123456789abcdef' }, new Map()))).toContain('other rules');
});

test('of every claim that ours contradict a finding tells why, or that nobody knows', async () => {
  const atlas = new URL('../../web/public/atlas.json', import.meta.url);
  const { claims, published } = JSON.parse(await readFile(fileURLToPath(atlas), 'utf8')) as Atlas;
  const told = new Set(FINDINGS.flatMap(({ on }) => on));
  const untold = [...claims, ...published].flatMap(({ judgement }) =>
    ['differs', 'contradicted', 'impossible'].includes(judgement.kind) &&
    'with' in judgement &&
    !told.has(judgement.with)
      ? [judgement.with]
      : [],
  );
  expect(untold).toEqual([]);
});

test.each([
  [1, 0, 1],
  [0.6, 0, 2],
  [0.4, 0, 3],
  [0.25, 0, 4],
  [0.1, 0, 5],
  // The undecided count half, and leave room for all that they might be.
  [0.3, 0.4, 3],
])('a middle of %d, with %d undecided, is of grade %d', (middle, unknown, grade) => {
  const lines = new Map<string, AtlasEntry>([
    [
      'russian',
      { ...entry, winnable: middle * 10_000, unknown: unknown * 10_000, low: middle, high: middle + unknown },
    ],
    ['russian-greedy', { ...entry, winnable: middle * 10_000, low: middle, high: middle }],
  ]);
  const [found] = difficulties(lines);
  expect(found).toMatchObject({
    game: 'russian',
    grade,
    easiest: unknown === 0 ? grade : 2,
    hardest: unknown === 0 ? grade : 4,
  });
  expect(difficulties(new Map([...lines].slice(0, 1)))).toEqual([]);
});
