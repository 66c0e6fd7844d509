// Settings: each does what it says, at once and after a reload; what is not switched on is not even fetched.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage, seriousFaults } from '../../../../test/browser.ts';
import { gameOf } from '../../../../test/support/lines.ts';
import { choose, end, openTable, ready, shown, spoken, targetOf } from '../../../../test/support/player.ts';

const set = async (page: Page, choices: Readonly<Record<string, string>>): Promise<void> => {
  for (const [name, value] of Object.entries(choices))
    await page.locator(`[data-test="${name}-${value}"]`).check();
};
const back = async (page: Page): Promise<void> => {
  await page.locator('[data-test="back"]').click();
  await ready(page);
};
/** Sets something from the table, and comes back to it. */
const change = async (page: Page, choices: Readonly<Record<string, string>>): Promise<void> => {
  await choose(page, 'settings');
  await set(page, choices);
  await back(page);
};

/** What of the table a setting changes: a free card of the layout, the cloth, the bars. */
const look = async (page: Page) =>
  page.evaluate(() => {
    const figure = document.querySelector<HTMLElement>('.table-card:not(.table-down)');
    const picture = (name: string): string =>
      decodeURIComponent(figure?.querySelector<HTMLImageElement>(name)?.src ?? '');
    const width = figure?.getBoundingClientRect().width ?? 0;
    // The first stroke of a face is its rank: a glyph of 14 units.
    const rank = Number(/scale\([\d.]+ ([\d.]+)\)/.exec(picture('.table-face'))?.[1]) * 14;
    const cloth = getComputedStyle(document.documentElement).getPropertyValue('--table-cloth');
    const painted = getComputedStyle(document.querySelector('.table') ?? document.body).backgroundImage;
    return { width, rank: (rank * width) / 100, back: picture('.table-back'), cloth, painted };
  });

test('cards, indices, backs, cloth, clock and score are as they are set, and stay so', async () => {
  const page = await openTable('/#/tripeaks/7');
  const before = await look(page);
  expect(before.rank).toBeGreaterThanOrEqual(15);
  expect(await shown(page, 'score')).not.toBe('');
  await change(page, {
    cardSize: 'small',
    indexSize: 'large',
    back: 'stars',
    cloth: 'wine',
    clock: 'hidden',
    score: 'hidden',
  });
  const check = async (): Promise<void> => {
    const after = await look(page);
    expect(after.width).toBeLessThan(before.width * 0.8);
    expect(after.width).toBeGreaterThan(before.width * 0.6);
    expect(after.rank / after.width).toBeGreaterThan((1.3 * before.rank) / before.width);
    expect(after.back).not.toBe(before.back);
    expect(after.back).toContain('#5b3f7d');
    expect(after.cloth).not.toBe(before.cloth);
    expect(after.painted).not.toBe(before.painted);
    expect(await page.locator('.clock').count()).toBe(0);
    expect(await shown(page, 'score')).toBe('');
    expect(await page.locator('[data-test="streak"]').count()).toBe(0);
  };
  await check();
  await page.reload();
  await ready(page);
  await check();
  await end(page);
  expect(await shown(page, 'final')).toMatch(/\d/);
});

test('large cards take more room where there is some, and a table lying open is set at once', async () => {
  const page = await openTable('/#/klondike/7', { context: { viewport: { width: 1920, height: 1000 } } });
  const before = await look(page);
  await change(page, { cardSize: 'large' });
  expect((await look(page)).width).toBeGreaterThan(before.width * 1.05);
});

test('an act answers to the key it was given, clashes are told, and all keys go back', async () => {
  const page = await openTable('/#/tripeaks/7');
  await choose(page, 'settings');
  const give = async (act: string, key: string): Promise<string> => {
    const button = page.locator(`[data-test="key-${act}"]`);
    // After a clash it still waits for a key.
    if ((await button.getAttribute('aria-pressed')) === 'false') await button.click();
    await page.keyboard.press(key);
    return shown(page, 'key-said');
  };
  expect(await give('draw', 'z')).toBe('Z is taken (Undo). Choose another key, or change that one first.');
  expect(await give('draw', '5')).toMatch(/^5 already goes to a column/);
  expect(await give('draw', 'g')).toBe('Deal from the stock: G.');
  expect(await give('new', 'd')).toBe('New deal: D.');
  expect(await give('tracker', 'Backspace')).toBe('Card tracker: none.');
  expect(await seriousFaults(page)).toEqual([]);
  await back(page);
  const check = async (): Promise<void> => {
    const stock = await page.getByRole('button', { name: /^Stock/ }).getAttribute('aria-label');
    await page.keyboard.press('g');
    await expect.poll(() => spoken(page)).toMatch(/^Dealt/);
    await page.keyboard.press('z');
    await page.getByRole('button', { name: stock ?? '' }).waitFor();
    await page.keyboard.press('t');
    expect(await page.locator('.tracker').count()).toBe(0);
    await page.locator('[data-test="menu"]').click();
    expect(await page.locator('[data-test="menu-new"] kbd').textContent()).toBe('D');
    await page.keyboard.press('Escape');
  };
  await check();
  await page.reload();
  await ready(page);
  // The keys come with what is fetched after the first paint.
  await expect.poll(() => page.locator('[data-test="new"]').getAttribute('aria-keyshortcuts')).toBe('d');
  await check();
  await choose(page, 'settings');
  await page.locator('[data-test="reset-keys"]').click();
  await back(page);
  await page.keyboard.press('d');
  await expect.poll(() => spoken(page)).toMatch(/^Dealt/);
});

/** Counts what a page asks of the device; everything is still done. */
const watch = (): void => {
  const counts = { contexts: 0, closed: 0, tones: 0, locks: 0, released: 0, trembles: 0 };
  Object.assign(window, { counts });
  const count = (on: object, name: string, as: keyof typeof counts): void => {
    const real = Reflect.get(on, name) as (...args: unknown[]) => unknown;
    Reflect.set(on, name, function (this: unknown, ...args: unknown[]) {
      counts[as] += 1;
      return real.apply(this, args);
    });
  };
  count(AudioContext.prototype, 'close', 'closed');
  count(OscillatorNode.prototype, 'start', 'tones');
  count(WakeLock.prototype, 'request', 'locks');
  count(WakeLockSentinel.prototype, 'release', 'released');
  count(Navigator.prototype, 'vibrate', 'trembles');
  window.AudioContext = class extends AudioContext {
    constructor() {
      super();
      counts.contexts += 1;
    }
  };
};
const counted = async (page: Page): Promise<Record<string, number>> =>
  page.evaluate(() => (window as unknown as { counts: Record<string, number> }).counts);
const fetched = async (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => /(sound|haptics|awake)-[^/]*\.js$/.exec(name)?.[1] ?? '')
      .filter((name) => name !== ''),
  );

/** Tells a page that it is hidden or seen, as the browser does when another tab is turned to. */
const become = (page: Page, state: DocumentVisibilityState): Promise<void> =>
  page.evaluate((seen) => {
    Object.defineProperty(document, 'visibilityState', { value: seen, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

/** Waits until exactly these parts have come and have had a moment to begin. */
const here = async (page: Page, parts: readonly string[]): Promise<void> => {
  await expect.poll(async () => [...new Set(await fetched(page))].toSorted()).toEqual(parts);
  await page.evaluate(() => new Promise((begun) => setTimeout(begun, 100)));
};

test('sound, vibration and a screen that stays on: nothing of them until they are asked for', async () => {
  const page = await openTable('/#/tripeaks/7');
  // A headless shell has nobody to ask, and refuses.
  await page.context().grantPermissions(['screen-wake-lock']);
  await page.addInitScript(watch);
  await page.reload();
  await ready(page);
  const quiet = { contexts: 0, closed: 0, tones: 0, locks: 0, released: 0, trembles: 0 };
  await page.keyboard.press('d');
  await expect.poll(() => spoken(page)).toMatch(/^Dealt/);
  expect(await counted(page)).toEqual(quiet);
  expect(await fetched(page)).toEqual([]);

  await change(page, { sound: 'on' });
  await here(page, ['sound']);
  await page.keyboard.press('d');
  await expect.poll(async () => (await counted(page))['tones']).toBe(1);
  expect(await counted(page)).toEqual({ ...quiet, contexts: 1, tones: 1 });
  // A refused card is heard, too: this one lies under others.
  await targetOf(page, 5).click();
  await expect.poll(async () => (await counted(page))['tones']).toBe(2);
  await change(page, { sound: 'off', haptics: 'on', awake: 'on' });
  await expect.poll(async () => (await counted(page))['locks']).toBe(1);
  await here(page, ['awake', 'haptics', 'sound']);
  await page.keyboard.press('d');
  await expect.poll(async () => (await counted(page))['trembles']).toBe(1);
  expect(await counted(page)).toEqual({ ...quiet, contexts: 1, closed: 1, tones: 2, locks: 1, trembles: 1 });

  // What is hidden needs no light, and gets it back when it is seen.
  await become(page, 'hidden');
  await expect.poll(async () => (await counted(page))['released']).toBe(1);
  await become(page, 'visible');
  await expect.poll(async () => (await counted(page))['locks']).toBe(2);

  // Away from the table the screen may go dark; a deal that is over needs no light.
  await choose(page, 'settings');
  await expect.poll(async () => (await counted(page))['released']).toBe(2);
  await back(page);
  await expect.poll(async () => (await counted(page))['locks']).toBe(3);
  await end(page);
  await expect.poll(async () => (await counted(page))['released']).toBe(3);

  await page.reload();
  await ready(page);
  await page.keyboard.press('n');
  await expect.poll(async () => (await counted(page))['locks']).toBe(1);
});

test('a value that cannot be read falls back alone', async () => {
  const page = await openTable('/#/tripeaks/7');
  await change(page, { cloth: 'blue', clock: 'hidden' });
  await page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('cairn');
        opening.addEventListener('error', reject);
        opening.addEventListener('success', () => {
          const tx = opening.result.transaction('settings', 'readwrite');
          tx.objectStore('settings').put('neon', 'theme');
          tx.objectStore('settings').put({ draw: 7, new: 'x' }, 'ownKeys');
          tx.addEventListener('complete', resolve);
        });
      }),
  );
  await page.reload();
  await ready(page);
  const root = page.locator('html');
  expect(await root.getAttribute('data-theme')).toBe('auto');
  expect(await root.getAttribute('data-cloth')).toBe('blue');
  expect(await page.locator('.clock').count()).toBe(0);
  await expect.poll(() => page.locator('[data-test="new"]').getAttribute('aria-keyshortcuts')).toBe('x');
  await page.keyboard.press('d');
  await expect.poll(() => spoken(page)).toMatch(/^Dealt/);
});

test('in black the page and the table are black and sound for axe; resetting asks, and brings all back', async () => {
  const page = await openPage('/#/settings');
  await set(page, { theme: 'oled', cards: 'grey', back: 'brick', indexSize: 'large', sound: 'on' });
  const background = (name: string): Promise<string> =>
    page.locator(name).evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await background('html')).toBe('rgb(0, 0, 0)');
  expect(await seriousFaults(page)).toEqual([]);
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  expect(await seriousFaults(page)).toEqual([]);
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
  await page.locator('[data-test="reset-settings"]').click();
  await page.locator('[data-test="no"]').click();
  expect(await page.locator('html').getAttribute('data-theme')).toBe('oled');
  await page.locator('[data-test="reset-settings"]').click();
  await page.locator('[data-test="yes"]').click();
  await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('auto');
  for (const [name, value] of Object.entries({
    cards: 'auto',
    back: 'lattice',
    indexSize: 'normal',
    sound: 'off',
  }))
    expect(await page.locator(`[data-test="${name}-${value}"]`).isChecked()).toBe(true);
  await page.reload();
  await page.locator('[data-test="preview"]').waitFor();
  expect(await page.locator('[data-test="cards-auto"]').isChecked()).toBe(true);
});

test('settings take effect at once and last', async () => {
  const game = gameOf('tripeaks');
  const page = await openTable('/#/tripeaks/49621');
  await choose(page, 'settings');
  await page.getByRole('radio', { name: 'Dark' }).check();
  await page.getByRole('group', { name: 'Clock' }).getByLabel('Hidden').check();
  await page.getByRole('radio', { name: 'Left hand' }).check();
  await page.getByRole('group', { name: 'Single-key shortcuts' }).getByRole('radio', { name: 'Off' }).check();
  await page.reload();
  await page.locator('[data-test="back"]').click();
  await ready(page);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
  const paper = await page.locator('.bar').evaluate((bar) => getComputedStyle(bar).backgroundColor);
  expect(paper).toBe('rgb(23, 29, 27)');
  expect(await page.locator('.clock').count()).toBe(0);
  await page.keyboard.press('d');
  await page.keyboard.press('n');
  expect(await shown(page, 'score')).toBe('0 points');
  await page.locator('[data-test="undo"]').focus();
  await page.locator(`[data-target="p${game.stock}"]`).click();
  await expect.poll(() => shown(page, 'score')).toBe('−5 points');
  await page.keyboard.press('Control+z');
  await expect.poll(() => shown(page, 'score')).toBe('0 points');
});
