/** What kernels made for one structure leave to the general search. */
import type { Game } from '@cairn/engine';

/** Whether there are powers that change the table. A peek only shows a card. */
export const hasPowersInPlay = ({ def }: Game): boolean =>
  Object.keys(def.powers ?? {}).some((power) => power !== 'peek');
