/**
 * The start screen of a first visit as HTML, in every language. The build puts it into the page (vite.config.ts), so that
 * it is seen before any script has run.
 */
import { games } from '@cairn/games';
import { renderToStaticMarkup } from 'preact-render-to-string';
import { WAYS, type StartContent } from './content.ts';
import { popularTiles, welcome } from './first-visit.ts';
import { messages as german } from './messages.de.ts';
import { en } from './messages.en.ts';
import { StartPage } from './start-page.tsx';
import type { StartWords } from './messages.ts';

const content: StartContent = {
  lead: welcome(),
  // Their games depend on the date.
  today: [null, null, null],
  date: '',
  streak: 0,
  games: popularTiles(),
  all: games.length,
  ways: WAYS,
};

const markup = (language: string, words: StartWords): string =>
  `<div class="static-start" data-start="${language}" lang="${language}">${renderToStaticMarkup(
    <StartPage content={content} words={words} showEarlier={null} />,
  )}</div>`;

export const startMarkup = (): string => markup('en', en) + markup('de', german);
