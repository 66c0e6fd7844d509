/**
 * Level by level over removed sets: all positions with as many steps of the layout made, each step with the draws or the
 * one wild card it needs before it. A level that grows too wide loses its least promising positions, and when such a
 * search fails it is begun again: first without positions that have not enough at hand for the breaks they still need
 * (breaks.ts), then wider. A search that has lost no position is a proof.
 *
 * Draws and wild cards come just before the step that needs them, and only one wild card or some draws, not both: of
 * several in a row only the last one's rank matters, wild cards go on any card, and cards not used now can be used later
 * (heights/min-stock.ts). An empty hole may limit the cards that open it, so all ways to open it are tried.
 */
import { leastBreaks, type LayoutSteps } from './breaks.ts';
import { PLACES, type Ideals } from '../layout/ideals.ts';
import { RANKS } from '../layout/rules.ts';
import { countAt, inBag, putInto, sizeOf, takeFrom, unit } from './hand.ts';
import { BAG, DRAWN, HIGH, Level, LOW, PARENT, ROW, SET, STATE, USED, WORD } from './level.ts';
import type { WildsRules, WildsPosition } from './rules.ts';
import { AFTER, KEPT, NO_STEP, unpackStep, withDraws, withWild, type WildsStep } from './step-words.ts';

/** Positions of a level at first, how much wider each try is, and how many may be met for each that goes on. */
const FIRST = 32;
const WIDER = 8;
const MET = 16;

type Opening = readonly [low: number, high: number, bag: number, rank: number, fromBag: boolean];

export class LevelSearch {
  nodes = 0;
  /** The most layout cards gone so far, and the way there; with all gone, the fewest breaks so far. */
  best: { readonly gone: number; readonly used: number; readonly steps: readonly WildsStep[] };
  readonly #rules: WildsRules;
  readonly #ideals: Ideals;
  readonly #gone: Uint8Array;
  readonly #position: WildsPosition;
  readonly #limit: number;
  readonly #steps: LayoutSteps;
  readonly #least: Int8Array;
  /** By draws left and rank: the fewest draws that show it, or 0. */
  readonly #draws: Uint8Array;
  readonly #from: number;
  /** Whether positions that can't be won are left out; `least` is worked out then. */
  #winning = false;
  /** Whether this is the first try, which does without `least`: it wins most deals in less time than that takes. */
  #quick = true;
  /** Whether the fewest breaks are wanted. */
  readonly #fewest: boolean;
  #breadth = FIRST;
  #level = 0;
  #now = new Int32Array(FIRST * ROW);
  #width = 0;
  #at = 0;
  readonly #met: Level;
  /** By level: parent and word of each position that went on. */
  readonly #past: Int32Array[] = [];

  /**
   * @param gone by removed set: how many layout cards are gone.
   * @param room tables to work in: by removed set and rank, and by set of a level and rank.
   */
  constructor(
    rules: WildsRules,
    ideals: Ideals,
    gone: Uint8Array,
    position: WildsPosition,
    fewest: boolean,
    limit: number,
    room: { readonly least: Int8Array; readonly heads: Int32Array },
  ) {
    this.#rules = rules;
    this.#ideals = ideals;
    this.#gone = gone;
    this.#position = position;
    this.#fewest = fewest;
    this.#limit = limit;
    this.#least = room.least;
    this.#met = new Level(room.heads, () => MET * this.#breadth);
    this.#from = ideals.levels.findLastIndex((first) => first <= position.ideal);
    this.best = { gone: gone[position.ideal], used: 0, steps: [] };
    const { ranks, turns, wilds, bag } = position;
    const cards = rules.places.length;
    const kept = Uint8Array.from(ranks, (rank, step) => {
      const place = step < cards ? step : rules.rough[step - cards];
      return rules.bag.irons[place] & (rules.bag.ranks >> rank) & 1;
    });
    const served = new Uint8Array(RANKS);
    for (const [, rank] of [...wilds, ...bag]) served[rank] = 1;
    for (const rank of turns) served[rank] = 1;
    for (const [step, one] of kept.entries()) if (one === 1) served[ranks[step]] = 1;
    const below = Array.from({ length: RANKS }, (_, card) =>
      Uint8Array.from(
        Array.from({ length: RANKS }, (__, on) => on).filter((on) => rules.fits[on * RANKS + card] === 1),
      ),
    );
    this.#steps = { ranks, cards, kept, below, served };
    this.#draws = new Uint8Array((turns.length + 1) * RANKS);
    for (let left = 1; left <= turns.length; left++)
      for (let draws = left; draws > 0; draws--) this.#draws[left * RANKS + turns[left - draws]] = draws;
    if (fewest) this.#measure();
    this.#start();
  }

  get bytes(): number {
    const past = this.#past.reduce((sum, { length }) => sum + length, 0);
    return this.#met.bytes + 4 * (this.#now.length + past);
  }

  /** Visits up to this many further positions; null if the search has not ended. */
  step(nodes: number): 'won' | 'lost' | 'bytes' | null {
    const until = this.nodes + nodes;
    const last = this.#ideals.places;
    while (this.nodes < until) {
      if (this.#at < this.#width) {
        this.#expand(this.#at++);
        continue;
      }
      const won = this.#level + 1 === last && this.#met.count > 0;
      if (won && !this.#fewest) return 'won';
      if (this.#level + 1 < last && this.#met.count > 0) {
        this.#choose();
        this.nodes += 1;
        continue;
      }
      const { ideal, top } = this.#position;
      const least = this.#winning && this.best.used === this.#least[ideal * RANKS + top];
      if (!this.#met.dropped || (won && least))
        return this.best.gone === this.#rules.places.length ? 'won' : 'lost';
      if (this.#breadth * WIDER * (4 * MET * (ROW + 1) + 8 * last) > this.#limit) return 'bytes';
      if (this.#quick) this.#measure();
      else this.#breadth *= WIDER;
      this.#start();
    }
    return null;
  }

  /** Works out the least number of breaks of every removed set. */
  #measure(): void {
    leastBreaks(this.#ideals, this.#position.ideal, this.#steps, this.#least);
    this.#winning = true;
    this.#quick = false;
  }

  /** Goes on, for the fewest cards left, when the goal is proved out of reach. */
  goOn(): void {
    this.#winning = this.#quick = false;
    this.#breadth = FIRST;
    this.#start();
  }

  #start(): void {
    const { wilds, bag, ideal, top, turns } = this.#position;
    const { empty } = this.#rules;
    this.#met.clear();
    this.#level = this.#from;
    let [low, high, kept] = [0, 0, 0];
    for (const [, rank] of wilds) {
      low += unit(rank, 0);
      high += unit(rank, 8);
    }
    for (const [, rank] of bag) kept = putInto(kept, rank);
    const root = (l: number, h: number, b: number, on: number, drawn: number, how: number): void => {
      const at = this.#width++ * ROW;
      this.#now.set([ideal, l, h, b, on | (drawn << 8) | (how === 0 ? 0 : USED), 0, how], at);
    };
    this.#width = this.#at = 0;
    if (this.#now.length < this.#breadth * ROW) this.#now = new Int32Array(this.#breadth * ROW);
    root(low, high, kept, top, 0, 0);
    if (top === empty) {
      for (const [l, h, b, rank, from] of this.#openings(low, high, kept))
        root(l, h, b, rank, 0, withWild(NO_STEP, rank, from));
      const { length } = turns;
      if (length > 0) root(low, high, kept, turns[length - 1], 1, withDraws(NO_STEP, 1));
    }
    this.#remember();
  }

  /** The cards at hand, in the bag and on the hole after a wild card has opened it. */
  *#openings(low: number, high: number, bag: number): Generator<Opening> {
    const { wilds } = this.#position;
    const {
      opens,
      bag: { piles: bags },
    } = this.#rules;
    const ranks = new Set(wilds.filter(([pile, rank]) => opens(pile, rank)).map(([, rank]) => rank));
    for (const rank of ranks) yield [low - unit(rank, 0), high - unit(rank, 8), bag, rank, false];
    for (let rank = 0; rank < RANKS; rank++)
      if (inBag(bag, rank) && opens(bags[0], rank)) yield [low, high, takeFrom(bag, rank), rank, true];
  }

  /** Notes the parent and step of each position of the level. */
  #remember(): void {
    const past = new Int32Array(2 * this.#width);
    for (let i = 0; i < this.#width; i++) {
      past[2 * i] = this.#now[i * ROW + PARENT];
      past[2 * i + 1] = this.#now[i * ROW + WORD];
    }
    this.#past[this.#level] = past;
  }

  /** Makes all steps from a position of the level. */
  #expand(index: number): void {
    this.nodes += 1;
    const now = this.#now;
    const row = index * ROW;
    const set = now[row + SET];
    const low = now[row + LOW];
    const high = now[row + HIGH];
    const bag = now[row + BAG];
    const state = now[row + STATE];
    const top = state & 15;
    const { first, edges } = this.#ideals;
    const { ranks, cards, kept, below } = this.#steps;
    const { fits, empty } = this.#rules;
    const left = this.#position.turns.length - ((state >> 8) & 255);
    const shown = left * RANKS;
    for (let edge = first[set]; edge < first[set + 1]; edge++) {
      const to = (edges[edge] / PLACES) | 0;
      const step = edges[edge] % PLACES;
      const card = ranks[step];
      const clears = step >= cards;
      if (kept[step] === 1) this.#keep(index, to, step, clears);
      if (fits[top * RANKS + card] === 1) {
        this.#meet(index, to, low, high, bag, clears ? state : (state & ~15) | card, step);
        continue;
      }
      const list = below[card];
      let soonest = 0;
      for (let i = 0; i < list.length; i++) {
        const on = list[i];
        const draws = this.#draws[shown + on];
        const after = ((state & ~15) | (clears ? on : card)) + USED;
        if (draws > 0 && clears)
          this.#meet(index, to, low, high, bag, after + draws * DRAWN - USED, withDraws(step, draws));
        else if (draws > 0 && (soonest === 0 || draws < soonest)) soonest = draws;
        if (top === empty) continue;
        if (inBag(bag, on))
          this.#meet(index, to, low, high, takeFrom(bag, on), after, withWild(step, on, true));
        else if (countAt(low, high, on) > 0)
          this.#meet(index, to, low - unit(on, 0), high - unit(on, 8), bag, after, withWild(step, on, false));
      }
      if (soonest > 0)
        this.#meet(
          index,
          to,
          low,
          high,
          bag,
          ((state & ~15) | card) + soonest * DRAWN,
          withDraws(step, soonest),
        );
    }
  }

  /**
   * Puts a card into the bag, or clears its rough away on the way there. A full bag gives a card to the hole first, and
   * an empty hole may be opened then by the card that has come into the bag.
   */
  #keep(index: number, to: number, step: number, clears: boolean): void {
    const row = index * ROW;
    const [low, high, bag, state] = [LOW, HIGH, BAG, STATE].map((field) => this.#now[row + field]);
    const {
      bag: { piles: bags },
      empty,
      opens,
    } = this.#rules;
    const card = this.#steps.ranks[step];
    const put = (rest: number): number => (clears ? rest : putInto(rest, card));
    const onHole = (rank: number): number => ((state & ~15) | rank) + USED;
    if (bags.length === sizeOf(bag)) {
      for (let rank = 0; rank < RANKS; rank++)
        if (inBag(bag, rank) && ((state & 15) !== empty || opens(bags[0], rank))) {
          const rest = put(takeFrom(bag, rank));
          this.#meet(index, to, low, high, rest, onHole(rank), withWild(step | KEPT, rank, true));
        }
      return;
    }
    this.#meet(index, to, low, high, put(bag), state, step | KEPT);
    if ((state & 15) === empty)
      for (const [l, h, b, rank, from] of this.#openings(low, high, put(bag)))
        this.#meet(index, to, l, h, b, onHole(rank), withWild(step | KEPT | AFTER, rank, from));
  }

  /** Adds a position to the next level, unless it is lost or another one is at least as good. */
  #meet(
    parent: number,
    set: number,
    low: number,
    high: number,
    bag: number,
    state: number,
    how: number,
  ): void {
    const gone = this.#gone[set];
    const used = state >> 16;
    const won = set === this.#ideals.count - 1;
    const better = gone > this.best.gone || (won && used < this.best.used);
    if (better) this.best = { gone, used, steps: this.#way(parent, how) };
    const top = state & 15;
    if (this.#winning) {
      const need = this.#least[set * RANKS + top];
      if (need > held(low, high, bag) + this.#position.turns.length - ((state >> 8) & 255)) return;
      if (
        this.#fewest &&
        !better &&
        this.best.gone === this.#rules.places.length &&
        used + need >= this.best.used
      )
        return;
    }
    const head = (set - this.#ideals.levels[this.#level + 1]) * RANKS + top;
    this.#met.add(head, parent, set, low, high, bag, state, how);
  }

  /** Makes the most promising positions met the level in hand. */
  #choose(): void {
    const met = this.#met;
    const breadth = this.#breadth;
    const from = this.#ideals.levels[this.#level + 1];
    const headOf = (row: number): number =>
      (met.rows[row + SET] - from) * RANKS + (met.rows[row + STATE] & 15);
    if (this.#now.length < Math.min(met.count, breadth) * ROW) this.#now = new Int32Array(breadth * ROW);
    this.#width = met.choose(breadth, (row) => this.#promise(row), headOf, this.#now);
    this.#at = 0;
    this.#level += 1;
    this.#remember();
  }

  /** The promise of a position: cards at hand beyond the breaks needed count most, then cards that are free. */
  #promise(row: number): number {
    const met = this.#met.rows;
    const set = met[row + SET];
    const state = met[row + STATE];
    const spare =
      held(met[row + LOW], met[row + HIGH], met[row + BAG]) +
      this.#position.turns.length -
      ((state >> 8) & 255) -
      (this.#winning ? this.#least[set * RANKS + (state & 15)] : 0);
    const { first } = this.#ideals;
    return Math.max(0, Math.min(255, 64 + 3 * spare + first[set + 1] - first[set]));
  }

  /** The steps to a position of the level in hand, and a last one. */
  #way(parent: number, how: number): readonly WildsStep[] {
    const words = [how];
    let at = parent;
    for (let level = this.#level; level >= this.#from; level--) {
      words.push(this.#past[level][2 * at + 1]);
      at = this.#past[level][2 * at];
    }
    // The first word is the opening of the hole, or 0.
    if (words.at(-1) === 0) words.pop();
    return words.reverse().map(unpackStep);
  }
}

const held = (low: number, high: number, bag: number): number => nibbles(low) + nibbles(high) + sizeOf(bag);

/** The sum of the nibbles of a word. */
const nibbles = (packed: number): number => {
  const bytes = (packed & 0x0f0f0f0f) + ((packed >>> 4) & 0x0f0f0f0f);
  return Math.imul(bytes, 0x01010101) >>> 24;
};
