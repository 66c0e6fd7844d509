/** Everything said about games in words: what happens at the table, and the rules page written from a definition. */
export { cardName, pileLabel, pileName, runName, seatName, zoneName } from './say.ts';
export { eventTexts, idleText, isScored, scoreText, streakText } from './score.ts';
export { endSentence, moveSentence, scoreSentence, statusSentence, undoSentence } from './told.ts';
export { refusalSentence } from './refusals.ts';
export { english } from './words/english.ts';
export { englishSpeech } from './words/english-speech.ts';
export { german } from './words/german.ts';
export { germanSpeech } from './words/german-speech.ts';
export { spokenNames } from './words/spoken-names.ts';
export { spokenRules } from './words/spoken-rules.ts';
export { spokenSentences } from './words/spoken-sentences.ts';
export type { Language, Sentences, Speech, Words } from './words/words.ts';
export { rulesPage, type PageContent } from './page.ts';
export { englishRules } from './words/english-rules.ts';
export type { RuleLanguage, RuleWords } from './words/rule-words.ts';
export type { Block, Inline, Line, PictureCard, RulesPage, Section, SectionId, Target } from './document.ts';
export { plainMark, toText, wrap, type Mark } from './text.ts';
export { appAddress, toMarkdown, type Address } from './markdown.ts';
