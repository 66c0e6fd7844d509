/**
 * The terminal: the one place that knows the process. Verbs write to it and are told what it can show; where letters
 * beyond ASCII can't be shown, every text is put into plain letters on its way out.
 */
import { createInterface, type Interface } from 'node:readline';

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

/** Text in ASCII alone; what has no likeness becomes "?". */
export const plainLetters = (text: string): string =>
  // eslint-disable-next-line no-control-regex -- every character outside ASCII is meant
  text.replaceAll(/[^\x00-\x7f]/gu, (letter) => PLAIN[letter] ?? '?');

const WIDEST = 100;
const USUAL_WIDTH = 80;

export class Terminal {
  /** Letters beyond ASCII can be shown. */
  unicode: boolean;
  /** Colours can be shown and are wanted (https://no-color.org). */
  readonly colour: boolean;
  /** A person sits at both ends. */
  readonly interactive: boolean;
  /** Columns there are, and those used for running text. */
  readonly columns: number;
  readonly width: number;
  private readonly process: NodeJS.Process;

  constructor(process: NodeJS.Process) {
    const { env, stdin, stdout, platform } = process;
    const locale = env.LC_ALL || env.LC_CTYPE || env.LANG || '';
    this.process = process;
    this.unicode = platform === 'win32' || /utf-?8/i.test(locale);
    this.colour = stdout.isTTY && !env.NO_COLOR && env.TERM !== 'dumb';
    this.interactive = stdin.isTTY && stdout.isTTY;
    this.columns = stdout.columns ?? USUAL_WIDTH;
    this.width = Math.min(this.columns, WIDEST);
    // A reader that has seen enough (`| head`) is no error.
    stdout.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
      process.exit(0);
    });
  }

  out(text: string): void {
    this.process.stdout.write(this.shown(text));
  }

  err(text: string): void {
    this.process.stderr.write(this.shown(text));
  }

  /** Lines of standard input; a person is asked for each with a prompt. */
  lines(): Interface {
    const { stdin, stdout } = this.process;
    return createInterface({
      input: stdin,
      ...(this.interactive ? { output: stdout, prompt: '> ' } : { crlfDelay: Infinity }),
    });
  }

  /** The clock: milliseconds from any beginning. */
  now(): number {
    return performance.now();
  }

  /** Hears that the command shall stop (Ctrl-C, or a polite kill), instead of being stopped; given back is the end of that. */
  onStop(heard: () => void): () => void {
    const signals = ['SIGINT', 'SIGTERM'] as const;
    for (const signal of signals) this.process.on(signal, heard);
    return () => {
      for (const signal of signals) this.process.off(signal, heard);
    };
  }

  /** All of standard input. */
  async input(): Promise<string> {
    const { stdin } = this.process;
    stdin.setEncoding('utf8');
    let text = '';
    for await (const part of stdin) text += String(part);
    return text;
  }

  private shown(text: string): string {
    return this.unicode ? text : plainLetters(text);
  }
}
