/** What admins send and see. Times are milliseconds since 1970 UTC. */

/** The answer of GET /admin/reports: those that are not settled, the oldest first. */
export interface Reports {
  readonly reports: readonly Report[];
}

export interface Report {
  readonly id: string;
  readonly at: number;
  /** Null: the account is gone. */
  readonly reporter: string | null;
  readonly kind: 'name' | 'result' | 'title';
  /** Id of an account, a play or a contest. */
  readonly subject: string;
  /** The name that the report is about, that of the player of the result, or the title; null: gone. */
  readonly name: string | null;
  readonly reason: string;
}

/** The answer of GET /admin/networks. */
export interface SharedNetworks {
  readonly boards: readonly SharedNetwork[];
}

/** A board that several accounts opened from one network on one day. */
export interface SharedNetwork {
  readonly contest: string;
  /** Of the contest; '': a daily deal. */
  readonly title: string;
  /** Its number in the contest, from 0. */
  readonly board: number;
  readonly game: string;
  /** When the last of them opened it. */
  readonly at: number;
  /** The names of the accounts, in the order in which they opened it. */
  readonly players: readonly string[];
}

/** The answer of GET /admin/accounts?name=NAME. */
export interface FoundAccount {
  readonly id: string;
  readonly name: string;
  readonly kind: 'guest' | 'registered';
  readonly admin: boolean;
  readonly made: number;
}

/** The answer of GET /admin/site. */
export interface SiteFigures {
  readonly accounts: number;
  readonly guests: number;
  /** Contests that are open now, without daily deals. */
  readonly contests: number;
  /** Plays that are not over. */
  readonly plays: number;
  readonly results: number;
  readonly reports: number;
  /** When the database was last written to a file; null: never. */
  readonly exported: number | null;
}
