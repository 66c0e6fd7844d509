/**
 * Whether a deal could have been won. The solver sees every card, so it is asked only about a deal that is
 * over. The search ends when undo takes the deal up again. What the answer gives away about hidden cards is
 * noted in the attempt (law 4).
 */
import { addLooks } from '../../play/variations.ts';
import { isKnown, play, stepAt, type Game, type Session } from '@cairn/engine';
import { AbortError } from '@cairn/pool';
import type { SolverAnswer } from '@cairn/solver';
import { effect, signal } from '@preact/signals';
import { movesText } from '../../play/session.ts';
import { solver } from '../../workers/solver-client.ts';
import type { GameController } from '../../play/game-controller.ts';
import type { Shell } from '../../shell/shell.ts';
import { shellState } from '../../shell/shell-state.ts';
import { failureText } from '../../shell/failure-text.ts';
import { hintWords } from './messages.ts';

/** Belongs to the attempt whose id is `of`. */
export type Inquiry = { readonly of: string } & (
  | {
      readonly kind: 'asking';
      /** Positions searched; null until the search has taken a while. */ readonly nodes: number | null;
      readonly withdraw: () => void;
    }
  | { readonly kind: 'answered'; readonly text: string; readonly moves: readonly string[] | null }
  | { readonly kind: 'failed'; readonly text: string }
);

/** The question about the last deal. */
export const inquiryOf = shellState(() => signal<Inquiry | null>(null));

const BUDGET = { ms: 10_000, bytes: 64 * 2 ** 20 };
/** A search that takes longer shows its progress. */
const PATIENCE_MS = 1000;

/** Whether an answer knows how cards will be shuffled, which no player does. */
export const tellsChance = ({ chance, def }: Game): boolean => chance && def.powers !== undefined;

/** A deal that was won needs no solver. */
export const isOpenQuestion = (controller: GameController): boolean =>
  controller.position.step.value.status !== 'playing' && controller.position.step.value.status !== 'won';

/**
 * Asks about the deal on the table, from its start. Announces the sentence that answers and resolves with it;
 * '' if it was aborted.
 */
export const inquire = async (shell: Shell, controller: GameController): Promise<string> => {
  const { session, id: of } = controller.position.attempt.value;
  const dealt: Session = { ...session, cursor: 0 };
  const inquiry = inquiryOf(shell);
  const known = inquiry.value;
  if (known?.of === of && known.kind !== 'failed') return known.kind === 'answered' ? known.text : '';
  const stop = new AbortController();
  const began = performance.now();
  const asking = (nodes: number | null): void => {
    inquiry.value = { of, kind: 'asking', nodes, withdraw: () => stop.abort() };
  };
  asking(null);
  const unwatch = effect(() => {
    if (controller.position.attempt.value.id !== of || controller.position.step.value.status === 'playing')
      stop.abort();
  });
  try {
    const answer = await solver.solve(session.game, stepAt(dealt).state, 'win', {
      budget: BUDGET,
      signal: stop.signal,
      onProgress: ({ nodes }) => {
        if (performance.now() - began > PATIENCE_MS) asking(nodes);
      },
    });
    unwatch();
    const text = tellsChance(session.game) ? hintWords.knowingChance(sentence(answer)) : sentence(answer);
    const line = answer.moves?.reduce((so, move) => play(so, move), dealt);
    inquiry.value = { of, kind: 'answered', text, moves: line === undefined ? null : movesText(line) };
    addLooks(
      controller,
      controller.position.step.value.view.piles.flat().filter((seat) => !isKnown(seat)).length,
    );
    controller.announcer.say(text);
    return text;
  } catch (error) {
    unwatch();
    const withdrawn = error instanceof AbortError;
    const text = withdrawn ? '' : failureText(error);
    inquiry.value = withdrawn ? null : { of, kind: 'failed', text };
    return text;
  }
};

const sentence = ({ verdict, moves, limit }: SolverAnswer): string => {
  if (verdict === 'winnable') return hintWords.winnable(moves?.length ?? 0);
  return verdict === 'unwinnable'
    ? hintWords.unwinnable
    : hintWords.undecided(hintWords.limits[limit ?? 'time']);
};
