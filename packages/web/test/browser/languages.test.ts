// Languages: German from the device and from the settings, and a marked one that shows what no catalogue says.

import { optionsOf } from '@cairn/engine';
import { games, presets } from '@cairn/games';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from '../browser.ts';
import { choose, openTable, ready, spoken } from '../support/player.ts';
import { screens } from '../support/screens.ts';

const speaking = (locale: string) => ({ context: { locale } });

test('a German device is spoken to in German, cards and moves too', async () => {
  const page = await openTable('/#/tripeaks/7', speaking('de-AT'));
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
  await page.getByRole('button', { name: 'Zurück' }).waitFor();
  await page.getByRole('button', { name: /^Karo Drei, Reihe 4, 1 von 10/ }).waitFor();
  await page.keyboard.press('d');
  await expect.poll(() => spoken(page)).toMatch(/^Kreuz Zwei zur Ablage gegeben\./);
  await choose(page, 'settings');
  await page.getByRole('heading', { name: 'Einstellungen' }).waitFor();
});

test('what is wrong with a link is told in German', async () => {
  const page = await openPage('/#/tripeaks/12?m=9C.KS', speaking('de'));
  await page
    .locator('[data-test="bad-link"]')
    .getByText('Zug 2: „KS“ lässt sich nicht spielen: KS ist nirgends zu sehen')
    .waitFor();
  await page.goto('/#/nothing/7');
  await page.getByText('Ein Spiel „nothing“ gibt es hier nicht').waitFor();
});

test('the language of the settings is that of the next moment, and the game goes on', async () => {
  const page = await openTable('/#/tripeaks/7');
  await page.keyboard.press('d');
  await choose(page, 'settings');
  await page.getByRole('radio', { name: 'Deutsch' }).check();
  await page.getByRole('heading', { name: 'Einstellungen' }).waitFor();
  await page.getByRole('link', { name: 'Zurück zum Tisch' }).click();
  await ready(page);
  await page.getByRole('button', { name: /^Talon, 22 Karten/ }).waitFor();
  await choose(page, 'settings');
  await page.getByRole('radio', { name: 'English' }).check();
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
});

/** What definitions say themselves; titles are the same on every screen. */
const TITLES = new Set(
  [
    ...games.flatMap((game) => [
      game.title,
      ...game.tags,
      ...Object.values(optionsOf(game)).flatMap(({ title, values }) => [
        title,
        ...Object.values(values).map((value) => value.title),
      ]),
    ]),
    ...presets.map(({ title }) => title),
  ].filter((title) => title !== undefined),
);

/** Texts and spoken names with letters in them that are not wholly in marks. */
const unmarked = async (page: Page): Promise<readonly string[]> => {
  const texts = await page.evaluate(() => {
    const found: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      if (node.parentElement?.closest('script, style, svg, kbd, [data-proper]') === null)
        found.push(node.textContent ?? '');
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [data-tip]'))
      for (const name of ['aria-label', 'title', 'placeholder', 'data-tip'])
        found.push(element.getAttribute(name) ?? '');
    return found;
  });
  const bare = (text: string): string => {
    let rest = text;
    while (/⟦[^⟦⟧]*⟧/.test(rest)) rest = rest.replaceAll(/⟦[^⟦⟧]*⟧/g, '');
    return rest.replace(/ · $/, '').trim();
  };
  return texts.filter((text) => /\p{L}{2}/u.test(bare(text)) && !TITLES.has(bare(text)));
};

for (const [name, reach] of Object.entries(screens))
  if (name !== 'rules')
    test(`${name}: every word is a catalogue’s`, async () => {
      const page = await openTable('/#/tripeaks/49621', speaking('qps-PLOC'));
      await reach(page);
      expect(await unmarked(page)).toEqual([]);
    });

/** Names of the scripts that the page has fetched. */
const scripts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));

test('rules tell their notes in German, which nobody fetches who reads English', async () => {
  const german = await openPage('/#/aces-up/rules', speaking('de'));
  await german
    .getByText('Vier Spalten, und von zwei freien Karten einer Farbe geht die niedrigere.')
    .waitFor();
  expect((await scripts(german)).filter((name) => name.includes('german-notes')).length).toBe(1);
  const english = await openPage('/#/aces-up/rules', speaking('en'));
  await english.getByText('Four columns, and the lower of two free cards of a suit leaves.').waitFor();
  expect((await scripts(english)).filter((name) => name.includes('german'))).toEqual([]);
});

test('a language that is not there is English', async () => {
  const page = await openPage('/#/tripeaks/7', speaking('eo'));
  await ready(page);
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
});
