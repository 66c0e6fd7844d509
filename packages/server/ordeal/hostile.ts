/**
 * Requests that nobody honest sends: bodies of all shapes and sizes, wrong headers, ids of others, foreign origins, stale
 * cookies, half requests. None may be answered with 500, show a card that lies face down, or keep players waiting.
 */
import { connect } from 'node:net';
import { chance, type Chance } from '@cairn/testkit';
import { randomToken } from '../src/random-token.ts';

/** A route as its pattern, such as ['POST', '/plays/:play/acts']. */
export type RoutePattern = readonly [method: string, path: string];

/** Every route of the API; a test compares them with the sources. */
export const ROUTES: readonly RoutePattern[] = `
  GET / · GET /health · GET /me · PATCH /me · DELETE /me · GET /me/export · GET /me/passkeys
  DELETE /me/passkeys/:passkey · GET /me/sessions · DELETE /me/sessions · DELETE /me/sessions/:session
  POST /guest · POST /signout · POST /codes · POST /codes/use · POST /passkey/ask · POST /passkey/ask/done
  POST /passkey/new · POST /passkey/new/done
  GET /daily/:date · POST /daily/:date/:game/play · GET /leaderboards/:game/:month
  GET /contests · POST /contests · GET /contests/:contest · PATCH /contests/:contest · POST /contests/:contest/enter
  GET /contests/:contest/table · GET /contests/:contest/file · GET /contests/:contest/boards/:n/opened
  POST /contests/:contest/boards/:n/play · POST /plays/:play/acts · GET /plays/:play · GET /plays/:play/record
  POST /reports
  GET /admin/site · GET /admin/accounts · GET /admin/audit · GET /admin/limits · PATCH /admin/limits
  GET /admin/reports · GET /admin/networks · POST /admin/reports/:id/settle · POST /admin/accounts/:id/name
  POST /admin/accounts/:id/admin · POST /admin/plays/:id/void · POST /admin/contests/:id/close · POST /admin/export
`
  .trim()
  .split(/\s*·\s*|\n\s*/)
  .map((route) => route.split(' ') as unknown as RoutePattern);

export interface HostileTarget {
  readonly origin: string;
  readonly routes: readonly RoutePattern[];
  /** Cookies of players, some of which may have ended. */
  readonly cookies: readonly string[];
  /** Ids of contests, plays, accounts, boards, reports. */
  readonly ids: readonly string[];
  /** What no answer may contain. */
  readonly secrets: readonly string[];
  /** As `send` of an ordeal site. */
  readonly send: (
    method: string,
    path: string,
    headers: Readonly<Record<string, string>>,
    body: string | undefined,
  ) => Promise<{ readonly status: number; readonly text: string }>;
}

export interface HostileFindings {
  readonly requests: number;
  /** How often each status was answered; 0: the connection was closed. */
  readonly statuses: Readonly<Record<number, number>>;
  /** A line for each answer that should not be. */
  readonly wrong: readonly string[];
}

const ODD = [
  '',
  '0',
  '-1',
  '999999999999',
  '%00',
  '..',
  '%2e%2e%2f',
  "' or 1=1 --",
  '${7*7}',
  '🂡',
  'null',
  'a'.repeat(3000),
];
const BIG = 70_000;
const DEEP = 5000;

const oddValue = (random: Chance, target: HostileTarget, depth: number): unknown => {
  const kind = random.below(depth > 2 ? 7 : 9);
  if (kind === 0) return null;
  if (kind === 1) return random.below(2) === 0;
  if (kind === 2) return random.pick([0, -1, 1.5, 1e308, 2 ** 53, 17]);
  if (kind === 3) return random.pick(ODD);
  if (kind === 4) return random.pick(target.ids);
  if (kind === 5) return randomToken(random.below(40));
  if (kind === 6)
    return random.pick(['golf', 'klondike', 'd', 'end', '<', '<<', '?hint', 'link', 'recovery', 'sealed']);
  if (kind === 7) return Array.from({ length: random.below(5) }, () => oddValue(random, target, depth + 1));
  return oddObject(random, target, depth + 1);
};

const NAMES = [
  'n',
  'acts',
  'key',
  'text',
  'title',
  'boards',
  'game',
  'options',
  'policy',
  'entry',
  'opens',
  'closes',
  'kind',
  'name',
  'code',
  'challenge',
  'response',
  'id',
  'reason',
  'subject',
  'close',
  'admin',
  '__proto__',
  'constructor',
  'invitation',
  'points',
  'request',
] as const;

const oddObject = (random: Chance, target: HostileTarget, depth: number): object =>
  Object.fromEntries(
    Array.from({ length: random.below(6) }, () => [random.pick(NAMES), oddValue(random, target, depth)]),
  );

const oddBody = (random: Chance, target: HostileTarget): string | undefined => {
  const kind = random.below(12);
  if (kind === 0) return undefined;
  if (kind === 1) return '{'.repeat(random.below(DEEP));
  if (kind === 2) return `"${'x'.repeat(BIG)}"`;
  if (kind === 3) return `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`;
  if (kind === 4) return randomToken(random.below(200));
  if (kind === 5) return JSON.stringify(oddValue(random, target, 0)) ?? 'undefined';
  if (kind < 9) {
    const acts = Array.from({ length: random.below(70) }, () => ({
      key: randomToken(random.pick([2, 6, 12])),
      text: random.pick(['d', '<', '>', 'end', 'time', '?hint', 'KS>1', '1>2', ...ODD]),
    }));
    return JSON.stringify({ n: random.pick([0, 1, 5, -1, 999_999]), acts });
  }
  return JSON.stringify(oddObject(random, target, 0));
};

const oddPath = (random: Chance, target: HostileTarget, path: string): string => {
  const filled = path.replaceAll(/:\w+/g, () =>
    random.below(3) > 0
      ? random.pick([...target.ids, '0', '1', 'golf', '2026-11-26', '2026-11'])
      : encodeURIComponent(random.pick(ODD)).slice(0, 4000),
  );
  const query =
    random.below(4) === 0 ? `?${random.pick(['from', 'board', 'state', 'name', 'invitation'])}=` : '';
  return `/api${filled}${query}${query === '' ? '' : encodeURIComponent(random.pick([...ODD, ...target.ids]))}`;
};

const oddHeaders = (random: Chance, target: HostileTarget): Readonly<Record<string, string>> => {
  const cookie = random.pick([
    ...target.cookies,
    `cairn-session=${randomToken(32)}`,
    'cairn-session=',
    `cairn-session=${'x'.repeat(5000)}`,
    ';;;=;',
  ]);
  const origin = random.below(6) === 0 ? random.pick(['https://evil.example', 'null', 'x']) : target.origin;
  const type =
    random.below(8) === 0 ? random.pick(['text/plain', 'application/xml', '']) : 'application/json';
  return {
    Cookie: cookie,
    Origin: origin,
    'Content-Type': type,
    ...(random.below(10) === 0
      ? { 'X-Forwarded-For': random.pick(ODD).replaceAll(/[^\x20-\x7e]/g, '') }
      : {}),
    ...(random.below(20) === 0 ? { 'X-Junk': 'y'.repeat(random.below(9000)) } : {}),
  };
};

/** Connections that send a part of a request and then nothing. They are closed by `close`. */
export const slowConnections = (port: string, count: number): { readonly close: () => void } => {
  const sockets = Array.from({ length: count }, (_, i) => {
    const socket = connect({ host: '127.0.0.1', port: Number(port) });
    socket.on('error', () => undefined);
    const head =
      'POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\nContent-Type: application/json\r\n';
    socket.write(i % 2 === 0 ? head : `${head}\r\n{"a":`);
    return socket;
  });
  return { close: () => sockets.forEach((socket) => socket.destroy()) };
};

/** Sends hostile requests, so many at a time. */
export const hostileRequests = async (
  target: HostileTarget,
  count: number,
  seed: number,
  atOnce = 32,
): Promise<HostileFindings> => {
  const random = chance(seed);
  const statuses: Record<number, number> = {};
  const wrong: string[] = [];
  let sent = 0;
  const sendAll = async (): Promise<void> => {
    while (sent < count) {
      sent += 1;
      const [method, pattern] = random.pick(target.routes);
      const path = oddPath(random, target, pattern);
      const body = method === 'GET' ? undefined : oddBody(random, target);
      const headers = oddHeaders(random, target);
      const answer = await target
        .send(method, path, headers, body)
        .catch((): { status: number; text: string } => ({ status: 0, text: '' }));
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      const what = `${method} ${path.slice(0, 100)} ${(body ?? '').slice(0, 200)}: ${answer.status} ${answer.text.slice(0, 300)}`;
      if (answer.status >= 500) wrong.push(what);
      if (target.secrets.some((secret) => answer.text.includes(secret))) wrong.push(`told a secret: ${what}`);
      const isApi = new URL(path, target.origin).pathname.startsWith('/api/');
      if (
        isApi &&
        answer.status >= 400 &&
        !answer.text.includes('"faults"') &&
        answer.status !== 431 &&
        answer.status !== 400
      )
        wrong.push(`refused without a fault: ${what}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, sendAll));
  return { requests: sent, statuses, wrong };
};
