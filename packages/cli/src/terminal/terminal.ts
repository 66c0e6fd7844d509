/**
 * The terminal of one run of the command: its streams, its working folder and what it can show. Verbs know the process
 * only through it, so tests run the command in their own process. Where only ASCII can be shown, every text is put into
 * plain letters on its way out.
 */
import path from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';

const PLAIN: Readonly<Record<string, string>> = {
  '♠': 'S',
  '♥': 'H',
  '♦': 'D',
  '♣': 'C',
  '▒': '#',
  '−': '-',
  '–': '-',
  '“': '"',
  '”': '"',
  '’': "'",
  '…': '...',
  '±': '+/-',
};

/** Text in ASCII alone; a character without an ASCII form becomes "?". */
export const plainLetters = (text: string): string =>
  // eslint-disable-next-line no-control-regex -- every character outside ASCII is meant
  text.replaceAll(/[^\x00-\x7f]/gu, (letter) => PLAIN[letter] ?? '?');

const WIDEST = 100;
const USUAL_WIDTH = 80;

/** The parts of a process that a terminal uses. Node's `process` is one; a test passes streams of its own. */
export interface TerminalHost {
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: Writable & { readonly isTTY?: boolean; readonly columns?: number };
  readonly stderr: Writable;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly platform: string;
  cwd(): string;
  on(signal: 'SIGINT' | 'SIGTERM', listener: () => void): unknown;
  off(signal: 'SIGINT' | 'SIGTERM', listener: () => void): unknown;
}

export class Terminal {
  /** Characters beyond ASCII can be shown. */
  unicode: boolean;
  /** Colours can be shown and are wanted (https://no-color.org). */
  readonly colour: boolean;
  /** A person sits at both ends. */
  readonly interactive: boolean;
  /** The columns of the terminal, and how many of them running text uses. */
  readonly columns: number;
  readonly width: number;
  readonly env: TerminalHost['env'];
  readonly platform: string;
  private readonly host: TerminalHost;

  constructor(host: TerminalHost) {
    const { env, stdin, stdout, platform } = host;
    const locale = env['LC_ALL'] || env['LC_CTYPE'] || env['LANG'] || '';
    this.host = host;
    this.env = env;
    this.platform = platform;
    this.unicode = platform === 'win32' || /utf-?8/i.test(locale);
    this.colour = stdout.isTTY === true && !env['NO_COLOR'] && env['TERM'] !== 'dumb';
    this.interactive = stdin.isTTY === true && stdout.isTTY === true;
    this.columns = stdout.columns ?? USUAL_WIDTH;
    this.width = Math.min(this.columns, WIDEST);
  }

  /** Where a file or folder named relative to the working folder is; as typed if that is the folder of the process. */
  resolve(file: string): string {
    const folder = this.host.cwd();
    return folder === process.cwd() ? file : path.resolve(folder, file);
  }

  out(text: string): void {
    this.host.stdout.write(this.shown(text));
  }

  err(text: string): void {
    this.host.stderr.write(this.shown(text));
  }

  /**
   * The lines of standard input; a person gets a prompt before each. A script's lines are not read with node:readline:
   * its interface closes at the end of the input, while earlier lines still wait to be played, and throws when it is
   * used after that (Node 24 and later).
   */
  lines(): AsyncGenerator<string, void> {
    return this.interactive ? this.promptedLines() : this.pipedLines();
  }

  private async *pipedLines(): AsyncGenerator<string, void> {
    let rest = '';
    for await (const part of this.host.stdin.setEncoding('utf8')) {
      const lines = (rest + String(part)).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) yield line.replace(/\r$/, '');
    }
    if (rest !== '') yield rest;
  }

  private async *promptedLines(): AsyncGenerator<string, void> {
    const { stdin, stdout } = this.host;
    const reader = createInterface({ input: stdin, output: stdout, prompt: '> ' });
    let open = true;
    reader.on('close', () => (open = false));
    try {
      reader.prompt();
      for await (const line of reader) {
        yield line;
        if (open) reader.prompt();
      }
    } finally {
      if (open) reader.close();
    }
  }

  /** The clock: milliseconds since an arbitrary moment. */
  now(): number {
    return performance.now();
  }

  /** Calls `heard` on Ctrl-C or SIGTERM, which then do not end the process; returns a function that ends this. */
  onStop(heard: () => void): () => void {
    const signals = ['SIGINT', 'SIGTERM'] as const;
    for (const signal of signals) this.host.on(signal, heard);
    return () => {
      for (const signal of signals) this.host.off(signal, heard);
    };
  }

  /** All of standard input. */
  async input(): Promise<string> {
    let text = '';
    for await (const part of this.host.stdin.setEncoding('utf8')) text += String(part);
    return text;
  }

  private shown(text: string): string {
    return this.unicode ? text : plainLetters(text);
  }
}
