/** Plays over HTTP: what is sent is checked, and every refusal has an answer that lets the client catch up. */
import { fault, type Fault } from '@cairn/engine';
import { isUnavailable } from '@cairn/store';
import { actsBody, clubFault, type ActsBody } from '@cairn/wire';
import { Hono, type Context } from 'hono';
import type { ApiEnv } from '../api/api-env.ts';
import { bodyFaults } from '../api/body-faults.ts';
import { sendJson } from '../api/send.ts';
import type { ActsAnswer, PlayFault } from './play-answers.ts';
import type { Plays } from './plays.ts';

/** Seconds after which a client should try again while the database is unavailable. */
const RETRY_SECONDS = 2;

/** What the routes need to know of a request. */
export interface PlayVisitor {
  /** The account of a request; null if it has none. */
  readonly accountOf: (request: Request) => Promise<string | null>;
  readonly isEntered: (account: string, contest: string) => Promise<boolean>;
}

const refused = (
  status: 400 | 401 | 403 | 404 | 409 | 503,
  faults: readonly Fault[],
  more: object = {},
): Response => sendJson(status, { faults, ...more });

const FAULTS: Readonly<Record<PlayFault, { readonly status: 404 | 409; readonly fault: Fault }>> = {
  unknown: { status: 404, fault: fault('unknown', '', "Couldn't find this board or play") },
  rules: {
    status: 409,
    fault: fault('rules', '', 'This board needs another version of Cairn: reload the page'),
  },
};

/** The account has opened as many boards as it may in a time. */
export const TOO_MANY_BOARDS = clubFault(
  'boards-many',
  '',
  'You have opened as many boards as an account may for now: try again later',
);

/** The routes of plays; an error of the database is answered with 503 and a time to try again. */
export const playRoutes = (plays: Plays, { accountOf, isEntered }: PlayVisitor): Hono<ApiEnv> => {
  const app = new Hono<ApiEnv>();
  const asking = async (
    context: Context<ApiEnv>,
    answer: (account: string) => Promise<Response>,
  ): Promise<Response> => {
    try {
      const account = await accountOf(context.req.raw);
      if (account === null) return refused(401, [fault('account', '', 'You need an account for this')]);
      return await answer(account);
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      return sendJson(503, { faults: [UNAVAILABLE] }, { 'Retry-After': `${RETRY_SECONDS}` });
    }
  };

  app.post('/contests/:contest/boards/:n/play', (context) =>
    asking(context, async (account) => {
      const { contest, n } = context.req.param();
      if (!/^\d{1,2}$/.test(n)) return refused(404, [FAULTS.unknown.fault]);
      const entered = await isEntered(account, contest);
      const { network }: Partial<ApiEnv['Variables']> = context.var;
      const answer = await plays.open(contest, Number(n), account, entered, network ?? null);
      if (answer.kind === 'opened') return sendJson(200, answer.state);
      if (answer.kind === 'too-many')
        return sendJson(429, { faults: [TOO_MANY_BOARDS] }, { 'Retry-After': `${answer.wait}` });
      if (answer.kind !== 'refused') return refused(FAULTS[answer.kind].status, [FAULTS[answer.kind].fault]);
      const why = fault(answer.why.kind, '', "This board can't be opened now");
      return refused(409, [why], { why: answer.why });
    }),
  );
  app.post('/plays/:play/acts', (context) =>
    asking(context, async (account) => {
      const body = await bodyOf(context.req.raw);
      const wrong = body === undefined ? [NO_JSON] : bodyFaults(actsBody, body);
      if (wrong.length > 0) return refused(400, wrong);
      const sent = body as ActsBody;
      return actsAnswer(await plays.act(context.req.param('play'), account, sent.n, sent.acts));
    }),
  );
  app.get('/plays/:play', (context) =>
    asking(context, async (account) => {
      const from = context.req.query('from') ?? '0';
      if (!/^\d{1,6}$/.test(from))
        return refused(400, [fault('from', 'from', 'wanted a whole number like 12')]);
      const state = await plays.from(context.req.param('play'), account, Number(from));
      return 'kind' in state
        ? refused(FAULTS[state.kind].status, [FAULTS[state.kind].fault])
        : sendJson(200, state);
    }),
  );
  return app;
};

const UNAVAILABLE = fault(
  'unavailable',
  '',
  'The database is not available right now: send the same again, it only counts once',
);
const NO_JSON = fault('json', '', 'The body is not JSON');

/** The JSON of a request; undefined if there is none. */
const bodyOf = async (request: Request): Promise<unknown> => {
  try {
    return await request.json();
  } catch {
    return undefined;
  }
};

const actsAnswer = (answer: ActsAnswer): Response => {
  switch (answer.kind) {
    case 'made': {
      const { kind: _, ...made } = answer;
      return sendJson(200, made);
    }
    case 'moved-on': {
      const { kind: _, ...state } = answer;
      return refused(409, [fault('moved-on', '', 'Another device or tab was faster')], state);
    }
    case 'ahead':
      return refused(409, [fault('ahead', 'n', `There are only ${answer.n} acts`)], { n: answer.n });
    case 'unknown':
    case 'rules':
      return refused(FAULTS[answer.kind].status, [FAULTS[answer.kind].fault]);
  }
};
