// A part that is loaded later and fails: without a network the page says so and tries again, after a bug it says that,
// logs it, and can be loaded again. The game in progress stays.

import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { openTable, ready, shown } from '../support/player.ts';

const alert = (page: Page) => page.getByRole('alert');
const score = (page: Page) => expect.poll(() => shown(page, 'score'));

/** The score after one stock card. */
const AFTER_DRAW = { en: '−5 points', de: '−5 Punkte' } as const;

/** All scripts; and a text that only the script of the statistics page has. Files of other parts have names like its own. */
const SCRIPTS = '**/assets/*.js';
const OF_THE_PAGE = 'calendar-chart';

/** A game with a move, and then a page whose script is answered by `answer`. */
const openFailing = async (
  expected: RegExp,
  answer: (route: Route) => Promise<void>,
  language: 'en' | 'de' = 'en',
): Promise<{ readonly page: Page; readonly errors: readonly string[] }> => {
  const page = await openTable('/#/tripeaks/49621', {
    expected,
    context: { locale: language === 'de' ? 'de-DE' : 'en-GB' },
  });
  await page.keyboard.press('d');
  await score(page).toBe(AFTER_DRAW[language]);
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.route(SCRIPTS, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    return body.includes(OF_THE_PAGE) ? answer(route) : route.fulfill({ response, body });
  });
  await page.evaluate(() => {
    location.hash = '#/statistics';
  });
  await alert(page).waitFor();
  return { page, errors };
};

test('without a network a page says so, and is loaded when there is one again', async () => {
  const { page } = await openFailing(/ERR_INTERNET_DISCONNECTED/, (route) =>
    route.abort('internetdisconnected'),
  );
  expect(await alert(page).textContent()).toContain('Are you offline?');
  await page.unroute(SCRIPTS);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'Statistics', exact: true }).waitFor();
  await page.goto('/#/table');
  await ready(page);
  await score(page).toBe('−5 points');
});

test('after a bug in a part a page says so, logs it, and can be loaded again', async () => {
  for (const [language, text, button] of [
    ['en', 'Something went wrong. Your game is safe.', 'Reload'],
    ['de', 'Da ist etwas schiefgegangen. Dein Spiel ist sicher.', 'Neu laden'],
  ] as const) {
    const { page, errors } = await openFailing(
      /a bug on purpose/,
      (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("a bug on purpose")' }),
      language,
    );
    expect(await alert(page).textContent()).toContain(text);
    expect(errors.filter((line) => line.includes('a bug on purpose'))).toHaveLength(1);
    await page.unroute(SCRIPTS);
    await page.getByRole('button', { name: button }).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goto('/#/table');
    await ready(page);
    await score(page).toBe(AFTER_DRAW[language]);
  }
});
