// What there is to be seen and heard of a position: the names of its targets, worked out from the engine's view with the
// rulebook's words, and what the page shows, says and calls the thing in focus.

import type { Game, View } from '@cairn/engine';
import { cardName, pileLabel, pileName, seatName } from '@cairn/rulebook';
import type { CDPSession, Page } from 'playwright-core';
import { words } from '../../src/i18n/words.ts';
import { isFanned, listTargets, shownNextCard } from '@cairn/table/testing';

const nextName = (game: Game, next: NonNullable<View['next']>): string =>
  words.nextCard(next.rank, next.card === null ? '' : cardName(game, next.card));

/** What every target is called, by its key. */
export const namesOf = (game: Game, seen: View): ReadonlyMap<string, string> =>
  new Map(
    listTargets(game, seen).map(({ key, pile, index, run, empty }) => {
      const rule = game.piles[pile];
      if (rule === undefined) throw new Error(`No pile ${pile}`);
      if (run > 1) return [key, `${run} face-down cards, ${pileName(game, pile).toLowerCase()}`];
      const isSeat = rule.zone.role === 'layout' || (rule.zone.role === 'grid' && !empty);
      if (isSeat || (isFanned(rule) && !empty)) return [key, seatName(game, seen, pile, index)];
      const label = pileLabel(game, seen, pile);
      const next = pile === game.stock ? shownNextCard(game, seen) : null;
      return [key, next === null ? label : `${label}. ${nextName(game, next)}`];
    }),
  );

/** Every target with what it is called, a line each, sorted. */
export const linesOf = (game: Game, seen: View): readonly string[] =>
  [...namesOf(game, seen)].map(([key, name]) => `${key} ${name}`).toSorted();

/** Keeps from now on what the live region says, for `seenAfter`. */
export const listen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const live = document.querySelector('.board [role=status]');
    if (live === null) throw new Error('No live region');
    const said: string[] = [];
    const hear = (): void => void said.push((live.textContent ?? '').replace(/\u00a0$/, ''));
    new MutationObserver(hear).observe(live, { childList: true, characterData: true, subtree: true });
    Object.assign(globalThis, { said });
  });

/** What has been said since it was asked last, and what lies there: asked when that is `lines` and a word was said. */
export const seenAfter = (
  page: Page,
  lines: readonly string[],
): Promise<{ readonly lines: readonly string[]; readonly said: readonly string[] }> =>
  page.evaluate(async (wanted) => {
    const { said = [] } = globalThis as { said?: string[] };
    const shown = (): string[] =>
      [...document.querySelectorAll<HTMLElement>('.board [data-target]')]
        .filter((target) => !target.hidden)
        .map((target) => `${target.dataset['target']} ${target.ariaLabel}`)
        .toSorted();
    const there = (): boolean => said.length > 0 && shown().join('\n') === wanted.join('\n');
    for (let tries = 0; tries < 12_000 && !there(); tries++) await new Promise((go) => setTimeout(go, 10));
    return { lines: shown(), said: said.splice(0) };
  }, lines);

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** The page as the browser's own tools reach it. */
export const toolsOf = (page: Page): Promise<CDPSession> => {
  const known = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, known);
  return known;
};

/** What a screen reader is told of the thing in focus: by the browser's own tree, not by attributes. */
export const readOut = async (page: Page): Promise<{ readonly role: string; readonly name: string }> => {
  const tools = await toolsOf(page);
  const { result } = await tools.send('Runtime.evaluate', { expression: 'document.activeElement' });
  if (result.objectId === undefined) throw new Error('Nothing has the focus');
  const { nodes } = await tools.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId,
    fetchRelatives: false,
  });
  const text = (value: unknown): string => (typeof value === 'string' ? value : '');
  return { role: text(nodes[0]?.role?.value), name: text(nodes[0]?.name?.value) };
};

/** The name of the thing in focus, and how many cards are pressed: held or picked. */
export const inFocus = (page: Page): Promise<{ readonly name: string | null; readonly held: number }> =>
  page.evaluate(() => ({
    name: document.activeElement?.ariaLabel ?? null,
    held: document.querySelectorAll('.board [aria-pressed=true]:not([hidden])').length,
  }));
