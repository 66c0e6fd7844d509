/**
 * The club of the site: a server that deals the same sealed boards to everybody. It is there only where the page says so
 * (`<meta name="cairn-club">`), and it is asked only from the club's pages, or once the player has opened them.
 */
import { signal, type Signal } from '@preact/signals';
import { clubClient, type Answer, type ClubClient, type Me, type NoAccount } from '@cairn/wire';
import { logBug } from '../../platform/errors.ts';
import { CLUB_KEY } from '../../play/club.ts';
import type { Shell } from '../../shell/shell.ts';
import { shellState } from '../../shell/shell-state.ts';

export interface Club {
  readonly client: ClubClient;
  /** The player's account; null: none yet; undefined: not known yet. */
  readonly me: Signal<Me | null | undefined>;
  /** Asks who the player is. */
  readonly look: () => Promise<void>;
  /** Makes sure that there is an account: a guest's, if there is none. */
  readonly join: () => Promise<Answer<Me>>;
  /** Notes an account that has been signed in to, or that there is none any more. */
  readonly become: (me: Me | null) => void;
}

const openClub = ({ db }: Shell): Club => {
  const client = clubClient((address, options) => fetch(address, options));
  const me = signal<Me | null | undefined>(undefined);
  const become = (now: Me | null): void => {
    me.value = now;
    const value = now === null ? undefined : { joined: true };
    db.write([{ store: 'settings', key: CLUB_KEY, value }]).catch(logBug);
  };
  return {
    client,
    me,
    become,
    look: async () => {
      // Nobody is asked for who has not been here.
      if ((await db.get('settings', CLUB_KEY)) === undefined) me.value ??= null;
      else {
        const answer = await client.ask<Me | NoAccount>('GET', '/me');
        if (!answer.ok) return;
        if (answer.value.id === null) me.value = null;
        else become(answer.value);
      }
    },
    join: async () => {
      const answer = await client.ask<Me>('POST', '/guest', {});
      if (answer.ok) become(answer.value);
      return answer;
    },
  };
};

export const clubOf = shellState(openClub);
