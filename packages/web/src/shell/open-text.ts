/** Games and series that come from elsewhere, as links or as texts: opened, or looked at in the viewer. */
import { fault, type Fault, type Session } from '@cairn/engine';
import { newAttempt } from '../play/attempt.ts';
import { fresh } from '../play/random-deal.ts';
import { recordHref } from '../play/route.ts';
import type { Shell } from './shell.ts';
import { pageWords } from '../i18n/pages.ts';

/** Where the record of somebody else's game is kept until the next one. */
export const GUEST = 'pasted';

/** The fragment of a text that is nothing but a link, with or without what stands before the fragment. */
const fragmentOf = (text: string): string | null => /^\s*\S*?(#\/\S+)\s*$/.exec(text)?.[1] ?? null;

/** Whether a text asks to be opened: a link, or the headers of a record. */
export const isGame = (text: string): boolean => fragmentOf(text) !== null || /^\s*\[\w+ /.test(text);

/** Shows a record in the viewer; the fault where it cannot be kept that long. */
const look = async (shell: Shell, record: string): Promise<readonly Fault[]> => {
  try {
    await shell.db.write([{ store: 'records', key: GUEST, value: record }]);
  } catch {
    return [fault('storage', '', pageWords.notStored)];
  }
  if (location.hash === recordHref(GUEST)) location.reload();
  else location.hash = recordHref(GUEST);
  return [];
};

/** Opens a link or a record; all that is wrong with it where it cannot be opened. */
export const bring = async (shell: Shell, text: string): Promise<readonly Fault[]> => {
  const { openLink, openRecord } = await shell.code.catalogue.get();
  const fragment = fragmentOf(text);
  const opener = shell.features.opener(text);
  if (opener !== null) return opener(text);
  // Pages say themselves what is wrong with their addresses.
  if (/^#\/(?:series|duplicate)\b/.test(fragment ?? '')) {
    location.hash = fragment ?? '';
    return [];
  }
  if (fragment === null && !isGame(text)) return [fault('import', '', pageWords.neither)];
  const opened = await (fragment === null ? openRecord(text) : openLink(fragment));
  if (!opened.ok) return opened.error;
  if (fragment === null) return look(shell, text);
  if (location.hash === fragment) await shell.router.follow();
  else location.hash = fragment;
  return [];
};

/** Looks at somebody's game in the viewer. */
export const watch = async (shell: Shell, session: Session): Promise<void> => {
  const { recordText } = await shell.code.catalogue.get();
  for (const { message } of await look(shell, recordText(newAttempt(session, fresh()))))
    shell.notices.toast.value = message;
};
