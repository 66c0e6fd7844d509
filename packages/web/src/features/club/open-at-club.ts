/** Opens a board at the club, as a guest if the player has no account yet, and waits for it while it is being made. */
import type { Answer, PlayState } from '@cairn/wire';
import type { Club } from './club.ts';
import type { ClubRoute } from './club-route.ts';
import { openAnswer, type OpenedPlay } from './open-play.ts';
import type { Pauses } from './pause.ts';
import type { Refused } from './problem-text.ts';

export type PlayRoute = ClubRoute & { readonly page: 'play' | 'daily' };

export type OpeningAnswer = { readonly opened: OpenedPlay } | { readonly refused: Refused };

export interface OpeningPorts {
  readonly club: Pick<Club, 'client' | 'join' | 'me'>;
  readonly pause: Pauses['pause'];
  /** The board is still being made, and will be asked for again. */
  readonly wait: () => void;
  /** Whether the player is still there. */
  readonly isWanted: () => boolean;
}

/** Seconds, where the club says nothing about it. */
const RETRY_SECONDS = 5;

const MADE_UP_STATUS = 409;

const pathOf = (route: PlayRoute): string =>
  route.page === 'play'
    ? `/contests/${route.contest}/boards/${route.board}/play`
    : `/daily/${route.date}/${route.game}/play`;

/** The first answer that does not say that the board is still being made. */
const askForBoard = async (
  route: PlayRoute,
  { club, pause, wait, isWanted }: OpeningPorts,
): Promise<Answer<PlayState>> => {
  const body =
    route.page === 'daily' && Object.keys(route.options).length > 0 ? { options: route.options } : {};
  for (;;) {
    const answer = await club.client.ask<PlayState>('POST', pathOf(route), body);
    if (answer.ok || answer.faults[0]?.code !== 'making') return answer;
    wait();
    await pause(answer.retryAfter ?? RETRY_SECONDS);
    if (!isWanted()) return answer;
  }
};

export const openAtClub = async (route: PlayRoute, ports: OpeningPorts): Promise<OpeningAnswer> => {
  const { club } = ports;
  let answer = await askForBoard(route, ports);
  if (!answer.ok && answer.status === 401) {
    const joined = await club.join();
    if (!joined.ok) return { refused: joined };
    answer = await askForBoard(route, ports);
  }
  if (!answer.ok) return { refused: answer };
  const opened = openAnswer(answer);
  // The account is from another visit of which the device knows nothing any more.
  if (club.me.value === null || club.me.value === undefined) await club.join();
  if (opened.ok) return { opened: opened.value };
  const { error } = opened;
  return { refused: { ok: false, status: MADE_UP_STATUS, faults: error, body: {}, retryAfter: null } };
};
