/**
 * Which games the heaps kernel takes: the cards of a stock go one by one on a foundation or on one of a few heaps, which
 * take any card and give their last one to the foundations alone. Suits make no difference. Calculation and Sir Tommy are
 * such games.
 */
import {
  cardOf,
  faceOf,
  goalZoneIds,
  isDown,
  rankOf,
  type Game,
  type PileCard,
  type State,
  type Vocabulary,
  type ZoneRule,
} from '@cairn/engine';
import { GATHER, PACK, SHOWN } from '../../contract/words.ts';
import { hasPlainPacks } from '../common/structure.ts';

export const HEAPS_WORDS: Vocabulary = {
  pack: PACK,
  zones: [
    {
      role: ['foundation'],
      piles: true,
      deal: true,
      pull: true,
      build: [
        { kind: ['step'], rank: ['up', 'down'], suit: ['any'], ends: ['linear', 'circular'], ring: true },
      ],
      holds: true,
      empty: [{ takes: [] }],
    },
    {
      role: ['tableau'],
      piles: true,
      deal: true,
      face: ['open'],
      build: [{ kind: ['step'], rank: ['any'], suit: ['any'], ends: ['linear', 'circular'] }],
      empty: [{ takes: ['anything'] }],
      give: [{ foundation: ['top'] }],
    },
    { role: ['waste'], give: [{ foundation: ['top'], tableau: ['top'] }] },
  ],
  stock: [{ to: ['waste'], draw: true, passes: ['unlimited'], when: ['placed'], show: SHOWN }],
  goal: [GATHER],
};

/** Keys have words for so many (board.ts). */
const MOST_FOUNDATIONS = 16;

/** A foundation, by the faces that it takes. */
interface FoundationRules {
  readonly pile: number;
  readonly zone: ZoneRule;
  /** The face that it begins with, whatever the suit. */
  readonly first: number;
}

export interface HeapRules {
  readonly heaps: readonly number[];
  readonly foundations: readonly FoundationRules[];
  readonly waste: number;
  readonly stock: number;
}

/** Reads the rules, or says why the kernel does not apply. */
export const readHeapRules = (game: Game): HeapRules | string => {
  const { def, zones, stockDef, stock, waste, composition } = game;
  if (!hasPlainPacks(game)) return 'it wants plain packs, and the game has jokers or other cards';
  const [heaps, ...others] = zones.filter(({ role }) => role === 'tableau');
  if (heaps === undefined || others.length > 0) return 'it wants one zone of heaps';
  if (heaps.def?.role !== 'tableau' || heaps.def.build.length === 0)
    return 'it wants heaps that take any card';
  const { give } = game.piles[waste ?? heaps.piles[0]].zone;
  if (stockDef === null || stock === null || waste === null || stockDef.draw !== 1)
    return 'it wants a stock that is turned card by card';
  if (give.length !== 2) return 'it wants a waste that gives to heaps and foundations';
  const built = zones.filter(({ role }) => role === 'foundation');
  const { goal } = def;
  const ids = goalZoneIds(goal);
  const whole = goal.kind === 'gather' && (goal.cards === 'all' || goal.cards === game.cards.length);
  if (!whole || built.length !== ids.length || built.some(({ id }) => !ids.includes(id)))
    return 'it wants the goal of all cards on the foundations';
  const suit = composition.suits[0] ?? 0;
  const foundations: FoundationRules[] = [];
  for (const zone of built) {
    const { takes } = zone.empty;
    const [rank, ...more] = typeof takes === 'object' ? takes : [];
    if (rank === undefined || more.length > 0 || zone.fits === null)
      return 'it wants foundations that begin with one rank';
    for (const pile of zone.piles) foundations.push({ pile, zone, first: suit * 16 + rank });
  }
  if (foundations.length > MOST_FOUNDATIONS) return 'the game has too many foundations for it';
  return { heaps: heaps.piles, foundations, waste, stock };
};

/** A position, in ranks. */
export interface HeapStart {
  /** The cards that are not on foundations, in an order in which they come: those on heaps first, then the others. */
  readonly ranks: readonly number[];
  /** The heaps, from 0, of the cards that lie on one. */
  readonly lie: readonly number[];
  /** Whether the first of the others lies on the waste. */
  readonly turned: boolean;
  /** By foundation: the ranks that it still takes, in order. */
  readonly wants: readonly (readonly number[])[];
}

/** Reads a position; null if no play leads to it. */
export const readHeapStart = (
  game: Game,
  { heaps, foundations, waste, stock }: HeapRules,
  { piles }: State,
): HeapStart | null => {
  const heaped = heaps.map((pile) => piles[pile] ?? []);
  const turned = piles[waste] ?? [];
  if (turned.length > 1 || [...heaped.flat(), ...turned].some(isDown)) return null;
  const wants: number[][] = [];
  for (const foundation of foundations) {
    const wanted = wantsOf(game, foundation, piles[foundation.pile] ?? []);
    if (wanted === null) return null;
    wants.push(wanted);
  }
  const coming = [...turned, ...(piles[stock] ?? []).toReversed()];
  return {
    ranks: [...heaped.flat(), ...coming].map((card) => rankOf(cardOf(card))),
    lie: heaped.flatMap((pile, heap) => pile.map(() => heap)),
    turned: turned.length > 0,
    wants,
  };
};

/** The ranks that a foundation still takes; null if two fit. */
const wantsOf = (
  { composition: { ranks } }: Game,
  { zone: { fits, full }, first }: FoundationRules,
  pile: readonly PileCard[],
): number[] | null => {
  const last = pile.at(-1);
  const wants = last === undefined ? [first & 15] : [];
  let on = last === undefined ? first : faceOf(cardOf(last));
  while (pile.length + wants.length < full) {
    const suit = first >> 4;
    const next = ranks.filter((rank) => fits?.[on * 128 + suit * 16 + rank] === 1);
    if (next.length > 1) return null;
    if (next[0] === undefined) break;
    wants.push(next[0]);
    on = suit * 16 + next[0];
  }
  return wants;
};
