/** Duplicates that are new on this device, from a file or from boards: they are stored and then shown. */
import { fault, type Fault } from '@cairn/engine';
import { parseDuplicate, type Duplicate } from '@cairn/formats';
import { seriesHref } from '../../../play/route.ts';
import type { Shell } from '../../../shell/shell.ts';
import { pageWords } from '../../../i18n/pages.ts';
import { lastName, newRoom } from './room.ts';
import { roomFaultText } from './say.ts';
import { duplicateWords } from './messages.ts';

/** Stores a new duplicate and shows it. Returns the faults if it cannot be stored. */
export const enterRoom = async (shell: Shell, duplicate: Duplicate): Promise<readonly Fault[]> => {
  const name = await lastName(shell);
  const made = newRoom(duplicate, name === '' ? duplicateWords.you : name);
  if (!made.ok) return made.error;
  const { kept } = made.value;
  try {
    await shell.db.write([{ store: 'series', key: kept.id, value: kept }]);
  } catch {
    return [fault('storage', '', pageWords.notStored)];
  }
  location.hash = seriesHref(kept.id);
  return [];
};

/** Opens the text of a duplicate file. */
export const enterFile = async (shell: Shell, text: string): Promise<readonly Fault[]> => {
  const duplicate = parseDuplicate(text);
  if (duplicate.ok) return enterRoom(shell, duplicate.value);
  return duplicate.error.map((each) => ({ ...each, message: roomFaultText(each) }));
};
