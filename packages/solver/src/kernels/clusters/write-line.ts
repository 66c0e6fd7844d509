/**
 * Writes the moves of a search as moves of the engine. The search knows which cards were played. Which of two equal
 * cards carries another one, and what has to be moved away for a card to become bare, is read off the table while the
 * line is played.
 */
import { cardOf, faceOf, type Game, type Move, type State } from '@cairn/engine';
import { MoveWriter } from '../common/move-writer.ts';
import { PositionCluster, traceToFound } from './cluster.ts';
import type { ClustersDeal } from './deal.ts';
import type { ClustersRules } from './rules.ts';
import { MOVE_KIND, type ClustersMove } from './move-stack.ts';

export const writeClustersLine = (
  game: Game,
  state: State,
  deal: ClustersDeal,
  rules: ClustersRules,
  steps: readonly ClustersMove[],
): readonly Move[] => {
  const table = new Table(game, state, deal);
  const cluster = new PositionCluster(deal, rules);
  const trace: number[] = [];
  cluster.trace = trace;
  let played = deal.start.found;
  /** Plays the cards of the trace: one that lies on a foundation comes down, another goes up. */
  const follow = (): void => {
    for (const card of trace.splice(0)) {
      const shift = 8 * (card >> 5) + 4 * (card & 1);
      const isUp = ((played >> shift) & 15) > (card & 31) >> 1;
      if (isUp) table.lay(card);
      else table.up(card);
      played += isUp ? -(1 << shift) : 1 << shift;
    }
  };
  for (const [i, step] of steps.entries()) {
    if (i > 0) {
      traceToFound(cluster, step.before);
      follow();
      if (step.kind === MOVE_KIND.up) table.up(step.card);
      else table.lay(step.card);
      if (step.kind === MOVE_KIND.crown) table.lay(step.king);
      played = step.found;
    }
    cluster.enter(step.found, step.depths, step.mask, step.turn);
    follow();
  }
  table.finish();
  return table.line.moves;
};

class Table {
  readonly line: MoveWriter;
  readonly #game: Game;
  readonly #deal: ClustersDeal;

  constructor(game: Game, state: State, deal: ClustersDeal) {
    this.line = new MoveWriter(game, state);
    this.#game = game;
    this.#deal = deal;
  }

  /** Plays a card to its foundation; what lies on it is moved to the other card that carries it first. */
  up(card: number): void {
    this.#clear(card);
    this.line.play(this.#face(card), ({ to }) => this.#game.piles[to]?.zone.role === 'foundation');
  }

  /** Lays a card, with what lies on it, on a column. */
  lay(card: number): void {
    this.#move(this.#face(card));
  }

  #move(face: number): void {
    this.line.play(face, ({ to }) => this.#game.piles[to]?.zone.role === 'tableau');
  }

  /** Plays all that is left, the lowest cards first, once nothing is buried and all of the stock can be had. */
  finish(): void {
    const { ranks } = this.#game.composition;
    const { suits } = this.#deal;
    for (let rank = 0; rank < ranks.length; rank++)
      for (let suit = 0; suit < 4; suit++)
        if (suits[suit] !== null) {
          const card = (suit >> 1) * 32 + 2 * rank + (suit & 1);
          if (!this.#isUp(card)) this.up(card);
        }
  }

  #isUp(card: number): boolean {
    return this.#game.byRole.foundation.some((pile) =>
      (this.line.state.piles[pile] ?? []).some((seat) => faceOf(cardOf(seat)) === this.#face(card)),
    );
  }

  #clear(card: number): void {
    const face = this.#face(card);
    for (const pile of this.#game.byRole.tableau) {
      const seats = this.line.state.piles[pile] ?? [];
      const at = seats.findIndex((seat) => faceOf(cardOf(seat)) === face);
      const rider = at < 0 ? undefined : seats[at + 1];
      if (rider !== undefined) this.#move(faceOf(cardOf(rider)));
    }
  }

  #face(card: number): number {
    const suit = this.#deal.suits[2 * (card >> 5) + (card & 1)] ?? 0;
    return suit * 16 + (this.#game.composition.ranks[(card & 31) >> 1] ?? 0);
  }
}
