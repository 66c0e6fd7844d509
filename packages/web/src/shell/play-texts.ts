/**
 * Short texts of a game in progress, in the language of the page. They are functions because the language is loaded
 * later.
 */
import { dealTitle } from '../i18n/deal-title.ts';
import { words } from '../i18n/words.ts';
import { failureText } from './failure-text.ts';
import type { PlayTexts } from '../play/ports.ts';

export const playTexts: PlayTexts = {
  failedToLoad: () => words.failedToLoad,
  failure: failureText,
  backAt: (deal) => words.backAt(dealTitle(deal)),
  dealtAnew: (game, deal) => words.dealtAnew(game.def.title, dealTitle(deal)),
  noUndos: () => words.noUndos,
  noRestart: () => words.noRestart,
  restarted: () => words.restarted,
};
