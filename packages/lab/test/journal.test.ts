// Surveys kept in a folder: gone on with, cut short, damaged, refused.

import { appendFile, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { inlineChunkPool } from '../src/chunk-tasks.ts';
import { chunksIn, openJournal, type Journal } from '../src/journal.ts';
import type { SurveyPlan } from '../src/plan.ts';
import { SurveyProgress } from '../src/progress.ts';
import { summarize, type SurveySummary } from '../src/summary.ts';
import { memoryStore, runSurvey } from '../src/survey.ts';
import { plan, said, value } from './plans.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'cairn-survey-'));
});
afterEach(() => rm(folder, { recursive: true }));
const file = (): string => path.join(folder, 'chunks.jsonl');

const of = plan('golf', {
  last: 60,
  chunk: 10,
  question: { kind: 'solve', goal: 'win', limits: { nodes: 300, bytes: 2 ** 26 }, moves: true },
});
const more = { nodes: 1_000_000, bytes: 2 ** 26 };

/** What is the same on every machine. */
const facts = (found: SurveySummary): object => ({ ...found, ms: null, msSpread: [] });
const summary = async (of_: SurveyPlan): Promise<object> =>
  facts(await summarize(of_, chunksIn(folder, of_)));
const undisturbed = async (): Promise<object> => {
  const sink = memoryStore(new SurveyProgress(of));
  await runSurvey(sink, inlineChunkPool(), { again: more });
  return facts(await summarize(of, sink.chunks));
};
/** Runs until so many chunks are kept. */
const run = async (journal: Journal, chunks: number): Promise<void> => {
  const stop = new AbortController();
  let kept = 0;
  await runSurvey(journal, inlineChunkPool(), {
    again: more,
    signal: stop.signal,
    onChunk: () => {
      if (++kept >= chunks) stop.abort();
    },
  });
  await journal.close();
};

it('goes on where it stopped, in either pass, and finds what an undisturbed survey finds', async () => {
  const wanted = await undisturbed();
  for (let i = 0; i < 20; i++) await run(value(await openJournal(folder, of)), 2);
  expect(await summary(of)).toEqual(wanted);
  const lines = (await readFile(file(), 'utf8')).trimEnd().split('\n');
  const names = lines.map((line) => /"chunk":\d+,"pass":\d+/.exec(line)?.[0]);
  expect(new Set(names).size).toBe(lines.length);
  expect(names.some((name) => name?.endsWith('2') === true)).toBe(true);
});

it('cuts off a line that was half written, whole lines stay', async () => {
  const wanted = await undisturbed();
  await run(value(await openJournal(folder, of)), 3);
  const whole = await readFile(file(), 'utf8');
  await truncate(file(), whole.length - 40);
  const journal = value(await openJournal(folder, of));
  expect(journal.progress.chunks).toBe(2);
  expect(await readFile(file(), 'utf8')).toBe(whole.split('\n').slice(0, 2).join('\n') + '\n');
  await run(journal, 100);
  expect(await summary(of)).toEqual(wanted);
});

it('does a damaged line in the middle again, and says so', async () => {
  const wanted = await undisturbed();
  await run(value(await openJournal(folder, of)), 4);
  const text = await readFile(file(), 'utf8');
  await writeFile(file(), text.replace('"pass":1,"verdicts":"', '"pass":1,"verdicts":"w'));
  const journal = value(await openJournal(folder, of));
  expect(journal.damaged.map(({ path: where }) => where)).toEqual(['chunks.jsonl line 1']);
  await run(journal, 100);
  expect(await summary(of)).toEqual(wanted);
});

it('counts a line that is there twice once', async () => {
  await run(value(await openJournal(folder, of)), 100);
  const before = await summary(of);
  await appendFile(file(), await readFile(file(), 'utf8'));
  expect(await summary(of)).toEqual(before);
});

it('refuses a folder that keeps another survey, and says what differs', async () => {
  await run(value(await openJournal(folder, of)), 1);
  expect(said(await openJournal(folder, { ...of, last: 61 }))).toContain('last: 60, not 61');
  await writeFile(path.join(folder, 'plan.json'), '{}');
  expect(said(await openJournal(folder, of))).toContain('plan.json');
});

it('refuses while another process writes there, and takes over from one that is no more', async () => {
  const lock = path.join(folder, 'lock');
  await writeFile(lock, `${process.ppid} ${hostname()}\n`);
  expect(said(await openJournal(folder, of))).toContain(`Process ${process.ppid} is writing there`);
  await writeFile(lock, '1 elsewhere\n');
  expect(said(await openJournal(folder, of))).toContain('on elsewhere');
  // Process numbers end far below this one.
  await writeFile(lock, `4194305 ${hostname()}\n`);
  const journal = value(await openJournal(folder, of));
  expect(said(await openJournal(folder, of))).toContain('This process is writing there already');
  await journal.close();
  await value(await openJournal(folder, of)).close();
});

it('refuses a place where nothing can be kept', async () => {
  expect(said(await openJournal('/dev/null/survey', of))).toContain('Cannot keep a survey');
});
