/** How a game is played, as far as one short line can say it: the kind of its main move. */
import type { Game, StepBuild, TableauZone } from '@cairn/engine';

export type How =
  | { readonly kind: 'next'; readonly stock: boolean }
  | { readonly kind: 'pair'; readonly sum: number }
  | { readonly kind: 'groups' | 'lower' }
  /** rank: only two of a rank go together. */
  | { readonly kind: 'match'; readonly rank: boolean }
  | {
      readonly kind: 'build';
      readonly rank: 'down' | 'either';
      readonly suit: StepBuild['suit'];
      /** Foundations begin with aces. */
      readonly aces: boolean;
    };

type Build = NonNullable<TableauZone['build']>[number];
type Step = Extract<Build, { kind: 'step' }>;

/** The first rule for going on from the top card of a zone with this role; null if it is built in another way. */
const stepOn = ({ def }: Game, role: 'hole' | 'tableau'): Step | null => {
  for (const zone of Object.values(def.zones)) {
    if (zone.role !== 'hole' && zone.role !== 'tableau') continue;
    const step = zone.role === role ? zone.build?.find((each) => each.kind === 'step') : undefined;
    if (step?.kind === 'step') return step;
  }
  return null;
};

/** Null where the main move needs more words. */
export const howToPlay = (game: Game): How | null => {
  const { remove } = game.def;
  if (remove?.kind === 'pair') return { kind: 'pair', sum: remove.sum };
  if (remove?.kind === 'run') return { kind: 'groups' };
  if (remove?.kind === 'match')
    return {
      kind: 'match',
      rank: remove.sets.every(({ sum, same }) => sum === undefined && same === 'rank'),
    };
  if (remove !== undefined) return { kind: remove.kind };
  const hole = stepOn(game, 'hole');
  if (hole !== null)
    return hole.rank === 'either' && hole.suit === 'any'
      ? { kind: 'next', stock: game.stock !== null }
      : null;
  const column = stepOn(game, 'tableau');
  if (column === null || game.byRole.foundation.length === 0) return null;
  const { rank, suit } = column;
  return rank === 'down' || rank === 'either' ? { kind: 'build', rank, suit, aces: hasAces(game) } : null;
};

const hasAces = ({ def }: Game): boolean =>
  Object.values(def.zones).every(
    (zone) =>
      zone.role !== 'foundation' ||
      (typeof zone.empty.takes === 'object' && zone.empty.takes.every((rank) => rank === 1)),
  );
