/**
 * Boards of daily deals for many games and dates, from a seed: is each won by its proof, has it the grade that was asked for,
 * and what does it take? Date by date, so that a run that ends early has looked at every game. The exit status is 1 where a
 * proof does not win, or fewer than 95 % of the boards of measured games have their grade.
 */
import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';
import { makeDeal, parseRecord, replay, unwrap } from '@cairn/engine';
import { dateOfDay, dayNumberOf, legGame, parseCalendarDate } from '@cairn/formats';
import { inOneGo, SeededRandom } from '@cairn/solver';
import { quintilesOf } from '@cairn/trials';
import { findBoard } from '../src/boards/find-board.ts';
import { ALL_GAMES, dailyGame, type DailyGame } from '../src/daily/daily-games.ts';
import { gradeOfDate } from '../src/daily/week.ts';

const { values } = parseArgs({
  options: {
    /** Such as "golf klondike/draw=1"; default: every game of the catalogue. */
    games: { type: 'string', default: '' },
    dates: { type: 'string', default: '400' },
    from: { type: 'string', default: '2026-01-01' },
    seed: { type: 'string', default: '1' },
    /** Seconds for a board, and for the whole run. */
    board: { type: 'string', default: '120' },
    seconds: { type: 'string', default: '86400' },
  },
});

const gameIn = (text: string): DailyGame => {
  const [name = '', ...pairs] = text.split('/');
  const options = new Map<string, string>();
  for (const pair of pairs) {
    const [option = '', value = ''] = pair.split('=');
    options.set(option, value);
  }
  return unwrap(dailyGame(name, Object.fromEntries(options)));
};
const games = values.games === '' ? ALL_GAMES : values.games.split(' ').filter(Boolean).map(gameIn);
const first = dayNumberOf(unwrap(parseCalendarDate(values.from)));

class Row {
  readonly name: string;
  readonly isMeasured: boolean;
  boards = 0;
  made = 0;
  hit = 0;
  drawn = 0;
  wrong = 0;
  /** Milliseconds of processor time. */
  readonly ms: number[] = [];

  constructor({ game, options }: DailyGame, isMeasured: boolean) {
    this.name = [game, ...Object.entries(options).map((pair) => pair.join('='))].join(' ');
    this.isMeasured = isMeasured;
  }
}

const processorMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** A seed for a date and a game, so that each board can be made again alone. */
const seedFor = (row: string, date: string): number =>
  createHash('sha256').update(`${values.seed} ${row} ${date}`).digest().readUInt32BE();

const make = (row: Row, { game, options }: DailyGame, date: ReturnType<typeof dateOfDay>): void => {
  const compiled = unwrap(legGame(game, options));
  const random = new SeededRandom(seedFor(row.name, date));
  const grade = gradeOfDate(date);
  const before = processorMs();
  const { board, drawn } = inOneGo(
    findBoard(compiled, grade, {
      mostMs: Number(values.board) * 1000,
      below: (count) => random.below(count),
    }),
  );
  row.ms.push(processorMs() - before);
  row.boards += 1;
  row.drawn += drawn;
  if (board === null) return;
  row.made += 1;
  if (board.grade === grade) row.hit += 1;
  const record = unwrap(parseRecord(board.proof));
  const run = replay(compiled, record);
  if (!run.ok || run.value.status !== 'won' || makeDeal(record.deal) !== makeDeal(board.deal)) row.wrong += 1;
};

const began = performance.now();
const rows = games.map((each) => {
  const compiled = unwrap(legGame(each.game, each.options));
  return new Row(each, quintilesOf(compiled) !== null);
});
let dates = 0;
const isLate = (): boolean => performance.now() - began > Number(values.seconds) * 1000;
for (; dates < Number(values.dates) && !isLate(); dates++)
  for (const [i, row] of rows.entries()) {
    const game = games[i];
    if (game === undefined || isLate()) continue;
    make(row, game, dateOfDay(first + dates));
    process.stderr.write(`${dateOfDay(first + dates)} ${row.name}: ${Math.round(row.ms.at(-1) ?? 0)} ms\n`);
  }

const sum = (of: (row: Row) => number, among: readonly Row[] = rows): number =>
  among.reduce((all, row) => all + of(row), 0);
const median = (list: readonly number[]): number =>
  list.toSorted((one, other) => one - other)[Math.floor(list.length / 2)] ?? 0;
const cells = (list: readonly (string | number)[]): string => `| ${list.join(' | ')} |\n`;
process.stdout.write(
  cells(['game', 'boards', 'made', 'graded as asked', 'packs a board', 'ms a board, median', 'most']) +
    cells(Array.from({ length: 7 }, () => '---')) +
    rows
      .filter(({ boards }) => boards > 0)
      .map((row) =>
        cells([
          row.name,
          row.boards,
          row.made,
          row.isMeasured ? row.hit : '–',
          (row.drawn / row.boards).toFixed(1),
          Math.round(median(row.ms)),
          Math.round(Math.max(...row.ms)),
        ]),
      )
      .join(''),
);
const measured = rows.filter(({ isMeasured }) => isMeasured);
const [boards, made, wrong] = [sum((row) => row.boards), sum((row) => row.made), sum((row) => row.wrong)];
const [asked, hit] = [sum((row) => row.made, measured), sum((row) => row.hit, measured)];
const seconds = sum((row) => row.ms.reduce((all, ms) => all + ms, 0)) / 1000;
process.stdout.write(
  `\nSeed ${values.seed}, ${dates} dates from ${values.from}: ${made} of ${boards} boards made, in ${Math.round(seconds)} s of ` +
    `processor time; ${wrong} proofs do not win; ${hit} of ${asked} boards of measured games have the grade asked for\n`,
);
process.exitCode = wrong === 0 && hit >= 0.95 * asked ? 0 : 1;
