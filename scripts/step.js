// A step of the gate: a shell command in a process group of its own, so that no process survives it.

import { spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const bin = path.resolve('node_modules/.bin');
const PATH = `${bin}${path.delimiter}${process.env.PATH}`;

/**
 * A step that takes longer hangs, because a process that it started does not end. It is ended and counts as failed.
 * The whole gate takes minutes, so even a machine fifty times as slow does not reach the limit.
 */
const limitHours = 6;

/** A folder for what steps write. It is deleted when the gate ends. */
export const folder = mkdtempSync(path.join(tmpdir(), 'cairn-check-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

const running = new Set();
const end = (child) => {
  running.delete(child);
  try {
    if (child.pid) process.kill(-child.pid, 'SIGTERM');
  } catch {
    // The whole group has ended already.
  }
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.once(signal, () => {
    running.forEach(end);
    process.exit(1);
  });

/**
 * Runs a command with additional environment variables, printing to `stdio`. Resolves with its exit status; null if
 * it had to be ended.
 */
const run = (command, stdio, more) =>
  new Promise((resolve) => {
    const search = more.PATH === undefined ? PATH : `${more.PATH}${path.delimiter}${PATH}`;
    const env = { ...process.env, ...more, PATH: search };
    const child = spawn(command, { shell: true, detached: true, stdio: ['ignore', stdio, stdio], env });
    running.add(child);
    let late = false;
    const limit = setTimeout(() => {
      late = true;
      end(child);
    }, limitHours * 3_600_000);
    const done = (code) => {
      clearTimeout(limit);
      end(child);
      resolve(late ? null : code);
    };
    child.on('error', () => done(1));
    child.on('exit', (code) => done(code ?? 1));
  });

/** Runs a step and shows its output as it comes. */
export async function take({ name, command }, more = {}) {
  console.log(`\n== ${name}`);
  const begun = performance.now();
  const code = await run(command, 'inherit', more);
  return { name, code, seconds: (performance.now() - begun) / 1000, said: [] };
}

/** Runs a step in parallel with others. Its output is shown, and kept, when it has ended. */
export async function takeAside({ name, command }, more = {}) {
  const file = path.join(folder, 'output ' + name);
  const output = openSync(file, 'w');
  const begun = performance.now();
  const code = await run(command, output, more);
  closeSync(output);
  const text = readFileSync(file, 'utf8');
  process.stdout.write(`\n== ${name}\n${text}`);
  return {
    name,
    code,
    seconds: (performance.now() - begun) / 1000,
    said: text.split('\n').filter((line) => line.trim() !== ''),
  };
}
