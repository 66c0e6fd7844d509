/** Opens games and series from outside, as links or as texts. Games of others open in the viewer. */
import { fault, type Fault, type Session } from '@cairn/engine';
import { newAttempt } from '../play/attempt.ts';
import { fresh } from '../play/random-deal.ts';
import { recordHref } from '../play/route.ts';
import type { Shell } from './shell.ts';
import { pageWords } from '../i18n/pages.ts';

/** The database key of the last record of somebody else's game. */
export const GUEST = 'pasted';

/** The fragment of a text that is only a link, with or without the part before the fragment. */
const fragmentOf = (text: string): string | null => /^\s*\S*?(#\/\S+)\s*$/.exec(text)?.[1] ?? null;

/** Whether a text is a link or starts with the headers of a record. */
export const isGame = (text: string): boolean => fragmentOf(text) !== null || /^\s*\[\w+ /.test(text);

/** Shows a record in the viewer. Returns a fault if it cannot be stored for that. */
const look = async (shell: Shell, record: string): Promise<readonly Fault[]> => {
  if (!shell.features.leadsTo(recordHref(GUEST))) return [fault('page', '', pageWords.noSuchPage)];
  try {
    await shell.db.write([{ store: 'records', key: GUEST, value: record }]);
  } catch {
    return [fault('storage', '', pageWords.notStored)];
  }
  if (location.hash === recordHref(GUEST)) shell.reload();
  else location.hash = recordHref(GUEST);
  return [];
};

/** Opens a link or a record. Returns the faults if it cannot be opened. */
export const bring = async (shell: Shell, text: string): Promise<readonly Fault[]> => {
  const { openLink, openRecord } = await shell.code.catalogue.get();
  const fragment = fragmentOf(text);
  const opener = shell.features.opener(text);
  if (opener !== null) return opener(text);
  // Pages show the faults of their addresses themselves.
  if (fragment !== null && /^#\/(?:series|duplicate)\b/.test(fragment)) {
    if (!shell.features.leadsTo(fragment)) return [fault('page', '', pageWords.noSuchPage)];
    location.hash = fragment;
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

/** Shows somebody's game in the viewer. */
export const watch = async (shell: Shell, session: Session): Promise<void> => {
  const { recordText } = await shell.code.attempt.get();
  for (const { message } of await look(shell, recordText(newAttempt(session, fresh()))))
    shell.notices.toast.value = message;
};
