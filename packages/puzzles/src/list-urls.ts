/**
 * Where the list of each game lies. Every address is written out, because bundlers find files by
 * `new URL(…, import.meta.url)`. A test holds it against the folder.
 */
export const puzzleListUrls: Readonly<Record<string, URL>> = {
  tripeaks: new URL('../data/tripeaks.json', import.meta.url),
  golf: new URL('../data/golf.json', import.meta.url),
  'black-hole': new URL('../data/black-hole.json', import.meta.url),
  freecell: new URL('../data/freecell.json', import.meta.url),
  saratoga: new URL('../data/saratoga.json', import.meta.url),
};
