/**
 * The irreversible moves from a cluster: a head goes up or onto another column; a card of the stock is played; the last
 * run of a column leaves its space to a king. Moves that need not be tried are left out (commuting.ts, king-spaces.ts).
 */
import { lowestBit } from '../../memory/bits.ts';
import { withoutCommuting } from './commuting.ts';
import { mayEmptyColumn } from './king-spaces.ts';
import { type PositionCluster, MEMBER, STRIDE } from './cluster.ts';
import type { ClustersDeal } from './deal.ts';
import type { ClustersRules } from './rules.ts';
import { MOVE_KIND, type MoveStack } from './move-stack.ts';
import { TOPS_UP } from './card-sets.ts';

export class IrreversibleMoves {
  readonly #cluster: PositionCluster;
  readonly #deal: ClustersDeal;
  readonly #returns: boolean;
  readonly #kings: boolean;

  constructor(cluster: PositionCluster, deal: ClustersDeal, { returns, kings }: ClustersRules) {
    this.#cluster = cluster;
    this.#deal = deal;
    this.#returns = returns;
    this.#kings = kings;
  }

  /** Pushes the moves; the last one pushed is tried first. */
  list(stack: MoveStack): void {
    const cluster = this.#cluster;
    const { members, size, mask, turn, depths, stock } = cluster;
    const { heads, bottoms, columnOf } = cluster.columns;
    const { places } = this.#deal;
    // A card of the stock on a column.
    for (let i = size - 1; i >= 0; i--) {
      const at = i * STRIDE;
      for (let colour = 0; colour < 2; colour++) {
        const from = colour === 0 ? stock.black : stock.red;
        for (let rest = from & this.#slots(i, colour); rest !== 0; rest &= rest - 1) {
          const card = 32 * colour + lowestBit(rest);
          const place = places[card];
          stack.push(
            MOVE_KIND.lay | (card << 3),
            members[at],
            members[at],
            depths,
            mask & ~(1 << place),
            stock.turns[place],
          );
        }
      }
    }
    // The last run of a column makes a space for a king.
    for (let i = size - 1; i >= 0; i--)
      if (mayEmptyColumn(members[i * STRIDE + MEMBER.spaces], this.#kings)) this.#crown(i, stack);
    // A card of the stock, or a head, on its foundation.
    for (let i = size - 1; i >= 0; i--) {
      const at = i * STRIDE;
      const parent = this.#returns ? members[at + MEMBER.from] : -1;
      for (let colour = 0; colour < 2; colour++) {
        const next = members[at + MEMBER.next + colour];
        const known = parent < 0 ? 0 : members[parent * STRIDE + MEMBER.next + colour];
        const from = colour === 0 ? stock.black : stock.red;
        for (let rest = from & withoutCommuting(next, known); rest !== 0; rest &= rest - 1) {
          const card = 32 * colour + lowestBit(rest);
          const place = places[card];
          stack.push(
            MOVE_KIND.up | (card << 3),
            members[at],
            members[at] + (1 << (8 * colour + 4 * (card & 1))),
            depths,
            mask & ~(1 << place),
            stock.turns[place],
          );
        }
        const before = parent < 0 ? 0 : members[parent * STRIDE + MEMBER.ups + colour];
        const ups = withoutCommuting(members[at + MEMBER.ups + colour], before);
        for (let rest = ups; rest !== 0; rest &= rest - 1) {
          const bit = lowestBit(rest);
          const card = 32 * colour + bit;
          const lower = ((heads[colour] >>> bit) & 1) === 1 ? cluster.lower(columnOf[card]) : depths;
          const after = members[at] + (1 << (8 * colour + 4 * (card & 1)));
          stack.push(MOVE_KIND.up | (card << 3), members[at], after, lower, mask, turn);
        }
      }
    }
    // A head on another column.
    for (let i = size - 1; i >= 0; i--)
      for (let colour = 0; colour < 2; colour++) {
        const movable = heads[colour] & ~bottoms[colour] & this.#slots(i, colour);
        for (let rest = movable; rest !== 0; rest &= rest - 1) {
          const card = 32 * colour + lowestBit(rest);
          const found = members[i * STRIDE];
          stack.push(MOVE_KIND.lay | (card << 3), found, found, cluster.lower(columnOf[card]), mask, turn);
        }
      }
  }

  /** The cards of a colour that could be laid on a column in a member, without those whose moves commute with the step it was reached by. */
  #slots(i: number, colour: number): number {
    const members = this.#cluster.members;
    const at = i * STRIDE;
    const parent = members[at + MEMBER.from];
    const slots = members[at + MEMBER.slots + colour];
    if (parent < 0) return slots;
    return withoutCommuting(slots, members[parent * STRIDE + MEMBER.slots + colour]);
  }

  #crown(i: number, stack: MoveStack): void {
    const cluster = this.#cluster;
    const { members, mask, turn, depths, stock } = cluster;
    const { heads, bottoms, columnOf } = cluster.columns;
    const { places, kings, all } = this.#deal;
    const at = i * STRIDE;
    const found = members[at];
    for (let colour = 0; colour < 2; colour++) {
      const movable = bottoms[colour] & members[at + MEMBER.slots + colour];
      for (let rest = movable; rest !== 0; rest &= rest - 1) {
        const card = 32 * colour + lowestBit(rest);
        const column = columnOf[card];
        for (let tone = 0; tone < 2; tone++) {
          const given = tone === 0 ? stock.black : stock.red;
          const finished = this.#returns ? TOPS_UP[(found >>> (8 * tone)) & 255] & all[tone] : 0;
          for (let left = kings & (heads[tone] | given | finished); left !== 0; left &= left - 1) {
            const bit = lowestBit(left);
            const king = 32 * tone + bit;
            const move = MOVE_KIND.crown | (card << 3) | (king << 9);
            const emptied = depths & ~(15 << (4 * column));
            if (((heads[tone] >>> bit) & 1) === 1) {
              const lowered = cluster.lower(columnOf[king]) & ~(15 << (4 * column));
              stack.push(move, found, found, lowered, mask, turn);
            } else if (((given >>> bit) & 1) === 1) {
              const place = places[king];
              stack.push(move, found, found, emptied, mask & ~(1 << place), stock.turns[place]);
            } else stack.push(move, found, found - (1 << (8 * tone + 4 * (bit & 1))), emptied, mask, turn);
          }
        }
      }
    }
  }
}
