/**
 * The bridge between table and app: an element in which the framework-free board draws. It shows the signals of the
 * play, and the moves that the player makes go to the play.
 */
import { refusal, type Move, type Refusal, type Session, type SessionStep } from '@cairn/engine';
import { effect, type ReadonlySignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { createTable, type Table, type TableCallbacks } from '@cairn/table';
import type { Announcer } from '../play/announcer.ts';
import { isField } from './keys.ts';
import { useShell, type Shell } from './shell.ts';
import { tableParts } from './table-parts.ts';

/** What the board shows and asks for: a game controller, or a play whose hidden cards are elsewhere. */
export interface BoardPlay {
  readonly position: {
    readonly attempt: ReadonlySignal<{ readonly id: string }>;
    readonly session: ReadonlySignal<Pick<Session, 'game' | 'cursor'>>;
    readonly step: ReadonlySignal<Pick<SessionStep, 'view'>>;
    readonly legal: ReadonlySignal<readonly Move[]>;
  };
  readonly announcer: Announcer;
  play(...moves: readonly Move[]): Refusal | null;
  replaceLastMove(moves: readonly Move[]): boolean;
}

const callbacks = (shell: Shell, controller: BoardPlay): TableCallbacks => ({
  onMove: (moves, { replacesLast }) =>
    replacesLast ? controller.replaceLastMove(moves) : controller.play(...moves) === null,
  onPick: () => {
    shell.notices.lastGesture.value = ['pick'];
  },
  onRefused: (reason) => {
    shell.notices.lastGesture.value = ['refuse'];
    const { game } = controller.position.session.value;
    const { view } = controller.position.step.value;
    controller.announcer.sayWhenLoaded(
      shell.code.sentences,
      ({ refusalSentence }) => refusalSentence(game, view, reason),
      (why) => {
        shell.notices.toast.value = why;
      },
    );
  },
});

/** Shows every change of the game controller on the table. Returns a function that ends it. */
const connect = (shell: Shell, controller: BoardPlay, table: Table): (() => void) => {
  let shown = '';
  let made = 0;
  const stops = [
    effect(() => table.set({ ...shell.settings.value, own: shell.actions.ownKeys.value })),
    effect(() => {
      const { game, cursor } = controller.position.session.value;
      const { view } = controller.position.step.value;
      const { id } = controller.position.attempt.value;
      const onward = cursor > made + 1 ? 'run' : 'move';
      const animate = shown === '' ? 'none' : shown === id ? onward : 'deal';
      shown = id;
      made = cursor;
      table.show({
        game,
        view,
        legal: controller.position.legal.value,
        refusal: (move) => refusal(game, view, move),
        animate,
      });
    }),
    effect(() => table.hint(shell.notices.pointed.value)),
    effect(() => {
      const { text } = controller.announcer.latest.value;
      if (text !== '') table.speak(text);
    }),
  ];
  return () => stops.forEach((stop) => stop());
};

export const Board = ({ controller }: { readonly controller: BoardPlay }) => {
  const shell = useShell();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (root.current === null) return undefined;
    const table = createTable(root.current, callbacks(shell, controller), tableParts(shell));
    let stop = (): void => undefined;
    // The bars are painted first. The cards follow in a task of their own.
    const drawing = setTimeout(() => {
      stop = connect(shell, controller, table);
    });
    // Keys pressed beside the table are for the table too, except those for the element they are pressed on.
    const onKey = (event: KeyboardEvent): void => {
      const inside = event.target instanceof Node && root.current?.contains(event.target) === true;
      if (!inside && !isField(event.target) && !['Tab', 'Enter', ' '].includes(event.key)) table.key(event);
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      clearTimeout(drawing);
      stop();
      table.destroy();
    };
  }, [shell, controller]);
  return <div class="board" ref={root} />;
};
