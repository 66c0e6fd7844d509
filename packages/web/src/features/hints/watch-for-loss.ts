/**
 * Shows a notice when a deal cannot be won any more. After a pause in play a worker looks for a proof, from
 * what the player can know; the next move aborts it. The notice is shown once for a line of play.
 */
import { AbortError } from '@cairn/pool';
import { effect } from '@preact/signals';
import { logBug } from '../../platform/errors.ts';
import { solver } from '../../workers/solver-client.ts';
import type { GameController } from '../../play/game-controller.ts';
import { createActions } from '../../shell/actions.ts';
import type { Shell } from '../../shell/shell.ts';
import { pageWords } from '../../i18n/pages.ts';
import { words } from '../../i18n/words.ts';
import { findLosingMove, mayTellWhere } from './find-losing-move.ts';
import { abortOnPositionChange } from '../../shell/abort-on-position-change.ts';
import { showNotice } from '../../shell/notices.ts';
import type { Notice, NoticeButton } from '../../shell/notices.ts';
import { hintWords } from './messages.ts';

const PAUSE_MS = 1200;
const BUDGET = { ms: 3000, nodes: 300_000, bytes: 32 * 2 ** 20 };

export const watchForLoss = (shell: Shell): void => {
  /** The attempt and the number of moves for which the notice was shown. */
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
        // A notice that the player has asked for is not replaced.
        if (result !== 'lost' || mine.signal.aborted || shell.notices.notice.value !== null) return;
        const { text, buttons, dismiss } = await offerFor(shell, controller);
        if (mine.signal.aborted || shell.notices.notice.value !== null) return;
        known = { id, cursor };
        showNotice(shell.notices, abortOnPositionChange(controller), text, buttons, dismiss);
      } catch (error) {
        // It was aborted, or the worker could not be loaded. The player has not asked, so there is no
        // message.
        if (!(error instanceof AbortError)) logBug(error);
      }
    };
    timer = window.setTimeout(() => void ask(), PAUSE_MS);
  });
};

/** A deal of a series is finished there; any other is left for a new one. */
const offerFor = async (shell: Shell, controller: GameController): Promise<Notice> => {
  const series =
    controller.position.attempt.value.series === undefined ? null : await shell.features.service('series');
  const finish = series?.finishing(shell, controller) ?? null;
  return finish === null
    ? { text: hintWords.hopeless, buttons: buttonsFor(shell, controller) }
    : {
        text: finish.text,
        buttons: [
          { name: 'told-finish', label: finish.label, run: finish.run, isMain: true },
          ...(controller.position.attempt.value.series?.strict === true ? [] : undoButton(controller)),
        ],
        dismiss: pageWords.keepPlaying,
      };
};

const undoButton = ({ history }: GameController): readonly NoticeButton[] =>
  history.canUndo.value ? [{ name: 'told-undo', label: words.undo, run: () => history.undo() }] : [];

const buttonsFor = (shell: Shell, controller: GameController): readonly NoticeButton[] => [
  ...undoButton(controller),
  {
    name: 'told-new',
    label: words.newDeal,
    run: () => createActions(shell, controller).run('new'),
    isMain: true,
  },
  ...(mayTellWhere(controller)
    ? [{ name: 'told-where', label: hintWords.whereLost, run: () => void findLosingMove(shell, controller) }]
    : []),
];
