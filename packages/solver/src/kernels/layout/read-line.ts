/**
 * Reads the moves to an entry off a sweep. The sweep keeps no ways: some set with one card less has an entry that gives
 * exactly the one in hand, and within a set an entry was there, came by draws, or by a joker of the hand.
 */
import { JOKER_RANK, type Move } from '@cairn/engine';
import { goneIn, idealOf, type Ideals } from './ideals.ts';
import { BEST, RANKS, type LayoutRules, type LayoutPosition } from './rules.ts';
import { stockTable, type LayoutSweep } from './sweep.ts';

/** An entry of a sweep: a removed set with a number of jokers of the hand used (layer), and the rank on the hole. */
export interface SweepEntry {
  readonly ideal: number;
  readonly layer: number;
  readonly rank: number;
}

/** The moves from the position to an entry that a card played has reached. */
export const readLayoutLine = (
  rules: LayoutRules,
  ideals: Ideals,
  position: LayoutPosition,
  sweep: LayoutSweep,
  end: SweepEntry,
): readonly Move[] => {
  const { left, layers } = sweep;
  const after = stockTable(position.turns);
  const used = layers - 1 - position.hands.length;
  const backward: Move[] = [];

  const raw = (ideal: number, layer: number, rank: number): number =>
    left[(ideal * layers + layer) * RANKS + rank];
  /** The value of an entry with jokers from the hand. */
  const held = (ideal: number, layer: number, rank: number): number => {
    const own = raw(ideal, layer, rank);
    return layer > used && (rank === JOKER_RANK || rank === BEST)
      ? Math.max(own, carried(ideal, layer - 1))
      : own;
  };
  const most = (ideal: number, layer: number): number => held(ideal, layer, BEST);
  /** The value of an entry with draws, too. */
  const drawn = (ideal: number, layer: number, rank: number): number =>
    Math.max(held(ideal, layer, rank), after[most(ideal, layer) * RANKS + rank]);
  const carried = (ideal: number, layer: number): number =>
    Math.max(0, ...ALL.filter(under).map((rank) => drawn(ideal, layer, rank)));
  const under = (rank: number): boolean => rules.opens || rank !== rules.empty;

  /** Takes draws and jokers of the hand back: the entry that the last card played has reached. */
  const rooted = ({ ideal, layer, rank }: SweepEntry, entry: number): SweepEntry => {
    if (raw(ideal, layer, rank) === entry) return { ideal, layer, rank };
    if (held(ideal, layer, rank) === entry) {
      backward.push({ kind: 'play', from: position.hands[layer - 1 - used], to: rules.hole, count: 1 });
      const on = ALL.find((other) => under(other) && drawn(ideal, layer - 1, other) === entry) ?? 0;
      return rooted({ ideal, layer: layer - 1, rank: on }, entry);
    }
    const best = most(ideal, layer);
    for (let n = entry; n < best; n++) backward.push({ kind: 'draw' });
    const on = ALL.find((other) => held(ideal, layer, other) === best) ?? 0;
    return rooted({ ideal, layer, rank: on }, best);
  };

  /** The entry with one card less from which one was reached by a play. */
  const before = ({ ideal, layer, rank }: SweepEntry): SweepEntry => {
    const entry = raw(ideal, layer, rank);
    for (const [place, pile] of rules.places.entries()) {
      if (gone[place] === 0 || position.ranks[place] !== rank) continue;
      gone[place] = 0;
      const from = idealOf(ideals, gone);
      if (from !== null && best(from, layer, rank) === entry) {
        const on = ALL.find(
          (other) => rules.fits[other * RANKS + rank] === 1 && drawn(from, layer, other) === entry,
        );
        backward.push({ kind: 'play', from: pile, to: rules.hole, count: 1 });
        return rooted({ ideal: from, layer, rank: on ?? 0 }, entry);
      }
      gone[place] = 1;
    }
    throw new Error('An entry of the sweep comes from nowhere');
  };
  const best = (ideal: number, layer: number, card: number): number =>
    Math.max(...ALL.map((on) => (rules.fits[on * RANKS + card] === 1 ? drawn(ideal, layer, on) : 0)));

  const gone = goneIn(ideals, end.ideal);
  let mark = end;
  while (mark.ideal !== position.ideal) mark = before(mark);
  return backward.reverse();
};

const ALL = Array.from({ length: BEST }, (_, rank) => rank);
