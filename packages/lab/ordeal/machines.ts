/**
 * A fault test for surveys of many machines: workers are killed at random, one is paused past its lease and then goes on, the
 * database crashes in the middle. In the end each chunk must be stored once, and all figures must equal those of an
 * undisturbed run.
 */
import { openStore } from '@cairn/store';
import { startServer } from '@cairn/testkit';
import { begin, done, factsOf, later, type Running } from './command.ts';

export interface Hardship {
  /** The bundled `cairn`. */
  readonly command: string;
  readonly chunks: number;
  readonly workers: number;
  readonly kills: number;
  /** Seconds. */
  readonly lease: number;
  /** The seed of what is killed, and when. */
  readonly seed: number;
  readonly say: (text: string) => void;
}

/** What was done or found, and whether it is right. */
export interface Finding {
  readonly what: string;
  readonly found: string;
  readonly good: boolean;
}

const DEALS_A_CHUNK = 8;
const GAME = 'golf';

/** Deals that take a few milliseconds, most of which need a second pass. */
export const questionFor = (chunks: number): readonly string[] => [
  GAME,
  '--deals',
  `1..${chunks * DEALS_A_CHUNK}`,
  '--chunk',
  `${DEALS_A_CHUNK}`,
  '--limit',
  'nodes=20000',
  '--again',
  'nodes=1e6',
];

const dice = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

/** Counts: stored first passes, all rows, rows whose job is complete, jobs taken more than once. */
interface Seen {
  readonly kept: number;
  readonly rows: number;
  readonly jobs: number;
  readonly retried: number;
  readonly alarms: number;
}
const LOOK = `
  select (select count(*) from cairn.chunk where pass = 1)::int as kept,
    (select count(*) from cairn.chunk)::int as rows,
    (select count(*) from pgboss.job where state = 'completed')::int as jobs,
    (select count(*) from pgboss.job where retry_count > 0)::int as retried,
    (select count(*) from cairn.alarm)::int as alarms`;

export const machines = async (hardship: Hardship): Promise<readonly Finding[]> => {
  const { command, chunks, workers, kills, lease, seed, say } = hardship;
  const question = questionFor(chunks);
  say(`seed ${seed}`);
  const server = await startServer();
  const store = await openStore({ kind: 'server', url: server.url });
  if (!store.ok) throw new Error('no store');
  const crowd: Running[] = [];
  try {
    const db = ['--db', server.url];
    const id = (await done(command, ['submit', ...question, '--lease', `${lease}`, ...db])).trim();
    const look = async (): Promise<Seen | null> => {
      const [seen] = await store.value.query<Seen>(LOOK).catch(() => []);
      return seen ?? null;
    };
    const roll = dice(seed);
    const join = (): void => {
      crowd.push(begin(command, ['work', '--workers', '1', '--until-empty', ...db]));
    };
    for (let i = 0; i < workers; i++) join();
    const alive = (): readonly Running[] =>
      crowd.filter(({ child }) => child.exitCode === null && child.signalCode === null && child !== paused);
    let paused: Running['child'] | null = null;
    let [killed, pausedMs, restarted] = [0, 0, false];
    const pause = async (child: Running['child'], ms: number): Promise<void> => {
      const began = performance.now();
      child.kill('SIGSTOP');
      await later(ms);
      pausedMs = performance.now() - began;
      child.kill('SIGCONT');
      say(`process ${child.pid} goes on`);
    };
    const troubles: Promise<void>[] = [];
    for (;;) {
      await later(50);
      const seen = await look();
      if (seen === null) continue;
      const [first] = alive();
      if (seen.kept >= chunks / 5 && paused === null && first !== undefined) {
        paused = first.child;
        say(`${seen.kept} kept: process ${paused.pid} is paused`);
        troubles.push(pause(paused, 3000 * lease));
        join();
      }
      if (seen.kept >= chunks / 2 && !restarted) {
        restarted = true;
        say(`${seen.kept} kept: the database crashes`);
        troubles.push(server.restart(1000));
      }
      const someone = alive()[roll(alive().length)];
      if (killed < kills && seen.kept >= ((killed + 1) * chunks) / (kills + 2) && someone !== undefined) {
        // At a random moment of its work, not always after the same query.
        await later(roll(200));
        if (someone.child.kill('SIGKILL')) killed++;
        join();
      }
      if (crowd.every(({ child }) => child.exitCode !== null || child.signalCode !== null)) break;
    }
    await Promise.all(troubles);
    const ends = await Promise.all(crowd.map(({ ended }) => ended));
    const wrong = ends.filter(({ status }) => status !== 0 && status !== null);
    for (const { err } of wrong) say(err);
    const seen = (await look()) as Seen;
    const twice = ends.reduce((sum, { err }) => sum + err.split('there already, and the same').length - 1, 0);
    say('a run without troubles');
    const [mine, calm] = [
      factsOf(await done(command, ['report', '--id', id, '--json', ...db])),
      factsOf(await done(command, [...question, '--workers', `${workers}`, '--json'])),
    ];
    return [
      { what: 'workers killed by SIGKILL', found: `${killed}`, good: killed === kills },
      {
        what: 'a worker paused past its lease',
        found: `${Math.round(pausedMs)} ms`,
        good: pausedMs > lease * 1000,
      },
      { what: 'crashes of PostgreSQL', found: restarted ? '1' : '0', good: restarted },
      { what: 'workers that ended with a fault', found: `${wrong.length}`, good: wrong.length === 0 },
      // A single kill may come between two jobs.
      { what: 'jobs that were taken again', found: `${seen.retried}`, good: seen.retried > 0 || kills < 3 },
      { what: 'chunks brought twice, and the same', found: `${twice}`, good: true },
      { what: 'contradictions', found: `${seen.alarms}`, good: seen.alarms === 0 },
      { what: `chunks kept of ${chunks}`, found: `${seen.kept}`, good: seen.kept === chunks },
      { what: 'with second passes', found: `${seen.rows}`, good: seen.rows > chunks },
      { what: 'jobs completed', found: `${seen.jobs}`, good: seen.jobs === seen.rows },
      {
        what: 'figures of an undisturbed run',
        found: mine === calm ? 'equal' : 'others',
        good: mine === calm,
      },
    ];
  } finally {
    for (const { child } of crowd) child.kill('SIGKILL');
    await Promise.all(crowd.map(({ ended }) => ended));
    await store.value.close();
    await server.stop();
  }
};
