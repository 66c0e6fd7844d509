/**
 * `cairn duplicate`: boards that everybody plays, and their results, as files (docs/duplicate.md). `make` writes one,
 * `join` adds results, `verify` replays everything in it and checks the commitments, `compare` compares the results.
 */
import { createHash } from 'node:crypto';
import { fail, failWith, fault, makeDeal, ok, type Fault, type Result, parseRecord } from '@cairn/engine';
import {
  addText,
  commitmentText,
  committedBoard,
  compare,
  makeDuplicate,
  makeDuplicateLink,
  newDuplicate,
  parseBoard,
  parseDuplicate,
  parseDuplicateLink,
  playersOf,
  sealed,
  type DuplicateBoard,
  type BoardTable,
  type Comparison,
  type Duplicate,
} from '@cairn/formats';
import { Command } from 'commander';
import { reportFaults, EXIT, type Exit } from '../terminal/exit.ts';
import { readInput } from '../terminal/files.ts';
import type { Terminal } from '../terminal/terminal.ts';

type Done = (exit: Exit) => void;

export const duplicateVerb = (terminal: Terminal, done: Done): Command =>
  new Command('duplicate')
    .description('compare how several players do on the same boards')
    .addCommand(makeVerb(terminal, done))
    .addCommand(joinVerb(terminal, done))
    .addCommand(verifyVerb(terminal, done))
    .addCommand(compareVerb(terminal, done))
    .addHelpText(
      'after',
      '\nA BOARD is a game, a deal and any changed options, "golf/617;scoring=golf", or a link to a deal.\n' +
        'A file is a duplicate, or a record of one board with the header [Player "…"].\n\n' +
        'Examples:\n  cairn duplicate make --title Sunday tripeaks/7 golf/617 > sunday.cairn\n' +
        '  cairn duplicate verify sunday.cairn\n  cairn duplicate compare sunday.cairn ada.cairn bob.cairn',
    );

interface MakeOptions {
  readonly title: string;
  readonly link?: true;
}

const makeVerb = (terminal: Terminal, done: Done): Command =>
  new Command('make')
    .description('write a new duplicate, without results')
    .argument('<board...>', 'boards, or links to boards')
    .option('--title <text>', 'its title', '')
    .option('--link', 'write a link instead of a file')
    .action((texts: readonly string[], { title, link }: MakeOptions) => {
      const read = each(texts, (text) => (text.includes('#') ? linked(text) : single(text)));
      const made = read.ok ? newDuplicate(title, read.value.flat()) : read;
      if (!made.ok) return done(reportFaults(terminal, made.error));
      terminal.out(link === true ? `${makeDuplicateLink(made.value)}\n` : makeDuplicate(made.value));
      return done(EXIT.done);
    });

const single = (text: string): Result<readonly DuplicateBoard[]> => {
  if (!text.includes('/'))
    return failWith('board', '', 'Cannot read the board: wanted a game and a deal, like tripeaks/7');
  const board = parseBoard(text);
  return board.ok ? ok([board.value]) : board;
};

const linked = (text: string): Result<readonly DuplicateBoard[]> => {
  const link = parseDuplicateLink(text.slice(text.indexOf('#')));
  return link.ok ? ok(link.value.boards) : link;
};

/** All values, or all faults with the text they belong to. */
const each = <T>(texts: readonly string[], read: (text: string) => Result<T>): Result<readonly T[]> => {
  const faults: Fault[] = [];
  const values: T[] = [];
  for (const text of texts) {
    const result = read(text);
    if (result.ok) values.push(result.value);
    else
      faults.push(
        ...result.error.map((f) => ({ ...f, path: [text, f.path].filter((p) => p !== '').join(', ') })),
      );
  }
  return faults.length > 0 ? fail(faults) : ok(values);
};

const joinVerb = (terminal: Terminal, done: Done): Command =>
  new Command('join')
    .description('add the results of other files to a duplicate')
    .argument('<file...>', 'a duplicate, then others with the same boards, and records')
    .action(async (files: readonly string[]) => {
      const read = await readAll(terminal, files);
      if (read.ok) terminal.out(makeDuplicate(read.value));
      return done(read.ok ? EXIT.done : read.exit);
    });

const verifyVerb = (terminal: Terminal, done: Done): Command =>
  new Command('verify')
    .description('replay every record of duplicates, and check every claim')
    .argument('<file...>', 'duplicates, and records of their boards')
    .option('--json', 'print JSON')
    .action(async (files: readonly string[], { json }: { json?: true }) => {
      const read = await readAll(terminal, files);
      if (!read.ok) return done(read.exit);
      const { boards, results } = read.value;
      const faults = brokenSeals(read.value);
      if (faults.length > 0) return done(reportFaults(terminal, faults, EXIT.false));
      const sealedBoards = boards.filter(({ seal }) => seal !== undefined).length;
      const found = { boards: boards.length, results: results.length, commitments: sealedBoards };
      if (json === true) {
        terminal.out(`${JSON.stringify({ ok: true, ...found })}\n`);
        return done(EXIT.done);
      }
      const parts = [count(found.boards, 'board'), count(found.results, 'result')];
      if (sealedBoards > 0) parts.push(count(sealedBoards, 'commitment'));
      terminal.out(`Verified: ${parts.join(', ')}.\n`);
      return done(EXIT.done);
    });

/** Faults of the boards that are not what a server committed to. */
const brokenSeals = ({ boards }: Duplicate): readonly Fault[] =>
  boards.flatMap((board, i) => {
    if (board.seal === undefined) return [];
    const text = commitmentText(committedBoard(board, board.seal.salt));
    if (createHash('sha256').update(text).digest('hex') === board.seal.commitment) return [];
    const place = `board ${i + 1}`;
    return [fault('commitment', place, `Board ${i + 1} is not the one that its commitment was made for`)];
  });

const count = (n: number, thing: string): string => `${n} ${thing}${n === 1 ? '' : 's'}`;

interface CompareOptions {
  readonly for?: string;
  readonly json?: true;
}

const compareVerb = (terminal: Terminal, done: Done): Command =>
  new Command('compare')
    .description('compare the results on every board')
    .argument('<file...>', 'a duplicate, then others with the same boards, and records')
    .option('--for <player>', 'show only boards that this player has finished')
    .option('--json', 'print JSON')
    .action(async (files: readonly string[], { for: player, json }: CompareOptions) => {
      const read = await readAll(terminal, files);
      if (!read.ok) return done(read.exit);
      const shown = sealed(read.value, player ?? null);
      const compared = compare(shown);
      terminal.out(json === true ? jsonText(shown, compared) : tablesText(shown, compared));
      return done(EXIT.done);
    });

type Read = { readonly ok: true; readonly value: Duplicate } | { readonly ok: false; readonly exit: Exit };

/** Faults of a text that is no duplicate, or one whose boards cannot be read. */
const UNREAD = ['duplicate', 'duplicate-size', 'board', 'game', 'deal', 'option'];

/** Whether a text could not be read, so that nothing is known about its claims. */
const isUnread = (text: string, faults: readonly Fault[]): boolean =>
  faults.every(({ code }) => UNREAD.includes(code)) ||
  (!text.trimStart().startsWith('[Duplicate ') && !parseRecord(text).ok);

/** The first file, with the results of all others added: duplicates of the same boards, and records. */
const readAll = async (terminal: Terminal, files: readonly string[]): Promise<Read> => {
  let all: Duplicate | null = null;
  for (const file of files) {
    const text = await readInput(terminal, file);
    if (!text.ok) return { ok: false, exit: reportFaults(terminal, text.error) };
    const longer: Result<Duplicate> = all === null ? parseDuplicate(text.value) : addText(all, text.value);
    if (longer.ok) {
      all = longer.value;
      continue;
    }
    const where = file === '-' ? 'standard input' : file;
    const faults = longer.error.map((f) => ({
      ...f,
      path: [where, f.path].filter((p) => p !== '').join(', '),
    }));
    return {
      ok: false,
      exit: reportFaults(terminal, faults, isUnread(text.value, faults) ? EXIT.refused : EXIT.false),
    };
  }
  if (all === null) throw new Error('Commander asks for a file at least');
  return { ok: true, value: all };
};

const minus = (text: string): string => text.replace('-', '−');
/** With its sign. */
const points = (number: number | null, digits = 2): string =>
  number === null ? '–' : minus(`${number > 0 ? '+' : ''}${number.toFixed(digits)}`);
const percent = (number: number | null): string => (number === null ? '–' : `${number.toFixed(1)}%`);

/** Columns of a table, the first aligned left and the others right. */
const table = (rows: readonly (readonly string[])[]): string => {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => (row[i] ?? '').length)));
  return rows
    .map((row) =>
      row.map((cell, i) => (i === 1 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))),
    )
    .map((row) => `  ${row.join('  ').trimEnd()}\n`)
    .join('');
};

const tablesText = ({ title, boards }: Duplicate, { boards: tables, totals }: Comparison): string => {
  const heads = tables.map((one) => {
    const open = boards[one.board];
    return `Board ${one.board + 1}: ${open?.compiled.def.title ?? ''}, deal ${open === undefined ? '' : makeDeal(open.deal)}\n${boardText(one)}`;
  });
  const rows = totals.map((row) => [
    `${row.rank}${row.tied ? '=' : ''}`,
    row.player,
    `${row.played}`,
    `${row.wins}`,
    row.points === null ? '–' : minus(`${row.points}`),
    percent(row.percent),
    points(row.imps),
    points(row.datumImps, 0),
  ]);
  const total = table([['', 'Player', 'Boards', 'Won', 'Sum', 'Per cent', 'IMPs', 'Datum'], ...rows]);
  return [...(title === '' ? [] : [`${title}\n`]), ...heads, `Total\n${total}`].join('\n');
};

const boardText = ({ rows, datum, measure }: BoardTable): string => {
  if (rows.length === 0) return '  Nobody has finished it.\n';
  const lines = rows.map((row) => [
    `${row.rank}${row.tied ? '=' : ''}`,
    `${row.player}${row.aided ? ' (with hints)' : ''}`,
    minus(`${row.value}`),
    row.outcome.status,
    row.outcome.seconds === null ? '–' : `${row.outcome.seconds.toFixed(1)} s`,
    percent(row.percent),
    points(row.imps),
    points(row.datumImps, 0),
  ]);
  const unit =
    measure.unit === 'left'
      ? 'Cards left'
      : `${measure.unit.slice(0, 1).toUpperCase()}${measure.unit.slice(1)}`;
  const text = table([['', 'Player', unit, 'Result', 'Time', 'Per cent', 'IMPs', 'Datum'], ...lines]);
  return datum === null
    ? text
    : `${text}  Datum ${minus(`${Math.round(datum * 100) / 100}`)}; a whole deal is ${measure.span}.\n`;
};

const jsonText = (duplicate: Duplicate, { boards, totals }: Comparison): string => {
  const told = boards.map(({ board, measure, datum, rows }) => {
    const { game, options, deal, compiled } = duplicate.boards[board] ?? raise(board);
    return {
      game,
      options,
      deal: makeDeal(deal),
      rules: compiled.rules,
      measure,
      datum,
      results: rows.map(({ record: _record, board: _board, ...row }) => row),
    };
  });
  const head = { title: duplicate.title, players: playersOf(duplicate) };
  return `${JSON.stringify({ ...head, boards: told, totals }, null, 2)}\n`;
};

const raise = (board: number): never => {
  throw new Error(`No board ${board} in this duplicate`);
};
