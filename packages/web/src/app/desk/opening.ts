/**
 * Openings: how a session comes about. From a link, from stored data, from a number somebody typed, or from
 * chance, which lives here and nowhere else.
 */
import {
  begin,
  compileKnown,
  failWith,
  faultText,
  makeDeal,
  ok,
  parseDeal,
  parseLink,
  parseMove,
  play,
  refusal,
  stepAt,
  type Deal,
  type Fault,
  type Game,
  type Result,
  type Session,
} from '@cairn/engine';
import { firstGame } from '@cairn/games';
import { newAttempt, type Attempt } from '../../session/attempt.ts';
import { findGame } from '../library.ts';
import { words } from '../words.ts';

/** Random deals are numbered up to here: enough never to meet one again, short enough to say. */
const RANDOM_DEALS = 9_999_999;

export const randomDeal = (): Deal => {
  const [chance = 0] = crypto.getRandomValues(new Uint32Array(1));
  const deal = parseDeal(`${1 + (chance % RANDOM_DEALS)}`);
  if (!deal.ok) throw new Error(faultText(deal.error));
  return deal.value;
};

export interface Opening {
  readonly session: Session;
  /** The link brought moves with it. */
  readonly shared: boolean;
  /** The link named no deal, so any would do. */
  readonly any: boolean;
}

/** The game of an address, with its options. */
const gameOf = async (name: string, options: Readonly<Record<string, string>>): Promise<Result<Game>> => {
  const found = await findGame(name);
  if (found === null) return failWith('game', '', words.noSuchGame(name));
  return compileKnown(found.def, { ...found.options, ...options });
};

/** Opens the fragment of a link; moves in it must all be legal, because a forged link must not half work. */
export const openLink = async (fragment: string): Promise<Result<Opening>> => {
  const link = parseLink(fragment);
  if (!link.ok) return link;
  const game = await gameOf(link.value.game, link.value.options);
  if (!game.ok) return game;
  const { deal, moves } = link.value;
  const dealt = begin(game.value, deal ?? randomDeal());
  if (!dealt.ok) return dealt;
  const played = playTexts(dealt.value, moves ?? []);
  if (!played.ok) return played;
  return ok({ session: played.value, shared: played.value.cursor > 0, any: deal === null });
};

const playTexts = (dealt: Session, moves: readonly string[]): Result<Session> => {
  let session = dealt;
  for (const [i, text] of moves.entries()) {
    const { state } = stepAt(session);
    const bad = (fault: Fault): Result<never> =>
      failWith(fault.code, '', words.badMove(i + 1, fault.message));
    const move = parseMove(session.game, state, text);
    if (!move.ok) return bad(move.error[0] ?? { code: 'move', path: '', message: text });
    const reason = refusal(session.game, state, move.value);
    if (reason !== null) return bad({ code: reason.kind, path: '', message: words.notAllowed(text) });
    session = play(session, move.value);
  }
  return ok(session);
};

/** "49621", "ms:1", "cards: 52 cards": short enough for a corner. */
export const dealTitle = (deal: Deal): string =>
  deal.kind === 'cards' ? words.ownCards(deal.cards.length) : makeDeal(deal);

/** What tells one attempt from another. */
export const fresh = (): { id: string; began: number } => ({ id: crypto.randomUUID(), began: Date.now() });

/** The very first table: the first game of the catalogue, any deal. */
export const firstAttempt = (): Attempt => {
  const game = compileKnown(firstGame);
  const session = game.ok ? begin(game.value, randomDeal()) : null;
  if (session?.ok !== true) throw new Error('The first game of the catalogue cannot be dealt');
  return newAttempt(session.value, fresh());
};
