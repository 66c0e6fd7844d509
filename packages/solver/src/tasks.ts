/**
 * What a worker can be asked, and how it is worked on in slices: a question to the exact solver, advice, and whether a
 * deal is hopeless. The last two are told what the player may know, and nothing else.
 */
import type { Game, State, Tally, View } from '@cairn/engine';
import { Advising, type Advice, type AdviseOptions } from './advise/advise.ts';
import { Hoping, type Hope } from './advise/hopeless.ts';
import type { Answer, Ask, Budget } from './contract/ask.ts';
import type { Asking } from './asking.ts';
import { begin } from './solve.ts';

/** All of it survives structured cloning. */
export type Task =
  | Question
  | {
      readonly kind: 'advise';
      readonly id: number;
      readonly game: number;
      readonly view: View;
      readonly options: AdviseOptions;
    }
  | {
      readonly kind: 'hope';
      readonly id: number;
      readonly game: number;
      readonly view: View;
      readonly budget: Omit<Budget, 'signal'>;
    };

interface Question {
  readonly kind: 'start';
  readonly id: number;
  readonly game: number;
  readonly state: State;
  readonly ask: Ask;
  readonly budget: Omit<Budget, 'signal'>;
  readonly moves: boolean;
  readonly tally: Tally | null;
}

export type Outcome =
  | { readonly kind: 'result'; readonly id: number; readonly answer: Answer }
  | { readonly kind: 'advice'; readonly id: number; readonly advice: Advice }
  | { readonly kind: 'hope'; readonly id: number; readonly hope: Hope };

/** A task under way: works for about so long, and gives its outcome once it has one. */
export interface Work {
  readonly go: (ms: number) => Outcome | null;
  readonly asking?: Asking;
  readonly close?: () => void;
}

/** Begins a task; tables are made here. */
export const workOn = (task: Task, game: Game): Work => {
  const { id } = task;
  if (task.kind === 'advise') {
    const advising = new Advising(game, task.view, task.options);
    const go = (ms: number): Outcome | null => {
      const advice = advising.go(ms);
      return advice === null ? null : { kind: 'advice', id, advice };
    };
    return { go };
  }
  if (task.kind === 'hope') {
    const hoping = new Hoping(game, task.view, task.budget);
    const go = (ms: number): Outcome | null => {
      const hope = hoping.go(ms);
      return hope === null ? null : { kind: 'hope', id, hope };
    };
    return { go, close: () => hoping.close() };
  }
  const { state, ask, budget, moves, tally } = task;
  const asking = begin(game, state, ask, budget, tally === null ? { moves } : { moves, tally });
  const go = (ms: number): Outcome | null => {
    const answer = asking.go(ms);
    return answer === null ? null : { kind: 'result', id, answer };
  };
  return { go, asking, close: () => asking.close() };
};
