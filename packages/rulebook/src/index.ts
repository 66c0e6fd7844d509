/** Games in words: sentences about what happens at the table, and rules pages generated from definitions. */
export { cardName, pileLabel, pileName, runName, seatName, zoneName } from './speech/names.ts';
export {
  eventTexts,
  idleText,
  isScored,
  parText,
  scoreText,
  standingText,
  streakText,
} from './speech/score.ts';
export {
  endSentence,
  moveSentence,
  scoreSentence,
  statusSentence,
  undoSentence,
} from './speech/sentences.ts';
export { faultLine, faultSentence } from './speech/faults.ts';
export { refusalSentence } from './speech/refusals.ts';
export { englishFigures } from './english/figures.ts';
export { englishNames } from './english/names.ts';
export { englishSpeech } from './english/speech.ts';
export { currentFaults, type FaultWords } from './words/fault-words.ts';
export { germanFaults } from './german/faults.ts';
export { germanFigures } from './german/figures.ts';
export { germanNames } from './german/names.ts';
export { germanTitle, isTranslated } from './german/titles.ts';
export { germanSpeech } from './german/speech.ts';
export { germanRules } from './german/rules.ts';
export { currentFigures } from './current/figures.ts';
export { currentNames } from './current/names.ts';
export { currentRules } from './current/rules.ts';
export { currentSentences } from './current/sentences.ts';
export type { FigureWords, Language, NameWords, Sentences, Speech } from './words/words.ts';
export { languagePage } from './language/page.ts';
export { departures, type Departure } from './page/departures.ts';
export { rulesPage, type PageContent } from './page/page.ts';
export { englishReasons, type ReasonName } from './english/reasons.ts';
export { germanReasons } from './german/reasons.ts';
export type { Reason, ReasonWords } from './words/reason-words.ts';
export { englishRules } from './english/rules.ts';
export type { RuleLanguage, RuleWords } from './words/rule-words.ts';
export type {
  Block,
  Inline,
  TextLine,
  PictureCard,
  RulesPage,
  Section,
  SectionId,
  LinkTarget,
} from './document/document.ts';
export { plainMark, toText, wrap, type LinkMark } from './document/text.ts';
export { appAddress, toMarkdown, type Address } from './document/markdown.ts';
