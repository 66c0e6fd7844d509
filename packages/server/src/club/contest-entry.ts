/** Entering a contest: what the rules ask of an account, and what is said when it may not. */
import type { Fault } from '@cairn/engine';
import { entryRefusal, type Entrant, type EntryRefusal } from '@cairn/formats';
import type { SqlClient } from '@cairn/store';
import { clubFault } from '@cairn/wire';
import { NOW } from '../database-time.ts';
import { isInvited, isMember, type ContestRow, type ContestViewer } from './contest-rows.ts';

/** Why the viewer may not enter; null: may, or has. Somebody without an account is judged as the guest they would become. */
export const entryRefusalOf = async (
  sql: SqlClient,
  contest: ContestRow,
  viewer: ContestViewer,
  invitation: string | null,
): Promise<EntryRefusal | null> => {
  if (contest.isEntered) return null;
  const { policy, now } = contest;
  const [row] =
    viewer === null
      ? []
      : await sql.query<{ passkeys: number; finished: number }>(
          `select (select count(*) from accounts.passkey where account = $1)::int4 as passkeys,
             (select count(*) from club.play p join club.result r on r.play = p.id
              where p.account = $1 and r.void_reason is null)::int4 as finished`,
          [viewer.id],
        );
  const entrant: Entrant = {
    isGuest: viewer?.kind !== 'registered',
    isMember: isMember(viewer),
    isInvited: isInvited(contest, invitation),
    hasPasskey: (row?.passkeys ?? 0) > 0,
    made: viewer?.made ?? now,
    finished: row?.finished ?? 0,
  };
  return entryRefusal(policy.entry, contest, entrant, now);
};

/** Puts an account into a contest, unless it is there. The account is locked. */
export const putEntry = async (sql: SqlClient, contest: string, account: string): Promise<void> => {
  await sql.query(
    `insert into club.entry (contest, account, joined) values ($1, $2, ${NOW}) on conflict do nothing`,
    [contest, account],
  );
};

const dateText = (time: number): string =>
  `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

const sentenceOf = (why: EntryRefusal): string => {
  switch (why.kind) {
    case 'closed':
      return 'This contest has closed';
    case 'members-only':
      return 'Only members can enter: add a passkey to your account first';
    case 'invitation':
      return 'You need the invitation link: ask the player who created the contest';
    case 'no-guests':
      return "Guests can't enter: add a passkey to your account first";
    case 'passkey':
      return 'Your account needs a passkey: add one first';
    case 'age':
      return `Your account is too new: you can enter from ${dateText(why.from)}`;
    case 'finish-first':
      return `Finish ${why.boards} more ${why.boards === 1 ? 'board' : 'boards'} first`;
  }
};

/** The fault of a refusal; the code is its kind. */
export const entryFault = (why: EntryRefusal): Fault => clubFault(why.kind, '', sentenceOf(why));
