// A line played on the page to its end, and compared at every step with the engine's replay of it.

import type { Game, Move, State } from '@cairn/engine';
import { moveSentence, standingText, statusSentence, streakText } from '@cairn/rulebook';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Hand } from './hands.ts';
import { dealOf, gameOf, played, winningLine } from './lines.ts';
import { shown, spoken } from './player.ts';

export const tripeaks = gameOf('tripeaks');

/** Plays a line and compares score, streak and status after every move. */
export const playOut = async (
  page: Page,
  number: string,
  line: readonly Move[],
  hand: Hand,
  says = false,
  game: Game = tripeaks,
): Promise<void> => {
  const truth = played(game, dealOf(number), line);
  for (const [i, move] of line.entries()) {
    const [before, after] = [truth.states[i] as State, truth.states[i + 1] as State];
    await hand(page, game, move, before);
    const last = i === line.length - 1;
    const tally = last ? truth.final : truth.tallies[i + 1];
    if (tally === undefined) throw new Error(`No tally ${i + 1}`);
    await expect
      .poll(() => shown(page, 'score'), { message: `score after move ${i + 1}` })
      .toBe(standingText(game, after, tally));
    if (!last) expect(await shown(page, 'streak')).toBe(streakText(game, tally));
    if (!says) continue;
    const told = moveSentence(game, before, move, after);
    await expect
      .poll(() => spoken(page))
      .toBe(last ? `${told} ${statusSentence(game, after)} Score ${truth.final.total}.` : told);
  }
  expect(await shown(page, 'final')).toBe(`${truth.final.total}`.replace('-', '−'));
};

/** A line that wins a deal of TriPeaks. */
export const lineOf = (number: string): readonly Move[] => {
  const line = winningLine(tripeaks, dealOf(number));
  if (line === null) throw new Error(`Deal ${number} cannot be won`);
  return line;
};
