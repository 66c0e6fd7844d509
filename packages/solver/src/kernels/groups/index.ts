/**
 * All in a Row and its kin: columns whose last cards leave in groups of consecutive ranks, and nothing else moves. The
 * heights of the columns tell the position; the way is found depth first (search.ts). Cards that lie face down turn up
 * when they are free, so they make no difference to a search that knows them.
 *
 * The columns are searched from both ends (common/both-ends.ts). In a way that clears all, read backwards, each group is
 * the lowest cards of different columns of what is left, so it is a way through the columns turned over; and the other
 * way round.
 */
import {
  soleGoalZone,
  cardOf,
  isDown,
  lastOf,
  rankOf,
  type Game,
  type Move,
  type State,
  type Vocabulary,
} from '@cairn/engine';
import { NEVER_REACHED, ONLY_WINS, type Kernel } from '../../contract/kernel.ts';
import { Pool } from '../../memory/pool.ts';
import { BothEnds } from '../common/both-ends.ts';
import { columnKeys } from '../common/column-keys.ts';
import { LossyClosedSet } from '../../memory/lossy-closed-set.ts';
import { searchOfDescent } from '../common/descent.ts';
import { AGAIN, CLEAR, DEALT_COLUMNS, DISCARD, GATHER, PACK, TABLE_BUILDS } from '../../contract/words.ts';
import { GroupsDescent } from './search.ts';

/** Columns are bits of a word. */
const MOST_COLUMNS = 31;

/** Nodes of a turn. */
const TURN = 120;

const WORDS: Vocabulary = {
  pack: PACK,
  zones: [
    {
      ...DEALT_COLUMNS,
      turn: ['exposed'],
      build: TABLE_BUILDS,
      empty: [{ takes: ['nothing', 'anything', 'base'] }],
      give: [{}],
    },
    DISCARD,
  ],
  remove: [{ kind: ['run'], min: true, ends: ['linear', 'circular'] }],
  goal: [CLEAR, GATHER],
  again: AGAIN,
};

export const groupsKernel: Kernel = {
  name: 'groups',
  knows: WORDS,
  scores: null,
  fit: (game) => {
    const rules = readRules(game);
    if (typeof rules === 'string') return rules;
    const pool = new Pool(() => new LossyClosedSet());
    return {
      open: (state, ask, { bytes }) => {
        if (ask !== 'win') return ONLY_WINS;
        const columns = readColumns(rules, state);
        if (columns === null) return NEVER_REACHED;
        const held: { readonly visited: LossyClosedSet; readonly descent: GroupsDescent }[] = [];
        const descend = (from: readonly Uint8Array[]): GroupsDescent | null => {
          const remains = columnKeys(from, 1);
          if (remains === null) return null;
          const visited = pool.take();
          visited.allow(bytes / 2);
          const descent = new GroupsDescent({ ...rules, columns: from }, remains, visited);
          held.push({ visited, descent });
          return descent;
        };
        const forwards = descend(columns);
        if (forwards === null) return 'the columns have too many cards for it';
        const backwards = () => descend(columns.map((column) => column.toReversed()));
        const both = new BothEnds(forwards, backwards, [TURN, TURN]);
        return searchOfDescent(
          both,
          () => held.reduce((sum, { visited, descent }) => sum + visited.bytes + descent.bytes, 0),
          () => movesOf(rules, state, both.isTurned ? both.current.line.toReversed() : both.current.line),
          () => {
            for (const { visited } of held.splice(0)) {
              visited.clear();
              pool.give(visited);
            }
          },
        );
      },
    };
  },
};

interface Rules {
  /** Pile numbers. */
  readonly piles: readonly number[];
  /** By rank: its place on the ring. */
  readonly placeOf: Uint8Array;
  readonly places: number;
  readonly min: number;
}

const readRules = (game: Game): Rules | string => {
  const { def, zones, composition } = game;
  const { remove, goal } = def;
  const [tableau, another] = zones.filter(({ role }) => role === 'tableau');
  if (remove?.kind !== 'run') return 'it wants groups that are removed';
  if (tableau?.def?.role !== 'tableau' || another !== undefined) return 'it wants one zone of columns';
  if (zones.some(({ role }) => role !== 'tableau' && role !== 'discard'))
    return 'the game has other piles than this search knows';
  if (tableau.give.length > 0) return 'it wants cards that only leave the table, and in the game they move';
  if (tableau.def.turn === 'together') return 'it wants cards that turn up one by one';
  if (tableau.empty.refill !== undefined) return 'it wants no piles that are filled by themselves';
  if (game.stockDef !== null || def.powers !== undefined) return 'it wants no stock and no powers';
  if (composition.jokers > 0 || composition.extras.length > 0)
    return 'it wants plain packs, and the game has jokers or other cards';
  if (tableau.piles.length > MOST_COLUMNS) return 'the game has too many columns for it';
  const zone = def.zones[soleGoalZone(goal) ?? '']?.role;
  const clears = goal.kind === 'clear' && zone === 'tableau';
  const gathers =
    goal.kind === 'gather' &&
    zone === 'discard' &&
    (goal.cards === 'all' || goal.cards === game.cards.length);
  if (!clears && !gathers) return 'it wants a goal that all cards reach';
  const { ranks } = composition;
  return {
    piles: tableau.piles,
    placeOf: Uint8Array.from({ length: 16 }, (_, rank) => Math.max(0, ranks.indexOf(rank))),
    places: remove.ends === 'circular' ? ranks.length : ranks.length + 1,
    min: remove.min,
  };
};

/** The columns as places on the ring; null when a last card lies face down, which play never brings about. */
const readColumns = ({ piles, placeOf }: Rules, state: State): readonly Uint8Array[] | null => {
  const columns = piles.map((pile) => state.piles[pile] ?? []);
  if (columns.some((column) => isDown(lastOf(column) ?? 0))) return null;
  return columns.map((column) => Uint8Array.from(column, (seat) => placeOf[rankOf(cardOf(seat))]));
};

/** Writes groups as moves: their piles in the order of the run. */
const movesOf = ({ piles, placeOf, places }: Rules, state: State, line: readonly number[]): Move[] => {
  const left = piles.map((pile) => [...(state.piles[pile] ?? [])]);
  return line.map((group): Move => {
    const columns = [...piles.keys()].filter((i) => (group >> i) & 1);
    const byPlace = new Map(columns.map((i) => [placeOf[rankOf(cardOf(left[i].pop() ?? 0))], i]));
    const at = [...byPlace.keys()];
    // A run of all ranks begins with the first; any other after a place that is not in it.
    const first = at.find((place) => !byPlace.has((place + places - 1) % places)) ?? 0;
    return {
      kind: 'remove',
      piles: columns.map((_, i) => piles[byPlace.get((first + i) % places) ?? 0]),
    };
  });
};
