/** The link that makes the first admin of a site. It is printed, since who can read what the server prints runs it. */
import type { SqlStore } from '@cairn/store';
import { firstAdminCode, hasAdminCode, newCodeText } from './accounts/codes.ts';

/** The address at which the app uses a code. */
export const codeLink = (origin: string, code: string): string => `${origin}/#/club/code/${code}`;

export interface FirstAdmin {
  /** Prints the link before the database is opened, where nobody can be an admin yet. */
  readonly tellEarly: () => void;
  /** Makes the printed link work; or prints one, if the site has no admin. */
  readonly opened: (store: SqlStore) => Promise<void>;
}

/**
 * @param origin the address of the site, once the server listens.
 * @param isShared whether several processes open this database: then a link that one has printed stays as it is.
 */
export const firstAdmin = (
  origin: () => string,
  say: (line: string) => void,
  isShared: boolean,
): FirstAdmin => {
  let early: string | null = null;
  const tell = (code: string): void =>
    say(`To become the admin of the club, open ${codeLink(origin(), code)}`);
  return {
    tellEarly: () => {
      early = newCodeText('admin');
      tell(early);
    },
    opened: async (store) => {
      if (isShared && (await hasAdminCode(store))) return;
      const made = await firstAdminCode(store, early ?? undefined);
      if (made !== null && made.code !== early) tell(made.code);
      early = null;
    },
  };
};
