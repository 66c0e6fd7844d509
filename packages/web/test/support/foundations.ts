// Games with foundations at a point of their course, for tests of what goes up.

import path from 'node:path';
import { begin, makeLink, type Game, type Move, type Session } from '@cairn/engine';
import type { Page } from 'playwright-core';
import { safeMoveSequence } from '../../src/play/safe-move-sequence.ts';
import type { PageOptions } from '../browser.ts';
import { dealOf, played, sure } from './lines.ts';
import { openTable, targetOf } from './player.ts';
import { wonGame, type Won } from './records.ts';

/** A game of the fixtures that was won. */
export const won = (name: string): Won =>
  wonGame(path.resolve(import.meta.dirname, '../../../../fixtures/records'), name);

/** Goes on with a won game where so many of its moves have been made. */
export const goOn = async (
  { game, options, deal, moves }: Won,
  made: number,
  more: PageOptions = {},
): Promise<Page> => {
  const { texts } = played(game, deal, moves.slice(0, made));
  const page = await openTable(`/${makeLink({ game: game.id, options, deal, moves: texts })}`, more);
  await page.locator('[data-test="go-on-there"]').click();
  await targetOf(page, game.byRole.foundation[0] ?? 0).waitFor();
  return page;
};

/** How many cards lie on the foundations, as the table says it. */
export const home = async (page: Page, { byRole }: Game): Promise<number> => {
  const labels = await Promise.all(
    byRole.foundation.map((pile) => targetOf(page, pile).getAttribute('aria-label')),
  );
  return labels.reduce((sum, label) => sum + Number(/(\d+) cards?/.exec(label ?? '')?.[1] ?? 0), 0);
};

/** A deal of a game, and the moves to a position in which one safe move makes others possible. */
export const stairs = (game: Game): { readonly session: Session; readonly line: readonly Move[] } => {
  for (let deal = 1; ; deal++) {
    const session = sure(begin(game, dealOf(`${deal}`)));
    const line = safeMoveSequence(session);
    if (line.length > 2) return { session, line };
  }
};
