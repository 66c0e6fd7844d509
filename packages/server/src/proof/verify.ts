/** Checks that everything in the tables of a club follows from the acts of its players and from boards fixed before. */
import { makeDeal, parseDeal, parseRecord, replay } from '@cairn/engine';
import { openBoard } from '@cairn/formats';
import type { SqlClient } from '@cairn/store';
import { heldFromLog, loadPlay, catchUp } from '../club/held-play.ts';
import { resultOfPlay, type PlayResult } from '../club/play-result.ts';
import { commitmentOf, type SealedBoard } from '../club/sealed-board.ts';

export interface SiteProof {
  readonly boards: number;
  readonly results: number;
  /** Plays that are not over. */
  readonly plays: number;
  /** A sentence for each thing that is not as it should be. */
  readonly wrong: readonly string[];
}

const PAGE_ROWS = 200;

/** The rows of a table by their ids, a page at a time. */
async function* byId<Row extends { readonly id: string }>(sql: SqlClient, text: string): AsyncGenerator<Row> {
  let last = '';
  for (;;) {
    const rows = await sql.query<Row>(text, [last, PAGE_ROWS]);
    yield* rows;
    const end = rows.at(-1);
    if (end === undefined) return;
    last = end.id;
  }
}

type BoardRow = SealedBoard & { readonly commitment: string; readonly proof: string | null };

const BOARDS = `
  select id, game, options, rules, deal, salt, commitment, proof from club.board
  where id collate "C" > $1 order by id collate "C" limit $2`;

/** Why a board is not as it should be; null: it is. */
const boardFault = (row: BoardRow): string | null => {
  if (commitmentOf(row) !== row.commitment) return 'its commitment is not that of its cards';
  if (row.proof === null) return null;
  const record = parseRecord(row.proof);
  const deal = parseDeal(row.deal);
  if (!record.ok || !deal.ok) return 'its deal or its proof cannot be read';
  const options = JSON.parse(row.options) as Readonly<Record<string, string>>;
  const board = openBoard({ game: row.game, options, deal: deal.value });
  if (!board.ok || board.value.compiled.rules !== row.rules) return OTHER_RULES;
  const won = replay(board.value.compiled, record.value);
  if (!won.ok) return 'its proof does not replay';
  if (makeDeal(record.value.deal) !== makeDeal(deal.value)) return 'its proof is one of another deal';
  return won.value.status === 'won' ? null : 'its proof does not win';
};

const OTHER_RULES = 'it has the rules of another version: only that version can verify it';

type ResultRow = PlayResult & { readonly id: string };

const RESULTS = `
  select play as id, status, value, score, cards_left as left, seconds, undone, aided, record, log from club.result
  where play collate "C" > $1 order by play collate "C" limit $2`;

/** Why a result does not follow from its acts; null: it does. */
const resultFault = async (sql: SqlClient, row: ResultRow): Promise<string | null> => {
  const dealt = await loadPlay(sql, row.id);
  if (dealt === 'unknown') return 'its play is missing';
  if (dealt === 'rules') return OTHER_RULES;
  let again: object;
  try {
    again = resultOfPlay(heldFromLog(dealt, row.log));
  } catch {
    return 'its acts do not follow from one another';
  }
  const { id: _, ...stored } = row;
  const wrong = Object.entries(again).filter(
    ([name, value]) => stored[name as keyof typeof stored] !== value,
  );
  return wrong.length === 0 ? null : `replayed, it has another ${wrong.map(([name]) => name).join(', ')}`;
};

const PLAYS = `
  select p.id from club.play p where p.id collate "C" > $1
  and not exists (select 1 from club.result r where r.play = p.id) order by p.id collate "C" limit $2`;

const playFault = async (sql: SqlClient, id: string): Promise<string | null> => {
  const dealt = await loadPlay(sql, id);
  if (typeof dealt === 'string') return dealt === 'rules' ? null : 'its board is missing';
  try {
    await catchUp(sql, dealt);
    return null;
  } catch {
    return 'its acts do not follow from one another';
  }
};

/**
 * Replays every result and every play, opens every commitment, and replays every proof. Rejects with the error of the
 * database.
 * @param tell hears the number of things checked, now and then.
 */
export const verifySite = async (store: SqlClient, tell: (checked: number) => void): Promise<SiteProof> => {
  const wrong: string[] = [];
  const count = { boards: 0, results: 0, plays: 0 };
  const checked = (what: keyof typeof count, name: string, fault: string | null): void => {
    count[what] += 1;
    tell(count.boards + count.results + count.plays);
    if (fault !== null) wrong.push(`${name}: ${fault}`);
  };
  for await (const board of byId<BoardRow>(store, BOARDS))
    checked('boards', `Board ${board.id}`, boardFault(board));
  for await (const row of byId<ResultRow>(store, RESULTS))
    checked('results', `Result of play ${row.id}`, await resultFault(store, row));
  for await (const { id } of byId(store, PLAYS)) checked('plays', `Play ${id}`, await playFault(store, id));
  return { ...count, wrong };
};
