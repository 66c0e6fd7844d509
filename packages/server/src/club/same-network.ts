/**
 * Notes which boards were opened from one network on one day, so that admins see where two accounts may be one person. No
 * address is kept: a network is known by a hash with a key that only the process has and forgets (api/network.ts), hashed
 * again with the date. So several processes, and a process that was started again, do not recognise each other's.
 */
import type { SqlClient } from '@cairn/store';
import type { SharedNetwork } from '@cairn/wire';
import { NOW } from '../database-time.ts';
import { hashOf } from '../random-token.ts';

const KEPT_MS = 14 * 86_400_000;
const HASH_LETTERS = 12;
const MOST_ROWS = 100;

/** @param network as the API has it. */
export const noteNetwork = async (sql: SqlClient, play: string, network: string): Promise<void> => {
  const date = new Date().toISOString().slice(0, 10);
  await sql.query(
    `insert into club.opened_from (play, network, at) select id, $2, opened from club.play where id = $1
     on conflict do nothing`,
    [play, hashOf(`${date} ${network}`).slice(0, HASH_LETTERS)],
  );
};

/** Boards that several accounts have opened from one network, the last ones first. */
export const sharedNetworks = async (sql: SqlClient): Promise<readonly SharedNetwork[]> => {
  const rows = await sql.query<Omit<SharedNetwork, 'players'> & { readonly players: string }>(
    `select p.contest, c.title, p.n as board, b.game, max(f.at) as at,
       json_agg(a.name order by p.opened, p.id)::text as players
     from club.opened_from f
     join club.play p on p.id = f.play
     join accounts.account a on a.id = p.account
     join club.contest c on c.id = p.contest
     join club.contest_board cb on cb.contest = p.contest and cb.n = p.n
     join club.board b on b.id = cb.board
     group by p.contest, c.title, p.n, b.game, f.network having count(*) > 1
     order by at desc, p.contest, p.n limit ${MOST_ROWS}`,
  );
  return rows.map((row) => ({ ...row, players: JSON.parse(row.players) as readonly string[] }));
};

/** Forgets what is older than two weeks. */
export const forgetNetworks = async (sql: SqlClient): Promise<void> => {
  await sql.query(`delete from club.opened_from where at < ${NOW} - ${KEPT_MS}`);
};
