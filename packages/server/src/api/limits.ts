/** How often a network or an account may ask for what costs something or could be guessed. Each process counts for itself. */
import type { LimitName, RequestLimit } from '@cairn/wire';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Unless a site has chosen others. */
export const USUAL_LIMITS = {
  /**
   * Everything: a club behind one address that plays fast stays below it. The time is short, so that a flood is stopped
   * before it has taken a minute's requests at once.
   */
  request: { points: 2500, duration: 5 },
  /** A club that comes together behind one address. */
  guest: { points: 200, duration: HOUR },
  'passkey-new': { points: 30, duration: HOUR },
  'sign-in': { points: 300, duration: HOUR },
  'code-new': { points: 30, duration: HOUR },
  /** With forty bits and ten minutes, no code is guessed. */
  'code-use': { points: 60, duration: 10 * MINUTE },
  rename: { points: 30, duration: HOUR },
  export: { points: 10, duration: HOUR },
  /** Refused ones, too. Each has up to 64 boards, which may have to be proven. */
  'contest-new': { points: 60, duration: DAY },
  'contest-enter': { points: 300, duration: HOUR },
  /** A file is made of up to a thousand records. */
  'contest-file': { points: 600, duration: HOUR },
  report: { points: 20, duration: DAY },
  /** Boards that an account opens; counted in the database, over all processes. */
  boards: { points: 200, duration: DAY },
} as const satisfies Record<LimitName, RequestLimit>;

export interface Limits {
  /** Counts a request. Seconds until the next one is allowed; 0: this one is. */
  readonly take: (name: LimitName, key: string) => Promise<number>;
}

/** What a site has chosen instead of the usual limits. */
export type LimitChanges = { readonly [name in LimitName]?: RequestLimit };

export interface ChangingLimits extends Limits {
  /** Sets the changes; a limit that changes begins to count anew. */
  readonly change: (changes: LimitChanges) => void;
  /** A limit as it is now. */
  readonly of: (name: LimitName) => RequestLimit;
}

/** Limits that count from now on, by the clock of the machine. */
export const memoryLimits = (first: LimitChanges = {}): ChangingLimits => {
  const limiters = new Map<string, RateLimiterMemory>();
  let chosen = first;
  const change = (changes: LimitChanges): void => {
    chosen = changes;
    for (const [name, limit] of Object.entries<RequestLimit>({ ...USUAL_LIMITS, ...changes })) {
      const { points, duration } = limiters.get(name) ?? {};
      if (points !== limit.points || duration !== limit.duration)
        limiters.set(name, new RateLimiterMemory({ ...limit, keyPrefix: name }));
    }
  };
  change(first);
  return {
    change,
    of: (name) => chosen[name] ?? USUAL_LIMITS[name],
    take: async (name, key) => {
      try {
        await limiters.get(name)?.consume(key);
        return 0;
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      }
    },
  };
};
