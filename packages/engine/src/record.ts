/**
 * Records: a whole game as text (docs/notation.md). Headers name the game, options and deal. Then come the moves,
 * with comments in braces, variations in parentheses, and optionally the cards each move showed ("d/5H") and its time
 * ("@12.5"). Parsing the text needs no game; `replay` (replay.ts) plays it and checks every claim.
 */
import { makeDeal, parseDeal, type Deal } from './deal.ts';
import type { FaultFact } from './fault-facts.ts';
import { clip, fail, failWith, fault, ok, type Fault, type Result } from './result.ts';
import { braced, StepReader, recordTokens, type RecordStep } from './steps.ts';

export interface GameRecord {
  /** Id of the game. */
  readonly game: string;
  /** Options that differ from the defaults, scoring included. */
  readonly options: Readonly<Record<string, string>>;
  readonly deal: Deal;
  /** Claims, which a replay checks. A missing one claims nothing. */
  readonly rules?: string;
  readonly result?: string;
  readonly score?: number;
  /** Other headers, kept unchanged ("Player", "Date", "Undone", …). */
  readonly headers: Readonly<Record<string, string>>;
  /** The comment before the first move. */
  readonly comment?: string;
  readonly steps: readonly RecordStep[];
}

const OWN = ['Game', 'Options', 'Deal', 'Rules', 'Result', 'Score'];
const NAME = /^[A-Za-z][A-Za-z0-9]*$/;

/**
 * Writes a record. Lines of moves have at most 78 characters unless a single token is longer. Times are in
 * milliseconds.
 */
export const makeRecord = (record: GameRecord): string => {
  for (const name of Object.keys(record.headers))
    if (!NAME.test(name) || OWN.includes(name)) throw new Error(`"${name}" is no name for a further header`);
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
    ...recordTokens(record.steps),
  ];
  return `${head.join('\n')}\n\n${wrap(tokens)}\n`;
};

const wrap = (tokens: readonly string[]): string => {
  const lines: string[] = [''];
  for (const token of tokens) {
    const last = lines.at(-1) ?? '';
    if (last !== '' && last.length + token.length + 1 > 78) lines.push(token);
    else lines[lines.length - 1] = last === '' ? token : `${last} ${token}`;
  }
  return lines.join('\n');
};

/** Characters: far more than any game needs, with comments and variations. */
const LONGEST = 400_000;

/** Parses a record. Every fault has its line. */
export const parseRecord = (text: string): Result<GameRecord> => {
  if (text.length > LONGEST)
    return failWith(
      'size',
      '',
      `The record is ${text.length} characters long: at most ${LONGEST} can be read`,
      { kind: 'record-size', length: text.length, most: LONGEST },
    );
  const faults: Fault[] = [];
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const { headers, end } = parseHeaders(lines, faults);
  const body = new StepReader(lines, end, faults);
  const steps = body.line(0);
  const deal = parseDeal(headers.get('Deal') ?? '');
  for (const name of ['Game', 'Deal'])
    if (!headers.has(name))
      faults.push(fault('header', name, `Header [${name} "…"] is missing`, { kind: 'header-missing', name }));
  if (headers.has('Deal') && !deal.ok) faults.push(...deal.error.map((f) => ({ ...f, path: 'Deal' })));
  const options = parseOptions(headers.get('Options') ?? '', faults);
  const rules = headers.get('Rules');
  const result = headers.get('Result');
  const score = headers.get('Score');
  if (score !== undefined && !/^-?\d{1,9}$/.test(score))
    faults.push(
      fault('header', 'Score', `Cannot read score "${clip(score)}": wanted a whole number`, {
        kind: 'score',
        text: clip(score),
      }),
    );
  if (faults.length > 0 || !deal.ok) return fail(faults);
  return ok({
    game: headers.get('Game') ?? '',
    options,
    deal: deal.value,
    ...(rules === undefined ? {} : { rules }),
    ...(result === undefined ? {} : { result }),
    ...(score === undefined ? {} : { score: Number(score) }),
    headers: Object.fromEntries([...headers].filter(([name]) => !OWN.includes(name))),
    ...(body.opening === '' ? {} : { comment: body.opening }),
    steps,
  });
};

/** The headers, and the line after the last of them. */
const parseHeaders = (
  lines: readonly string[],
  faults: Fault[],
): { readonly headers: ReadonlyMap<string, string>; readonly end: number } => {
  const headers = new Map<string, string>();
  let end = 0;
  for (; end < lines.length; end++) {
    const line = (lines[end] ?? '').trim();
    if (line === '') continue;
    if (!line.startsWith('[')) break;
    const bad = (message: string, facts: FaultFact): void =>
      void faults.push(fault('header', `line ${end + 1}`, message, facts));
    const [, name = '', quoted = ''] = /^\[(\w+)\s+("(?:[^"\\]|\\.)*")\]$/.exec(line) ?? [];
    const value = parseString(quoted);
    if (value === null || !NAME.test(name))
      bad(`Cannot read header "${clip(line)}": wanted [Name "value"]`, { kind: 'header', text: clip(line) });
    else if (headers.has(name))
      bad(`Header "${clip(name)}" stands twice`, { kind: 'header-twice', name: clip(name) });
    else headers.set(name, value);
  }
  return { headers, end };
};

const parseOptions = (text: string, faults: Fault[]): Readonly<Record<string, string>> => {
  const options = new Map<string, string>();
  for (const pair of text.split(/\s+/).filter((word) => word !== '')) {
    const [, name, value] = /^([^=]+)=([^=]+)$/.exec(pair) ?? [];
    if (name === undefined || value === undefined)
      faults.push(
        fault('header', 'Options', `Cannot read option "${clip(pair)}": wanted name=value`, {
          kind: 'header-option',
          text: clip(pair),
        }),
      );
    else if (options.has(name))
      faults.push(
        fault('header', 'Options', `Option "${clip(name)}" stands twice`, {
          kind: 'header-option-twice',
          name: clip(name),
        }),
      );
    else options.set(name, value);
  }
  return Object.fromEntries(options);
};

const parseString = (text: string): string | null => {
  try {
    return JSON.parse(text) as string;
  } catch {
    return null;
  }
};
