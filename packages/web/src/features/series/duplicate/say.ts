/** Duplicates in words: their titles, their boards, and the faults of what a player has entered. */
import { DUPLICATE_FAULTS, type Duplicate, type DuplicateFault, type OpenBoard } from '@cairn/formats';
import { faultLine } from '@cairn/rulebook';
import { dealTitle } from '../../../i18n/deal-title.ts';
import type { Room, RoomFault } from './room.ts';
import { duplicateWords } from './messages.ts';

export const duplicateTitle = ({ title }: Pick<Duplicate, 'title'>): string =>
  title === '' ? duplicateWords.challenged : title;

/** "Board 1: TriPeaks, deal 49621" */
export const boardTitle = ({ compiled, deal }: OpenBoard, index: number): string =>
  duplicateWords.boardOf(index + 1, compiled.def.title, dealTitle(deal));

const isOwn = (code: string): code is DuplicateFault =>
  (DUPLICATE_FAULTS as readonly string[]).includes(code);

export const roomFaultText = (fault: RoomFault): string => {
  const { faults } = duplicateWords;
  if (!('message' in fault)) return faults[fault.code](fault.path);
  if (isOwn(fault.code)) return faults[fault.code](fault.path);
  // The engine explains a false claim in English only. Other languages say that something is wrong at that
  // place.
  return fault.facts === undefined ? duplicateWords.untrue(fault.path, fault.message) : faultLine(fault);
};

/** Whether the player still has the default name. In a file every player would have it. */
export const isNameless = ({ player }: Room): boolean => player.replace(/ \d+$/, '') === duplicateWords.you;
