/** Sentences about steps: a move and the end of the deal, undo, redo. */
import { netPlay, stepAt, type Move, type Session } from '@cairn/engine';
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

/** A move or a sequence was made: a sentence for each event. That further moves change nothing is said once. */
export const stepSentence = (from: Session, to: Session): string => {
  const idle = idleText(from) === '' ? idleText(to) : '';
  return [onSentence(from, to, to.cursor - from.cursor), endSentence(to), idle]
    .filter((text) => text !== '')
    .join(' ');
};

/** How a deal ended, and its score; '' while it is in play. */
const endSentence = (session: Session): string => {
  const { game } = session;
  const { view, status, score } = stepAt(session);
  if (status === 'playing') return '';
  const end = statusSentence(game, view);
  return isScored(game) ? `${end} ${scoreSentence(game, view, score)}` : end;
};

/** The move between two steps, of which `single` is the last. The single moves of a sequence count as one. */
const moveBetween = (early: Session, late: Session, moves: number, single: number): Move | null =>
  moves === 1 ? (late.moves[single]?.move ?? null) : netPlay(stepAt(early).view, stepAt(late).view);

/** A number of moves was undone: which move it was, or where that has led. */
export const backSentence = (from: Session, to: Session, moves: number): string => {
  const undone = moveBetween(to, from, moves, from.cursor - 1);
  return undone === null || undone.kind === 'spent'
    ? words.backTo(to.cursor)
    : undoSentence(from.game, stepAt(to).view, undone, stepAt(from).view);
};

/** A number of moves was made, for the first time or by redo. */
export const onSentence = (from: Session, to: Session, moves: number): string => {
  const made = moveBetween(from, to, moves, from.cursor);
  return made === null
    ? words.forthTo(to.cursor)
    : moveSentence(from.game, stepAt(from).view, made, stepAt(to).view);
};

/** Up to this many moves of an undo group are named one by one. */
const FEW = 3;

/** Moves were made as one undo group. */
export const undoGroupSentence = (from: Session, to: Session): string => {
  const line = to.moves.slice(from.cursor, to.cursor);
  const at = (made: number): Session => ({ ...to, cursor: from.cursor + made });
  const told =
    line.length > FEW
      ? [pageWords.wentUp(line.filter(({ move }) => move.kind === 'play').length)]
      : line.map((_, i) => onSentence(at(i), at(i + 1), 1));
  return [...told, endSentence(to)].filter((text) => text !== '').join(' ');
};
