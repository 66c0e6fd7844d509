/** Whether an account may enter a contest, and open one of its boards. */
import { phaseAt, type OpenWindow } from './open-window.ts';
import type { ContestPolicy, EntryRule } from './policy.ts';

/** What the rules ask of an account. Times are milliseconds since 1970 UTC. */
export interface Entrant {
  readonly isGuest: boolean;
  readonly isMember: boolean;
  readonly isInvited: boolean;
  readonly hasPasskey: boolean;
  /** When the account was made. */
  readonly made: number;
  /** Boards it has finished. */
  readonly finished: number;
}

/** Why an account may not enter. */
export type EntryRefusal =
  | { readonly kind: 'closed' }
  | { readonly kind: 'members-only' | 'invitation' | 'no-guests' | 'passkey' }
  /** The account is too young: it may enter from this time on, in milliseconds since 1970 UTC. */
  | { readonly kind: 'age'; readonly from: number }
  /** So many more boards must be finished first. */
  | { readonly kind: 'finish-first'; readonly boards: number };

const DAY_MS = 86_400_000;

/** Why an account may not enter now; null if it may. One may enter before the contest opens. */
export const entryRefusal = (
  rule: EntryRule,
  window: OpenWindow,
  account: Entrant,
  now: number,
): EntryRefusal | null => {
  if (phaseAt(window, now) === 'closed') return { kind: 'closed' };
  if (rule.who === 'members' && !account.isMember) return { kind: 'members-only' };
  if (rule.who === 'invited' && !account.isInvited) return { kind: 'invitation' };
  if (rule.guests === 'refused' && account.isGuest) return { kind: 'no-guests' };
  if (rule.passkey && !account.hasPasskey) return { kind: 'passkey' };
  const from = account.made + rule.days * DAY_MS;
  if (now < from) return { kind: 'age', from };
  return account.finished < rule.finished
    ? { kind: 'finish-first', boards: rule.finished - account.finished }
    : null;
};

/** Why a board may not be opened. */
export type BoardRefusal =
  | { readonly kind: 'not-open'; readonly opens: number }
  | { readonly kind: 'closed' | 'not-entered' }
  /** As many boards are open as the policy allows: one must be finished first. */
  | { readonly kind: 'at-once'; readonly atOnce: number };

/**
 * Why a player may not open a board that is new to them; null if they may. A board that was opened can be gone on with
 * until the close.
 * @param unfinished the number of boards of the contest that the player has opened and not finished.
 */
export const boardRefusal = (
  { atOnce }: ContestPolicy,
  window: OpenWindow,
  player: { readonly isEntered: boolean; readonly unfinished: number },
  now: number,
): BoardRefusal | null => {
  const phase = phaseAt(window, now);
  if (phase === 'coming') return { kind: 'not-open', opens: window.opens };
  if (phase === 'closed') return { kind: 'closed' };
  if (!player.isEntered) return { kind: 'not-entered' };
  return player.unfinished >= atOnce ? { kind: 'at-once', atOnce } : null;
};
