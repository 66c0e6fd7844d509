/** The language sentences are said in when none is asked for. */
import { current } from '../words/current.ts';
import { englishSpeech } from '../english/speech.ts';

export const currentSentences = current(englishSpeech);
