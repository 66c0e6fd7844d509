/**
 * Plays a series in the terminal: one deal after another (deal-runner.ts), with a few commands between them. A
 * finished deal is entered at once, unless it is stuck and undo is allowed; then the next command enters it, except
 * "undo" and similar ones.
 */
import { begin, fail, failWith, ok, type Result } from '@cairn/engine';
import {
  addEntry,
  makeSeries,
  nextDeal,
  standingOf,
  undoOf,
  type SeriesEntry,
  type Series,
} from '@cairn/formats';
import { dealHeading } from '../play/move-lines.ts';
import { reportFaults, EXIT, type Exit } from '../terminal/exit.ts';
import { writeText } from '../terminal/files.ts';
import { parseCommands, type PlayCommand } from '../play/play-commands.ts';
import { TimedAttempt } from '../play/timed-attempt.ts';
import { DealRunner } from '../play/deal-runner.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { scoreCardText, endLine, legHeading, rowLine, seriesHeading } from './score-card.ts';

export const SERIES_WORDS = `In a series, also:
  next       go to the next deal, when you could still undo in a stuck one
  card       show the score card
  buy 5      buy an iron of that rank for the next deal, in formats that sell irons
  stop       end the series, before the first move of a deal`;

/** Commands that do not leave a finished deal. */
const STAYS: readonly PlayCommand['kind'][] = [
  'undo',
  'redo',
  'restart',
  'board',
  'where',
  'score',
  'save',
  'help',
];

const wordOf = (request: PlayCommand | undefined): string =>
  request?.kind === 'move' ? request.text.toLowerCase() : '';

const OWN = ['next', 'card', 'buy', 'stop'];

export class SeriesRunner {
  private readonly terminal: Terminal;
  private series: Series;
  private readonly file: string | undefined;
  private sitting: TimedAttempt | null = null;
  private table: DealRunner | null = null;

  /** @param file where the series is saved after every deal. */
  constructor(terminal: Terminal, series: Series, file: string | undefined) {
    this.terminal = terminal;
    this.series = series;
    this.file = file;
  }

  async run(): Promise<Exit> {
    const { terminal } = this;
    terminal.out(`${seriesHeading(this.series)}\n`);
    if (terminal.interactive) terminal.out('"help" lists what you can type.\n');
    this.deal();
    let number = 0;
    for await (const line of terminal.lines()) {
      number += 1;
      const heard = await this.execute(line);
      if (!heard.ok) {
        reportFaults(
          terminal,
          terminal.interactive ? heard.error : heard.error.map((f) => ({ ...f, path: `line ${number}` })),
        );
        if (!terminal.interactive) return EXIT.refused;
      }
      if ((heard.ok && heard.value === 'quit') || this.table === null) break;
    }
    const entered = await this.enterIfOver(true);
    if (!entered.ok) return reportFaults(terminal, entered.error);
    return this.close();
  }

  private close(): Exit {
    const { ended, reached } = standingOf(this.series);
    this.terminal.out(`\n${scoreCardText(this.series)}\n\n${endLine(this.series)}\n`);
    if (ended === null) return EXIT.unfinished;
    return ended === 'failed' || reached === false ? EXIT.lost : EXIT.done;
  }

  /** Carries out the commands of a line, which may concern several deals. */
  private async execute(line: string): Promise<Result<'more' | 'quit'>> {
    const read = parseCommands(line);
    if (!read.ok) return read;
    let open = read.value;
    while (open.length > 0) {
      const [request] = open;
      const stays = request !== undefined && STAYS.includes(request.kind);
      const entered = await this.enterIfOver(!stays);
      if (!entered.ok) return entered;
      if (request?.kind === 'quit') return ok('quit');
      if (this.table === null)
        return failWith('over', '', `Cannot play "${wordOf(request)}": the series has ended`);
      if (OWN.includes(wordOf(request))) {
        const word = await this.own(open);
        if (!word.ok) return word;
        open = word.value;
        continue;
      }
      const count = open.findIndex((each) => OWN.includes(wordOf(each)));
      const batch = count < 0 ? open : open.slice(0, count);
      const heard = await this.table.execute(batch, () => this.leaves());
      if (!heard.ok) return heard;
      if (heard.value.quit) return ok('quit');
      if (request?.kind === 'help') this.terminal.out(`${SERIES_WORDS}\n`);
      open = [...heard.value.rest, ...open.slice(batch.length)];
    }
    const entered = await this.enterIfOver(false);
    return entered.ok ? ok('more') : entered;
  }

  /** Whether the deal is finally over: won, given up, out of time, or stuck without undo. */
  private leaves(): boolean {
    const status = this.sitting?.step.status ?? 'playing';
    if (status === 'playing') return false;
    return status !== 'stuck' || !this.undoes();
  }

  private undoes(): boolean {
    return this.sitting !== null && undoOf(this.series.format, this.sitting.session.game) !== 'none';
  }

  /** Carries out a command of the series; returns the commands after it. */
  private async own(open: readonly PlayCommand[]): Promise<Result<readonly PlayCommand[]>> {
    const [first, second] = open;
    const word = wordOf(first);
    if (word === 'card') {
      this.terminal.out(`${scoreCardText(this.series)}\n`);
      return ok(open.slice(1));
    }
    // A deal that was stuck has been entered already. So "next" has nothing to do, unless the deal is still in play.
    if (word === 'next')
      return this.sitting?.session.cursor === 0
        ? ok(open.slice(1))
        : failWith('next', '', 'Cannot go on: the deal is not over; "end" gives it up');
    if (this.sitting !== null && this.sitting.session.cursor > 0)
      return failWith(word, '', `Cannot ${word}: the deal is not over; "end" gives it up`);
    const rank = wordOf(second);
    if (word === 'buy' && !/^[2-9]$/.test(rank))
      return failWith('buy', '', 'Cannot read "buy": wanted a rank from 2 to 9, like buy 5');
    const entry: SeriesEntry =
      word === 'stop' ? { kind: 'stop' } : { kind: 'buy', item: 'iron', rank: Number(rank) };
    const added = await this.add(entry);
    if (!added.ok) return added;
    this.deal();
    return ok(open.slice(word === 'buy' ? 2 : 1));
  }

  /** Enters the deal if it is finally over, or if it is stuck and `left` is set; then deals the next one. */
  private async enterIfOver(left: boolean): Promise<Result<null>> {
    const { table, sitting } = this;
    const over = this.leaves() || (sitting !== null && sitting.step.status !== 'playing' && left);
    if (table === null || !over) return ok(null);
    const record = table.record(this.series.format.def.clock !== 'off' || sitting?.limit !== undefined);
    if (!record.ok) return record;
    const added = await this.add({ kind: 'deal', record: record.value });
    if (!added.ok) return added;
    const now = standingOf(this.series);
    const row = now.rows.at(-1);
    if (row !== undefined) this.terminal.out(`${rowLine(this.series.format, row, now)}\n`);
    this.deal();
    return ok(null);
  }

  /** Adds an entry, and writes the file if there is one. */
  private async add(entry: SeriesEntry): Promise<Result<null>> {
    const added = addEntry(this.series, entry);
    if (!added.ok) return fail(added.error);
    this.series = added.value;
    return this.file === undefined ? ok(null) : writeText(this.terminal, this.file, makeSeries(this.series));
  }

  /** Deals the next deal, unless the series has ended. */
  private deal(): void {
    const { terminal, series } = this;
    const { def } = series.format;
    const next = nextDeal(series);
    this.table = null;
    this.sitting = null;
    if (next === null) return;
    const dealt = begin(next.game, next.deal);
    if (!dealt.ok) throw new Error('A series deals what its games can deal');
    const own = next.game.def.limits?.seconds ?? Infinity;
    const limit = Math.min(own, (def.seconds ?? Infinity) - standingOf(series).seconds);
    this.sitting = new TimedAttempt(
      dealt.value,
      () => terminal.now(),
      limit === Infinity ? undefined : limit,
    );
    this.table = new DealRunner(terminal, this.sitting, this.undoes());
    terminal.out(`\n${legHeading(series.format, next)}: ${dealHeading(next.game, next.deal)}\n`);
    this.table.show();
  }
}
