/** What happened in a play of a sealed board, as a sentence. It is made from the player's views. */
import { followedStep, type FollowedAttempt } from '@cairn/engine';
import { isScored, moveSentence, scoreSentence, statusSentence, undoSentence } from '@cairn/rulebook';
import { words } from '../../i18n/words.ts';

/** More moves at a time, as after a reload, are not told one by one. */
const FEW = 3;

/** '' where nothing has changed. */
export const sealedSentence = (from: FollowedAttempt, to: FollowedAttempt): string => {
  const { game, moves, cursor } = to.session;
  const before = from.session.cursor;
  if (before === cursor && from.session.moves === moves) return '';
  const view = (at: number) => followedStep(to.session, at).view;
  if (cursor < before) {
    const undone = from.session.moves[cursor]?.move;
    return before - cursor > 1 || undone === undefined || undone.kind === 'spent'
      ? words.backTo(cursor)
      : undoSentence(game, view(cursor), undone, followedStep(from.session, cursor + 1).view);
  }
  if (before === cursor) return '';
  const made =
    cursor - before > FEW
      ? [words.forthTo(cursor)]
      : moves
          .slice(before, cursor)
          .map(({ move }, i) => moveSentence(game, view(before + i), move, view(before + i + 1)));
  const { status, score } = followedStep(to.session);
  if (status !== 'playing') {
    made.push(statusSentence(game, view(cursor)));
    if (isScored(game)) made.push(scoreSentence(game, view(cursor), score));
  }
  return made.join(' ');
};
