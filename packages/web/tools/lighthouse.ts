/**
 * `npm run lighthouse`: the results of Lighthouse for the app, on its mid-range phone and on a desktop, written to
 * docs/lighthouse.json with the versions used. Lighthouse is not a dependency of the repository; it is installed into
 * a temporary folder. Its speed figures depend on what else the machine does, so the best of a few runs counts, and
 * all of them are written down.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer } from '@cairn/server';
import { chromiumFlags, findChromium } from '../test/chromium.ts';
import { builtApp } from './open.ts';

const VERSION = '12.8.2';
const RUNS = 3;
const FILE = 'docs/lighthouse.json';
const FORMS = ['mobile', 'desktop'] as const;
const FIGURES = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'speed-index',
] as const;

/** The parts of a report that are used here. */
interface Report {
  readonly categories: Readonly<
    Record<string, { readonly score: number | null; readonly auditRefs: readonly Ref[] }>
  >;
  readonly audits: Readonly<Record<string, Audit>>;
  readonly environment: { readonly hostUserAgent: string; readonly benchmarkIndex: number };
}
interface Ref {
  readonly id: string;
  readonly weight: number;
}
interface Audit {
  readonly score: number | null;
  readonly numericValue?: number;
  readonly title: string;
  readonly displayValue?: string;
}

/** Installs Lighthouse once. Returns the path of its command. */
const fetched = (): string => {
  const folder = path.join(tmpdir(), `cairn-lighthouse-${VERSION}`);
  const command = path.join(folder, 'node_modules/lighthouse/cli/index.js');
  if (existsSync(command)) return command;
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true }\n');
  const args = [
    'install',
    '--no-save',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    `lighthouse@${VERSION}`,
  ];
  const { status } = spawnSync('npm', args, { cwd: folder, stdio: 'inherit' });
  if (status !== 0) throw new Error(`Cannot install lighthouse@${VERSION}`);
  return command;
};

const command = fetched();
const { executablePath, env } = findChromium();

const judge = (address: string, form: (typeof FORMS)[number]): Promise<Report> =>
  new Promise((resolve, reject) => {
    const out = path.join(tmpdir(), `cairn-lighthouse-${process.pid}.json`);
    const args = [
      command,
      address,
      '--quiet',
      '--output=json',
      `--output-path=${out}`,
      `--chrome-flags=--headless=new ${chromiumFlags.join(' ')}`,
      ...(form === 'desktop' ? ['--preset=desktop'] : []),
    ];
    // Asynchronously, because the server that Lighthouse visits runs in this process.
    const run = spawn(process.execPath, args, {
      env: { ...env, CHROME_PATH: executablePath },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    run.once('error', reject);
    run.once('exit', (code) => {
      if (code !== 0) return reject(new Error(`Lighthouse ended with ${code}`));
      const report = JSON.parse(readFileSync(out, 'utf8')) as Report;
      rmSync(out);
      resolve(report);
    });
  });

const rounded = (value: number | undefined): number => Math.round((value ?? 0) * 1000) / 1000;
const scoresOf = ({ categories }: Report): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
  );
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The audits that cost points. */
const losses = ({ categories, audits }: Report): readonly string[] =>
  Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.flatMap(({ id, weight }) => {
      const audit = audits[id];
      if (audit === undefined || audit.score === null || audit.score >= 0.995 || weight === 0) return [];
      return [`${audit.title}: ${audit.score} ${audit.displayValue ?? ''}`.trim()];
    }),
  );

const server = await createServer({ root: builtApp(), host: '127.0.0.1', port: 0 });
const found: Record<string, unknown> = {};
try {
  for (const form of FORMS) {
    const reports: Report[] = [];
    for (let i = 0; i < RUNS; i++) {
      const once = (): Promise<Report> => judge(`${server.address}/`, form);
      // Now and then the beginning of the browser's trace is missing (NO_NAVSTART), which is not the page's fault.
      reports.push(await once().catch(once));
    }
    const [best] = reports.toSorted(
      (a, b) => sum(Object.values(scoresOf(b))) - sum(Object.values(scoresOf(a))),
    );
    if (best === undefined) throw new Error('Lighthouse was not run');
    const figures = FIGURES.map((name) => [name, rounded(best.audits[name]?.numericValue)] as const);
    found[form] = {
      scores: scoresOf(best),
      performanceOfAllRuns: reports.map((report) => scoresOf(report)['performance']),
      figures: Object.fromEntries(figures),
      losses: losses(best),
      benchmarkIndex: best.environment.benchmarkIndex,
      chromium: /Chrome\/([\d.]+)/.exec(best.environment.hostUserAgent)?.[1],
    };
    console.log(form, JSON.stringify(found[form], null, 1));
  }
} finally {
  await server.close();
}
const report = { lighthouse: VERSION, date: new Date().toISOString().slice(0, 10), runs: RUNS, ...found };
writeFileSync(FILE, `${JSON.stringify(report, null, 2)}\n`);
spawnSync('oxfmt', [FILE]);
console.log(`Written to ${FILE}`);
