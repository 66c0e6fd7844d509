/** `cairn survey status` and `cairn survey cancel`: the progress of the surveys in a database, and ending one. */
import { failWith, fault, type Result } from '@cairn/engine';
import { cancelSurvey, percent, statusOf, surveysIn, type SurveyStatus } from '@cairn/lab';
import { shareOf } from '@cairn/stats';
import { Command } from 'commander';
import { reportFaults, EXIT, type Exit } from '../terminal/exit.ts';
import { openSurveyDatabase, withDatabase, type DatabaseChoice } from '../survey/database.ts';
import type { Terminal } from '../terminal/terminal.ts';

interface Options extends DatabaseChoice {
  readonly json?: true;
}

/** "Two computations of chunk 7, pass 1 contradict each other: deals 701, 733" */
export const alarmText = ({ chunk, pass, deals, worker }: SurveyStatus['alarms'][number]): string =>
  `Two computations of chunk ${chunk}, pass ${pass} contradict each other (the second by ${worker}): deals ${deals.join(', ')}\n`;

const stateOf = ({ entry, kept, chunks, waiting, active, failed }: SurveyStatus): string => {
  if (entry.cancelled) return 'cancelled';
  if (waiting + active > 0) return active > 0 ? 'under way' : 'waiting';
  if (failed > 0) return 'stuck';
  return kept === chunks ? 'done' : 'incomplete';
};

const statusText = (status: SurveyStatus): string => {
  const { entry, plan, chunks, kept, waiting, active, failed, deals, rate } = status;
  const options = Object.entries(plan.options).map(([name, value]) => ` ${name}=${value}`);
  const number = (n: number): string => n.toLocaleString('en', { maximumFractionDigits: n < 10 ? 1 : 0 });
  const [low, high] = shareOf(deals.winnable, deals.done, deals.unknown).wilson.map(percent);
  const found = `${percent(deals.winnable / deals.done)} [${low} to ${high}] winnable, ${number(deals.unknown)} unknown`;
  return [
    `${entry.id}  ${plan.game}${options.join('')} ${plan.first}..${plan.last}  ${stateOf(status)}, priority ${entry.priority}`,
    `  chunks  ${number(kept)} of ${number(chunks)} kept, ${number(waiting)} waiting, ${number(active)} active, ${number(failed)} failed`,
    ...(deals.done === 0 ? [] : [`  deals   ${number(deals.done)}: ${found}`]),
    ...(rate === null ? [] : [`  rate    ${number(rate)} deals/s`]),
    '',
  ].join('\n');
};

const jsonOf = (status: SurveyStatus) => {
  const { entry, plan, ...rest } = status;
  const { def: _, ...about } = plan;
  return { id: entry.id, state: stateOf(status), priority: entry.priority, plan: about, ...rest };
};

/** The fault of an id no survey has. */
export const noSurvey = (id: string): Result<never> =>
  failWith('id', '', `There is no survey "${id}" in that database`);

export const statusVerb = (terminal: Terminal, done: (exit: Exit) => void): Command =>
  withDatabase(new Command('status'))
    .description('show the progress of the surveys in a database')
    .argument('[id]', 'show one survey, and its failures')
    .option('--json', 'print JSON')
    .action(async (id: string | undefined, _: Options, verb: Command) => {
      const options = verb.optsWithGlobals<Options>();
      const place = await openSurveyDatabase(terminal, options);
      if (!place.ok) return done(reportFaults(terminal, place.error));
      const { store, queue, close } = place.value;
      const found: SurveyStatus[] = [];
      let exit: Exit = EXIT.done;
      const entries = await surveysIn(store, id);
      for (const entry of entries) {
        const status = await statusOf(store, queue, entry);
        if (status.ok) found.push(status.value);
        else
          reportFaults(terminal, [fault('survey', entry.id, 'This version cannot read it'), ...status.error]);
      }
      if (options.json === true) terminal.out(`${JSON.stringify(found.map(jsonOf), null, 2)}\n`);
      else for (const status of found) terminal.out(statusText(status));
      for (const { entry, alarms } of found) {
        for (const alarm of alarms) terminal.err(`${entry.id}: ${alarmText(alarm)}`);
        if (alarms.length > 0) exit = EXIT.false;
      }
      if (id !== undefined && entries.length > 0)
        for (const { task, why } of await queue.failures(id))
          terminal.err(`${id}: chunk ${task.chunk}, pass ${task.pass} failed: ${why}\n`);
      await close();
      const none = id === undefined || entries.length > 0 ? null : noSurvey(id);
      return done(none === null || none.ok ? exit : reportFaults(terminal, none.error));
    });

export const cancelVerb = (terminal: Terminal, done: (exit: Exit) => void): Command =>
  withDatabase(new Command('cancel'))
    .description('cancel a survey: no machine begins another chunk, and its results stay')
    .argument('<id>', 'as shown by `cairn survey status`')
    .action(async (id: string, _: DatabaseChoice, verb: Command) => {
      const place = await openSurveyDatabase(terminal, verb.optsWithGlobals<DatabaseChoice>());
      if (!place.ok) return done(reportFaults(terminal, place.error));
      const { store, close } = place.value;
      const there = await cancelSurvey(store, id);
      await close();
      const none = noSurvey(id);
      return done(there || none.ok ? EXIT.done : reportFaults(terminal, none.error));
    });
