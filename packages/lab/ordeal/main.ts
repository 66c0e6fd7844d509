/** The fault tests at full size: `npm run ordeal [chunks]`. Prints a table; the exit status is 1 where anything is wrong. */
import path from 'node:path';
import { disk } from './disk.ts';
import { folder } from './folder.ts';
import { machines, type Finding } from './machines.ts';

const [chunks = '1000', seed = `${Date.now() % 100_000}`] = process.argv.slice(2);
const command = path.resolve('packages/cli/bin/cairn.js');
const began = performance.now();
const say = (text: string): void => {
  process.stderr.write(`${((performance.now() - began) / 1000).toFixed(1).padStart(7)} s  ${text}\n`);
};
const size = { command, chunks: Number(chunks), workers: 4, say };
const kills = Math.ceil(size.chunks / 25);

const print = (title: string, findings: readonly Finding[]): void => {
  const rows = findings.map(
    ({ what, found, good }) => `${good ? 'ok  ' : 'FAIL'}  ${what.padEnd(36)}${found}`,
  );
  process.stdout.write(`\n${[title, ...rows].join('\n')}\n`);
};
const many = await machines({ ...size, kills, lease: 5, seed: Number(seed) });
print(`Many machines: ${chunks} chunks, ${size.workers} workers`, many);
const alone = await folder({ ...size, kills: 5, lease: 5 });
print(`A database in a folder: ${chunks} chunks`, alone);
const full = await disk(size, true);
print(`One machine: ${chunks} chunks`, full);
process.exitCode = [...many, ...alone, ...full].every(({ good }) => good) ? 0 : 1;
