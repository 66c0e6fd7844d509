/**
 * Safe foundation moves: a card that no other card can be laid on any more may go to its foundation at once, without
 * trying anything else.
 *
 * PROOF. Let card c be the last of a column or in a cell (or the last of the waste), let its foundation be ready, let every copy of every face
 * that fits on c in a column lie on the foundations for good, and let as many foundations be ready for c's face as
 * copies of it are left. Take any line L to the goal. Play c first, then L without the moves of c alone; where L moves a
 * run that ends with c, move it without c. Every such move is legal. For in L nothing is ever put on c, since what fits
 * on it never comes back; c's absence only uncovers cards and frees spaces, and a run, a stack or a whole column less
 * its last card is one still. Other copies of c find foundations of their own, by their number; what L builds on c it
 * builds on it here. So the goal is reached with no more moves than L's.
 *
 * SIDE CONDITIONS, each with a game that breaks it.
 * - The goal is all cards on the foundations (otherwise c may better stay).
 * - Foundations give nothing back (otherwise what fits on c may come back).
 * - One place for each face (a base that also follows the last rank has two).
 * - No jokers, wild reserve or hand (they lie on anything).
 * - No refill, no cards to be kept, no rows that turn up together, no lone cards: there a shorter column may be worse.
 * - The stock can be drawn at any time: under `stuck` a play forbids a draw.
 * - The waste: when three cards are drawn and turned over again, one card fewer moves all that come after it; so one
 *   card a draw, or one pass. Where stock and waste are a pool, each of its cards counts as the last of the waste.
 */
import { faceOf, type Fits, type Game, type Vocabulary } from '@cairn/engine';
import {
  DEALT_COLUMNS,
  DEALT_FOUNDATIONS,
  DEALT_RESERVE,
  GATHER,
  giveIn,
  PACK,
  SHOWN,
  TABLE_BUILDS,
} from '../../contract/words.ts';
import { isCoveredBy } from '../../packed/vocabulary.ts';
import type { PackedBoard } from '../../packed/board.ts';
import { countOf, fromOf, isLifted, KIND, kindOf, type Moves, toOf } from '../../packed/moves.ts';
import { reachedFace } from '../../packed/reach.ts';
import { KEY_PART, roleNumber, TABLEAU } from '../../packed/rules.ts';

const FOUNDATION = roleNumber('foundation');
const WASTE = roleNumber('waste');
const CELL = roleNumber('cell');
const FACES = 128;
const NOWHERE = 255;

export class FoundationDominance {
  readonly #piles: readonly number[];
  readonly #waste: boolean;
  /** By face: the foundation chain it belongs to, its height there, and how many copies there are. */
  readonly #chain: Uint8Array;
  readonly #height: Uint8Array;
  readonly #copies: Uint8Array;
  /** By face: the faces that fit on it in some column. */
  readonly #guests: readonly (readonly number[])[];

  constructor(game: Game, chain: Uint8Array, height: Uint8Array) {
    const { stockDef } = game;
    this.#piles = game.byRole.foundation;
    this.#waste = stockDef === null || stockDef.draw === 1 || stockDef.passes === 1;
    this.#chain = chain;
    this.#height = height;
    this.#copies = new Uint8Array(FACES);
    for (const card of game.cards) this.#copies[faceOf(card)]++;
    const columns = game.zones.filter(({ role }) => role === 'tableau');
    this.#guests = Array.from({ length: FACES }, (_, on) =>
      faces(game).filter((face) =>
        columns.some(({ fits }) => fits !== null && fits[on * FACES + face] === 1),
      ),
    );
  }

  /** Where one of the moves from `from` on is safe, leaves it alone there. */
  only(board: PackedBoard, moves: Moves, from: number): void {
    for (let i = from; i < moves.end; i++) {
      const move = moves.list[i];
      const face = this.#offered(board, move);
      if (face === null || !this.#isSafe(board, face)) continue;
      moves.list[from] = move;
      moves.end = from + 1;
      return;
    }
  }

  /** The face that a move brings to the foundations; null for moves to which the rule does not apply. */
  #offered(board: PackedBoard, move: number): number | null {
    const { role, cards, counts } = board.rules;
    const kind = kindOf(move);
    if ((kind !== KIND.play && kind !== KIND.reach) || role[toOf(move)] !== FOUNDATION) return null;
    if (kind === KIND.reach)
      return counts[board.rules.game.waste ?? 0] === KEY_PART.pool ? reachedFace(board, move) : null;
    const pile = fromOf(move);
    const last = role[pile] === TABLEAU || role[pile] === CELL || (role[pile] === WASTE && this.#waste);
    if (!last || countOf(move) !== 1 || isLifted(move)) return null;
    return board.seats[pile * cards + board.heights[pile] - 1] & 127;
  }

  #isSafe(board: PackedBoard, face: number): boolean {
    for (const guest of this.#guests[face]) if (this.#laid(board, guest) < this.#copies[guest]) return false;
    return this.#ready(board, face) >= this.#copies[face] - this.#laid(board, face);
  }

  /** Copies of a face that lie on the foundations. */
  #laid(board: PackedBoard, face: number): number {
    let count = 0;
    for (const pile of this.#piles)
      if (board.heights[pile] > this.#height[face] && this.#chainOf(board, pile) === this.#chain[face])
        count++;
    return count;
  }

  /** Foundations that would take the face now. */
  #ready(board: PackedBoard, face: number): number {
    const height = this.#height[face];
    let count = 0;
    for (const pile of this.#piles)
      if (
        board.heights[pile] === height &&
        (height === 0 || this.#chainOf(board, pile) === this.#chain[face])
      )
        count++;
    return count;
  }

  #chainOf(board: PackedBoard, pile: number): number {
    return this.#chain[board.seats[pile * board.rules.cards] & 127];
  }
}

/** The last card, several in order or not, a whole column, or any single one; never only a lone card. */
const GIVE = giveIn('top', 'run', 'topOrAll', 'stack', 'any', 'all');

/** The rules that the proof goes through. */
const WORDS: Vocabulary = {
  pack: PACK,
  zones: [
    {
      ...DEALT_COLUMNS,
      turn: ['exposed'],
      build: TABLE_BUILDS,
      holds: true,
      empty: [
        {
          takes: ['nothing', 'anything', 'base'],
          from: ['tableau', 'cell', 'waste', 'reserve'],
          keeps: true,
        },
      ],
      give: GIVE,
    },
    {
      role: ['cell'],
      piles: true,
      deal: true,
      empty: [{ takes: ['nothing', 'anything', 'base'], from: ['tableau', 'waste', 'reserve'] }],
      give: GIVE,
    },
    { ...DEALT_FOUNDATIONS, build: TABLE_BUILDS, empty: [{ takes: [] }], give: [{}] },
    { role: ['waste'], rest: true, give: GIVE },
    { ...DEALT_RESERVE, give: GIVE },
  ],
  stock: [{ to: ['waste', 'tableau'], draw: true, passes: ['unlimited'], when: ['any'], show: SHOWN }],
  goal: [GATHER],
};

/** The rule for a game, or null where a side condition does not hold. */
export const foundationDominance = (game: Game): FoundationDominance | null => {
  const { def, zones } = game;
  const { goal } = def;
  if (!isCoveredBy(game, WORDS)) return null;
  const foundations = zones.filter(({ role }) => role === 'foundation');
  const [zone] = foundations;
  if (foundations.length !== 1 || zone.fits === null || zone.give.length > 0 || zone.id !== goal.zone)
    return null;
  if (goal.kind !== 'gather' || (goal.cards !== 'all' && goal.cards !== game.cards.length)) return null;
  if ((def.pack.jokers ?? 0) > 0 || zones.some(({ wild }) => wild)) return null;
  if (zones.some(({ empty }) => (empty.keeps ?? 0) > 0)) return null;
  return chained(game, zone.fits, zone.empty.takes);
};

const faces = (game: Game): readonly number[] => [...new Set(game.cards.map(faceOf))];

/** Follows the foundations up from each card an empty one takes; null when a face has two places, or none. */
const chained = (game: Game, fits: Fits, takes: unknown): FoundationDominance | null => {
  if (!Array.isArray(takes)) return null;
  const all = faces(game);
  const chain = new Uint8Array(FACES).fill(NOWHERE);
  const height = new Uint8Array(FACES);
  const bases = all.filter((face) => takes.includes(face & 15));
  for (const base of bases) {
    let at = base;
    for (let n = 0; ; n++) {
      if (chain[at] !== NOWHERE) return null;
      chain[at] = base;
      height[at] = n;
      const next = all.filter((face) => fits[at * FACES + face] === 1);
      if (next.length > 1) return null;
      if (next.length === 0) break;
      at = next[0];
    }
  }
  return all.every((face) => chain[face] !== NOWHERE) ? new FoundationDominance(game, chain, height) : null;
};
