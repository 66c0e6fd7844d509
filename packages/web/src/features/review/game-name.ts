/** What a game is called where its rules matter: its title, and the options that were chosen. */
import { changedOptions, optionsOf, type Game } from '@cairn/engine';
import { pageWords } from '../../i18n/pages.ts';

/** "TriPeaks", "TriPeaks (Wrap: none)" */
export const gameName = ({ base, options }: Game): string => {
  const { titled } = pageWords;
  const known = optionsOf(base);
  const texts = Object.entries(changedOptions(base, options)).map(([name, value]) => {
    const { title = name, values = {} } = known[name] ?? {};
    return `${titled(title)}: ${titled(values[value]?.title ?? value)}`;
  });
  return texts.length === 0 ? titled(base.title) : `${titled(base.title)} (${texts.join(', ')})`;
};
