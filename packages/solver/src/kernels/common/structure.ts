/** What the rules of games built in suit have in common, and readers of it; for kernels that decide whether to fit. */
import type { Build, Role, TableauZone } from '@cairn/engine';

/** The zone of a role when there is just one, or null. */
export const only = <T extends { readonly role: Role }>(
  defs: readonly { readonly role: Role }[],
  role: T['role'],
): T | null => {
  const own = defs.filter((def) => def.role === role);
  return own.length === 1 ? (own[0] as T) : null;
};

/** Whether cards follow one another in suit, rank by rank, and the first and last rank are ends. */
export const isInSuit = (builds: readonly Build[], rank: 'up' | 'down'): boolean => {
  const [build] = builds;
  return (
    builds.length === 1 &&
    build?.kind === 'step' &&
    build.rank === rank &&
    build.suit === 'same' &&
    build.ends === 'linear' &&
    build.ring === undefined
  );
};

/** Whether an empty pile takes this rank and no other. */
export const takesOnly = (takes: TableauZone['empty']['takes'], rank: number): boolean =>
  typeof takes === 'object' && takes.length === 1 && takes[0] === rank;
