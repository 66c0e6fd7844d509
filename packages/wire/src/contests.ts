/** Contests as they are made, listed and shown. Times are milliseconds since 1970 UTC. */
import { schemaTypes } from '@cairn/engine';
import type { ContestPolicy, Disclosure, EntryRefusal, Measure, TotalRow } from '@cairn/formats';

const { int, list, object, optional, pattern, record, word } = schemaTypes;

/** A contest has at most so many boards, like a duplicate. */
const MOST_BOARDS = 64;
/** The year 2255. */
const MOST_TIME = 9_000_000_000_000;

/** The body of POST /contests. The policy is checked by `parsePolicy` of formats. */
export const newContestBody = object({
  title: pattern('^\\P{Cc}{1,80}$', 'a title of 1 to 80 characters'),
  boards: list(
    object({
      game: pattern('^[\\w-]{1,60}$', 'the id of a game'),
      /** Those that differ from the defaults. */
      options: record(pattern('^[\\w-]{1,60}$', 'the value of an option')),
      /** Fifth of the difficulty, 1 the easiest; left out: any deal that can be won. */
      grade: optional(int(1, 5)),
      /** Whether a win must be proven; "any": the first pack that is drawn. */
      deal: word(['winnable', 'any']),
    }),
    1,
    MOST_BOARDS,
  ),
  opens: int(0, MOST_TIME),
  closes: int(0, MOST_TIME),
});
export interface NewContestBoards extends schemaTypes.TypeOf<typeof newContestBody> {}
export interface NewContest extends NewContestBoards {
  readonly policy: ContestPolicy;
}

/** How a player did on a board. */
export interface OwnPlay {
  readonly play: string;
  readonly over: boolean;
  readonly status: string;
  readonly score: number;
  /** Null until the play is over: value in the unit of the measure, rank from 1, per cent of the others beaten. */
  readonly value: number | null;
  readonly rank: number | null;
  readonly percent: number | null;
}

export interface ContestBoard {
  /** From 0. */
  readonly n: number;
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  readonly rules: string;
  readonly commitment: string;
  readonly grade: number | null;
  /** How many have finished it. */
  readonly finished: number;
  readonly own: OwnPlay | null;
  readonly disclosure: Disclosure;
}

/** A row of a list of contests. */
export interface ContestHead {
  readonly id: string;
  readonly title: string;
  /** Name of the player who made it; null: the site, or somebody who has left. */
  readonly owner: string | null;
  readonly opens: number;
  readonly closes: number;
  /** The ids of the games of its boards, in order. */
  readonly games: readonly string[];
  readonly players: number;
  readonly isEntered: boolean;
  /** How many of its boards the player has finished. */
  readonly ownFinished: number;
}

/** The answer of GET /contests?state=coming|open|closed. */
export interface ContestList {
  readonly contests: readonly ContestHead[];
  readonly now: number;
}

/** The answer of GET /contests/CONTEST, POST /contests and POST /contests/CONTEST/enter. */
export interface ContestView extends ContestHead {
  readonly policy: ContestPolicy;
  readonly boards: readonly ContestBoard[];
  /** Why the player may not enter; null: may, or has. */
  readonly entry: EntryRefusal | null;
  /** For its owner: who has it may enter. Sent as the query ?invitation= of the link. */
  readonly invitation: string | null;
  readonly isOwner: boolean;
  readonly now: number;
}

/** A player in a table. */
export interface ListedPlayer {
  /** Null: the account is gone. */
  readonly player: string | null;
  readonly isYou: boolean;
  readonly isGuest: boolean;
}

/** A result in the table of a board. */
export interface TableRow extends ListedPlayer {
  readonly play: string;
  readonly status: string;
  readonly score: number;
  readonly value: number;
  readonly seconds: number;
  /** Cards shown and taken back. */
  readonly undone: number;
  readonly aided: boolean;
  /** Null: it counts. A void result has no rank. */
  readonly voidReason: string | null;
  readonly rank: number | null;
  readonly tied: boolean;
  readonly percent: number | null;
  readonly imps: number | null;
}

/** The answer of GET /contests/CONTEST/table?board=N. */
export interface BoardStanding {
  readonly board: number;
  readonly measure: Measure;
  readonly datum: number | null;
  /** The best first; until the close of a daily deal, or one's own finish, only one's own. At most 1,000 and one's own. */
  readonly rows: readonly TableRow[];
  /** How many have finished. */
  readonly finished: number;
  /** Whether it can change. */
  readonly provisional: boolean;
}

/** A player's totals. */
export interface TotalStandingRow extends ListedPlayer, Omit<TotalRow, 'player' | 'datumImps'> {}

/** The answer of GET /contests/CONTEST/table: over the boards that the player may see. */
export interface TotalStanding {
  readonly rows: readonly TotalStandingRow[];
  readonly provisional: boolean;
}

/** The answer of GET /contests/CONTEST/boards/N/opened, after the close. Their SHA-256 is the commitment. */
export interface OpenedBoard {
  readonly game: string;
  /** JSON, as it was committed to. */
  readonly options: string;
  readonly rules: string;
  readonly deal: string;
  readonly salt: string;
  readonly commitment: string;
  /** A record that wins it; null: none was looked for. */
  readonly proof: string | null;
}
