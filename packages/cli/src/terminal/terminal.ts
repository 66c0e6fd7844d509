/**
 * The terminal of one run of the command: its streams, its working folder and its abilities. Verbs use the process
 * only through it, so tests can run the command in their own process. If only ASCII can be shown, every text is
 * converted when it is written.
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

/** A text in ASCII. A character without an ASCII form becomes "?". */
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

/** What a terminal can show. */
export interface TerminalScreen {
  /** Whether characters beyond ASCII can be shown. */
  unicode: boolean;
  /** Whether colours can be shown and are wanted (https://no-color.org). */
  readonly colour: boolean;
  /** The columns of the terminal, and the width of running text. */
  readonly columns: number;
  readonly width: number;
}

const screenOf = ({ env, stdout, platform }: TerminalHost): TerminalScreen => {
  const locale = env['LC_ALL'] || env['LC_CTYPE'] || env['LANG'] || '';
  const columns = stdout.columns ?? USUAL_WIDTH;
  return {
    unicode: platform === 'win32' || /utf-?8/i.test(locale),
    colour: stdout.isTTY === true && !env['NO_COLOR'] && env['TERM'] !== 'dumb',
    columns,
    width: Math.min(columns, WIDEST),
  };
};

export class Terminal {
  readonly screen: TerminalScreen;
  /** Whether a person is at both ends. */
  readonly interactive: boolean;
  readonly env: TerminalHost['env'];
  readonly platform: string;
  private readonly host: TerminalHost;

  constructor(host: TerminalHost) {
    const { env, stdin, stdout, platform } = host;
    this.host = host;
    this.screen = screenOf(host);
    this.env = env;
    this.platform = platform;
    this.interactive = stdin.isTTY === true && stdout.isTTY === true;
  }

  /** The path of a file or folder relative to the working folder; as typed if that is the folder of the process. */
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
   * The lines of standard input; a person gets a prompt before each. The lines of a script are not read with
   * node:readline: its interface closes at the end of the input, while earlier lines still wait to be played, and
   * throws when it is used after that (Node 24 and later).
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

  /** Milliseconds since an arbitrary moment. */
  now(): number {
    return performance.now();
  }

  /** Calls `heard` on Ctrl-C or SIGTERM instead of ending the process. Returns a function that ends this. */
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
    return this.screen.unicode ? text : plainLetters(text);
  }
}
