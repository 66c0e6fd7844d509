// The ordeals at small size; `npm run ordeal` has them at full size. Real processes, a real PostgreSQL.

import { fileURLToPath } from 'node:url';
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

test('workers killed and paused, a database that crashes: each chunk counts once', async () => {
  const found = await machines({ command, chunks: 40, workers: 2, kills: 3, lease: 2, seed: 7, say });
  expect(bad(found)).toEqual({ bad: [] });
});

test('a database in a folder whose process is killed: each chunk counts once', async () => {
  const found = await folder({ command, chunks: 20, workers: 2, kills: 1, lease: 2, say });
  expect(bad(found)).toEqual({ bad: [] });
});

test('a file that can grow no more: what was kept is whole, and is gone on with', async () => {
  const found = await disk({ command, chunks: 40, workers: 2, say }, false);
  expect(bad(found)).toEqual({ bad: [] });
});
