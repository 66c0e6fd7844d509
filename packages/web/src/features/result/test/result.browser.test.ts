// The result on the page: a win is celebrated for a moment and can be skipped; a loss offers undo; nothing is shown that
// means nothing in the game.

import { expect, test } from 'vitest';
import { dealOf, gameOf, played, winningLine } from '../../../../test/support/lines.ts';
import { seriousFaults } from '../../../../test/browser.ts';
import { tap } from '../../../../test/support/hands.ts';
import { addResults } from '../../../../test/support/kept.ts';
import { choose, openTable, ready, shown } from '../../../../test/support/player.ts';
import type { ResultRow } from '../../../play/results.ts';
import { WAVE_MS } from '../celebration-times.ts';

const celebration = '.celebration';

/** Counts and holds what happens in a celebration, which is over before a test can look for it. */
interface Watched {
  celebrated: number;
  /** Milliseconds that each animation of a card takes with its delay, while the piles fan. */
  wave: number[];
}

/** A table on which one move is missing to a win, and a function that makes it. A wave that is held does not end. */
const almostWon = async (motion: 'reduce' | 'no-preference', isHeld = false) => {
  const game = gameOf('tripeaks');
  const line = winningLine(game, dealOf('7'));
  if (line === null) throw new Error('Deal 7 has no winning line');
  const page = await openTable('/#/tripeaks/7', { context: { reducedMotion: motion, hasTouch: true } });
  const { states } = played(game, dealOf('7'), line);
  const make = async (from: number, to: number): Promise<void> => {
    for (let i = from; i < to; i++) {
      const move = line[i];
      if (move !== undefined) await tap(page, game, move, states[i]);
    }
  };
  await make(0, line.length - 1);
  await page.evaluate(
    ([selector, held]) => {
      const watched: Watched = { celebrated: 0, wave: [] };
      Object.assign(window, { watched });
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes)
            if (node instanceof Element && node.matches(selector)) watched.celebrated += 1;
      }).observe(document.body, { childList: true, subtree: true });
      const animate = Object.getOwnPropertyDescriptor(Element.prototype, 'animate')
        ?.value as Element['animate'];
      Element.prototype.animate = function (frames, timing) {
        const animation = animate.call(this, frames, timing);
        if (watched.celebrated > 0) {
          watched.wave.push(Number(animation.effect?.getComputedTiming().endTime));
          if (held) animation.pause();
        }
        return animation;
      };
    },
    [celebration, isHeld] as const,
  );
  return {
    page,
    win: () => make(line.length - 1, line.length),
    watched: () => page.evaluate(() => (window as unknown as { watched: Watched }).watched),
  };
};

const risen = '.result.won:not(.waits)';

test('a win is celebrated once, and a game that was won on an earlier visit is not', async () => {
  const { page, win, watched } = await almostWon('no-preference');
  await win();
  await page.locator(risen).waitFor();
  const { celebrated, wave } = await watched();
  expect(celebrated).toBe(1);
  expect(wave.length).toBeGreaterThan(0);
  expect(Math.max(...wave)).toBeLessThanOrEqual(WAVE_MS);
  expect(await page.locator(celebration).count()).toBe(0);
  expect(await page.locator('.result h2').textContent()).toBe('You won!');
  expect(await shown(page, 'badge')).toBe('First win in TriPeaks!');
  expect(await page.locator('.result .button.primary').count()).toBe(1);
  await page.reload();
  await page.locator('.result.won').waitFor();
  expect(await page.locator(celebration).count()).toBe(0);
});

test('a tap or a key ends a celebration, and does nothing else', async () => {
  for (const skip of ['tap', 'key'] as const) {
    const { page, win, watched } = await almostWon('no-preference', true);
    await win();
    await expect.poll(async () => (await watched()).wave.length).toBeGreaterThan(0);
    expect(await page.locator(risen).count()).toBe(0);
    // Where the main button of the result will be.
    await page.locator('.result.waits .button.primary').waitFor({ state: 'attached' });
    const main = await page.locator('.result .button.primary').boundingBox();
    if (main === null) throw new Error('The result is not built');
    if (skip === 'tap') await page.touchscreen.tap(main.x + main.width / 2, main.y + main.height / 2);
    else await page.keyboard.press('Escape');
    await page.locator(risen).waitFor();
    expect(await page.locator(celebration).count()).toBe(0);
    expect(await page.locator('.result .button.primary').isVisible()).toBe(true);
    expect(await shown(page, 'final')).toBe('37');
    // No card is left leaning.
    const moving = await page.evaluate(
      () => document.querySelector('.board')?.getAnimations({ subtree: true }).length,
    );
    expect(moving).toBe(0);
  }
});

test('nothing moves where motion is not wanted', async () => {
  const { page, win, watched } = await almostWon('reduce');
  await win();
  await page.locator(risen).waitFor();
  expect(await watched()).toMatchObject({ celebrated: 0, wave: [] });
});

test('there is no celebration for a player who has switched animation off', async () => {
  const { page, win, watched } = await almostWon('no-preference');
  await page.goto('/#/settings');
  await page.locator('[data-test="speed-off"]').check();
  await page.goBack();
  await ready(page);
  await win();
  await page.locator(risen).waitFor();
  expect((await watched()).celebrated).toBe(0);
});

test('a loss offers undo, which goes on; a game without streaks shows none', async () => {
  const page = await openTable('/#/klondike/3');
  await page.keyboard.press('d');
  await choose(page, 'end');
  await page.locator('[data-test="yes"]').click();
  await page.locator('.result').waitFor();
  expect(await page.locator('.result h2').textContent()).toBe('You stopped here');
  expect(await page.locator('[data-test="best-streak"]').count()).toBe(0);
  await page.locator('[data-test="result-undo"]').click();
  await page.locator('.result').waitFor({ state: 'detached' });
});

test('a score stands among one’s own: its place, and where it lies', async () => {
  const page = await openTable('/#/tripeaks/12');
  const row = (i: number): ResultRow => ({
    id: `own ${i}`, group: 'tripeaks', deal: `${100 + i}`, outcome: 'stuck', score: i < 2 ? 90 : 10 * i - 60,
    streak: 3, moves: 20, spent: 9000, undos: 0, looks: 0, again: false, shared: false, at: 1e12 + i,
  }); // prettier-ignore
  await addResults(
    page,
    Array.from({ length: 11 }, (_, i) => row(i)),
  );
  await page.reload();
  await ready(page);
  const game = gameOf('tripeaks');
  for (const move of winningLine(game, dealOf('12')) ?? []) await tap(page, game, move);
  await expect.poll(() => shown(page, 'final')).toBe('53');
  const result = page.locator('.result');
  await result.getByText('your 3rd best').waitFor();
  expect(await shown(page, 'better-than')).toBe('Better than 9 of your 11 other deals.');
  const chart = page.locator('[data-test="score-chart"] svg');
  expect(await chart.getAttribute('aria-label')).toBe('Your scores. From −40 to 90; this deal: 53.');
  expect(await chart.locator('.marked').count()).toBe(1);
  expect(await seriousFaults(page)).toEqual([]);
});
