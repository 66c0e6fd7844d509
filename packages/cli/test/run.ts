// Runs the command: bundled in a child process as its users run it, or in this process, which is quicker.
import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { run } from '../src/main.ts';
import { Terminal } from '../src/terminal/terminal.ts';

const command = fileURLToPath(new URL('../bin/cairn.js', import.meta.url));

export interface Ran {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

export interface RunOptions {
  readonly input?: string;
  readonly env?: Record<string, string>;
  readonly cwd?: string;
}

/** A terminal in this process, with the texts it is given to write. */
export const testTerminal = (
  stdin: Readable,
  { env = {}, cwd = tmpdir() }: RunOptions = {},
): { readonly terminal: Terminal; readonly written: { out: string; err: string } } => {
  const written = { out: '', err: '' };
  const terminal = new Terminal({
    stdin,
    stdout: sink((text) => (written.out += text)),
    stderr: sink((text) => (written.err += text)),
    env: { LC_ALL: 'C.UTF-8', ...env },
    platform: 'linux',
    cwd: () => cwd,
    on: () => undefined,
    off: () => undefined,
  });
  return { terminal, written };
};

const sink = (add: (text: string) => void): Writable =>
  new Writable({
    write(chunk, _, done) {
      add(String(chunk));
      done();
    },
  });

/** The same in this process. Commands that start threads need `cairnProcess`: a thread runs the bundle. */
export const cairn = async (args: readonly string[], options: RunOptions = {}): Promise<Ran> => {
  const { terminal, written } = testTerminal(Readable.from([options.input ?? '']), options);
  const status = await run(args, terminal);
  return { status, ...written };
};

/** What the command prints and how it ends, with `input` on its standard input. */
export const cairnProcess = (
  args: readonly string[],
  { input = '', env = {}, cwd }: RunOptions = {},
): Promise<Ran> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [command, ...args], {
      ...(cwd === undefined ? {} : { cwd }),
      env: { PATH: process.env.PATH ?? '', LC_ALL: 'C.UTF-8', ...env },
    });
    let out = '';
    let err = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
    // A command that stops reading early closes its end; that is its right.
    child.stdin.on('error', () => undefined).end(input);
    child.on('error', reject).on('close', (status) => resolve({ status, out, err }));
  });

/** A way to win deal 7 of TriPeaks as standard; 37 points. */
export const WIN =
  '3D 4D d AD KD QC JC TS 9C 8S 9D TH d d 3C 2S d d 6C 5C d d TD 9S d 4C 5D 6D 5S d d QH d AH d AS d d ' +
  '8C 7S 8H d d d d d d JD';
