/**
 * Several holes over columns, and no moves between columns: Eliminator, Striptease, Ant's Solitaire, whose stock deals a
 * card to each column. Depth first over the cards left in the columns and the ranks on the holes (search.ts).
 */
import {
  cardOf, faceOf, isDown, lastOf, rankOf, type Game, type Move, type State, type Vocabulary,
} from '@cairn/engine'; // prettier-ignore
import { hasPowersInPlay } from '../common/general-only.ts';
import { ONLY_WINS, type Kernel } from '../../contract/kernel.ts';
import { Pool } from '../../memory/pool.ts';
import { LossyClosedSet } from '../../memory/lossy-closed-set.ts';
import { searchOfDescent } from '../common/descent.ts';
import { COLUMNS_OVER_HOLES, HOLES_UNDER_COLUMNS } from '../common/one-hole.ts';
import { AGAIN, CLEAR, GATHER, PACK, ONLY_PEEK, stockTo } from '../../contract/words.ts';
import { HolesDescent, EMPTY_HOLE, type HolesTask } from './search.ts';

/** Columns are bits of a word, numbers of five. */
const MOST_COLUMNS = 31;

const WORDS: Vocabulary = {
  pack: PACK,
  zones: [{ ...COLUMNS_OVER_HOLES, turn: ['exposed', 'together'] }, HOLES_UNDER_COLUMNS],
  stock: stockTo('tableau'),
  powers: ONLY_PEEK,
  goal: [CLEAR, GATHER],
  again: AGAIN,
};

export const holesKernel: Kernel = {
  name: 'holes',
  knows: WORDS,
  scores: null,
  fit: (game) => {
    const rules = readRules(game);
    if (typeof rules === 'string') return rules;
    const pool = new Pool(() => new LossyClosedSet());
    return {
      open: (state, ask, { bytes }) => {
        if (ask !== 'win') return ONLY_WINS;
        const task = readTask(game, rules, state);
        if (task === null) return 'it wants the goal that every card is played that a hole takes';
        const visited = pool.take();
        visited.allow(bytes);
        const descent = new HolesDescent(task, visited);
        return searchOfDescent(
          descent,
          () => visited.bytes,
          () => movesOf(game, rules, state, descent.line),
          () => {
            visited.clear();
            pool.give(visited);
          },
        );
      },
    };
  },
};

interface Rules {
  readonly columns: readonly number[];
  readonly holes: readonly number[];
  /** By rank on top of a hole, `EMPTY_HOLE` last: the ranks it takes. */
  readonly takes: Int32Array;
  /** Ranks that some hole may take. */
  readonly movable: number;
  /** Whether face-down cards turn up all at once. */
  readonly together: boolean;
}

const readRules = (game: Game): Rules | string => {
  const { def, zones, stockDef, byRole } = game;
  const [tableau, another] = zones.filter(({ role }) => role === 'tableau');
  const [hole, second] = zones.filter(({ role }) => role === 'hole');
  if (hole === undefined || second !== undefined) return 'it wants one zone of holes';
  if (tableau?.def?.role !== 'tableau' || another !== undefined) return 'it wants one zone of columns';
  if (zones.some(({ role }) => !['tableau', 'hole', 'stock'].includes(role)))
    return 'the game has other piles than this search knows';
  if (tableau.give.some(({ to, unit }) => to !== 'hole' || unit !== 'top'))
    return 'it wants columns that give their last cards to the hole alone';
  if (zones.some(({ empty }) => empty.refill !== undefined))
    return 'it wants no piles that are filled by themselves';
  if (def.remove !== undefined) return 'it wants no groups that are removed';
  if (hasPowersInPlay(game)) return 'it wants no powers that shuffle';
  if (stockDef !== null && (stockDef.to !== 'tableau' || stockDef.when !== 'any'))
    return 'it wants a stock that can always be dealt to the columns';
  const together = tableau.def.turn === 'together';
  if (together && stockDef !== null) return 'it wants no stock where cards turn up together';
  if (tableau.piles.length > MOST_COLUMNS) return 'the game has too many columns for it';
  if (game.composition.jokers > 0) return 'it wants no jokers';
  const { fits, empty } = hole;
  if (fits === null || empty.from !== undefined)
    return 'it wants empty holes that take any card, or given ranks';
  if (empty.takes === 'base' || empty.takes === 'last')
    return 'it wants empty holes that take any card, or given ranks';

  const takes = new Int32Array(EMPTY_HOLE + 1);
  const faces = [...new Set(game.cards.map(faceOf))];
  for (const on of faces)
    for (const card of faces) if (fits[on * 128 + card] === 1) takes[on & 15] |= 1 << (card & 15);
  if (
    faces.some((on) => faces.some((card) => fits[on * 128 + card] !== ((takes[on & 15] >> (card & 15)) & 1)))
  )
    return 'it wants holes that look only at ranks';
  const opens = empty.takes === 'anything' ? game.ranks : empty.takes === 'nothing' ? [] : empty.takes;
  for (const rank of opens) takes[EMPTY_HOLE] |= 1 << rank;
  const movable = takes.reduce((all, ranks) => all | ranks, 0);
  const { goal } = def;
  const gathers = goal.kind === 'gather' && goal.zone === hole.id;
  const clears = goal.kind === 'clear' && goal.zone === tableau.id && stockDef === null;
  if (!gathers && !clears) return 'it wants a goal that all cards reach';
  return { columns: byRole.tableau, holes: byRole.hole, takes, movable, together };
};

/** The position in ranks; null when the goal is not to play every card that some hole takes. */
const readTask = (game: Game, rules: Rules, state: State): HolesTask | null => {
  const pileOf = (index: number): readonly number[] => state.piles[index] ?? [];
  const { movable, takes, together } = rules;
  const moves = (seat: number): boolean => ((movable >> rankOf(cardOf(seat))) & 1) === 1;
  const { goal } = game.def;
  const piles = rules.columns.map(pileOf);
  const stock = game.stock === null ? [] : pileOf(game.stock).toReversed();
  const onHoles = rules.holes.reduce((sum, hole) => sum + pileOf(hole).length, 0);
  const playable = [...piles.flat(), ...stock].filter(moves).length;
  const all = goal.kind === 'gather' && goal.cards !== 'all' ? goal.cards : game.cards.length;
  if (goal.kind === 'gather' ? onHoles + playable !== all : !piles.flat().every(moves)) return null;
  // Play never brings these about: cards that are free and lie face down.
  const holds = (pile: readonly number[]): boolean => pile.slice(pile.findLastIndex(isDown) + 1).length > 0;
  const down = piles.filter((pile) => pile.some(isDown));
  if (down.length > 0 && (together ? !down.some(holds) : !down.every(holds))) return null;
  const kept = piles.map((pile) => pile.findLastIndex((seat) => !moves(seat)) + 1);
  // A card under one that never goes, or covered by one of the stock, is for the general search to give up.
  if (stock.some((seat) => !moves(seat)) || piles.some((pile, i) => pile.slice(0, kept[i]).some(moves)))
    return null;
  const waiting = piles.map((pile, i) =>
    together ? Math.max(0, pile.findLastIndex(isDown) + 1 - kept[i]) : 0,
  );
  // Nor are cards that wait for those on a face-down one that never goes.
  const holdsKept = (pile: readonly number[], i: number): boolean =>
    waiting[i] === 0 && pile.length > kept[i] && pile.some(isDown);
  if (waiting.some((cards) => cards > 0) && piles.some(holdsKept)) return null;
  return {
    columns: piles.map((pile, i) => Uint8Array.from(pile.slice(kept[i]), (seat) => rankOf(cardOf(seat)))),
    down: waiting,
    holes: rules.holes.map((hole) => rankOn(pileOf(hole))),
    takes,
    stock: Uint8Array.from(stock, (seat) => rankOf(cardOf(seat))),
  };
};

const rankOn = (pile: readonly number[]): number => {
  const last = lastOf(pile);
  return last === undefined ? EMPTY_HOLE : rankOf(cardOf(last));
};

/** Writes plays and draws as moves: to the first hole that shows the rank. */
const movesOf = (game: Game, rules: Rules, state: State, line: HolesDescent['line']): Move[] => {
  const tops = rules.holes.map((hole) => rankOn(state.piles[hole] ?? []));
  const left = rules.columns.map((pile) => [...(state.piles[pile] ?? [])]);
  const stock = game.stock === null ? [] : [...(state.piles[game.stock] ?? [])];
  return line.map((step): Move => {
    if (step === 'draw') {
      for (const column of left.slice(0, stock.length)) column.push(stock.pop() ?? 0);
      return { kind: 'draw' };
    }
    const [column, on] = step;
    const at = tops.indexOf(on);
    tops[at] = rankOf(cardOf(left[column].pop() ?? 0));
    return { kind: 'play', from: rules.columns[column], to: rules.holes[at], count: 1 };
  });
};
