/** What a game in progress gets from the app: the catalogue, the sentences about moves, and texts in the page's language. */
import { dealTitle } from '../i18n/deal-title.ts';
import { words } from '../i18n/words.ts';
import type { PlayPorts } from '../play/ports.ts';
import { library } from './library.ts';
import { talk } from './telling.ts';

export const playPorts: PlayPorts = {
  catalogue: library,
  sentences: talk,
  // Functions, because the language is loaded after this module.
  texts: {
    failedToLoad: () => words.failedToLoad,
    backAt: (deal) => words.backAt(dealTitle(deal)),
    dealtAnew: (game, deal) => words.dealtAnew(game.def.title, dealTitle(deal)),
    noUndos: () => words.noUndos,
    noRestart: () => words.noRestart,
    restarted: () => words.restarted,
  },
};
