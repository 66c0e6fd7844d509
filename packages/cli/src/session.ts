/**
 * One deal being played: the moves made, and those taken back. Positions and scores are derived from the moves (law 3)
 * and only kept so that they need not be derived again.
 */
import {
  applyLegal,
  settle,
  startTally,
  status,
  tallyMove,
  view,
  type Deal,
  type Game,
  type Move,
  type State,
  type Status,
  type Tally,
  type View,
} from '@cairn/engine';

/** One move with the positions around it and the score after it. */
export interface Step {
  readonly before: State;
  readonly move: Move;
  readonly after: State;
  readonly tally: Tally;
}

export class Session {
  readonly game: Game;
  readonly deal: Deal;
  private readonly first: State;
  private readonly steps: Step[] = [];
  private readonly undone: Move[] = [];

  constructor(game: Game, deal: Deal, first: State) {
    this.game = game;
    this.deal = deal;
    this.first = first;
  }

  get state(): State {
    return this.steps.at(-1)?.after ?? this.first;
  }

  get view(): View {
    return view(this.game, this.state);
  }

  get status(): Status {
    return status(this.game, this.state);
  }

  get moves(): readonly Move[] {
    return this.steps.map(({ move }) => move);
  }

  /** The score; with what the end of the deal costs, once it is over. */
  get tally(): Tally {
    return settle(this.game, this.state, this.steps.at(-1)?.tally ?? startTally(this.game));
  }

  /** Makes a move that is legal here; what was taken back before is forgotten. */
  play(move: Move): Step {
    this.undone.length = 0;
    return this.add(move);
  }

  /**
   * Takes the last move back. A power that has shown something stays spent: its use is put behind the moves that are
   * left, and can't be taken back itself.
   */
  undo(): Step | null {
    let spent: Move[] = [];
    for (;;) {
      const step = this.steps.pop();
      if (step?.move.kind === 'spent') spent.push(step.move);
      else {
        if (step?.move.kind === 'power') spent = [...spent, { kind: 'spent', power: step.move.power }];
        else if (step !== undefined) this.undone.push(step.move);
        for (const move of spent) this.add(move);
        return step ?? null;
      }
    }
  }

  /** Makes the move taken back last once more. */
  redo(): Step | null {
    const move = this.undone.pop();
    return move === undefined ? null : this.add(move);
  }

  private add(move: Move): Step {
    const { game, state } = this;
    const after = applyLegal(game, state, move);
    const tally = tallyMove(game, this.steps.at(-1)?.tally ?? startTally(game), state, move, after);
    const step = { before: state, move, after, tally };
    this.steps.push(step);
    return step;
  }
}
