/** Runs the real `cairn survey` in processes of its own, as its users do. */
import { spawn, type ChildProcess } from 'node:child_process';

export interface Ended {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

export interface Running {
  readonly child: ChildProcess;
  readonly ended: Promise<Ended>;
}

/** Starts `cairn survey …`; `shell` may set a limit first: the command is its "$@". */
export const begin = (command: string, args: readonly string[], shell?: string): Running => {
  const whole = [process.execPath, command, 'survey', ...args];
  const [program = '', ...rest] = shell === undefined ? whole : ['/bin/sh', '-c', shell, 'sh', ...whole];
  const env = { PATH: process.env['PATH'] ?? '', LC_ALL: 'C.UTF-8' };
  const child = spawn(program, rest, { stdio: ['ignore', 'pipe', 'pipe'], env });
  let [out, err] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
  const ended = new Promise<Ended>((resolve, reject) => {
    child.on('error', reject).on('close', (status) => resolve({ status, out, err }));
  });
  return { child, ended };
};

/** Its output; throws where its exit status is not 0. */
export const done = async (command: string, args: readonly string[]): Promise<string> => {
  const { status, out, err } = await begin(command, args).ended;
  if (status !== 0) throw new Error(`cairn survey ${args.join(' ')} ended with ${status}: ${err}`);
  return out;
};

/** A report in JSON without its times: the part that must be the same wherever it was made. */
export const factsOf = (json: string): string => {
  const { ms: _, msSpread: __, ...facts } = JSON.parse(json) as Readonly<Record<string, unknown>>;
  return JSON.stringify(facts);
};

export const later = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
