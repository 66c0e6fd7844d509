/** Shows the moves of a play in the viewer. */
import { bring } from '../../shell/open-text.ts';
import type { Shell } from '../../shell/shell.ts';
import { clubWords } from './messages.ts';

/** Says so where the club does not give them. */
export const watchPlay = async (shell: Shell, play: string): Promise<void> => {
  const say = (text: string): void => {
    shell.notices.toast.value = text;
  };
  let response: Response;
  try {
    response = await fetch(`/api/plays/${encodeURIComponent(play)}/record`, { credentials: 'same-origin' });
  } catch {
    return say(clubWords.away);
  }
  if (!response.ok) return say(clubWords.noLines);
  const faults = await bring(shell, await response.text());
  for (const { message } of faults) say(message);
};
