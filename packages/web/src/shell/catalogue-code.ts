/**
 * All games and the player's own: links, records, and restoring attempts. It is loaded for a link, a stored game or a
 * page. A first table does without it.
 */
import { ok, type Fault } from '@cairn/engine';
import { openLink, openRecord, restoreStored, type Opening } from '../catalogue/open-game.ts';
import { ownGames } from '../catalogue/own-games-api.ts';
import { words } from '../i18n/words.ts';
import { dealTitle } from '../i18n/deal-title.ts';
import type { GameController, NextDealPort } from '../play/game-controller.ts';
import { sameDeal, sameRules } from '../play/session.ts';
import { newAttempt } from '../play/attempt.ts';
import { fresh } from '../play/random-deal.ts';
import { matchesDeal } from '../play/matches-deal.ts';
import type { CatalogueCode, Shell } from './shell.ts';

type Lay = (shell: Shell, controller: GameController, nextDeal: NextDealPort) => readonly Fault[];

/**
 * Parses the address of a table. Returns a function that continues the attempt on the table or a suspended one,
 * offers the game of a link, or deals. The function of a bad address returns its faults.
 */
const readAddress = async (address: string): Promise<Lay> => {
  const opening = await openLink(address);
  if (!opening.ok) return () => opening.error;
  const { played } = opening.value;
  return (shell, controller, nextDeal) => lay(shell, controller, nextDeal, played);
};

const lay = (
  { dialogs, features }: Shell,
  controller: GameController,
  nextDeal: NextDealPort,
  { session: next, shared, any }: Opening,
): readonly Fault[] => {
  if (shared) {
    dialogs.offer.value = next;
    if (features.isFilled('overlay')) return [];
    // The feature that asks what to do with the game is left out.
    dialogs.offer.value = null;
    controller.deals.enter({ ...newAttempt(next, fresh()), shared: true });
    return [];
  }
  const { position, history, deals, announcer } = controller;
  const here = position.session.value;
  const { status } = position.step.value;
  const free = position.attempt.value.series === undefined;
  if (any ? free && status === 'playing' && sameRules(next, here) : sameDeal(next, here)) return [];
  const stored = history.suspended.value.find((each) => matchesDeal(each, next, any));
  const suspended = stored === undefined ? null : restoreStored(stored);
  if (suspended?.ok !== true) return any && nextDeal(controller, next.game) ? [] : deals.start(ok(next));
  deals.enter(suspended.value);
  announcer.say(words.backAt(dealTitle(suspended.value.session.deal)));
  return [];
};

export const catalogueCode: CatalogueCode = {
  openLink,
  openRecord,
  readAddress,
  ready: () => ownGames.ready(),
  restore: restoreStored,
};
