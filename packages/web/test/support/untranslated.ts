// The pseudo-locale `qps-PLOC` puts marks around every translated text. A text without them was never translated.

import { optionsOf } from '@cairn/engine';
import { games, presets } from '@cairn/games';
import type { Page } from 'playwright-core';

/** Words of the definitions; they are the same in every language. */
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

/** Texts and spoken names with letters that do not stand in the marks of the pseudo-locale. */
export const untranslated = async (page: Page): Promise<readonly string[]> => {
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
