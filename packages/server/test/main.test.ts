// The server as `npm start` runs it: bundled, in its own process, with PORT and signals.

import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServer } from '@cairn/server';
import { parsePort } from '../src/settings.ts';
import { bundle } from '../../../scripts/bundle.js';
import { isLoadedLater } from '../../../scripts/server.js';

const folder = mkdtempSync(path.join(tmpdir(), 'cairn-start-'));
const root = path.join(folder, 'dist');
const program = path.join(import.meta.dirname, '../dist/main-of-signals.js');

beforeAll(async () => {
  mkdirSync(root);
  writeFileSync(path.join(root, 'index.html'), '<!doctype html><title>Cairn</title>');
  await bundle(path.resolve(import.meta.dirname, '../src/main.ts'), program, isLoadedLater);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (port: string | undefined, ...args: string[]) => {
  const env = { ...process.env };
  delete env['PORT'];
  env['CAIRN_DATA'] = path.join(folder, 'data');
  if (port !== undefined) env['PORT'] = port;
  const child = spawn(process.execPath, [program, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const end = new Promise<{ code: number | null; said: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, said }));
  });
  const address = new Promise<string>((resolve) => {
    child.stdout.on('data', () => {
      const found = /http:\/\/\S+/.exec(said);
      if (found) resolve(found[0]);
    });
  });
  return { child, end, address };
};

const stopped = async ({ child, end }: { child: ChildProcess; end: Promise<{ code: number | null }> }) => {
  child.kill('SIGTERM');
  expect((await end).code).toBe(0);
};

describe('the started server', () => {
  test.each(['SIGINT', 'SIGTERM'] as const)(
    'prints its address, serves, and ends well on %s',
    async (signal) => {
      const { child, end, address } = run('0', root);
      const response = await fetch(await address);
      expect(await response.text()).toContain('Cairn');
      child.kill(signal);
      expect((await end).code).toBe(0);
    },
  );

  test.each(['abc', '', '-1', '65536', '80.5', '0x50'])('refuses PORT="%s" by name', (port) => {
    expect(parsePort(port)).toMatchObject({
      error: [
        { path: 'PORT', message: expect.stringContaining(`Cannot listen on port "${port}"`) as string },
      ],
    });
  });

  test('a chosen port that is taken is an error that names it', async () => {
    const other = await createServer({ root, host: '127.0.0.1', port: 0 });
    const { port } = new URL(other.address);
    const { code, said } = await run(port, root).end;
    expect(code).toBe(1);
    expect(said).toContain(`port ${port}`);
    await other.close();
  });

  test('without PORT two servers find two ports', async () => {
    const [one, two] = [run(undefined, root), run(undefined, root)];
    expect(await one.address).not.toBe(await two.address);
    await Promise.all([stopped(one), stopped(two)]);
  });

  test('says which folder is missing', async () => {
    expect(await run('0').end).toMatchObject({ code: 1, said: expect.stringContaining('folder') as string });
  });
});
