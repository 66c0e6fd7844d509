/**
 * A game with one hole as its player sees it: places with their known cards, which places each lies on, and what can be
 * played on what. A column is read as a layout in which each card lies on the one under it.
 */
import {
  cardOf,
  faceOf,
  isDown,
  isKnown,
  lastOf,
  ROUGH,
  type Fits,
  type Game,
  type Move,
  type Pile,
  type View,
} from '@cairn/engine';

export interface HolePlace {
  /** Its index: places are in the order of their piles, those of a column from its first card on. */
  readonly at: number;
  readonly pile: number;
  /** Null while it is hidden. */
  readonly face: number | null;
  readonly down: boolean;
  /** Whether the first play only clears the rough. */
  readonly rough: boolean;
  /** The places this one blocks. */
  readonly under: readonly number[];
  /** How many places block this one. */
  readonly on: number;
  /** Whether it blocks nothing: the top of a peak, or the first card of a column. */
  readonly top: boolean;
}

export interface HoleField {
  readonly places: readonly HolePlace[];
  readonly fits: Fits;
  /** By pile: its last card's place. */
  readonly last: ReadonlyMap<number, HolePlace>;
  readonly hole: number;
}

/** Whether a game is won by playing single cards from layout or columns to one hole, and nowhere else. */
export const hasOneHole = ({ byRole, def, zones }: Game): boolean =>
  byRole.hole.length === 1 &&
  def.goal.kind !== 'suits' &&
  def.goal.kind !== 'piles' &&
  def.remove === undefined &&
  byRole.layout.length + byRole.tableau.length > 0 &&
  zones.every(
    ({ role, give }) =>
      (role !== 'layout' && role !== 'tableau') ||
      give.every(({ to, unit }) => (to === 'hole' && unit === 'top') || to === 'hand'),
  );

/** Reads a view of a game that has one hole. */
export const holeFieldOf = (game: Game, view: View): HoleField => {
  const hole = game.byRole.hole[0] ?? 0;
  const piles = [...game.byRole.layout, ...game.byRole.tableau];
  const pileAt = (pile: number): Pile => view.piles[pile] ?? [];
  let count = 0;
  /** By pile: the index of its first place. */
  const first = new Map(piles.map((pile) => [pile, (count += pileAt(pile).length) - pileAt(pile).length]));
  const under = Array.from({ length: count }, (): number[] => []);
  const on = new Uint8Array(count);
  const tops = new Set<number>();
  const block = (above: number, below: number): void => {
    under[above]?.push(below);
    on[below] = (on[below] ?? 0) + 1;
  };
  for (const pile of piles) {
    const [start = 0, { length }] = [first.get(pile), pileAt(pile)];
    if (length > 0 && game.piles[pile]?.covers.length === 0) tops.add(start);
    for (let i = start + 1; i < start + length; i++) block(i, i - 1);
    const { coveredBy = [], lockedBy = [] } = game.piles[pile] ?? {};
    for (const other of [...coveredBy, ...lockedBy])
      if (length > 0 && pileAt(other).length > 0) block(first.get(other) ?? 0, start);
  }
  const places = piles.flatMap((pile) =>
    pileAt(pile).map((seat, i): HolePlace => {
      const at = (first.get(pile) ?? 0) + i;
      return {
        at,
        pile,
        face: isKnown(seat) ? faceOf(cardOf(seat)) : null,
        down: isDown(seat),
        rough: (seat & ROUGH) !== 0,
        under: under[at] ?? [],
        on: on[at] ?? 0,
        top: tops.has(at),
      };
    }),
  );
  const fits = game.piles[hole]?.zone.fits;
  if (fits === null || fits === undefined) throw new Error(`Nothing goes on the hole of ${game.id}`);
  const last = new Map(
    piles.flatMap((pile) => {
      const place = places[(first.get(pile) ?? 0) + pileAt(pile).length - 1];
      return place?.pile === pile ? [[pile, place] as const] : [];
    }),
  );
  return { places, fits, last, hole };
};

/** The place from which a move plays to the hole; null for any other move. */
export const placePlayed = ({ last, hole }: HoleField, move: Move): HolePlace | null =>
  move.kind === 'play' && move.to === hole ? (last.get(move.from) ?? null) : null;

/** The face a move brings to the hole from reserve or hand; null for any other move. */
export const faceBrought = ({ last, hole }: HoleField, view: View, move: Move): number | null => {
  if (move.kind !== 'play' || move.to !== hole || last.has(move.from)) return null;
  const seat = lastOf(view.piles[move.from] ?? []);
  return seat !== undefined && isKnown(seat) ? faceOf(cardOf(seat)) : null;
};
