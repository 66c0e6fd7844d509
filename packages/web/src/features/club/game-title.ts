/** The name of a game with the options that differ, as the club lists it. */
import { optionsOf } from '@cairn/engine';
import { findGame } from '@cairn/games';
import { pageWords } from '../../i18n/pages.ts';

export const gameTitle = (id: string, options: Readonly<Record<string, string>> = {}): string => {
  const found = findGame(id);
  if (found === null) return id;
  const known = optionsOf(found.def);
  const values = Object.entries(options).map(([name, value]) =>
    pageWords.titled(known[name]?.values[value]?.title ?? value),
  );
  return values.length === 0 ? found.def.title : `${found.def.title} (${values.join(', ')})`;
};
