/** What is sent about a play, and what is answered. */
import type { ActObjection } from '@cairn/engine';
import type { BoardRefusal } from '@cairn/formats';
import type { LoadFault } from './held-play.ts';

/** An act as a player sends it. `key` is made for each act; sent again, an act has the same. */
export interface SentAct {
  readonly key: string;
  readonly text: string;
}

/** An act as the player's side follows it. */
export interface PlayStep {
  readonly text: string;
  /** As `makeShown` writes it. */
  readonly shows: string;
  /** Milliseconds since the opening. */
  readonly at: number;
}

/** Where a play stands, and what a player needs to go on with it. Times are milliseconds since 1970 UTC. */
export interface PlayState {
  readonly play: string;
  /** Number of acts; the next one has this number. */
  readonly n: number;
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  /** Rules hash. */
  readonly rules: string;
  /** The view of the deal, in notation. */
  readonly view: string;
  readonly commitment: string;
  /** The acts from the number that was asked for. */
  readonly steps: readonly PlayStep[];
  readonly status: string;
  readonly score: number;
  readonly opened: number;
  readonly now: number;
}

export type ActsAnswer =
  /** `refused` is the first act that cannot be made; what came before it is made. */
  | {
      readonly kind: 'made';
      readonly n: number;
      readonly steps: readonly PlayStep[];
      readonly status: string;
      readonly score: number;
      readonly refused?: { readonly at: number; readonly why: ActObjection };
    }
  /** Somebody made other acts: these, from the number that was sent. */
  | {
      readonly kind: 'moved-on';
      readonly n: number;
      readonly steps: readonly PlayStep[];
      readonly status: string;
    }
  /** There are only n acts. */
  | { readonly kind: 'ahead'; readonly n: number }
  | { readonly kind: PlayFault };

/** unknown: there is no such play, or it is another player's. rules: its board has the rules of another version. */
export type PlayFault = LoadFault;

export type OpenAnswer =
  | { readonly kind: 'opened'; readonly state: PlayState }
  | { readonly kind: 'refused'; readonly why: BoardRefusal }
  | { readonly kind: PlayFault };
