/** The sentences of the app: what happened, why not, what it is worth. Fetched once the table can be played. */
export { moveSentence, refusalSentence, scoreSentence, statusSentence, undoSentence } from '@cairn/rulebook';
export { boardSentence } from './board-words.ts';
