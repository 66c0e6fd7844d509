/**
 * Records: a whole game as text (docs/notation.md). Headers say which game, options and deal; then the moves, with
 * comments in braces, variations in parentheses, and optionally what each move showed ("d/5H") and when ("@12.5").
 * Reading the text needs no game; `replay` (replay.ts) plays it and checks every claim.
 */
import { makeDeal, parseDeal, type Deal } from './deal.ts';
import { fail, fault, ok, type Fault, type Result } from './result.ts';

/** One move of a record, as written. */
export interface Step {
  readonly text: string;
  /** Cards this move turned up or drew, in card notation. */
  readonly shows?: readonly string[];
  /** Seconds since the deal. */
  readonly at?: number;
  readonly comment?: string;
  /** Other moves that could stand in place of this one, each a line of its own. */
  readonly variations?: readonly (readonly Step[])[];
  /** Line of the text it was read from, from 1. */
  readonly line?: number;
}

export interface GameRecord {
  /** Id of the game. */
  readonly game: string;
  /** Options that are not at their standard value, the scoring among them. */
  readonly options: Readonly<Record<string, string>>;
  readonly deal: Deal;
  /** Claims that a replay checks; absent ones are not claimed. */
  readonly rules?: string;
  readonly result?: string;
  readonly score?: number;
  /** Any other headers, kept as they are ("Player", "Date", "Undone", …). */
  readonly headers: Readonly<Record<string, string>>;
  /** Words before the first move. */
  readonly comment?: string;
  readonly steps: readonly Step[];
}

const OWN = ['Game', 'Options', 'Deal', 'Rules', 'Result', 'Score'];

/** Writes a record; lines of moves are at most 78 characters where the tokens allow. */
export const makeRecord = (record: GameRecord): string => {
  const headers: [string, string | undefined][] = [
    ['Game', record.game],
    [
      'Options',
      Object.entries(record.options)
        .map(([k, v]) => `${k}=${v}`)
        .join(' ') || undefined,
    ],
    ['Deal', makeDeal(record.deal)],
    ['Rules', record.rules],
    ['Result', record.result],
    ['Score', record.score === undefined ? undefined : `${record.score}`],
    ...Object.entries(record.headers),
  ];
  const head = headers.flatMap(([name, value]) =>
    value === undefined ? [] : [`[${name} ${JSON.stringify(value)}]`],
  );
  const tokens = [
    ...(record.comment === undefined ? [] : [braced(record.comment)]),
    ...stepTokens(record.steps),
  ];
  return `${head.join('\n')}\n\n${wrap(tokens)}\n`;
};

const braced = (comment: string): string =>
  `{${comment.replaceAll('}', ')').replaceAll(/\s+/g, ' ').trim()}}`;

const stepTokens = (steps: readonly Step[]): string[] =>
  steps.flatMap((step) => {
    const shows = step.shows === undefined || step.shows.length === 0 ? '' : `/${step.shows.join(',')}`;
    const at = step.at === undefined ? '' : `@${step.at}`;
    const comment = step.comment === undefined ? [] : [braced(step.comment)];
    const variations = (step.variations ?? []).map((line) => `(${stepTokens(line).join(' ')})`);
    return [`${step.text}${shows}${at}`, ...comment, ...variations];
  });

const wrap = (tokens: readonly string[]): string => {
  const lines: string[] = [''];
  for (const token of tokens) {
    const last = lines.at(-1) ?? '';
    if (last !== '' && last.length + token.length + 1 > 78) lines.push(token);
    else lines[lines.length - 1] = last === '' ? token : `${last} ${token}`;
  }
  return lines.join('\n');
};

/** Reads a record; every fault has the line it stands on. */
export const parseRecord = (text: string): Result<GameRecord> => {
  const faults: Fault[] = [];
  const headers: Record<string, string> = {};
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  let at = 0;
  for (; at < lines.length; at++) {
    const line = (lines[at] ?? '').trim();
    if (line === '') continue;
    if (!line.startsWith('[')) break;
    const match = /^\[([A-Za-z][A-Za-z0-9]*)\s+("(?:[^"\\]|\\.)*")\]$/.exec(line);
    const value = match === null ? null : parseString(match[2] ?? '');
    const name = match?.[1] ?? '';
    if (value === null)
      faults.push(fault('header', `line ${at + 1}`, `Cannot read header "${line}": wanted [Name "value"]`));
    else if (Object.hasOwn(headers, name))
      faults.push(fault('header', `line ${at + 1}`, `Header "${name}" stands twice`));
    else headers[name] = value;
  }
  const body = new Reader(lines, at, faults);
  const steps = body.line(0);
  const deal = parseDeal(headers.Deal ?? '');
  if (headers.Game === undefined) faults.push(fault('header', 'Game', 'Header [Game "…"] is missing'));
  if (headers.Deal === undefined) faults.push(fault('header', 'Deal', 'Header [Deal "…"] is missing'));
  else if (!deal.ok) faults.push(...deal.error.map((f) => ({ ...f, path: 'Deal' })));
  const options: Record<string, string> = {};
  for (const pair of (headers.Options ?? '').split(/\s+/).filter((word) => word !== '')) {
    const [name = '', value = ''] = pair.split('=');
    if (!/^[^=]+=[^=]+$/.test(pair))
      faults.push(fault('header', 'Options', `Cannot read option "${pair}": wanted name=value`));
    options[name] = value;
  }
  if (headers.Score !== undefined && !/^-?\d{1,9}$/.test(headers.Score))
    faults.push(fault('header', 'Score', `Cannot read score "${headers.Score}": wanted a whole number`));
  if (faults.length > 0 || !deal.ok) return fail(faults);
  return ok({
    game: headers.Game ?? '',
    options,
    deal: deal.value,
    ...(headers.Rules === undefined ? {} : { rules: headers.Rules }),
    ...(headers.Result === undefined ? {} : { result: headers.Result }),
    ...(headers.Score === undefined ? {} : { score: Number(headers.Score) }),
    headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !OWN.includes(name))),
    ...(body.opening === '' ? {} : { comment: body.opening }),
    steps,
  });
};

const parseString = (text: string): string | null => {
  try {
    return JSON.parse(text) as string;
  } catch {
    return null;
  }
};

/** How deep variations may lie in one another. */
const DEEPEST = 32;

/** Reads the moves: a small machine over the characters, because comments may run over lines. */
class Reader {
  opening = '';
  private readonly text: string;
  private readonly firstLine: number;
  private readonly faults: Fault[];
  private at = 0;

  constructor(lines: readonly string[], from: number, faults: Fault[]) {
    this.text = lines.slice(from).join('\n');
    this.firstLine = from + 1;
    this.faults = faults;
  }

  /** One line of play up to its closing parenthesis, or the end. */
  line(depth: number): readonly Step[] {
    const steps: Step[] = [];
    for (;;) {
      const [token] = /^(?:\s+)?(?:\{[^}]*\}?|[()]|[^\s(){}]+|\})/.exec(this.text.slice(this.at)) ?? [];
      if (token === undefined) {
        if (depth > 0) this.bad('A variation is not closed: wanted ")"');
        return steps;
      }
      this.at += token.length;
      const word = token.trim();
      if (word === ')') {
        if (depth > 0) return steps;
        this.bad('There is a ")" without its "("');
      } else if (word === '(') this.variation(steps, depth);
      else if (word.startsWith('{')) this.comment(steps, word, depth);
      else this.step(steps, word);
    }
  }

  private variation(steps: Step[], depth: number): void {
    const last = steps.at(-1);
    if (depth >= DEEPEST) return this.stop(`Variations lie more than ${DEEPEST} deep`);
    const inner = this.line(depth + 1);
    if (last === undefined) return this.bad('A variation has no move before it to vary');
    steps[steps.length - 1] = { ...last, variations: [...(last.variations ?? []), inner] };
  }

  private comment(steps: Step[], word: string, depth: number): void {
    if (!word.endsWith('}')) return this.bad('A comment is not closed: wanted "}"');
    const text = word.slice(1, -1).replaceAll(/\s+/g, ' ').trim();
    const last = steps.at(-1);
    if (last !== undefined) steps[steps.length - 1] = { ...last, comment: joined(last.comment, text) };
    else if (depth === 0) this.opening = joined(this.opening === '' ? undefined : this.opening, text);
    else this.bad('A comment in a variation must follow a move');
  }

  private step(steps: Step[], word: string): void {
    const match = /^([^/@]+)(?:\/([^/@]+))?(?:@(\d{1,9}(?:\.\d{1,3})?))?$/.exec(word);
    if (match === null)
      return this.bad(`Cannot read move "${word}": wanted a move like 7S, d/5H or 5>9@12.5`);
    const [, text = '', shows, at] = match;
    steps.push({
      text,
      ...(shows === undefined ? {} : { shows: shows.split(',') }),
      ...(at === undefined ? {} : { at: Number(at) }),
      line: this.lineNumber(),
    });
  }

  private lineNumber(): number {
    return this.firstLine + (this.text.slice(0, this.at).match(/\n/g)?.length ?? 0);
  }

  private bad(message: string): void {
    this.faults.push(fault('moves', `line ${this.lineNumber()}`, message));
  }

  private stop(message: string): void {
    this.bad(message);
    this.at = this.text.length;
  }
}

const joined = (before: string | undefined, text: string): string =>
  before === undefined ? text : `${before} ${text}`;
