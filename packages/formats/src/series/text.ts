/**
 * A series as one text (docs/formats.md): headers with the format and the claimed total, then the records of its
 * deals, with headers for the acts between them. Parsing needs no format; `replaySeries` replays everything and
 * checks every claim.
 */
import {
  clip,
  fail,
  failWith,
  fault,
  makeDeal,
  makeRecord,
  ok,
  parseDeal,
  parseRecord,
  type Deal,
  type Fault,
  type FaultFact,
  type Result,
} from '@cairn/engine';
import { compileFormat } from '../definition/compile.ts';
import type { FormatDef } from '../definition/def.ts';
import type { SeriesEntry } from './entry.ts';
import { findFormat } from '../catalogue/find-format.ts';
import type { Chosen } from '../definition/options.ts';
import { MOST_SERIES_DEALS } from '../definition/vocabulary.ts';
import { addEntry, beginSeries, standingOf, type Series } from './series.ts';

export interface SeriesText {
  /** Id of the format. */
  readonly format: string;
  readonly options: Chosen;
  /** Null if the format lists its deals. */
  readonly start: Deal | null;
  /** Claims, which a replay checks. A missing one claims nothing. */
  readonly rules?: string;
  readonly ended?: string;
  readonly total?: number;
  /** Other headers, kept unchanged ("Player", "Date", …). */
  readonly headers: Readonly<Record<string, string>>;
  /** Entries, each with the number of its first line, from 1. */
  readonly entries: readonly { readonly entry: SeriesEntry; readonly line: number }[];
}

const OWN = ['Format', 'Options', 'Start', 'Rules', 'Ended', 'Total'];
const NAME = /^[A-Za-z][A-Za-z0-9]*$/;
/** Characters: far more than the longest series, with comments. */
const LONGEST = 20_000_000;

const header = (name: string, value: string): string => `[${name} ${JSON.stringify(value)}]`;

/** Writes a series with its claims: its rules, its end if it has ended, and the total. */
export const makeSeries = (series: Series, headers: Readonly<Record<string, string>> = {}): string => {
  const { format, start, entries } = series;
  const { ended, total } = standingOf(series);
  for (const name of Object.keys(headers))
    if (!NAME.test(name) || OWN.includes(name)) throw new Error(`"${name}" is no name for a further header`);
  const options = Object.entries(format.options).map(([name, value]) => `${name}=${value}`);
  const head = [
    header('Format', format.id),
    ...(options.length === 0 ? [] : [header('Options', options.join(' '))]),
    header('Start', makeDeal(start)),
    header('Rules', format.rules),
    ...(ended === null ? [] : [header('Ended', ended)]),
    header('Total', `${total}`),
    ...Object.entries(headers).map(([name, value]) => header(name, value)),
  ];
  return [`${head.join('\n')}\n`, ...entries.map(entryText)].join('\n');
};

const entryText = (entry: SeriesEntry): string => {
  if (entry.kind === 'deal') return makeRecord(entry.record);
  return `${entry.kind === 'stop' ? header('Stop', '') : header('Buy', `${entry.item} ${entry.rank}`)}\n`;
};

interface Part {
  readonly name: string;
  readonly value: string;
  readonly line: number;
}

/** The header on a line of its own; null for any other line. */
const headerOf = (text: string, line: number): Part | null => {
  const [, name = '', quoted = ''] = /^\[(\w+)\s+("(?:[^"\\]|\\.)*")\]\s*$/.exec(text) ?? [];
  if (!NAME.test(name)) return null;
  try {
    return { name, value: JSON.parse(quoted) as string, line };
  } catch {
    return null;
  }
};

type Bad = (path: string, message: string, facts: FaultFact) => void;

/** Headers that begin an entry if they are at the start of a line. */
const BEGINS = ['Game', 'Buy', 'Stop'];

/** Parses the text of a series. Every fault has its line; a fault of a record also has its number. */
export const parseSeries = (text: string): Result<SeriesText> => {
  if (text.length > LONGEST)
    return failWith(
      'size',
      '',
      `The series is ${text.length} characters long: at most ${LONGEST} can be read`,
      { kind: 'record-size', length: text.length, most: LONGEST },
    );
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const faults: Fault[] = [];
  const bad: Bad = (path, message, facts) => void faults.push(fault('header', path, message, facts));
  const starts = lines.flatMap((line, i) => {
    const part = line.startsWith('[') ? headerOf(line, i + 1) : null;
    return part !== null && BEGINS.includes(part.name) ? [part] : [];
  });
  if (starts.length > MOST_SERIES_DEALS * 2)
    return failWith(
      'size',
      '',
      `The series has ${starts.length} entries: at most ${MOST_SERIES_DEALS * 2} can be read`,
    );
  const head = new Map<string, string>();
  const end = starts[0] === undefined ? lines.length : starts[0].line - 1;
  for (const [i, line] of lines.slice(0, end).entries()) {
    if (line.trim() === '') continue;
    const part = headerOf(line.trim(), i + 1);
    const where = `line ${i + 1}`;
    if (part === null)
      bad(where, `Cannot read header "${clip(line)}": wanted [Name "value"]`, {
        kind: 'header',
        text: clip(line),
      });
    else if (head.has(part.name))
      bad(where, `Header "${clip(part.name)}" stands twice`, {
        kind: 'header-twice',
        name: clip(part.name),
      });
    else head.set(part.name, part.value);
  }
  const entries = starts.flatMap((part, i) => {
    const next = starts[i + 1];
    const body = lines.slice(part.line - 1, next === undefined ? lines.length : next.line - 1);
    const entry = parseEntry(part, body);
    if (entry.ok) return [{ entry: entry.value, line: part.line }];
    faults.push(...entry.error.map((each) => placed(each, i + 1, part.line)));
    return [];
  });
  if (!head.has('Format'))
    bad('Format', 'Header [Format "…"] is missing', { kind: 'header-missing', name: 'Format' });
  const options = parseOptions(head.get('Options') ?? '', bad);
  const startText = head.get('Start');
  const start = startText === undefined ? null : parseDeal(startText);
  if (start !== null && !start.ok) faults.push(...start.error.map((each) => ({ ...each, path: 'Start' })));
  const total = head.get('Total');
  if (total !== undefined && !/^-?\d{1,9}$/.test(total))
    bad('Total', `Cannot read total "${clip(total)}": wanted a whole number`, {
      kind: 'score',
      text: clip(total),
    });
  if (faults.length > 0 || (start !== null && !start.ok)) return fail(faults);
  const rules = head.get('Rules');
  const ended = head.get('Ended');
  return ok({
    format: head.get('Format') ?? '',
    options,
    start: start === null ? null : start.value,
    ...(rules === undefined ? {} : { rules }),
    ...(ended === undefined ? {} : { ended }),
    ...(total === undefined ? {} : { total: Number(total) }),
    headers: Object.fromEntries([...head].filter(([name]) => !OWN.includes(name))),
    entries,
  });
};

const parseEntry = (part: Part, body: readonly string[]): Result<SeriesEntry> => {
  if (part.name === 'Game') {
    const record = parseRecord(body.join('\n'));
    return record.ok ? ok({ kind: 'deal', record: record.value }) : record;
  }
  const rest = body.slice(1).findIndex((line) => line.trim() !== '');
  if (rest >= 0)
    return failWith('header', `line ${rest + 2}`, `"${clip(body[rest + 1] ?? '')}" belongs to no record`, {
      kind: 'header',
      text: clip(body[rest + 1] ?? ''),
    });
  if (part.name === 'Stop') return ok({ kind: 'stop' });
  const [, rank] = /^iron ([2-9])$/.exec(part.value) ?? [];
  return rank === undefined
    ? failWith('buy', 'line 1', `Cannot read purchase "${clip(part.value)}": wanted one like "iron 5"`)
    : ok({ kind: 'buy', item: 'iron', rank: Number(rank) });
};

const parseOptions = (text: string, bad: Bad): Chosen => {
  const options = new Map<string, string>();
  for (const pair of text.split(/\s+/).filter((word) => word !== '')) {
    const [, name, value] = /^([^=]+)=([^=]+)$/.exec(pair) ?? [];
    if (name === undefined || value === undefined)
      bad('Options', `Cannot read option "${clip(pair)}": wanted name=value`, {
        kind: 'header-option',
        text: clip(pair),
      });
    else if (options.has(name))
      bad('Options', `Option "${clip(name)}" stands twice`, {
        kind: 'header-option-twice',
        name: clip(name),
      });
    else options.set(name, value);
  }
  return Object.fromEntries(options);
};

/** The fault of an entry, with the number of the entry and the line in the whole text. */
const placed = (each: Fault, number: number, line: number): Fault => {
  const [, inside] = /^line (\d+)$/.exec(each.path) ?? [];
  const where =
    inside === undefined
      ? `line ${line}${each.path === '' ? '' : `, ${each.path}`}`
      : `line ${Number(inside) + line - 1}`;
  return { ...each, path: `entry ${number}, ${where}` };
};

/**
 * Replays a series from its text: every record under the rules, every claim checked. It stops at the first wrong
 * entry, because the entries after it depend on it.
 * @param find looks up formats; default: the catalogue.
 */
export const replaySeries = (
  text: SeriesText,
  find: (id: string) => FormatDef | null = findFormat,
): Result<Series> => {
  const def = find(text.format);
  if (def === null) return failWith('format', 'Format', `There is no format "${clip(text.format)}"`);
  const format = compileFormat(def, text.options);
  if (!format.ok) return fail(format.error.map((each) => ({ ...each, path: `Options, ${each.path}` })));
  if (text.rules !== undefined && text.rules !== format.value.rules)
    return failWith(
      'rules',
      'Rules',
      `The hash of the format is "${clip(text.rules)}": as it is now it has ${format.value.rules}`,
    );
  const begun = beginSeries(format.value, text.start);
  if (!begun.ok) return fail(begun.error.map((each) => ({ ...each, path: 'Start' })));
  let series = begun.value;
  for (const [i, { entry, line }] of text.entries.entries()) {
    const longer = addEntry(series, entry);
    if (!longer.ok) return fail(longer.error.map((each) => placed(each, i + 1, line)));
    series = longer.value;
  }
  const { ended, total } = standingOf(series);
  const faults: Fault[] = [];
  if (text.ended !== undefined && text.ended !== ended)
    faults.push(
      fault(
        'ended',
        'Ended',
        `The series is said to have ended "${clip(text.ended)}": ${ended === null ? 'it has not' : `it ended "${ended}"`}`,
      ),
    );
  if (text.total !== undefined && text.total !== total)
    faults.push(fault('total', 'Total', `The total is ${text.total}: these records make ${total}`));
  return faults.length > 0 ? fail(faults) : ok(series);
};
