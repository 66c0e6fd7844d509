/** The limits of undo and time, in words. */
import type { Game, UndoRefusal } from '@cairn/engine';

/** The reason why nothing can be undone. */
export const undoText = ({ def }: Game, reason: UndoRefusal): string => {
  if (reason === 'no-move') return 'no move has been made';
  if (reason === 'time-up') return 'the time is up';
  const most = def.limits?.undo ?? 0;
  if (most === 0) return 'nothing may be taken back in this game';
  return most === 1 ? 'the one undo of this deal is used' : `all ${most} undos of this deal are used`;
};

/** "1:05" */
export const clockText = (seconds: number): string => {
  const whole = Math.ceil(seconds);
  return `${Math.floor(whole / 60)}:${`${whole % 60}`.padStart(2, '0')}`;
};
