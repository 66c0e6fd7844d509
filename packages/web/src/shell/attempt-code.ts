/**
 * What the table needs after its first move: other deals, options, variations and records of the game on it. It is
 * loaded once the table can be played, and it names no other game.
 */
import { compileTrusted, dealAtOffset } from '@cairn/engine';
import { tripeaks } from '@cairn/games';
import { keepVariation } from '../play/keep-variation.ts';
import type { AttemptPort } from '../play/ports.ts';
import { recordText } from '../play/record-text.ts';
import { restoreAttempt } from '../play/restore-attempt.ts';

export const attemptCode: AttemptPort = {
  withOptions: (first) => restoreAttempt(first, first.game === tripeaks.id ? tripeaks : null),
  compileTrusted,
  dealAtOffset,
  keepVariation,
  recordText,
};
