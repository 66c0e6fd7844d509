/** Parts that are loaded when they are first shown. */
import { fetched } from '../platform/lazy-module.ts';
import { library } from './library.ts';
import type { Shell } from './shell.ts';
import { talk } from './telling.ts';
import { lazy } from '../ui/lazy.tsx';
import { speakPages } from '../i18n/language.ts';

/** A part and the words of dialogs and pages in the language that is spoken. */
export const worded = async <Part>(part: Promise<Part>): Promise<Part> =>
  (await Promise.all([part, speakPages()]))[0];
export const screens = () => import('./screens.tsx');
const later = () => worded(import('./later.ts'));

/** They read moves of any game. */
const lines = async () => {
  await library.get();
  return worded(import('./lines.ts'));
};

export const BadLink = lazy(async () => (await later()).BadLink);
/** It answers in sentences, and at once. */
export const CommandLine = lazy(async () => {
  await talk.get();
  return (await later()).CommandLine;
});
export const Challenge = lazy(async () => (await lines()).Challenge);
export const DealDialog = lazy(async () => (await later()).DealDialog);
export const Finish = lazy(async () => (await later()).Finish);
export const Menu = lazy(async () => (await later()).Menu);
/** It deals under other options at once. */
export const OptionsDialog = lazy(async () => {
  await library.get();
  return (await later()).OptionsDialog;
});
export const Moves = lazy(async () => (await lines()).Moves);
export const Notices = lazy(async () => (await later()).Notices);
/** It knows every game. */
export const Palette = lazy(async () => (await worded(import('../features/palette/palette.tsx'))).palette());
export const Question = lazy(async () => (await later()).Question);
export const Result = lazy(async () => (await later()).Result);
export const Tracker = lazy(async () => (await later()).Tracker);

/** What is played in a row. */
export const seriesPart = fetched(async () => {
  await library.get();
  return worded(import('../features/series/index.ts'));
});
export const InSeries = lazy(async () => (await seriesPart.get()).InSeries);
export const Rival = lazy(async () => (await lines()).Rival);
/** The screens that are not the table. */
export const PageScreen = lazy(async () => (await screens()).PageScreen);

/** Fetches what the table will need, once it can be played. */
export const fetchLater = (shell: Shell): void => {
  // Offline before anything is kept, the parts are asked for again when they are shown.
  const fetch = (): void =>
    void Promise.all([talk.get(), later().then(({ settle }) => settle(shell)), library.get()]).catch(
      () => undefined,
    );
  if ('requestIdleCallback' in window) window.requestIdleCallback(fetch, { timeout: 2000 });
  else setTimeout(fetch, 500);
};
