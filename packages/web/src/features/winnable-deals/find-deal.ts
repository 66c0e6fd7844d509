/**
 * Finds a deal that can be won. The solver's worker tries random deals, one after another, for a short time. If none
 * is proved in time, the game's list of verdicts gives a number. Without a list the answer is null.
 */
import { cairnDeal, start, type Deal, type Game, type RulesHash } from '@cairn/engine';
import { AbortError } from '@cairn/pool';
import { logBug } from '../../platform/errors.ts';
import { solver } from '../../workers/solver-client.ts';
import { randomBelow, randomDeal } from '../../play/random-deal.ts';
import { listOf, type Listed } from './lists.ts';

/** Milliseconds of proving: while a player waits and a list can take over, and otherwise. */
const GLADLY_MS = 500;
const AT_MOST_MS = 3000;
const BYTES = 64 * 2 ** 20;
/** Numbers drawn from a list until one is new to the player. */
const PICKS = 20;

/** Games whose proofs took too long on this device. */
const slow = new Set<RulesHash>();

/**
 * A deal of a game that can be won; null if none was found in time, or on abort.
 * @param isOld whether the player has seen a deal before.
 * @param waiting whether the player waits for it. Then a slow proof does not make the game a slow one, because the
 * first proof includes loading the solver.
 */
export const findDeal = async (
  game: Game,
  signal: AbortSignal,
  isOld: (deal: Deal) => boolean,
  waiting: boolean,
): Promise<Deal | null> => {
  const list = await listOf(game).catch(() => null);
  if (list !== null && (list.hard || slow.has(game.rules))) return pick(list, isOld);
  const proved = await prove(game, signal, list !== null && waiting ? GLADLY_MS : AT_MOST_MS, isOld);
  if (proved !== null || list === null || signal.aborted) return proved;
  if (!waiting) slow.add(game.rules);
  return pick(list, isOld);
};

const pick = ({ winnable }: Listed, isOld: (deal: Deal) => boolean): Deal => {
  const any = (): Deal => cairnDeal(winnable[randomBelow(winnable.length)] ?? 1);
  let deal = any();
  for (let i = 1; i < PICKS && isOld(deal); i++) deal = any();
  return deal;
};

const prove = async (
  game: Game,
  signal: AbortSignal,
  ms: number,
  isOld: (deal: Deal) => boolean,
): Promise<Deal | null> => {
  const stop = new AbortController();
  const cancel = (): void => stop.abort();
  const timer = window.setTimeout(cancel, ms);
  signal.addEventListener('abort', cancel, { once: true });
  try {
    while (!stop.signal.aborted && !signal.aborted) {
      const deal = randomDeal();
      const state = start(game, deal);
      if (!state.ok || isOld(deal)) continue;
      // A hard deal may use a third of the time.
      const budget = { ms: ms / 3, bytes: BYTES };
      const { verdict } = await solver.solve(game, state.value, 'win', {
        budget,
        moves: false,
        signal: stop.signal,
      });
      if (verdict === 'winnable') return deal;
    }
  } catch (error) {
    // The search was aborted or the worker failed: nothing is proved either way.
    if (!(error instanceof AbortError)) logBug(error);
  } finally {
    window.clearTimeout(timer);
    signal.removeEventListener('abort', cancel);
  }
  return null;
};
