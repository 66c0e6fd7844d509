// Every screen, once, in the pseudo-locale: nothing serious for axe in light, dark and forced colours, nothing sticking
// out sideways on any size, and no word that is not translated. The pseudo-locale's texts are longer than any
// language's, so what fits them fits. The table of every family: the same, and every card on the cloth. In the gate a
// fifth of the screens have their turn, on the smallest phone and one more size, in light and one of the dark looks;
// `npm run nightly` looks at all of them in every way.

import { games } from '@cairn/games';
import { ofToday } from '@cairn/testkit';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { seriousFaults } from '../browser.ts';
import { openTable } from '../support/player.ts';
import { screens } from '../support/screens.ts';
import { untranslated } from '../support/untranslated.ts';

/** A small phone upright; 320 wide is also a desk at 400 % zoom. */
const SMALLEST = [320, 568] as const;
/** The same phone lying down, usual ones, a desk, a tablet. */
const SIZES = [
  [568, 320],
  [390, 664],
  [1366, 657],
  [360, 668],
  [844, 340],
  [768, 1024],
] as const;

const LIGHT = { colorScheme: 'light', forcedColors: 'none' } as const;
const DARK = [
  { colorScheme: 'dark', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'active' },
] as const;
type Look = typeof LIGHT | (typeof DARK)[number];

const lookAt = async (page: Page, name: string, looks: readonly Look[]): Promise<void> => {
  for (const [i, look] of looks.entries()) {
    await page.emulateMedia(look);
    // Another look changes colours and nothing else.
    expect(
      await seriousFaults(page, i === 0 ? 'all' : 'colour'),
      `${name}, ${Object.values(look).join(', ')}`,
    ).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
};

const fits = async (page: Page, name: string, also = async (_size: string): Promise<void> => undefined) => {
  for (const [width, height] of [SMALLEST, ...ofToday(SIZES, SIZES.length)]) {
    await page.setViewportSize({ width, height });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(over, `${name}, ${width} x ${height}`).toBeLessThanOrEqual(0);
    await also(`${width} x ${height}`);
  }
};

/** The labels of the filled buttons that can be pressed: a screen says with one of them what it is for. */
const filledButtons = (page: Page): Promise<readonly (string | null)[]> =>
  page.evaluate(() => {
    const scope = document.querySelector('dialog[open]') ?? document;
    return [...scope.querySelectorAll<HTMLElement>('.button.primary, .button.on-cloth')]
      .filter((button) => button.checkVisibility() && button.closest('[inert]') === null)
      .map(({ textContent }) => textContent);
  });

for (const [name, reach] of ofToday(Object.entries(screens), 5))
  test(`${name}: sound for axe in light, dark and forced colours, as wide as the screen, translated`, async () => {
    const page = await openTable('/#/tripeaks/49621', { context: { locale: 'qps-PLOC' } });
    await reach(page);
    // Notes on a game are in two languages alone.
    if (name !== 'rules') expect(await untranslated(page)).toEqual([]);
    // axe knows no language `qps`; that a real one is named is seen in languages.test.ts.
    await page.evaluate(() => {
      document.documentElement.lang = 'en';
    });
    expect((await filledButtons(page)).slice(1), 'more than one filled button').toEqual([]);
    await lookAt(page, name, [LIGHT, ...ofToday(DARK, DARK.length)]);
    if (name !== 'atlas') return fits(page, name);
    // The pseudo-locale makes numbers longer too, as no language does, and the atlas is a table of numbers.
    const english = await openTable('/#/tripeaks/49621');
    await reach(english);
    await fits(english, name);
  });

/** The first game of each family in the catalogue. */
const families = [...new Set(games.flatMap((def) => def.families))].flatMap((family) => {
  const def = games.find((each) => each.families.includes(family));
  return def === undefined ? [] : [def];
});

test('the table of every family is sound for axe, and every card lies on the cloth on every size', async () => {
  const page = await openTable('/#/table');
  for (const { id, title } of ofToday([...new Set(families)], 5)) {
    await page.setViewportSize({ width: 390, height: 664 });
    await page.goto(`/#/${id}/7`);
    await page.locator(`.board[aria-label="${title}"]`).waitFor();
    await lookAt(page, id, [DARK[1]]);
    await fits(page, id, async (size) => {
      const outside = await page.evaluate(async () => {
        // The table follows the size with its next pictures.
        for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
        const cloth = document.querySelector('.board')?.getBoundingClientRect();
        if (cloth === undefined) throw new Error('There is no table');
        return [...document.querySelectorAll('.board .table-card')]
          .map((card) => card.getBoundingClientRect())
          .filter(({ width }) => width > 0)
          .filter(
            ({ left, right, top, bottom }) =>
              left < cloth.left || right > cloth.right || top < cloth.top || bottom > cloth.bottom,
          )
          .map(({ x, y, width, height }) => `${x}, ${y}, ${width} x ${height}`);
      });
      expect(outside, `${id}, ${size}`).toEqual([]);
    });
  }
});
