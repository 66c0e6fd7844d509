/** What is said of steps: of a move, with what became of the deal; of moves taken back, and made again. */
import { stepAt, type Session } from '@cairn/engine';
import {
  idleText,
  isScored,
  moveSentence,
  scoreSentence,
  statusSentence,
  undoSentence,
} from '@cairn/rulebook';
import { pageWords } from '../i18n/pages.ts';
import { words } from '../i18n/words.ts';

/** A move was made: one sentence an event. That going on changes nothing any more is said once. */
export const stepSentence = (from: Session, to: Session): string => {
  const idle = idleText(from) === '' ? idleText(to) : '';
  return [onSentence(from, to, 1), endSentence(to), idle].filter((text) => text !== '').join(' ');
};

/** How a deal ended, and its score; nothing while it is in play. */
const endSentence = (session: Session): string => {
  const { game } = session;
  const { view, status, score } = stepAt(session);
  if (status === 'playing') return '';
  const end = statusSentence(game, view);
  return isScored(game) ? `${end} ${scoreSentence(game, view, score)}` : end;
};

/** So many moves were taken back: which it was, or where that has led. */
export const backSentence = (from: Session, to: Session, moves: number): string => {
  const undone = from.moves[from.cursor - 1]?.move;
  return moves !== 1 || undone === undefined || undone.kind === 'spent'
    ? words.backTo(to.cursor)
    : undoSentence(from.game, stepAt(to).view, undone, stepAt(from).view);
};

/** So many moves were made, for the first time or again. */
export const onSentence = (from: Session, to: Session, moves: number): string => {
  const made = to.moves[from.cursor]?.move;
  return moves !== 1 || made === undefined
    ? words.forthTo(to.cursor)
    : moveSentence(from.game, stepAt(from).view, made, stepAt(to).view);
};

/** As many moves of a stride are told one by one. */
const FEW = 3;

/** Moves were made as one stride. */
export const strideSentence = (from: Session, to: Session): string => {
  const line = to.moves.slice(from.cursor, to.cursor);
  const at = (made: number): Session => ({ ...to, cursor: from.cursor + made });
  const told =
    line.length > FEW
      ? [pageWords.wentUp(line.filter(({ move }) => move.kind === 'play').length)]
      : line.map((_, i) => onSentence(at(i), at(i + 1), 1));
  return [...told, endSentence(to)].filter((text) => text !== '').join(' ');
};
