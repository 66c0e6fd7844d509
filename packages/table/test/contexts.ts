// A table without a screen: the context of its input, with a board and buttons that only remember what they are told.

import { legalMoves, refusal, view, type Game, type Move, type State } from '@cairn/engine';
import { allExtensions } from '../src/all-extensions.ts';
import { createInteractionState, type TableContext, type TableExtensions } from '../src/input/context.ts';
import { answerTap } from '../src/input/tap.ts';
import { listTargets, type HitArea } from '../src/model/hit-targets.ts';
import type { TableScene } from '../src/model/scene.ts';
import { areaOf, showScene } from '../src/model/shown-scene.ts';
import { planTable, withFans } from './plans.ts';

export interface TestTable {
  readonly context: TableContext;
  /** How often the rules were asked why a move is not allowed. */
  readonly refusals: () => number;
  readonly area: (key: string) => HitArea;
  /** Shows a state, as the app does after a move. */
  readonly show: (state: State) => void;
}

const nothing = (): void => undefined;

export const tableOf = (
  game: Game,
  state: State,
  onMove: TableContext['callbacks']['onMove'],
  extensions: () => TableExtensions | null = () => allExtensions,
): TestTable => {
  let asked = 0;
  const sceneOf = (now: State): TableScene => {
    const seen = view(game, now);
    return {
      game,
      view: seen,
      legal: legalMoves(game, seen),
      refusal: (move: Move) => {
        asked += 1;
        return refusal(game, seen, move);
      },
    };
  };
  const plan = planTable(game, { width: 1366, height: 577 }, 'right');
  const context: TableContext = {
    state: createInteractionState(),
    board: {
      draw: nothing,
      endDeal: nothing,
      carry: nothing,
      sendHome: nothing,
      light: nothing,
      markPicked: nothing,
      markHeld: nothing,
      hint: nothing,
      shake: nothing,
      extend: nothing,
      destroy: nothing,
      frame: nothing,
    },
    buttons: {
      update: nothing,
      flush: () => false,
      mark: nothing,
      focus: nothing,
      isFocusing: () => false,
      cover: nothing,
      keyOf: () => null,
      nameOf: () => '',
      speak: nothing,
      destroy: nothing,
    },
    callbacks: { onMove },
    extensions,
    tempo: () => ({ move: 0, flip: 0, deal: 0, back: 0 }),
    openColumn: nothing,
    refresh: nothing,
    followFocus: nothing,
  };
  const show = (now: State): void => {
    const scene = sceneOf(now);
    context.state.shown = showScene(
      scene,
      withFans(game, plan, scene.view),
      listTargets(game, scene.view),
      extensions(),
    );
    answerTap(context.state);
  };
  show(state);
  return {
    context,
    refusals: () => asked,
    area: (key) => {
      const area = areaOf(context.state.shown, key);
      if (area === undefined) throw new Error(`No target ${key}`);
      return area;
    },
    show,
  };
};
