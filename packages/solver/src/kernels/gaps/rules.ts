/**
 * Which games the gaps kernel takes: one pack in a grid of as many rows as suits, each built in suit from
 * the same rank by the left neighbour alone. Cards of lower ranks are taken off the table. Then all cards in order fill
 * their rows, so that no move is left: reach.ts needs that.
 */
import { faceOf, rankOf, suitOf, type Game, type Rank, type Vocabulary } from '@cairn/engine';
import { DISCARD, PACK, TABLE_BUILDS } from '../../contract/words.ts';
import { hasPlainPacks } from '../common/structure.ts';
import { GapsShape } from './board.ts';
import { GAP, type JointRules } from './joints.ts';

export const GAPS_WORDS: Vocabulary = {
  pack: PACK,
  zones: [
    {
      role: ['grid'],
      rows: true,
      gaps: [{ ranks: true, to: ['discard', 'first'] }],
      build: [{ kind: ['step'], rank: ['up', 'down'], suit: ['same'], ends: ['linear'] }],
      first: true,
      give: [{ grid: ['top'] }],
    },
    DISCARD,
  ],
  powers: [
    {
      regather: [
        {
          uses: ['unlimited'],
          zone: true,
          order: ['shuffled', 'fromTop', 'fromBottom'],
          gaps: ['after', 'last', 'anywhere'],
        },
      ],
    },
  ],
  goal: [{ kind: ['order'], zone: true }],
};

/** A grid that the kernel takes. */
export interface GapsRules {
  readonly shape: GapsShape;
  /** By card of the game: its number, or VACANT for a card that is off the table. */
  readonly numbers: Uint8Array;
}

/** The rules of a game for the kernel, or a sentence why it does not apply. */
export const gapsRules = (game: Game): GapsRules | string => {
  const { suits, ranks, packs } = game.composition;
  const [zone, ...others] = game.zones.filter(({ role }) => role === 'grid');
  const def = zone?.def;
  if (zone === undefined || def?.role !== 'grid' || others.length > 0) return 'it wants one grid';
  if (!hasPlainPacks(game) || packs !== 1) return 'it wants one plain pack';
  const [build, ...builds] = def.build;
  if (build?.kind !== 'step' || builds.length > 0) return 'it wants one rule for what follows what';
  if (build.ring !== undefined) return 'it wants all ranks';
  const [first, ...firsts] = def.first;
  if (first === undefined || firsts.length > 0) return 'it wants one rank that rows begin with';
  const order = build.rank === 'up' ? ranks : ranks.toReversed();
  const begin = order.indexOf(first);
  if (begin < 0) return 'it wants rows that begin with a rank of the pack';
  const chain = order.slice(begin);
  const out = def.gaps?.to === 'discard' ? def.gaps.ranks : [];
  const isOut = (rank: Rank): boolean => out.includes(rank);
  if (order.slice(0, begin).some((rank) => !isOut(rank)) || chain.some(isOut))
    return 'it wants just the ranks from the first on';
  const columns = def.rows[0]?.length ?? 0;
  if (def.rows.length !== suits.length) return 'it wants a row for every suit';
  if (chain.length > columns) return 'it wants rows with room for a suit';
  if (
    !def.rows.join('').includes('#') ||
    game.zones.some(({ role }) => role !== 'grid' && role !== 'discard')
  )
    return 'it wants nothing but the grid';
  const numbers = new Uint8Array(1024).fill(255);
  for (const card of game.cards) {
    const rank = chain.indexOf(rankOf(card));
    if (rank >= 0) numbers[card] = suits.indexOf(suitOf(card)) * chain.length + rank;
  }
  return { shape: new GapsShape(def.rows.length, columns, suits.length, chain.length), numbers };
};

export const JOINTS_WORDS: Vocabulary = {
  pack: PACK,
  zones: [
    {
      role: ['grid'],
      rows: true,
      gaps: [{ ranks: true, to: ['discard', 'first'] }],
      build: TABLE_BUILDS,
      before: TABLE_BUILDS,
      joined: true,
      first: true,
      give: [{ grid: ['top'] }],
    },
    DISCARD,
  ],
  goal: [{ kind: ['order'], zone: true }],
};

/** The rules of any grid as tables, or a sentence why the kernel does not apply. */
export const jointRules = (game: Game): Omit<JointRules, 'cards'> | string => {
  const [zone, ...others] = game.zones.filter(({ role }) => role === 'grid');
  if (zone?.def?.role !== 'grid' || others.length > 0) return 'it wants one grid';
  const { def, fits, before, piles } = zone;
  if (!hasPlainPacks(game)) return 'it wants plain packs';
  if (fits === null) return 'it wants cards that follow one another';
  const placeOf = new Map(piles.map((pile, place) => [pile, place]));
  const beside = (side: 'left' | 'right'): Int16Array =>
    Int16Array.from(piles, (pile) => placeOf.get(game.piles[pile]?.[side] ?? -1) ?? -1);
  const faces = [...new Set(game.cards.map(faceOf))];
  const all = Array.from({ length: 128 }, (_, face) => face);
  const first = Uint8Array.from(all, (face) => (def.first.includes(face & 15) ? 1 : 0));
  return {
    places: piles.length,
    left: beside('left'),
    right: beside('right'),
    after: all.map((on) => (on === GAP ? [] : faces.filter((face) => fits[on * 128 + face] === 1))),
    before: all.map((next) =>
      next === GAP ? [] : faces.filter((face) => before?.[face * 128 + next] === 1),
    ),
    first,
    firsts: faces.filter((face) => first[face] === 1),
    fits,
    joined: def.joined === true,
  };
};
