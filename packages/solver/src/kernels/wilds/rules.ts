/**
 * What the wilds kernel asks of a game: one layout whose cards go to one hole by rank, and wild cards at hand, which go on
 * any card at any time: a reserve, jokers in hand, a bag that some cards of the layout may be put into. A stock, if there
 * is one, is drawn onto the hole. A card in the rough takes two steps: clearing the rough away, and the play.
 */
import { cardOf, isDown, lastOf, rankOf, ROUGH, type Game, type State, type Vocabulary } from '@cairn/engine';
import { hasPowersInPlay } from '../common/general-only.ts';
import { idealOf, type Ideals } from '../layout/ideals.ts';
import { HOLE_UNDER_LAYOUT, LAYOUT_FACE, onHole, RANKS, readLayout, turnsOf } from '../layout/rules.ts';
import { AGAIN, CLEAR, DEALT_RESERVE, PACK, ONLY_PEEK, stockTo } from '../../contract/words.ts';

/** The most cards of one rank at hand: counts have three bits (hand.ts). */
export const MOST_ALIKE = 7;
/** The most cards of a bag: slots have five bits of a word. */
const MOST_BAG = 4;

export interface WildsRules {
  /** Pile numbers: of the layout's places, the hole, the stock, and all wild cards, those of the bag included. */
  readonly places: readonly number[];
  readonly hole: number;
  readonly stock: number | null;
  readonly wilds: readonly number[];
  readonly bag: Bag;
  readonly draw: number;
  /** The places whose rough can be cleared away. In the removed sets these clearings follow the places. */
  readonly rough: readonly number[];
  /** By place, and by clearing: the places and clearings that must be gone before. */
  readonly needs: readonly (readonly number[])[];
  /** The places that lie on each place. */
  readonly under: readonly (readonly number[])[];
  readonly fits: Uint8Array;
  readonly empty: number;
  /** By pile of wild cards and rank: whether it may open the hole. */
  readonly opens: (pile: number, rank: number) => boolean;
}

/** Piles of a hand that take cards of the layout. */
interface Bag {
  readonly piles: readonly number[];
  /** By place of the layout: 1 where its card is an iron, which may be put into the bag if it has one of these ranks. */
  readonly irons: Uint8Array;
  /** Ranks as bits. */
  readonly ranks: number;
}

/** A position in these terms. */
export interface WildsPosition {
  readonly ideal: number;
  /** By place, and by clearing: the rank of the card. */
  readonly ranks: Uint8Array;
  readonly top: number;
  readonly turns: Uint8Array;
  /** Piles and ranks of the wild cards at hand; those of the bag apart. */
  readonly wilds: readonly (readonly [pile: number, rank: number])[];
  readonly bag: readonly (readonly [pile: number, rank: number])[];
}

const TO_HOLE = [{ hole: ['top'] }] as const;

export const WILDS_WORDS: Vocabulary = {
  pack: PACK,
  zones: [
    {
      role: ['layout'],
      rows: true,
      face: LAYOUT_FACE,
      give: [{ hole: ['top'], hand: ['top'] }],
      locks: [{ places: true, until: true }],
      rough: true,
      irons: true,
    },
    HOLE_UNDER_LAYOUT,
    { ...DEALT_RESERVE, give: TO_HOLE },
    {
      role: ['hand'],
      piles: true,
      pull: true,
      holds: true,
      empty: [{ takes: ['nothing', 'anything'] }],
      give: TO_HOLE,
    },
  ],
  stock: stockTo('hole'),
  powers: ONLY_PEEK,
  goal: [CLEAR],
  again: AGAIN,
};

/** The rules, or why the game is none of this kind. */
export const readWildsRules = (game: Game): WildsRules | string => {
  const { layout, hole, stock, hand, reserve } = game.byRole;
  const { goal, remove } = game.def;
  if (layout.length === 0 || hole.length !== 1) return 'it wants a layout and one hole';
  const roles = ['layout', 'hole', 'stock', 'hand', 'reserve'];
  if (game.zones.some(({ role }) => !roles.includes(role)) || remove !== undefined)
    return 'it wants no moves but those to the hole';
  const [zone, own] = [game.piles[layout[0]].zone, game.piles[hole[0]].zone];
  if (layout.some((i) => game.piles[i].zone !== zone)) return 'it wants one layout, and the game has several';
  if (zone.give.some(({ to, unit }) => (to !== 'hole' && to !== 'hand') || unit !== 'top'))
    return 'it wants cards of the layout to go only to the hole and the hand';
  if (!zone.give.some(({ to }) => to === 'hole') || own.piles.length !== 1) return 'it wants one hole';
  const wilds = [...reserve, ...hand];
  for (const i of wilds) {
    const { wild, give, empty } = game.piles[i].zone;
    if (!wild || empty.refill !== undefined) return 'it wants cards at hand that go on any card';
    if (give.some(({ to, unit }) => to !== 'hole' || unit !== 'top') || give.length === 0)
      return 'it wants cards at hand that go only to the hole';
  }
  if (game.zones.some(({ def }) => def?.role === 'reserve' && def.deal !== 1))
    return 'it wants a reserve of single cards';
  if (hasPowersInPlay(game)) return 'it wants no chance after the deal';
  if (goal.kind !== 'clear' || goal.zone !== zone.id) return 'it wants the goal of a cleared layout';
  const { stockDef } = game;
  if (stockDef !== null && (stockDef.to !== 'hole' || stockDef.when !== 'any'))
    return 'it wants a stock that can always be dealt to the hole';

  const ranks = onHole(game);
  if (typeof ranks === 'string') return ranks;
  const bag = hand.filter((i) => game.piles[i].zone.empty.takes !== 'nothing');
  const kinds = new Set(bag.map((i) => game.piles[i].zone));
  const [take] = kinds;
  if (kinds.size > 1 || bag.length > MOST_BAG || take?.empty.from !== undefined)
    return 'it does not know such a bag';
  const takes = take?.empty.takes ?? 'nothing';
  if (takes === 'base' || takes === 'last') return 'it does not know such a bag';
  const keeps = zone.give.some(({ to }) => to === 'hand') ? takes : 'nothing';
  const kept =
    keeps === 'anything' ? -1 : keeps === 'nothing' ? 0 : keeps.reduce((all, r) => all | (1 << r), 0);
  const place = (pile: number): number => layout.indexOf(pile);
  const rough = layout.flatMap((i, at) => (game.piles[i].rough ? [at] : []));
  const needs = layout.map((i) => [...game.piles[i].coveredBy, ...game.piles[i].lockedBy].map(place));
  const { opens } = ranks;
  return {
    places: layout,
    hole: hole[0],
    stock: stock[0] ?? null,
    wilds,
    bag: { piles: bag, irons: Uint8Array.from(layout, (i) => (game.piles[i].iron ? 1 : 0)), ranks: kept },
    draw: stockDef?.draw ?? 1,
    rough,
    needs: [
      ...needs.map((list, at) => (rough.includes(at) ? [...list, layout.length + rough.indexOf(at)] : list)),
      ...rough.map((at) => needs[at]),
    ],
    under: layout.map((i) => game.piles[i].coveredBy.map(place)),
    fits: ranks.fits,
    empty: ranks.empty,
    opens: (pile, rank) => opens(game.piles[pile].zone.role === 'hand' ? 'hand' : 'reserve', rank),
  };
};

/** Reads a position; null when no play can lead to it, or too many cards at hand are alike. */
export const readWildsPosition = (rules: WildsRules, ideals: Ideals, state: State): WildsPosition | null => {
  const { places, rough, empty, wilds, bag } = rules;
  const { piles } = state;
  const read = readLayout(rules, state);
  const top = lastOf(piles[rules.hole]);
  if (read === null || (top !== undefined && isDown(top))) return null;
  const cleared = rough.map((at) => ((piles[places[at]][0] ?? 0) & ROUGH) === 0);
  const wildRough = places.some((pile, at) => !rough.includes(at) && ((piles[pile][0] ?? 0) & ROUGH) !== 0);
  const ideal = idealOf(ideals, Uint8Array.from([...read.gone, ...cleared.map(Number)]));
  const held = wilds.flatMap((pile) => piles[pile].map((seat) => [pile, rankOf(cardOf(seat))] as const));
  const count = new Uint8Array(RANKS);
  for (const [, rank] of held) count[rank] += 1;
  if (ideal === null || wildRough || count.some((alike) => alike > MOST_ALIKE)) return null;
  if (wilds.some((pile) => piles[pile].length > 1)) return null;
  return {
    ideal,
    ranks: Uint8Array.from([...read.ranks, ...rough.map((at) => read.ranks[at])]),
    top: top === undefined ? empty : rankOf(cardOf(top)),
    turns: turnsOf(rules, state),
    wilds: held.filter(([pile]) => !bag.piles.includes(pile)),
    bag: held.filter(([pile]) => bag.piles.includes(pile)),
  };
};
