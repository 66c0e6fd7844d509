/** Accounts as their owners see them. Times are milliseconds since 1970 UTC. */

/** The answer of GET /me without an account. */
export interface NoAccount {
  readonly id: null;
}

/** The answer of GET /me with an account, of POST /guest and everything that signs in. */
export interface Me {
  readonly id: string;
  readonly name: string;
  readonly kind: 'guest' | 'registered';
  readonly admin: boolean;
  readonly made: number;
  /** Passkeys and recovery codes: with none, the account is lost with its last device. */
  readonly waysBack: number;
  /** After signing in: whether the guest that was here before has become this account. */
  readonly merged?: boolean;
}

/** The answer of GET /. */
export interface ApiInfo {
  readonly name: 'cairn';
  readonly version: string;
  /** Whether players may choose their names. */
  readonly freeNames: boolean;
}
