/** Contests and their boards as the database has them, and who may look at a contest. */
import { parsePolicy, type ContestPolicy, type OpenWindow } from '@cairn/formats';
import type { SqlClient } from '@cairn/store';
import type { Account } from '../accounts/accounts.ts';
import { NOW } from '../database-time.ts';

/** Who asks; null: somebody without an account. */
export type ContestViewer = Account | null;

/** The members of the club are, for now, all registered accounts of the site. */
export const isMember = (viewer: ContestViewer): boolean => viewer?.kind === 'registered';

export interface ContestRow extends OpenWindow {
  readonly id: string;
  readonly isDaily: boolean;
  readonly title: string;
  /** Name of who made it; null: the site, or somebody who has left. */
  readonly owner: string | null;
  readonly policy: ContestPolicy;
  readonly invitation: string | null;
  readonly isOwner: boolean;
  /** Everybody with an account has entered a daily deal. */
  readonly isEntered: boolean;
  /** Not at one for the invited, but for its owner, those who have entered, admins, and those with the invitation. */
  readonly mayLook: boolean;
  /** When it was read, by the clock of the database. */
  readonly now: number;
}

interface Row extends Omit<ContestRow, 'isDaily' | 'mayLook' | 'policy'> {
  readonly kind: string;
  readonly policy: string;
}

const CONTEST = `
  select c.id, c.kind, c.title, o.name as owner, c.opens, c.closes, c.policy, c.invitation,
    coalesce(c.owner = $2, false) as "isOwner",
    case when c.kind = 'daily' then $2::text is not null
      else exists (select 1 from club.entry e where e.contest = c.id and e.account = $2) end as "isEntered",
    ${NOW} as now
  from club.contest c left join accounts.account o on o.id = c.owner
  where c.id = $1`;

const policyOf = (id: string, text: string): ContestPolicy => {
  const policy = parsePolicy(JSON.parse(text));
  if (!policy.ok) throw new Error(`The policy of contest ${id} cannot be read`);
  return policy.value;
};

/** SQL: whether a result is that of a guest, of the play `p` and its account `a`; guests who are gone stay guests. */
export const IS_GUEST = `case when a.id is null then p.as_guest else a.kind = 'guest' end`;

/** Whether the invitation opens a contest. */
export const isInvited = (
  { invitation, isOwner }: Pick<ContestRow, 'invitation' | 'isOwner'>,
  shown: string | null,
): boolean => isOwner || (invitation !== null && shown === invitation);

/** The contest as it is for a viewer; null if there is none. */
export const findContest = async (
  sql: SqlClient,
  id: string,
  viewer: ContestViewer,
  invitation: string | null = null,
): Promise<ContestRow | null> => {
  const [row] = await sql.query<Row>(CONTEST, [id, viewer?.id ?? null]);
  if (row === undefined) return null;
  const { kind, policy: text, ...rest } = row;
  const policy = policyOf(id, text);
  const isPublic = policy.entry.who !== 'invited';
  const mayLook = isPublic || row.isEntered || viewer?.admin === true || isInvited(row, invitation);
  return { ...rest, isDaily: kind === 'daily', policy, mayLook };
};

/** Whether an account may open the boards of a contest, for the routes of plays. */
export const isEnteredIn =
  (sql: SqlClient) =>
  async (account: string, contest: string): Promise<boolean> => {
    const [row] = await sql.query<{ entered: boolean }>(
      `select c.kind = 'daily'
         or exists (select 1 from club.entry e where e.contest = c.id and e.account = $2) as entered
       from club.contest c where c.id = $1`,
      [contest, account],
    );
    return row?.entered ?? false;
  };

/** What everybody may know of a board before the close. */
export interface PublicBoard {
  readonly n: number;
  readonly game: string;
  /** JSON. */
  readonly options: string;
  readonly rules: string;
  readonly commitment: string;
  readonly grade: number | null;
}

export const publicBoards = (sql: SqlClient, contest: string): Promise<readonly PublicBoard[]> =>
  sql.query<PublicBoard>(
    `select cb.n, b.game, b.options, b.rules, b.commitment, b.grade
     from club.contest_board cb join club.board b on b.id = cb.board where cb.contest = $1 order by cb.n`,
    [contest],
  );

/** A board with what is secret until the close. */
export interface SecretBoard extends PublicBoard {
  readonly deal: string;
  readonly salt: string;
  readonly proof: string | null;
}

export const secretBoards = (sql: SqlClient, contest: string): Promise<readonly SecretBoard[]> =>
  sql.query<SecretBoard>(
    `select cb.n, b.game, b.options, b.rules, b.commitment, b.grade, b.deal, b.salt, b.proof
     from club.contest_board cb join club.board b on b.id = cb.board where cb.contest = $1 order by cb.n`,
    [contest],
  );
