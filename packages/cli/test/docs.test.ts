// docs/cli.md shows real output: its console blocks are run, in order and in one folder, and must print what it says.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cairn, cairnProcess, type Ran } from './run.ts';

interface Example {
  readonly command: string;
  readonly output: string;
}

const page = await readFile(new URL('../../../docs/cli.md', import.meta.url), 'utf8');

/** Commands after "$ ", each with the lines up to the next one. */
const examples = [...page.matchAll(/```console\n([^`]*)```/g)].flatMap(([, block = '']): Example[] =>
  block
    .split(/^\$ /m)
    .filter((part) => part !== '')
    .map((part) => {
      const [command = '', ...lines] = part.split('\n');
      return { command, output: lines.join('\n') };
    }),
);

let folder = '';
beforeAll(async () => void (folder = await mkdtemp(path.join(tmpdir(), 'cairn-docs-'))));
afterAll(() => rm(folder, { recursive: true }));

/** `cairn …`, or `echo '…' | cairn …`, where headers in the text stand on lines of their own. */
const run = (command: string): Promise<Ran> => {
  const [, input = '', words = ''] = /^(?:echo '([^']*)' \| )?cairn (.*)$/.exec(command) ?? [];
  // These start threads.
  const start = /^(survey|verdicts)|--workers|--deals/.test(words) ? cairnProcess : cairn;
  return start(words.split(' '), { input: input.replaceAll('] ', ']\n'), cwd: folder });
};

test('there are examples', () => expect(examples.length).toBeGreaterThan(10));

test('every example prints what the page says', async () => {
  let last = 0;
  for (const { command, output } of examples) {
    if (command === 'echo $?') {
      expect([command, output]).toEqual([command, `${last}\n`]);
      continue;
    }
    const ran = await run(command);
    last = ran.status ?? -1;
    // "…" on a line stands for any lines.
    let at = 0;
    const text = ran.out + ran.err;
    for (const part of output.split(/^…\n/m)) {
      const found = text.indexOf(part, at);
      expect(found < 0 ? { command, missing: part, text } : {}).toEqual({});
      at = found + part.length;
    }
    if (!output.includes('…\n')) expect(text).toBe(output);
  }
});
