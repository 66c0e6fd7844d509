/** What hints say of the moves of an estimate: the reason, and the odds. */
import type { Game, Move, View } from '@cairn/engine';
import type { Advice } from '@cairn/solver';
import { pageWords } from '../../i18n/pages.ts';
import { moveName } from '../../speech/move-name.ts';
import { hintWords } from './messages.ts';

/** The move a hint points at, if any, and the reason. The screen and the screen reader give both. */
export interface Offer {
  readonly move: Move | null;
  readonly reason: string;
  /** The odds, where the reason does not tell them in full; for when the player asks why. */
  readonly odds?: string;
}

/** Below this chance it looks bad. */
const BLEAK = 0.05;

/** Moves with their chances, the recommended one first; why it is, as far as that can be said in words. */
export const offersOf = (
  game: Game,
  view: View,
  { moves, worlds, rough, reasons, isClose }: Advice,
): readonly Offer[] => {
  const of100 = (share: number): number => Math.round(share * 100);
  const [, second] = moves;
  return moves.map(({ move, chance, low, high, raw }, i): Offer => {
    if (raw === 0 && rough) return { move, reason: hintWords.hintVague(worlds) };
    // Where simulated players hardly ever win, no win among them is no bad sign: the measured chance tells.
    if (raw === 0 && chance < BLEAK) return { move, reason: hintWords.hintBleak(worlds) };
    const wins = pageWords.advice.wins(of100(chance), of100(low), of100(high));
    const odds = rough ? `${wins} ${pageWords.advice.rough}` : wins;
    if (i === 0 && isClose && second !== undefined)
      return { move, reason: hintWords.hintClose(moveName(game, view, second.move)), odds };
    const why = i > 0 ? '' : hintWords.hintWhy(game, move, reasons);
    if (why !== '') return { move, reason: why, odds };
    // The line beside the table has no room for both sentences.
    return rough ? { move, reason: wins, odds } : { move, reason: wins };
  });
};
