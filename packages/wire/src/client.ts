/** Sends requests to the club's server and reads its answers. */
import type { Fault } from '@cairn/engine';
import { clubFault } from './faults.ts';

/** What `fetch` of browsers and Node has of this type. */
export type Fetch = (
  address: string,
  options: {
    readonly method: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string | null;
    readonly credentials: 'same-origin';
  },
) => Promise<FetchAnswer>;

export interface FetchAnswer {
  readonly status: number;
  readonly headers: { readonly get: (name: string) => string | null };
  readonly json: () => Promise<unknown>;
}

export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | {
      readonly ok: false;
      /** Of HTTP; 0: there was no answer. */
      readonly status: number;
      /** At least one. */
      readonly faults: readonly Fault[];
      /** All that was answered. */
      readonly body: Readonly<Record<string, unknown>>;
      /** After so many seconds the same may be sent again; null: sending it again changes nothing. */
      readonly retryAfter: number | null;
    };

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

export interface ClubClient {
  /** @param path below /api, such as "/me". The type of the answer is that of the route. */
  readonly ask: <T>(method: Method, path: string, body?: object) => Promise<Answer<T>>;
}

/** Seconds, where there was no answer. */
const RETRY_SECONDS = 2;

/** @param base of the API, such as "/api". */
export const clubClient = (fetch: Fetch, base = '/api'): ClubClient => ({
  ask: async <T>(method: Method, path: string, body?: object): Promise<Answer<T>> => {
    let response: FetchAnswer;
    let read: unknown;
    try {
      response = await fetch(`${base}${path}`, {
        method,
        headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
        body: body === undefined ? null : JSON.stringify(body),
        credentials: 'same-origin',
      });
      read = await response.json();
    } catch {
      return {
        ok: false,
        status: 0,
        faults: [clubFault('network', '', 'The club did not answer')],
        body: {},
        retryAfter: RETRY_SECONDS,
      };
    }
    const { status } = response;
    if (status === 200) return { ok: true, value: read as T };
    const answered = (read ?? {}) as Readonly<Record<string, unknown>> & {
      readonly faults?: readonly Fault[];
    };
    const wait = response.headers.get('Retry-After');
    return {
      ok: false,
      status,
      faults: answered.faults ?? [clubFault('answer', '', `The club answered with status ${status}`)],
      body: answered,
      retryAfter: wait === null ? null : Number(wait),
    };
  },
});
