/**
 * Tells quietly when a deal cannot be won any more: after a pause in play, in the solver's thread, from what the player
 * may know; the next move withdraws the question. Told once, it is not told again while the same line is played on.
 */
import { effect } from '@preact/signals';
import { solver } from '../../workers/solver-client.ts';
import type { GameController } from '../../play/game-controller.ts';
import { askToLeave } from '../../shell/questions.ts';
import type { Shell } from '../../shell/shell.ts';
import { words } from '../../i18n/words.ts';
import { findLosingMove, mayTellWhere } from './find-losing-move.ts';
import { abortOnPositionChange } from '../../shell/abort-on-position-change.ts';
import { showNotice } from '../../shell/notices.ts';
import type { NoticeButton } from '../../shell/notices.ts';
import { hintWords } from './messages.ts';

const PAUSE_MS = 1200;
const BUDGET = { ms: 3000, nodes: 300_000, bytes: 32 * 2 ** 20 };

export const watchForLoss = (shell: Shell): void => {
  /** Where it was told: on an attempt, after so many moves. */
  let known = { id: '', cursor: 0 };
  let timer: number | undefined;
  let stop: AbortController | null = null;
  effect(() => {
    window.clearTimeout(timer);
    stop?.abort();
    stop = null;
    const controller = shell.controller.value;
    if (
      controller === null ||
      shell.settings.value.lost === 'off' ||
      shell.router.route.value.kind !== 'table'
    )
      return;
    const { id } = controller.position.attempt.value;
    const { cursor } = controller.position.session.value;
    if (controller.position.step.value.status !== 'playing' || cursor === 0) return;
    if (known.id === id && cursor >= known.cursor) return;
    const mine = (stop = abortOnPositionChange(controller));
    const ask = async (): Promise<void> => {
      const { game } = controller.position.session.value;
      const { view } = controller.position.step.value;
      try {
        const result = await solver.proveLoss(game, view, BUDGET, mine.signal);
        // Something the player has asked for is not talked over.
        if (result !== 'lost' || mine.signal.aborted || shell.notices.notice.value !== null) return;
        known = { id, cursor };
        showNotice(
          shell.notices,
          abortOnPositionChange(controller),
          hintWords.hopeless,
          deeds(shell, controller),
        );
      } catch {
        // Withdrawn, or the thread could not be fetched: nobody has asked for it.
      }
    };
    timer = window.setTimeout(() => void ask(), PAUSE_MS);
  });
};

const deeds = (shell: Shell, controller: GameController): readonly NoticeButton[] => [
  ...(controller.history.canUndo.value
    ? [{ name: 'told-undo', label: words.undo, run: () => controller.history.undo() }]
    : []),
  {
    name: 'told-new',
    label: words.newDeal,
    run: () => askToLeave(shell, controller, () => controller.deals.newDeal()),
  },
  ...(mayTellWhere(controller)
    ? [{ name: 'told-where', label: hintWords.whereLost, run: () => void findLosingMove(shell, controller) }]
    : []),
];
