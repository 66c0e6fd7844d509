/** Hostile requests to a site on PostgreSQL, while players play on. */
import { startOrdealSite } from './ordeal-site.ts';
import { CONTEST, fill, playAtRate, timesText } from './load.ts';
import { hostileRequests, ROUTES, slowConnections } from './hostile.ts';

const PLAYERS = 50;
const SLOW = 200;

/** @param seconds for which the players play alone, and at a time. */
export const hostile = async (
  count: number,
  seed: number,
  seconds = 10,
): Promise<{ readonly lines: readonly string[]; readonly good: boolean }> => {
  const secrets: string[] = [];
  const ids: string[] = [CONTEST];
  const site = await startOrdealSite('PostgreSQL', PLAYERS + 10, async (store) => {
    await fill(store);
    const boards = await store.query<{ id: string; deal: string; salt: string }>(
      'select id, deal, salt from club.board',
    );
    for (const { id, deal, salt } of boards) {
      ids.push(id);
      secrets.push(deal, salt);
    }
    ids.push(
      ...(await store.query<{ id: string }>('select id from accounts.account limit 20')).map(({ id }) => id),
    );
  });
  try {
    const size = { players: PLAYERS, rate: 2, seconds };
    const alone = await playAtRate(site, size);
    const slow = slowConnections(site.port, SLOW);
    const over = new AbortController();
    const [findings, beside] = await Promise.all([
      hostileRequests(
        {
          routes: ROUTES,
          origin: site.origin,
          cookies: site.players.slice(PLAYERS).map(({ cookie }) => cookie),
          ids,
          secrets,
          send: (method, path, headers, body) => site.send(method, path, null, body, headers),
        },
        count,
        seed,
      ).finally(() => over.abort()),
      (async () => {
        const times: number[] = [];
        let lost = 0;
        while (!over.signal.aborted) {
          const part = await playAtRate(site, size);
          times.push(...part.times);
          lost += part.lost;
        }
        return { times: times.toSorted((one, other) => one - other), lost };
      })(),
    ]);
    slow.close();
    const { requests, statuses, wrong } = findings;
    return {
      lines: [
        `${requests} hostile requests, ${SLOW} connections that send half a request; seed ${seed}`,
        `  statuses      ${Object.entries(statuses)
          .map(([status, times]) => `${status}: ${times}`)
          .join(', ')}`,
        `  players       alone ${timesText(alone.times)}`,
        `                beside ${timesText(beside.times)}, ${beside.lost} acts lost`,
        `  wrong         ${wrong.length}`,
        ...wrong.slice(0, 20).map((line) => `    ${line}`),
      ],
      good: wrong.length === 0 && beside.lost === 0,
    };
  } finally {
    await site.stop();
  }
};
