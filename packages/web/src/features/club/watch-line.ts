/** Shows the moves of a play in the viewer. */
import { faultSentence } from '@cairn/rulebook';
import { bring } from '../../shell/open-text.ts';
import type { Shell } from '../../shell/shell.ts';
import { clubWords } from './messages.ts';
import { responseText } from './problem-text.ts';

/** Returns what is to be said where the club does not give them; '' if they are shown. */
export const watchLine = async (shell: Shell, play: string): Promise<string> => {
  let response: Response;
  try {
    response = await fetch(`/api/plays/${encodeURIComponent(play)}/record`, { credentials: 'same-origin' });
  } catch {
    return clubWords.away;
  }
  if (!response.ok) return responseText(response);
  const faults = await bring(shell, await response.text());
  return faults.map((fault) => `${faultSentence(fault)}.`).join(' ');
};
