/** Saves a game that came in a link, and says so. */
import { ownGames, saveOwn } from '../catalogue/own-games-api.ts';
import { pageWords } from '../i18n/pages.ts';
import type { Shell } from './shell.ts';

export const saveGame = async (shell: Shell, id: string): Promise<void> => {
  const title = ownGames.about(id)?.def.title ?? '';
  try {
    await saveOwn(id);
    shell.notices.toast.value = pageWords.saved(title);
  } catch {
    shell.notices.notStored.value = true;
  }
};
