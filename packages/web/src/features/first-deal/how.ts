/** How a game is played, as far as one short line can say it: the kind of its main move. */
import { rowSteps, type Game, type StepBuild, type TableauZone } from '@cairn/engine';

export type How =
  | { readonly kind: 'next'; readonly stock: boolean }
  | { readonly kind: 'pair'; readonly sum: number }
  /**
   * fill: a card goes into a gap of a grid, beside the one it follows. choose: the base rank is chosen from the reserve before any other move. store: each drawn card goes up or onto a
   * column that takes any card.
   */
  | { readonly kind: 'groups' | 'lower' | 'fill' | 'choose' | 'store' }
  /** A pile goes so many places to the left, in ascending order. */
  | { readonly kind: 'row'; readonly steps: readonly number[] }
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
  const steps = game.zones.flatMap((zone) => rowSteps(zone)).toSorted((a, b) => a - b);
  if (steps.length > 0) return { kind: 'row', steps };
  const zones = Object.values(game.def.zones);
  if (zones.some(({ role }) => role === 'grid')) return { kind: 'fill' };
  if (zones.some((zone) => zone.role === 'foundation' && zone.first?.includes('reserve') === true))
    return { kind: 'choose' };
  const hole = stepOn(game, 'hole');
  if (hole !== null)
    return hole.rank === 'either' && hole.suit === 'any'
      ? { kind: 'next', stock: game.stock !== null }
      : null;
  const column = stepOn(game, 'tableau');
  if (column === null || game.byRole.foundation.length === 0) return null;
  const { rank, suit } = column;
  if (rank === 'any' && suit === 'any' && game.stockDef?.when === 'placed') return { kind: 'store' };
  return rank === 'down' || rank === 'either' ? { kind: 'build', rank, suit, aces: hasAces(game) } : null;
};

const hasAces = ({ def }: Game): boolean =>
  Object.values(def.zones).every(
    (zone) =>
      zone.role !== 'foundation' ||
      (typeof zone.empty.takes === 'object' && zone.empty.takes.every((rank) => rank === 1)),
  );
