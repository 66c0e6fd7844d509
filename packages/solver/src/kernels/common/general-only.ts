/** What kernels made for one structure leave to the general search. */
import type { Game } from '@cairn/engine';

/** Whether there are powers that change the table. A peek only shows a card. */
export const hasPowersInPlay = ({ def }: Game): boolean =>
  Object.keys(def.powers ?? {}).some((power) => power !== 'peek');

/** Whether a score has parts that depend on the way and not on sums: drives, penalties, pay by the run, a least score. */
export const scoresByTheWay = ({ score: { chain, drive, penalty, least } }: Game): boolean =>
  drive !== undefined ||
  penalty !== undefined ||
  least !== undefined ||
  (typeof chain === 'object' && 'pays' in chain);
