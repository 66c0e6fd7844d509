/** Saves a game that came in a link, and says so. */
import { amend, own } from '../catalogue/own-games.ts';
import { pageWords } from '../i18n/pages.ts';
import type { Shell } from './shell.ts';

export const saveGame = async (shell: Shell, id: string): Promise<void> => {
  const title = own(id)?.def.title ?? '';
  try {
    await amend(id, { standing: 'saved' });
    shell.notices.toast.value = pageWords.saved(title);
  } catch {
    shell.notices.notStored.value = true;
  }
};
