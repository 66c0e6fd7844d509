/** A game as a link: the deal and the moves made so far, or all of a game that was played. */
import { changedOptions, type Session } from '@cairn/engine';
import { movesText } from './session.ts';
import { linkTo } from './route.ts';

/** The whole address of a session up to where it stands. */
export const gameLink = (session: Session): string => {
  const { game, deal, cursor } = session;
  const options = changedOptions(game.base, game.options);
  const moves = movesText(session).slice(0, cursor);
  return new URL(linkTo({ game: game.id, options, deal, moves }), location.href).href;
};
