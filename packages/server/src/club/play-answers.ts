/** What the operations of plays answer; the messages are in @cairn/wire. */
import type { BoardRefusal } from '@cairn/formats';
import type { MadeActs, MovedOn, PlayState } from '@cairn/wire';
import type { LoadFault } from './held-play.ts';

export type ActsAnswer =
  | ({ readonly kind: 'made' } & MadeActs)
  /** Somebody made other acts. */
  | ({ readonly kind: 'moved-on' } & Omit<MovedOn, 'faults'>)
  /** There are only n acts. */
  | { readonly kind: 'ahead'; readonly n: number }
  | { readonly kind: PlayFault };

/** unknown: there is no such play, or it is another player's. rules: its board has the rules of another version. */
export type PlayFault = LoadFault;

export type OpenAnswer =
  | { readonly kind: 'opened'; readonly state: PlayState }
  | { readonly kind: 'refused'; readonly why: BoardRefusal }
  /** The account has opened many boards: another one in so many seconds. */
  | { readonly kind: 'too-many'; readonly wait: number }
  | { readonly kind: PlayFault };
