// Surveys under faults, small: real processes, a real PostgreSQL. In the gate the three kinds of faults take turns, one
// every day; `npm run nightly` has all of them, more chunks and kills, and another seed each time; `npm run ordeal` has a
// thousand chunks.

import { fileURLToPath } from 'node:url';
import { nightlySeed, ofToday, sized } from '@cairn/testkit';
import { expect, test } from 'vitest';
import { disk } from '../ordeal/disk.ts';
import { folder } from '../ordeal/folder.ts';
import { machines, type Finding } from '../ordeal/machines.ts';

const command = fileURLToPath(new URL('../../cli/bin/cairn.js', import.meta.url));
const said: string[] = [];
const say = (text: string): void => void said.push(text);
const bad = (findings: readonly Finding[]): object => ({
  bad: findings.filter(({ good }) => !good),
  ...(findings.every(({ good }) => good) ? {} : { said }),
});

const ORDEALS: Readonly<Record<string, () => Promise<readonly Finding[]>>> = {
  'workers killed and paused, a database that crashes: each chunk counts once': () => {
    const size = { chunks: sized(12, 40), kills: sized(1, 3) };
    return machines({ command, ...size, workers: 2, lease: 2, seed: nightlySeed ?? 7, say });
  },
  'a database in a folder whose process is killed: each chunk counts once': () => {
    return folder({ command, chunks: sized(8, 20), workers: 2, kills: 1, lease: 2, say });
  },
  'a file that can grow no more: what was kept is whole, and is gone on with': () => {
    return disk({ command, chunks: sized(20, 40), workers: 2, say }, false);
  },
};

test.each(ofToday(Object.entries(ORDEALS), 3))('%s', async (_, ordeal) => {
  expect(bad(await ordeal())).toEqual({ bad: [] });
});
