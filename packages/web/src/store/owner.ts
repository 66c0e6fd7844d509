/**
 * One tab at a time owns the table, and it is the last one that asked. The name of the owner lies in the database
 * beside the game; a write that finds another name there changes nothing, so two tabs can never mix their games.
 * A message between tabs only makes the older one notice at once.
 */
import type { Change, Database } from './database.ts';

const OWNER = { drawer: 'table', key: 'owner' } as const;
const CHANNEL = 'cairn-table';

export interface Owner {
  /** Writes changes as the owner of the table; false when another tab owns it now. */
  write(changes: readonly Change[]): Promise<boolean>;
  /** Gives the channel up. */
  close(): void;
}

/** Makes this tab the owner. `lost` is called, once, when another tab becomes it. */
export const ownTable = async (db: Database, lost: () => void): Promise<Owner> => {
  const me = crypto.randomUUID();
  let mine = true;
  const lose = (): void => {
    if (mine) lost();
    mine = false;
  };
  await db.write([{ ...OWNER, value: me }]);
  const channel = db.lasting && 'BroadcastChannel' in self ? new BroadcastChannel(CHANNEL) : null;
  channel?.addEventListener('message', (event: MessageEvent<unknown>) => {
    if (event.data !== me) lose();
  });
  channel?.postMessage(me);
  return {
    write: async (changes) => {
      const made = await db.write(changes, { ...OWNER, passes: (owner) => owner === me });
      if (!made) lose();
      return made;
    },
    close: () => channel?.close(),
  };
};
