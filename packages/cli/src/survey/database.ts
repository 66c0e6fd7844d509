/** The database of surveys shared by many machines: a server, or a folder of this user. */
import path from 'node:path';
import type { Result } from '@cairn/engine';
import { openCluster, type SurveyCluster } from '@cairn/lab';
import { userDataFolder, type StoreLocation } from '@cairn/store';
import type { Command } from 'commander';
import type { Terminal } from '../terminal/terminal.ts';

export interface DatabaseChoice {
  readonly db?: string;
  readonly data?: string;
}

export const withDatabase = (verb: Command): Command =>
  verb
    .option('--db <address>', 'the postgres://… address of a server; CAIRN_DATABASE if omitted')
    .option('--data <folder>', 'without a server: a folder, for one process at a time');

const placeOf = (terminal: Terminal, { db, data }: DatabaseChoice): StoreLocation => {
  const url = db ?? (data === undefined ? terminal.env['CAIRN_DATABASE'] : undefined);
  if (url !== undefined && url !== '') return { kind: 'server', url };
  return {
    kind: 'folder',
    folder:
      data === undefined
        ? path.join(userDataFolder(terminal.env, terminal.platform), 'surveys')
        : terminal.resolve(data),
  };
};

/** How long to wait for a database when a person waits for the answer. */
const SHORT_MS = 5000;

/** Opens the database. A worker, which passes a signal, waits until it is available or the signal aborts. */
export const openSurveyDatabase = (
  terminal: Terminal,
  choice: DatabaseChoice,
  signal?: AbortSignal,
): Promise<Result<SurveyCluster>> =>
  openCluster(placeOf(terminal, choice), {
    onUnavailable: (why) => terminal.err(`The database is away (${why}): trying again\n`),
    ...(signal === undefined ? { ms: SHORT_MS } : { signal }),
  });
