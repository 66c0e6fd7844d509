/**
 * A position whose stock is dealt to the columns, row by row, is lost when not even an easier game can be won from it.
 * In the easier game whatever was once possible stays possible, as if moves deleted nothing (the delete relaxation, as
 * in the kernel for columns), but the rows still come one after another:
 *
 * - a card that was once the last of its column carries any number of others from then on, and may go up for ever;
 * - a space, once made, stays until the next row is dealt.
 *
 * Nothing is guessed: what can be done before the next row only grows, and repeating every step until nothing is added
 * finds all of it. Then the next row is laid on the columns, and so on to the last.
 *
 * PROOF. By induction along a real win. A card is *gone* when it has left the card it lies on now, or for a card of the
 * stock the one it was dealt on. The claim is that all that is gone or was last before row r is found before row r.
 * - A card that is not gone has on it the cards it has now, then those of the rows, up to the first of them that is
 *   gone; where rows were dealt since, cards built in the meantime may lie under each card of a row.
 * - It leaves in one of two ways. It goes up to its foundation as the last of its column: then all cards found above it
 *   are gone, and a card that its foundation follows is up. Or it moves with the cards that still lie on it: then the
 *   unit allows that as they lie now (across a row: some chain of builds leads from one to the other), and it goes to a
 *   space, or onto a card that was once last of a column and is not among those it takes along.
 * - A column has no card left only when its lowest card is gone and every card of a later row has left as well: gone, or
 *   taken along by a card below it.
 *
 * SIDE CONDITIONS. One pack, no jokers; one zone of columns and one of foundations, nothing else but the stock; nothing
 * fills spaces; single cards go up; all cards belong on the foundations.
 */
import {
  DOWN,
  faceOf,
  rulesOfBase,
  UNIT_FACTS,
  type Game,
  type Rank,
  type Unit,
  type Vocabulary,
} from '@cairn/engine';
import {
  AGAIN,
  DEALT_COLUMNS,
  DEALT_FOUNDATIONS,
  GATHER,
  PACK,
  PLAYED_BUILDS,
  SHOWN,
} from '../../contract/words.ts';
import type { PackedBoard } from '../../packed/board.ts';
import { baseRankOn } from '../../packed/plays.ts';
import type { LossRule } from './loss-rule.ts';
import { isCoveredBy } from '../../packed/vocabulary.ts';
import { buildsOn, FACES, type Builds } from './row-builds.ts';

export class RowRelaxation implements LossRule {
  readonly after = 'any';
  readonly #game: Game;
  readonly #unit: Unit;
  readonly #cards: readonly number[];
  readonly #gives: boolean;
  /** By base rank. */
  readonly #builds = new Map<Rank | null, Builds>();
  /** By column: its cards as they lie and the rows on it, and how many there are. */
  readonly #columns: Uint8Array;
  readonly #heights: Uint8Array;
  readonly #isDown: Uint8Array;
  /** 1 for a card that may be the lowest of its column. */
  readonly #lowest: Uint8Array;
  readonly #width: number;
  readonly #last = new Int32Array(2);
  readonly #gone = new Int32Array(2);
  readonly #up = new Int32Array(2);
  #space = false;

  constructor(game: Game, unit: Unit) {
    this.#game = game;
    this.#unit = unit;
    this.#gives = game.zones.some(({ role, routes }) => role === 'foundation' && routes.length > 0);
    this.#cards = game.cards.map(faceOf);
    this.#width = game.cards.length;
    const columns = game.byRole.tableau.length;
    this.#columns = new Uint8Array(columns * this.#width);
    this.#isDown = new Uint8Array(columns * this.#width);
    this.#lowest = new Uint8Array(columns * this.#width);
    this.#heights = new Uint8Array(columns);
  }

  /** Whether the position is lost even in the easier game. */
  isLost(board: PackedBoard): boolean {
    const { byRole, stock } = this.#game;
    const base = baseRankOn(board);
    if (base === null && board.rules.targetsOfBase !== null) return false;
    let builds = this.#builds.get(base);
    if (builds === undefined) this.#builds.set(base, (builds = buildsOn(board, this.#cards)));
    this.#begin(board);
    const first = this.#heights.slice();
    let left = stock === null ? 0 : board.heights[stock];
    for (;;) {
      while (this.#goUp(builds) || this.#leaveColumns(builds, first));
      if (left === 0) return !this.#cards.every((card) => has(this.#up, card));
      this.#space = false;
      for (let i = 0; i < byRole.tableau.length && left > 0; i++) {
        left -= 1;
        const seat = board.seats[(stock ?? 0) * board.rules.cards + left];
        const canBeEmpty = this.#canBeEmpty(i, builds, first[i]);
        const at = i * this.#width + this.#heights[i]++;
        this.#lowest[at] = canBeEmpty ? 1 : 0;
        this.#columns[at] = seat & 127;
        this.#isDown[at] = 0;
      }
    }
  }

  #begin(board: PackedBoard): void {
    const { byRole } = this.#game;
    const { heights, seats, rules } = board;
    this.#last.fill(0);
    this.#gone.fill(0);
    this.#up.fill(0);
    this.#space = false;
    for (const [i, pile] of byRole.tableau.entries()) {
      this.#heights[i] = heights[pile];
      this.#lowest[i * this.#width] = 1;
      this.#lowest.fill(0, i * this.#width + 1, (i + 1) * this.#width);
      for (let at = 0; at < heights[pile]; at++) {
        const seat = seats[pile * rules.cards + at];
        this.#columns[i * this.#width + at] = seat & 127;
        this.#isDown[i * this.#width + at] = (seat & DOWN) === 0 ? 0 : 1;
      }
    }
    for (const pile of byRole.foundation)
      for (let at = 0; at < heights[pile]; at++) {
        const card = seats[pile * rules.cards + at] & 127;
        add(this.#up, card);
        if (this.#gives) add(this.#last, card);
      }
  }

  /** What goes up to the foundations; whether anything was added. */
  #goUp({ before, begins }: Builds): boolean {
    let any = false;
    for (const card of this.#cards) {
      if (has(this.#up, card) || !has(this.#last, card)) continue;
      if (begins[card] === 0 && !meets(before, card, this.#up)) continue;
      add(this.#up, card);
      add(this.#gone, card);
      any = true;
    }
    return any;
  }

  /** What leaves the columns, and what becomes last in them, from their ends down; whether anything was added. */
  #leaveColumns(builds: Builds, first: Uint8Array): boolean {
    const { several, joined, whole, card: single } = UNIT_FACTS[this.#unit];
    const last = this.#last;
    const gone = this.#gone;
    let any = false;
    for (let i = 0; i < this.#heights.length; i++) {
      const base = i * this.#width;
      const height = this.#heights[i];
      if (!this.#space && this.#canBeEmpty(i, builds, first[i])) any = this.#space = true;
      let along0 = 0;
      let along1 = 0;
      let isEnd = true;
      let isUnit = true;
      for (let at = height - 1; at >= 0; at--) {
        const card = this.#columns[base + at];
        if (isEnd && !has(last, card)) {
          add(last, card);
          any = true;
        }
        let isGone = has(gone, card);
        if (!isGone) {
          if (!isEnd) {
            const above = this.#columns[base + at + 1];
            if (!several || this.#isDown[base + at] === 1) isUnit = false;
            else if (joined === 'build')
              isUnit &&= (at + 1 < first[i] ? builds.joined : builds.chained)[card * FACES + above] === 1;
          }
          if ((isEnd && single !== 'only') || (isUnit && (!whole || this.#lowest[base + at] === 1)))
            isGone =
              (this.#space && builds.inSpace[card] === 1) ||
              (builds.carriers[2 * card] & last[0] & ~along0) !== 0 ||
              (builds.carriers[2 * card + 1] & last[1] & ~along1) !== 0;
          if (isGone) {
            add(gone, card);
            add(last, card);
            any = true;
          }
        }
        if (isGone) {
          along0 = along1 = 0;
          isEnd = isUnit = true;
        } else {
          if (card < 32) along0 |= 1 << card;
          else along1 |= 1 << (card & 31);
          isEnd = false;
        }
      }
    }
    return any;
  }

  /**
   * Whether every card of a column can have left it since the last row: the lowest is gone, and each card of a row is gone
   * or can have been taken along by a card below it.
   */
  #canBeEmpty(i: number, { chained }: Builds, first: number): boolean {
    const base = i * this.#width;
    const height = this.#heights[i];
    if (height === 0) return true;
    if (!has(this.#gone, this.#columns[base])) return false;
    const { several, joined } = UNIT_FACTS[this.#unit];
    const isTaken = (card: number, by: number): boolean =>
      has(this.#gone, by) && (joined !== 'build' || chained[by * FACES + card] === 1);
    for (let at = Math.max(first, 1); at < height; at++) {
      const card = this.#columns[base + at];
      if (has(this.#gone, card)) continue;
      if (!several || !this.#columns.subarray(base, base + at).some((by) => isTaken(card, by))) return false;
    }
    return true;
  }
}

const has = (set: Int32Array, card: number): boolean => ((set[card >> 5] >>> (card & 31)) & 1) === 1;

const add = (set: Int32Array, card: number): void => {
  set[card >> 5] |= 1 << (card & 31);
};

/** Whether a list by face meets a set. */
const meets = (list: Int32Array, card: number, set: Int32Array): boolean =>
  ((list[2 * card] & set[0]) | (list[2 * card + 1] & set[1])) !== 0;

/** The rules that the proof goes through. */
const WORDS: Vocabulary = {
  pack: PACK,
  zones: [
    {
      ...DEALT_COLUMNS,
      build: PLAYED_BUILDS,
      empty: [{ takes: ['nothing', 'anything', 'base', 'last'] }],
      holds: true,
      give: [{ tableau: ['top', 'run', 'topOrAll', 'stack', 'all'], foundation: ['top'] }],
    },
    {
      ...DEALT_FOUNDATIONS,
      build: PLAYED_BUILDS,
      empty: [{ takes: ['base'] }],
      give: [{ tableau: ['top'] }],
    },
  ],
  stock: [{ to: ['tableau'], draw: true, passes: ['unlimited'], when: ['any', 'stuck'], show: SHOWN }],
  goal: [GATHER],
  again: AGAIN,
};

/**
 * The rule for a game, or null where a side condition does not hold. It holds without a stock, too, but for open games of the
 * catalogue it found no more lost deals there, and cost up to a third of the speed.
 */
export const rowRelaxation = (game: Game): RowRelaxation | null => {
  if (game.stock === null || !isCoveredBy(game, WORDS)) return null;
  const columns = game.zones.filter(({ role }) => role === 'tableau');
  const foundations = game.zones.filter(({ role }) => role === 'foundation');
  if (columns.length !== 1 || foundations.length !== 1 || game.def.goal.zone !== foundations[0].id)
    return null;
  // A base that goes back to the columns would be chosen again.
  const [{ empty, routes }] = foundations;
  if (routes.length > 0 && (empty.takes === 'base' || rulesOfBase(game, null) !== game)) return null;
  const faces = new Set(game.cards.map(faceOf));
  if (faces.size < game.cards.length || [...faces].some((face) => face >= FACES)) return null;
  const units = new Set(
    columns[0].routes.flatMap(({ to, unit }) => (game.piles[to].zone.role === 'tableau' ? [unit] : [])),
  );
  return units.size > 1 ? null : new RowRelaxation(game, [...units][0] ?? 'top');
};
