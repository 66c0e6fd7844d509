/** The `cairn-server` command: what is done with the database of a site while nobody is served. */
import { faultText, type Fault, type Result } from '@cairn/engine';
import { openStore, type SqlStore } from '@cairn/store';
import { Command } from 'commander';
import { firstAdminCode } from './accounts/codes.ts';
import { migrateClub } from './club-store.ts';
import { codeLink } from './first-admin.ts';
import { verifySite } from './proof/verify.ts';
import { parseSettings, type SiteSettings } from './settings.ts';
import { readSite, writeSite } from './transfer/site-file.ts';
import { SERVER_VERSION } from './version.ts';

class Refused extends Error {
  constructor(faults: readonly Fault[]) {
    super(faultText(faults));
  }
}

const sure = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Refused(result.error);
  return result.value;
};

const DEFAULT_ORIGIN = 'http://localhost:4173';
const TELL_EVERY = 1000;

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const count = (number: number, one: string, many: string): string =>
  `${number.toLocaleString('en')} ${number === 1 ? one : many}`;

/** Does something with the database that the settings name. */
const withStore = async (work: (store: SqlStore, settings: SiteSettings) => Promise<void>): Promise<void> => {
  const settings = sure(parseSettings(process.env, process.platform));
  const store = sure(await openStore(settings.database));
  try {
    sure(await migrateClub(store));
    await work(store, settings);
  } finally {
    await store.close();
  }
};

const verify = (): Promise<void> =>
  withStore(async (store) => {
    const proof = await verifySite(store, (checked) => {
      if (checked % TELL_EVERY === 0) process.stderr.write(`\r${checked} checked `);
    });
    const { boards, results, plays, wrong } = proof;
    for (const sentence of wrong) say(sentence);
    const all = [
      count(boards, 'board', 'boards'),
      count(results, 'result', 'results'),
      count(plays, 'play that is not over', 'plays that are not over'),
    ].join(', ');
    if (wrong.length > 0) {
      say(`${all}: ${count(wrong.length, 'is', 'are')} not as it should be`);
      process.exitCode = 1;
    } else say(`${all}: every one of them checks out`);
  });

const write = (file: string): Promise<void> =>
  withStore(async (store) => {
    const rows = await writeSite(store, file);
    say(`Wrote ${count(rows, 'row', 'rows')} to ${file}`);
  });

const read = (file: string): Promise<void> =>
  withStore(async (store) => {
    const rows = sure(await readSite(store, file));
    say(`Read ${count(rows, 'row', 'rows')} from ${file}`);
  });

const adminLink = (): Promise<void> =>
  withStore(async (store, { origin }) => {
    const made = await firstAdminCode(store);
    if (made === null) {
      say('The club has an admin already, who can make others admins');
      process.exitCode = 1;
    } else say(`To become the admin of the club, open ${codeLink(origin ?? DEFAULT_ORIGIN, made.code)}`);
  });

const program = new Command('cairn-server')
  .description(
    "Looks after a club's database: the one that CAIRN_DATABASE names, or else the one in CAIRN_DATA.",
  )
  .version(SERVER_VERSION);
program
  .command('verify')
  .description('replay every result, and check every board against its commitment')
  .action(verify);
program.command('export <file>').description('write everything in the database to a file').action(write);
program.command('import <file>').description('read such a file into an empty database').action(read);
program.command('admin-link').description('print a link that makes the first admin').action(adminLink);

await program.parseAsync().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
