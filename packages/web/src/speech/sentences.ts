/** The sentences of the app: what happened, why not, what it is worth. LazyModule once the table can be played. */
export { refusalSentence, scoreSentence } from '@cairn/rulebook';
export { boardSentence } from './board-words.ts';
export { backSentence, onSentence, stepSentence, strideSentence } from './step-words.ts';
