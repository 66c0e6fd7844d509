/** What is sent about a play of a sealed board, and what is answered. Times are milliseconds since 1970 UTC. */
import { schemaTypes, type ActObjection, type Fault } from '@cairn/engine';
import type { ContestPolicy } from '@cairn/formats';

const { int, list, object, pattern } = schemaTypes;

const MOST_ACTS = 64;
/** More than any play has. */
const MOST_N = 1_000_000;

/** The body of POST /plays/PLAY/acts. */
export const actsBody = object({
  /** The number of the first act. */
  n: int(0, MOST_N),
  acts: list(
    object({
      /** Made by the device for each act; sent again, an act has the same. */
      key: pattern('^[\\w-]{8,32}$', '8 to 32 letters, digits, "-" and "_"'),
      /** A move in notation, or an act such as "<" or "end" (sealed-acts.ts of the engine). */
      text: pattern('^[^]{0,1000}$', 'a text of at most 1,000 characters'),
    }),
    1,
    MOST_ACTS,
  ),
});
export interface ActsBody extends schemaTypes.TypeOf<typeof actsBody> {}
export type SentAct = ActsBody['acts'][number];

/** An act as the player's side follows it. */
export interface PlayStep {
  readonly text: string;
  /** As `makeShown` of the engine writes it. */
  readonly shows: string;
  /** Milliseconds since the opening. */
  readonly at: number;
}

/** What does not change while a play is played. */
export interface PlayedBoard {
  readonly play: string;
  readonly contest: string;
  /** Number of the board in its contest, from 0. */
  readonly board: number;
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  /** Rules hash. */
  readonly rules: string;
  /** The view of the deal, in notation. */
  readonly view: string;
  /** SHA-256 of the board, in hexadecimal digits. */
  readonly commitment: string;
  readonly policy: ContestPolicy;
  readonly opened: number;
}

/** Where a play stands, and what a player needs to go on with it. The answer of .../boards/N/play and GET /plays/PLAY. */
export interface PlayState extends PlayedBoard {
  /** Number of acts; the next one has this number. */
  readonly n: number;
  /** The acts from the number that was asked for. */
  readonly steps: readonly PlayStep[];
  readonly status: string;
  readonly score: number;
  /** When the contest closes. */
  readonly closes: number;
  readonly now: number;
}

/** The answer to acts, with status 200. */
export interface MadeActs {
  readonly n: number;
  /** The acts that were sent, as far as they are made. */
  readonly steps: readonly PlayStep[];
  readonly status: string;
  readonly score: number;
  /** The first act that cannot be made; what came before it is made. */
  readonly refused?: { readonly at: number; readonly why: ActObjection };
}

/** The answer to acts that came too late, with status 409 and the code "moved-on": the acts from the number sent. */
export interface MovedOn {
  readonly faults: readonly Fault[];
  readonly n: number;
  readonly steps: readonly PlayStep[];
  readonly status: string;
}
