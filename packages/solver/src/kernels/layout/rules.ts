/**
 * What the layout kernel asks of a game: one layout whose cards go to one hole, where only ranks decide which card goes
 * on which; a stock drawn onto the hole, once through; jokers in stock, layout or hand. The rank on the hole is one of
 * fifteen: those of the cards, 0 for a joker, and one that no card has for an empty hole.
 */
import {
  cardOf, isDown, JOKER_RANK, lastOf, rankOf, ranksTaken, type Game, type KnownFields, type Role, type ScoreDef, type State,
  type Vocabulary,
} from '@cairn/engine'; // prettier-ignore
import { hasPowersInPlay } from '../common/general-only.ts';
import { AGAIN, CLEAR, DEALT_HOLES, PACK, ONLY_PEEK, stockTo, TABLE_BUILDS } from '../../contract/words.ts';
import { idealOf, type Ideals } from './ideals.ts';

/** Entries of a vector: one a rank, and the best of them. */
export const RANKS = 16;
export const BEST = RANKS - 1;
/** More stock and hand cards than this do not fit the bytes of the tables. */
const MOST_DRAWS = 250;

export interface LayoutRules {
  /** Pile numbers of the layout's places, of the hole, of the stock and of the hands. */
  readonly places: readonly number[];
  readonly hole: number;
  readonly stock: number | null;
  readonly hands: readonly number[];
  /** The places that must be empty before each place can be played. */
  readonly needs: readonly (readonly number[])[];
  /** Those of them that lie on it. */
  readonly under: readonly (readonly number[])[];
  /** `fits[on * RANKS + card]`. */
  readonly fits: Uint8Array;
  /** The rank that stands for an empty hole. */
  readonly empty: number;
  /** Whether a joker of the hand may open an empty hole. */
  readonly opens: boolean;
  /** Cards a draw. */
  readonly draw: number;
}

/** A position in these terms. */
export interface LayoutPosition {
  /** The removed set. */
  readonly ideal: number;
  /** Ranks of the layout cards by place; 0 where the card is gone. */
  readonly ranks: Uint8Array;
  /** The rank on the hole. */
  readonly top: number;
  /** `turns[n]`: the rank on the hole after a draw that leaves n draws. */
  readonly turns: Uint8Array;
  /** Hands that still hold their joker, by pile number. */
  readonly hands: readonly number[];
}

/** The hole of a layout, and where else its cards may go. */
export const HOLE_UNDER_LAYOUT = {
  ...DEALT_HOLES,
  build: TABLE_BUILDS,
  empty: [{ takes: ['nothing', 'anything', 'base'], from: ['layout', 'reserve', 'hand', 'stock'] }],
} as const;
const LOCKS = [{ places: true, until: true }] as const;
export const LAYOUT_FACE = ['open', 'closed', { openRows: true }] as const;

export const LAYOUT_WORDS: Vocabulary = {
  pack: PACK,
  zones: [
    {
      role: ['layout'],
      rows: true,
      face: LAYOUT_FACE,
      give: [{ hole: ['top'] }],
      locks: LOCKS,
      irons: true,
    },
    HOLE_UNDER_LAYOUT,
  ],
  stock: stockTo('hole'),
  powers: ONLY_PEEK,
  goal: [CLEAR],
  again: AGAIN,
};

/** Scorings that score-terms.ts takes apart; it declines some of them by their numbers. */
export const LAYOUT_SCORES: KnownFields<ScoreDef> = {
  title: true,
  unit: true,
  low: true,
  start: true,
  chain: ['count', { doubles: true, peaks: true }],
  peaks: ['thirds'],
  clear: true,
  draw: true,
  reserve: true,
  left: [{ each: true, when: ['stock', 'lost'], roles: ['layout', 'tableau', 'hole', 'stock', 'hand'] }],
  spare: true,
  cards: true,
  moves: true,
  pass: true,
  groups: true,
  second: true,
  par: true,
  floor: true,
  bankroll: true,
};

/** The rules, or why the game is none of this kind. */
export const readLayoutRules = (game: Game): LayoutRules | string => {
  const { layout, hole, stock, hand } = game.byRole;
  const { goal, remove } = game.def;
  if (layout.length === 0 || hole.length !== 1) return 'it wants a layout and one hole';
  const others = game.zones.filter(({ role }) => !['layout', 'hole', 'stock', 'hand'].includes(role));
  if (others.length > 0 || remove !== undefined) return 'it wants nothing but a layout, a hole and a stock';
  if (game.zones.some(({ role, def }) => role === 'hand' && def !== null))
    return 'it wants a hand of jokers alone';
  if (hasPowersInPlay(game)) return 'it wants no chance after the deal';
  const zone = game.piles[layout[0]].zone;
  if (layout.some((i) => game.piles[i].zone !== zone)) return 'it wants one layout, and the game has several';
  if (layout.some((i) => game.piles[i].rough)) return 'it wants cards that take one play each';
  if (goal.kind !== 'clear' || goal.zone !== zone.id) return 'it wants the goal of a cleared layout';
  const { stockDef } = game;
  if (stockDef !== null && (stockDef.to !== 'hole' || stockDef.when !== 'any'))
    return 'it wants a stock that can always be dealt to the hole';
  if (zone.give.some(({ to, unit }) => to !== 'hole' || unit !== 'top') || zone.routes.length !== 1)
    return 'it wants cards of the layout to go only to the hole';
  if (game.cards.length > MOST_DRAWS) return 'the game has too many cards for it';

  const ranks = onHole(game);
  if (typeof ranks === 'string') return ranks;
  const { fits, empty, opens } = ranks;
  return {
    places: layout,
    hole: hole[0],
    stock: stock[0] ?? null,
    hands: hand,
    needs: layout.map((i) => {
      const { coveredBy, lockedBy } = game.piles[i];
      return [...coveredBy, ...lockedBy].map((pile) => layout.indexOf(pile));
    }),
    under: layout.map((i) => game.piles[i].coveredBy.map((pile) => layout.indexOf(pile))),
    fits,
    empty,
    opens: opens('hand', JOKER_RANK),
    draw: stockDef?.draw ?? 1,
  };
};

/** What a hole takes by rank alone. */
interface OnHole extends Pick<LayoutRules, 'fits' | 'empty'> {
  /** Whether a card of that role and rank may open the hole. */
  readonly opens: (role: Role, rank: number) => boolean;
}

/** What the first hole takes, or why ranks do not say. Layout cards that open it fit on its rank `empty`. */
export const onHole = (game: Game): OnHole | string => {
  const { empty: open, fits: allowed } = game.piles[game.byRole.hole[0]].zone;
  if (open.refill !== undefined) return 'it wants a hole that is not refilled';
  const used = [...new Set(game.cards.map(rankOf))];
  if (used.includes(BEST)) return 'the game has too many ranks for it';
  const empty = Array.from({ length: BEST }, (_, rank) => rank).find(
    (rank) => rank > 0 && !used.includes(rank),
  );
  if (empty === undefined) return 'the game has too many ranks for it';
  const fits = new Uint8Array(RANKS * RANKS);
  for (const on of used) for (const card of used) fits[on * RANKS + card] = 2;
  for (const on of game.cards)
    for (const card of game.cards) {
      const at = rankOf(on) * RANKS + rankOf(card);
      const fit = allowed?.[(on & 127) * 128 + (card & 127)] ?? 0;
      if (fits[at] !== 2 && fits[at] !== fit) return 'it wants a hole that looks only at ranks';
      fits[at] = fit;
    }
  const { takes, from } = open;
  const opens = (role: Role, rank: number): boolean => {
    if (from !== undefined && !from.includes(role)) return false;
    if (takes === 'anything') return true;
    // There are no foundations, and so no base.
    return ranksTaken(game, takes, null).includes(rank);
  };
  for (const rank of used) fits[empty * RANKS + rank] = opens('layout', rank) ? 1 : 0;
  return { fits, empty, opens };
};

/** The position in these terms; null when no play can lead to it. */
export const readLayoutPosition = (
  rules: LayoutRules,
  ideals: Ideals,
  state: State,
): LayoutPosition | null => {
  const { empty } = rules;
  const { piles } = state;
  const read = readLayout(rules, state);
  if (read === null) return null;
  const { ranks, gone } = read;
  const ideal = idealOf(ideals, gone);
  const top = lastOf(piles[rules.hole]);
  if (ideal === null || (top !== undefined && isDown(top))) return null;
  const turns = turnsOf(rules, state);
  const hands = rules.hands.filter((i) => piles[i].length > 0);
  return { ideal, ranks, top: top === undefined ? empty : rankOf(cardOf(top)), turns, hands };
};

/** Ranks by place and which are gone; null when a card lies face down that nothing lies on: it never turns up. */
export const readLayout = (
  { places, under }: Pick<LayoutRules, 'places' | 'under'>,
  { piles }: State,
): { readonly ranks: Uint8Array; readonly gone: Uint8Array } | null => {
  const ranks = new Uint8Array(places.length);
  const gone = new Uint8Array(places.length);
  for (let place = 0; place < places.length; place++) {
    const seat = piles[places[place]][0];
    if (seat === undefined) gone[place] = 1;
    else ranks[place] = rankOf(cardOf(seat));
  }
  for (let place = 0; place < places.length; place++) {
    const seat = piles[places[place]][0];
    if (seat !== undefined && isDown(seat) && under[place].every((other) => gone[other] === 1)) return null;
  }
  return { ranks, gone };
};

/** `turns[n]`: the rank on the hole after a draw that leaves n draws. */
export const turnsOf = (
  { stock: pile, draw }: Pick<LayoutRules, 'stock' | 'draw'>,
  { piles }: State,
): Uint8Array => {
  const stock = pile === null ? [] : piles[pile];
  const turns = new Uint8Array(Math.ceil(stock.length / draw));
  for (let n = turns.length - 1, at = stock.length - draw; n >= 0; n--, at -= draw)
    turns[n] = rankOf(cardOf(stock[Math.max(0, at)]));
  return turns;
};
