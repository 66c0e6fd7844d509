/** Restores a stored attempt; its moves are checked by playing them. */
import {
  begin,
  compileTrusted,
  failWith,
  ok,
  parseDeal,
  parseMove,
  play,
  refusal,
  stepAt,
  type GameDef,
  type Result,
} from '@cairn/engine';
import { isRunning, type Attempt, type KeptAttempt } from './attempt.ts';

/**
 * Restores an attempt under its game's definition (null if there is none). A move that is no longer legal ends the list:
 * the moves before it are worth more to a player than a refusal. Faults: the game, an option or the deal no longer
 * exists.
 * @param now milliseconds since 1970.
 */
export const restoreAttempt = (kept: KeptAttempt, def: GameDef | null, now = Date.now()): Result<Attempt> => {
  if (def === null) return failWith('game', '', `There is no game "${kept.game}"`);
  const game = compileTrusted(def, kept.options);
  if (!game.ok) return game;
  const deal = parseDeal(kept.deal);
  if (!deal.ok) return deal;
  const dealt = begin(game.value, deal.value);
  if (!dealt.ok) return dealt;
  let session = dealt.value;
  for (const [i, text] of kept.moves.entries()) {
    const { state } = stepAt(session);
    const move = parseMove(game.value, state, text);
    if (!move.ok || refusal(game.value, state, move.value) !== null) break;
    session = play(session, move.value, { at: kept.times?.[i], joined: kept.joined?.includes(i) === true });
  }
  const { game: _, options: _o, deal: _d, moves: _m, times: _t, joined: _j, cursor, ...rest } = kept;
  const back = { ...session, cursor: Math.min(cursor, session.moves.length) };
  // A running clock has run on since the deal. A time of day that was set back gives no time back.
  const goesOn = isRunning(rest) && stepAt(back).status === 'playing';
  const spent = goesOn ? Math.max(rest.spent, now - rest.began) : rest.spent;
  return ok({ ...rest, spent, session: back });
};
