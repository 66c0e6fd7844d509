// Opening a board at the club: what happens while it is being made, and for somebody without an account.
import { clubFault, type Answer, type Me } from '@cairn/wire';
import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { openAtClub, type PlayRoute } from '../open-at-club.ts';

const DAILY: PlayRoute = { page: 'daily', date: '2026-03-01', game: 'golf', options: { wrap: 'yes' } };

const refused = (
  status: number,
  code: Parameters<typeof clubFault>[0],
  retryAfter: number | null = null,
): Answer<never> => ({ ok: false, status, faults: [clubFault(code, '', code)], body: {}, retryAfter });

/** A club that gives these answers, one after another. */
const scripted = (answers: readonly Answer<never>[], stays = Infinity) => {
  const asked: string[] = [];
  const pauses: number[] = [];
  let waits = 0;
  const rest = [...answers];
  const ports = {
    club: {
      client: {
        ask: <T>(method: string, path: string, body?: object): Promise<Answer<T>> => {
          asked.push(`${method} ${path} ${JSON.stringify(body)}`);
          const [next] = rest.splice(0, 1);
          if (next === undefined) throw new Error('asked too often');
          return Promise.resolve(next);
        },
      },
      join: (): Promise<Answer<Me>> => {
        asked.push('join');
        return Promise.resolve({ ok: true, value: { id: 'me' } as Me });
      },
      me: signal<Me | null | undefined>(null),
    },
    pause: (seconds: number) => {
      pauses.push(seconds);
      return Promise.resolve();
    },
    wait: () => {
      waits += 1;
    },
    isWanted: () => pauses.length < stays,
  };
  return { ports, asked, pauses, waits: () => waits };
};

const POST = 'POST /daily/2026-03-01/golf/play {"options":{"wrap":"yes"}}';

test('a board that is being made is asked for again, after the seconds that the club says', async () => {
  const { ports, asked, pauses, waits } = scripted([
    refused(503, 'making', 5),
    refused(401, 'account'),
    refused(503, 'making', 7),
    refused(503, 'making'),
    refused(409, 'no-deal'),
  ]);
  expect(await openAtClub(DAILY, ports)).toMatchObject({ refused: { faults: [{ code: 'no-deal' }] } });
  expect(asked).toEqual([POST, POST, 'join', POST, POST, POST]);
  expect(pauses).toEqual([5, 7, 5]);
  expect(waits()).toBe(3);
});

test('somebody who has gone away asks no more', async () => {
  const { ports, asked } = scripted([refused(503, 'making', 5), refused(503, 'making', 5)], 1);
  expect(await openAtClub(DAILY, ports)).toMatchObject({ refused: { status: 503 } });
  expect(asked).toEqual([POST]);
});

test('any other refusal is the answer', async () => {
  const { ports, asked, pauses } = scripted([refused(503, 'unavailable', 2)]);
  expect(await openAtClub(DAILY, ports)).toMatchObject({ refused: { faults: [{ code: 'unavailable' }] } });
  expect([asked, pauses]).toEqual([[POST], []]);
});
