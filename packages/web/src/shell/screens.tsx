/** Every screen that is not the table, each in a piece of its own; which of them is asked for is told by the address. */
import { library } from './library.ts';
import { ownGames } from '../catalogue/own-games-api.ts';
import { worded } from './parts.ts';
import type { PageName, Route } from '../play/route.ts';
import { lazy } from '../ui/lazy.tsx';

/** A page that tells of games, the player's own among them. */
const ofGames = async <Part,>(part: Promise<Part>): Promise<Part> =>
  (await Promise.all([worded(part), ownGames.ready()]))[0];

const Article = lazy(async () => (await worded(import('../features/help/article.tsx'))).article());
/** It fetches its figures. */
const Atlas = lazy(async () => (await worded(import('../features/atlas/page.tsx'))).atlas());
const Games = lazy(async () => (await ofGames(import('../features/games/games.tsx'))).default);
const Formats = lazy(async () => (await worded(import('../features/series/formats-page.tsx'))).Formats);
const Help = lazy(async () => (await worded(import('../features/help/help.tsx'))).default);
const History = lazy(async () => (await ofGames(import('../features/history/history.tsx'))).default);
const Rules = lazy(async () => (await ofGames(import('../features/rules/rules.tsx'))).rules());
const Settings = lazy(async () => (await worded(import('../features/settings/page.tsx'))).default);
const Statistics = lazy(async () => (await ofGames(import('../features/statistics/page.tsx'))).default);
/** It replays what was played. */
const Series = lazy(async () => (await worded(import('../features/series/series-page.tsx'))).SeriesPage);

const Duplicates = lazy(async () => (await worded(import('../features/duplicate/page.tsx'))).DuplicatePage);
/** It plays any game there is. */
const Viewer = lazy(async () => {
  await library.get();
  return (await worded(import('../features/viewer/viewer.tsx'))).default;
});

/** It compiles and deals whatever game is made there. */
const Workshop = lazy(async () => {
  await library.get();
  return (await ofGames(import('../features/workshop/page.tsx'))).workshop();
});

const Page = ({ name }: { readonly name: PageName }) => {
  switch (name) {
    case 'games':
      return <Games />;
    case 'formats':
      return <Formats />;
    case 'history':
      return <History />;
    case 'statistics':
      return <Statistics />;
    case 'settings':
      return <Settings />;
    case 'help':
      return <Help />;
    case 'atlas':
      return <Atlas />;
    case 'how':
    case 'faq':
    case 'about':
      return <Article key={name} name={name} />;
  }
};

export const PageScreen = ({ route }: { readonly route: Exclude<Route, { kind: 'table' }> }) => {
  switch (route.kind) {
    case 'record':
      return <Viewer key={route.id} id={route.id} />;
    case 'rules':
      return <Rules game={route.game} options={route.options} />;
    case 'series':
      return <Series key={route.address} address={route.address} />;
    case 'duplicate':
      return <Duplicates key={route.address} address={route.address} />;
    case 'workshop':
      return <Workshop key={route.address} address={route.address} />;
    case 'page':
      return <Page name={route.page} />;
  }
};
