/**
 * Whether a deal is lost whatever the hidden cards are: proved from a `View` alone, so that the proof gives away nothing
 * the player does not know (law 4).
 *
 * It is an optimistic relaxation: whenever a card turns up, the player chooses which of the unseen cards it is. The
 * search goes depth first over positions not entered before. When all positions it reaches have been entered and the
 * goal never held, no arrangement of the hidden cards can be won.
 *
 * PROOF. Take any arrangement and any line that wins it. The search makes the same moves, because no rule looks at a
 * hidden card, and at each card that turns up one of its branches names the card of the arrangement, because that card
 * is unseen there, too. So the line is a path of the search, and an exhausted search has met no won position. What the
 * rules say about jokers or about the rank of the next card is left out, which only adds arrangements. A position with the
 * same cards in sight, and thus the same unseen, has the same future; equivalent faces count as one (equivalent-faces.ts).
 * A whole suit that must leave may be completed by a card whose face is chosen only after the draw: it leaves by a move of
 * its own, which is legal at once.
 *
 * SIDE CONDITIONS. Where a move of chance can be made on the way, or another deal follows, nothing is proved.
 */
import {
  cardOf,
  DOWN,
  faceOf,
  isKnown,
  POWERS,
  staysUsed,
  SEEN,
  settledRules,
  UNKNOWN,
  type Game,
  type State,
  type View,
  type Vocabulary,
} from '@cairn/engine';
import {
  ANY_WASTE,
  CLEAR,
  EVENTS_ANY,
  GATHER,
  PACK,
  POWERS_ANY,
  REMOVE_LOWER,
  REMOVE_MATCH,
  REMOVE_PAIR,
  REMOVE_RUN,
  STOCK_ANY,
  SUITS,
  ZONES_BUT_WASTE,
} from '../contract/words.ts';
import { createPackedBoard, type PackedBoard } from '../packed/board.ts';
import { turnCard, undoTo } from '../packed/steps.ts';
import { isWonOn, Key } from '../packed/key.ts';
import { makePackedMove } from '../packed/make.ts';
import { generate } from '../packed/generate.ts';
import { fromOf, KIND, kindOf, Moves } from '../packed/moves.ts';
import { packedRulesOf, type PackedRules } from '../packed/rules.ts';
import { ClosedSet } from '../memory/closed-set.ts';
import { mix } from '../memory/hash.ts';
import { isCoveredBy } from '../packed/vocabulary.ts';
import { equivalentFaces } from './equivalent-faces.ts';

/** lost: whatever the hidden cards are. open: some arrangement can be won, or nothing is proved. */
type Found = 'lost' | 'open';

/** The rules that the proof goes through: those without another deal after the last. */
const WORDS: Vocabulary = {
  pack: PACK,
  zones: [...ZONES_BUT_WASTE, ANY_WASTE],
  stock: STOCK_ANY,
  remove: [REMOVE_PAIR, REMOVE_RUN, REMOVE_LOWER, REMOVE_MATCH],
  powers: POWERS_ANY,
  events: EVENTS_ANY,
  goal: [CLEAR, GATHER, SUITS],
};

/** Whether chance has a part in a move. */
const isChance = ({ game }: PackedRules, move: number): boolean => {
  if (kindOf(move) !== KIND.power) return false;
  const power = POWERS[fromOf(move)];
  return power !== 'peek' && (power !== 'regather' || staysUsed(game, power));
};

/** The face of an unknown card. */
const UNKNOWN_FACE = UNKNOWN & ~DOWN;
/** Words a frame: its first and its next option, where its groups begin, the mark of the board, the seat to choose a card for. */
const FRAME = 5;
/** In place of a seat: the options of the frame are moves. Else they are the faces the seat may have. */
const MOVES = -1;

/** The search in which the player chooses the cards that turn up. */
export class OptimisticSearch {
  /** Options tried. */
  nodes = 0;
  readonly #board: PackedBoard;
  readonly #alike: Uint8Array;
  readonly #bytes: number;
  readonly #moves = new Moves();
  readonly #key = new Key();
  readonly #seen = new ClosedSet();
  /** By face: how many unknown cards are equivalent to it; and a hash of all counts. */
  readonly #unseen = new Int8Array(128);
  #low = 0;
  #high = 0;
  #frames = new Int32Array(FRAME * 64);
  #depth = 0;
  /** Whether the next card of the stock is in sight, to be paired. */
  readonly #shows: boolean;
  #found: Found | null = null;

  constructor(given: Game, view: View, bytes: number) {
    const game = settledRules(given, view);
    const { rules, alike } = tablesOf(game);
    this.#alike = alike;
    this.#bytes = bytes;
    for (const card of game.cards) this.#count(faceOf(card), 1);
    for (const seat of view.piles.flat()) if (isKnown(seat)) this.#count(faceOf(cardOf(seat)), -1);
    // The board, like the rules, never reads a hidden card.
    this.#board = createPackedBoard(rules, view as unknown as State);
    const { show } = game.stockDef ?? {};
    this.#shows = show?.what === 'card' && show.while === 'always';
    if (isCoveredBy(game, WORDS)) this.#enter();
    else this.#found = 'open';
  }

  /** Tries up to this many more options; null while the search is not over. */
  step(nodes: number): Found | null {
    const board = this.#board;
    const moves = this.#moves;
    const until = this.nodes + nodes;
    while (this.#found === null && this.nodes < until) {
      const at = FRAME * (this.#depth - 1);
      const next = this.#frames[at + 1];
      if (next === moves.end) {
        if (this.#depth === 1) this.#found = 'lost';
        else this.#leave();
        continue;
      }
      this.#frames[at + 1] = next + 1;
      this.#frames[at + 3] = board.end;
      this.#take(next, this.#frames[at + 4]);
      this.nodes += 1;
      if (this.#isNew()) this.#enter();
      else this.#takeBack();
    }
    return this.#found;
  }

  /** Makes a move, or chooses the card of a seat. */
  #take(option: number, seat: number): void {
    const board = this.#board;
    if (seat === MOVES) return makePackedMove(board, this.#moves, option);
    const { cards } = board.rules;
    const face = this.#moves.list[option];
    turnCard(board, Math.floor(seat / cards), seat % cards, (board.seats[seat] & ~UNKNOWN_FACE) | face);
    this.#count(face, -1);
  }

  /** Undoes the last option of the frame. */
  #takeBack(): void {
    const at = FRAME * (this.#depth - 1);
    undoTo(this.#board, this.#frames[at + 3]);
    if (this.#frames[at + 4] !== MOVES) this.#count(this.#moves.list[this.#frames[at + 1] - 1], 1);
  }

  #isNew(): boolean {
    const key = this.#key;
    if (!this.#seen.room(this.#bytes)) {
      this.#found = 'open';
      return false;
    }
    key.read(this.#board);
    return this.#seen.add((key.low + this.#low) | 0, (key.high + this.#high) | 0);
  }

  /** Opens the position on the board: the choice of a card for a seat if there is one, else its moves. */
  #enter(): void {
    const at = FRAME * this.#depth;
    if (at === this.#frames.length) {
      const longer = new Int32Array(2 * at);
      longer.set(this.#frames);
      this.#frames = longer;
    }
    const board = this.#board;
    const moves = this.#moves;
    const seat = this.#openSeat();
    this.#frames[at] = moves.end;
    this.#frames[at + 1] = moves.end;
    this.#frames[at + 2] = moves.groupEnd;
    this.#frames[at + 4] = seat;
    this.#depth += 1;
    if (seat !== MOVES) {
      for (let face = 0; face < 128; face++) if (this.#unseen[face] > 0) moves.push(face);
    } else if (isWonOn(board)) this.#found = 'open';
    else {
      generate(board, moves);
      for (let i = this.#frames[at]; i < moves.end; i++) {
        if (isChance(board.rules, moves.list[i])) this.#found = 'open';
      }
    }
  }

  #leave(): void {
    const at = FRAME * (this.#depth - 1);
    this.#moves.end = this.#frames[at];
    this.#moves.groupEnd = this.#frames[at + 2];
    this.#depth -= 1;
    this.#takeBack();
  }

  /** A seat in sight whose card has not been chosen yet, or `MOVES` when there is none. */
  #openSeat(): number {
    const { seats, heights, rules } = this.#board;
    const { cards, piles, game } = rules;
    for (let pile = 0; pile < piles; pile++) {
      const end = pile * cards + heights[pile];
      for (let i = pile * cards; i < end; i++) {
        const seat = seats[i];
        if ((seat & UNKNOWN_FACE) !== UNKNOWN_FACE) continue;
        if ((seat & (DOWN | SEEN)) !== DOWN) return i;
        if (this.#shows && pile === game.stock && i === end - 1) return i;
      }
    }
    return MOVES;
  }

  #count(face: number, by: number): void {
    const alike = this.#alike[face];
    this.#unseen[alike] += by;
    const word = mix(alike + 0x3d4d51cb);
    this.#low = (this.#low + Math.imul(by, word)) | 0;
    this.#high = (this.#high + Math.imul(by, mix(word))) | 0;
  }
}

interface Tables {
  readonly rules: PackedRules;
  readonly alike: Uint8Array;
}
const tables = new WeakMap<Game, Tables>();

/** The rules for the board, in which equivalent faces have one code; made once a game. */
const tablesOf = (game: Game): Tables => {
  const known = tables.get(game);
  if (known !== undefined) return known;
  const alike = equivalentFaces(game);
  const rules = packedRulesOf(game);
  const merged = (codes: Int32Array): Int32Array =>
    codes.map((_, seat) => codes[(seat & ~127) | alike[seat & 127]]);
  const made = {
    alike,
    rules: { ...rules, codes: [merged(rules.codes[0]), merged(rules.codes[1])] as const },
  };
  tables.set(game, made);
  return made;
};
