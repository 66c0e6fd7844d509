/**
 * Whether every card can be freed at all, where any face-up card moves with all on it. A position is lost when some card
 * can't be freed even if nothing that was once possible ever ceased to be, as if moves deleted nothing (planning calls
 * this the delete relaxation).
 *
 * RELAXATION. Four things may come true of a card and stay true: it lies face up; it ends a column; it leaves what it
 * lies on; it reaches the foundation.
 * - A card comes to the end of its column, and face up, when the card on it leaves.
 * - It leaves when it is face up and one of its parents ends a column; when it is a king and a column gets empty, as one
 *   does when the card at its bottom leaves; or when it reaches the foundation.
 * - It reaches the foundation when it ends a column and a card of the rank below in its suit has reached it.
 *
 * PROOF. Take any way to play, and its first move that makes something of the list true that the fixpoint calls false.
 * All that this move needed (the parent at an end, the space, the turned card, the card on the foundation) was true
 * before and so belongs to the fixpoint, and then so does what it makes true. So what the fixpoint calls false never
 * comes true; if a card never reaches the foundation there, the goal is out of reach.
 *
 * PARTED CARDS. A card that moves onto a parent which lies on it in the same column needs more: some card above it, the
 * parent or one between, must have left first. That is true of the first such move for the same reason: cards of one
 * column lie together until one between them leaves.
 *
 * SIDE CONDITIONS. No card comes into the columns but those that lie there: no stock, and where foundations give cards
 * back, a card on one counts as an end once a parent of it is one (`returns`). Spaces must take nothing but kings, and
 * runs must not be needed to move.
 */
import { ON_FOUNDATION } from '../common/places.ts';
import { type StacksBoard } from './board.ts';

const UP = 1;
const END = 2;
const LEFT = 4;
const HOME = 8;

export class StacksRelaxation {
  #flags = new Uint8Array(0);
  /** Cards that end a column and are still to be worked on. */
  #work = new Uint8Array(0);
  #size = 0;
  #space = false;
  /** Cards whose parent ends a column but lies on them, with no card parted yet; and those parents. */
  readonly #held: number[] = [];
  readonly #holders: number[] = [];

  /** Whether some card can never be freed: then the position is lost. */
  isLost(board: StacksBoard): boolean {
    const { shape, ends, up, column, none, done } = board;
    const { size, packs, returns, kindOf, rankOf } = shape;
    if (this.#flags.length <= size) {
      this.#flags = new Uint8Array(size + 1);
      this.#work = new Uint8Array(size + 1);
    }
    const flags = this.#flags;
    const work = this.#work;
    let home = 0;
    for (let card = 0; card < size; card++) {
      const gone = column[card] === ON_FOUNDATION;
      flags[card] = gone ? (returns ? UP | HOME : UP | LEFT | HOME) : up[card];
      if (gone) home += 1;
    }
    this.#size = 0;
    this.#space = false;
    this.#held.length = this.#holders.length = 0;
    for (const end of ends) {
      if (end === none) this.#space = true;
      else this.#end(end);
    }
    if (this.#space) this.#kings(board);
    while (this.#size > 0 || this.#parts(board)) {
      const card = work[--this.#size];
      const kind = kindOf[card];
      if (rankOf[card] > 0) {
        const child = (kind - 1) * packs;
        for (let each = child; each < child + packs; each++)
          if ((flags[each] & (UP | LEFT)) === UP) {
            if (column[each] !== column[card] || this.#parted(board, each, card)) this.#leave(board, each);
            else {
              this.#held.push(each);
              this.#holders.push(card);
            }
          }
      }
      if ((flags[card] & HOME) !== 0) continue;
      if (rankOf[card] > 0 && done[kind - 1] === 0 && !this.#anyHome(kind - 1, packs)) continue;
      // It reaches the foundation, and so do cards of its suit that wait for one of its kind at an end.
      for (let next = kind; ; next++) {
        let more = 0;
        for (let each = next * packs; each < (next + 1) * packs; each++) {
          if ((flags[each] & (END | HOME)) !== END) continue;
          flags[each] |= HOME;
          more += 1;
          if ((flags[each] & LEFT) === 0) this.#leave(board, each);
        }
        home += more;
        if (more === 0 || (next + 1) % shape.ranks === 0) break;
      }
    }
    return home < size;
  }

  /** Whether a card does not lie under its parent, or the parent or a card between them has left. */
  #parted({ above, none }: StacksBoard, card: number, parent: number): boolean {
    for (let each = above[card]; each !== none; each = above[each]) {
      if ((this.#flags[each] & LEFT) !== 0) return true;
      if (each === parent) return false;
    }
    return true;
  }

  /** Moves on cards that were held and are parted now; whether that gave new work. */
  #parts(board: StacksBoard): boolean {
    const held = this.#held;
    const holders = this.#holders;
    for (let i = held.length - 1; i >= 0; i--) {
      const card = held[i];
      if ((this.#flags[card] & LEFT) === 0) {
        if (!this.#parted(board, card, holders[i])) continue;
        this.#leave(board, card);
      }
      held[i] = held[held.length - 1];
      holders[i] = holders[holders.length - 1];
      held.pop();
      holders.pop();
    }
    return this.#size > 0;
  }

  #anyHome(kind: number, packs: number): boolean {
    for (let each = kind * packs; each < (kind + 1) * packs; each++)
      if ((this.#flags[each] & HOME) !== 0) return true;
    return false;
  }

  #end(card: number): void {
    this.#flags[card] |= END;
    this.#work[this.#size++] = card;
  }

  #leave(board: StacksBoard, card: number): void {
    const flags = this.#flags;
    const { shape, none, under, column } = board;
    for (let each = card; ;) {
      flags[each] |= LEFT;
      if (column[each] === ON_FOUNDATION) return this.#end(each);
      const lay = under[each];
      if (lay === none) {
        if (this.#space) return;
        this.#space = true;
        return this.#kings(board);
      }
      const turned = (flags[lay] & UP) === 0;
      flags[lay] |= UP;
      if ((flags[lay] & END) === 0) this.#end(lay);
      if (!turned || (flags[lay] & LEFT) !== 0 || !this.#goes(shape, lay)) return;
      each = lay;
    }
  }

  /** Whether a card that has been turned up finds a place known before. */
  #goes({ rankOf, ranks, packs, kindOf }: StacksBoard['shape'], card: number): boolean {
    if (rankOf[card] === ranks - 1) return this.#space;
    const parent = (kindOf[card] + 1) * packs;
    for (let each = parent; each < parent + packs; each++) if ((this.#flags[each] & END) !== 0) return true;
    return false;
  }

  #kings(board: StacksBoard): void {
    const { suits, ranks, packs } = board.shape;
    for (let suit = 0; suit < suits; suit++) {
      const king = ((suit + 1) * ranks - 1) * packs;
      for (let each = king; each < king + packs; each++)
        if ((this.#flags[each] & (UP | LEFT)) === UP) this.#leave(board, each);
    }
  }
}
