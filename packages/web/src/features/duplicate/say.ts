/** Duplicates in words: what they are called, what a board is, and what is wrong with what somebody gives. */
import { DUPLICATE_FAULTS, type Duplicate, type DuplicateFault, type OpenBoard } from '@cairn/formats';
import { faultLine } from '@cairn/rulebook';
import { dealTitle } from '../../i18n/deal-title.ts';
import type { RoomFault } from './room.ts';
import { duplicateWords } from './messages.ts';

export const titleOf = ({ title }: Pick<Duplicate, 'title'>): string =>
  title === '' ? duplicateWords.title : title;

/** "Board 1: TriPeaks, deal 49621" */
export const boardTitle = ({ compiled, deal }: OpenBoard, index: number): string =>
  duplicateWords.boardOf(index + 1, compiled.def.title, dealTitle(deal));

const isOwn = (code: string): code is DuplicateFault =>
  (DUPLICATE_FAULTS as readonly string[]).includes(code);

export const faultText = (fault: RoomFault): string => {
  const { faults } = duplicateWords;
  if (!('message' in fault)) return faults[fault.code](fault.path);
  if (isOwn(fault.code)) return faults[fault.code](fault.path);
  // Claims that are false are told in English only; another language says that something is wrong there.
  return fault.facts === undefined ? duplicateWords.untrue(fault.path, fault.message) : faultLine(fault);
};
