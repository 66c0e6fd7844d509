/** The current language of sentences. */
import { current } from '../words/current.ts';
import { englishSpeech } from '../english/speech.ts';

export const currentSentences = current(englishSpeech);
