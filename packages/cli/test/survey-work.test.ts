// `cairn survey submit`, `work`, `status`, `report --id` and `cancel`, on a database in a folder.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openCluster } from '@cairn/lab';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cairn, cairnProcess } from './run.ts';

let folder = '';
beforeAll(async () => void (folder = await mkdtemp(path.join(tmpdir(), 'cairn-work-'))));
afterAll(() => rm(folder, { recursive: true }));

const data = (): string => path.join(folder, 'data');
/** Workers are threads, so they need a process of their own. */
const survey = (...args: readonly string[]) =>
  (args[0] === 'work' ? cairnProcess : cairn)(['survey', ...args, '--data', data()], { cwd: folder });
const QUESTION = [
  'golf',
  '--deals',
  '1..60',
  '--chunk',
  '20',
  '--limit',
  'nodes=500',
  '--again',
  'nodes=1e6',
];

interface Report {
  readonly totals: object;
  readonly nodes: object;
}

test('a survey is submitted, worked on and reported as one made here; a contradiction is an alarm', async () => {
  const submitted = await survey('submit', ...QUESTION, '--priority', '3');
  expect(submitted.err).toBe('3 chunks of 20 deals to do\n');
  const id = submitted.out.trim();
  const worked = await survey('work', '--workers', '2', '--until-empty');
  expect(worked.status).toBe(0);
  expect(worked.err).toContain(`Survey ${id}, chunk 2, pass 1: 20 deals`);

  const opened = await openCluster({ kind: 'folder', folder: data() }, {});
  if (!opened.ok) throw new Error(opened.error[0]?.message);
  await opened.value.store.query(
    `insert into cairn.alarm (survey, chunk, pass, deals, line, worker) values ($1, 2, 1, '[41,44]', '', 'elsewhere 7')`,
    [id],
  );
  await opened.value.close();

  const alarm = /^.*chunk 2, pass 1 contradict each other \(the second by elsewhere 7\): deals 41, 44\n$/;
  const status = await survey('status', id);
  expect(status.status).toBe(1);
  expect(status.err).toMatch(alarm);
  expect(status.out).toContain(`${id}  golf 1..60  done, priority 3\n  chunks  3 of 3 kept, 0 waiting`);
  const report = await survey('report', '--id', id, '--json');
  expect(report.status).toBe(1);
  expect(report.err).toMatch(alarm);
  const here = await cairnProcess(['survey', ...QUESTION, '--json']);
  const [mine, theirs] = [report, here].map(({ out }) => JSON.parse(out) as Report);
  expect([mine?.totals, mine?.nodes]).toEqual([theirs?.totals, theirs?.nodes]);

  expect((await survey('cancel', id)).status).toBe(0);
  expect((await survey('status')).out).toContain('cancelled');
});

test.each([
  [['submit', 'golf'], 'Wanted --deals: which deals'],
  [['submit', 'golf', '--deals', '1..9', '--priority', 'high'], 'Cannot use priority "high"'],
  [['status', 'none'], 'There is no survey "none"'],
  [['work', '--db', 'mysql://here'], 'wanted an address like postgres://user@host/name'],
])('%j is refused', async (args, why) => {
  const { status, out, err } = await survey(...args);
  expect([status, out]).toEqual([2, '']);
  expect(err).toContain(why);
});
