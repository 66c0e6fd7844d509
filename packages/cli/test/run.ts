// Runs the real command, bundled as its users run it, in a child process.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const command = fileURLToPath(new URL('../bin/cairn.js', import.meta.url));

export interface Ran {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

/** What the command prints and how it ends, with `input` on its standard input. */
export const cairn = (
  args: readonly string[],
  {
    input = '',
    env = {},
    cwd,
  }: { readonly input?: string; readonly env?: Record<string, string>; readonly cwd?: string } = {},
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
