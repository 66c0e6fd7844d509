/** The codes of what the club refuses. Bodies of a wrong shape have faults of the engine instead, with facts. */
import { fault, type Fault } from '@cairn/engine';

export const CLUB_FAULTS = [
  // The API
  'account',
  'bug',
  'json',
  'limit',
  'origin',
  'route',
  'size',
  'unavailable',
  'unknown',
  // Accounts
  'challenge',
  'code',
  'free-names',
  'gone',
  'no-way-back',
  'nobody',
  'passkey-there',
  'passkey-unknown',
  'passkey-wrong',
  'passkeys-many',
  'taken',
  // Contests
  'boards-many',
  'cards-hidden',
  'contests-many',
  'daily',
  'guests',
  'lines',
  'month',
  'not-made',
  'not-shown',
  'nothing',
  'owner',
  'part',
  'past',
  'state',
  'unfinished',
  'window',
  'window-long',
  // Entering a contest (`EntryRefusal`) and opening a board (`BoardRefusal`)
  'age',
  'at-once',
  'closed',
  'finish-first',
  'invitation',
  'members-only',
  'no-guests',
  'not-entered',
  'not-open',
  'passkey',
  // Plays
  'ahead',
  'from',
  'moved-on',
  'rules',
  // Daily deals
  'date',
  'making',
  'no-deal',
  // Admins
  'admin',
  'last-admin',
  'no-backups',
  // Of the client: there was no answer, or none that can be read
  'answer',
  'network',
] as const;

/** Why the club refuses something. */
export type ClubFault = (typeof CLUB_FAULTS)[number];

export const clubFault = (code: ClubFault, path: string, message: string): Fault =>
  fault(code, path, message);
