/**
 * The sentences of the app: what happened, why a move is refused, what it is worth. Loaded once the table can be
 * played.
 */
export { refusalSentence, scoreSentence } from '@cairn/rulebook';
export { boardSentence } from './board-words.ts';
export { backSentence, onSentence, stepSentence, undoGroupSentence } from './step-words.ts';
