/** What kernels made for one structure leave to the general search: chance after the deal, and scores of a newer kind. */
import type { Game } from '@cairn/engine';

/** Whether powers change the table, by chance or because a card asks for one. A peek only shows. */
export const hasPowersInPlay = ({ def }: Game): boolean =>
  Object.keys(def.powers ?? {}).some((power) => power !== 'peek');

/** Whether a score has parts that only a walk through the rules adds up: drives, strokes, pay by the run, a least score. */
export const scoresByTheWay = ({ score: { chain, drive, penalty, least } }: Game): boolean =>
  drive !== undefined ||
  penalty !== undefined ||
  least !== undefined ||
  (typeof chain === 'object' && 'pays' in chain);
