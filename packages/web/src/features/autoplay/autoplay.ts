/**
 * Autoplay: after a move, safe cards go up, and a deal that needs no more decisions is finished, as far as
 * the settings allow. It looks at the view only, after the paint, and its moves are one undo group.
 */
import { finish as plainFinish, type Move } from '@cairn/engine';
import { computed, effect, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import { afterPaint } from '@cairn/table';
import { isRunning } from '../../play/attempt.ts';
import { cardsTakenBack, safeMoveSequence } from '../../play/safe-move-sequence.ts';
import type { Services, Shell } from '../../shell/shell.ts';
import { whenTable } from '../../shell/when-table.ts';
import { undoGroupSentence } from '../../speech/sentences.ts';
import { speakPages } from '../../i18n/language.ts';
import type { GameController } from '../../play/game-controller.ts';
import { pausingTime, runningTime } from '../../play/time-sources.ts';
import { autoplayWords } from './messages.ts';

/** Plays the rest of the deal; null unless the rest needs no decision. */
type FinishOffer = Signal<(() => void) | null>;

/** Milliseconds per card while a deal is finished, and the time the last card flies in addition. */
const EACH = 30;
const FLIGHT = 150;

/** Plays moves as one undo group and announces them. */
const playAndAnnounce = async (
  controller: GameController,
  moves: readonly Move[],
  follows: boolean,
): Promise<void> => {
  const from = controller.position.session.value;
  controller.playGroup(moves, follows);
  const to = controller.position.session.value;
  const { count } = controller.announcer.latest.value;
  await speakPages();
  if (controller.position.session.value !== to) return;
  const { latest } = controller.announcer;
  // Moves that follow the player's own are added to its sentence. Others are not announced if a newer
  // sentence has come meanwhile.
  if (follows) controller.announcer.say(`${latest.value.text} ${undoGroupSentence(from, to)}`.trim());
  else if (latest.value.count === count) controller.announcer.say(undoGroupSentence(from, to));
};

/** The result is shown when the cards have arrived, or when any input ends their flight. */
const holdResult = (cards: number): void => {
  const { style } = document.documentElement;
  style.setProperty('--run', `${cards * EACH + FLIGHT}ms`);
  const over = new AbortController();
  const show = (): void => {
    style.removeProperty('--run');
    over.abort();
  };
  for (const input of ['pointerdown', 'keydown'])
    window.addEventListener(input, show, { signal: over.signal, capture: true });
};

const finishNow = (
  shell: Shell,
  finish: FinishOffer,
  controller: GameController,
  line: readonly Move[],
): void => {
  finish.value = null;
  if (shell.settings.value.speed !== 'off' && !matchMedia('(prefers-reduced-motion: reduce)').matches)
    holdResult(line.length);
  void playAndAnnounce(controller, line, false);
};

const finishOf = (controller: GameController): readonly Move[] | null => {
  const { view, status } = controller.position.step.value;
  const line = status === 'playing' ? plainFinish(controller.position.session.value.game, view) : null;
  return line !== null && line.length > 1 ? line : null;
};

/**
 * Plays every safe card to the foundations, or the whole rest if it needs no decision. Says so if there is
 * none.
 */
const playSafe = async (shell: Shell, finish: FinishOffer, controller: GameController): Promise<void> => {
  const session = controller.position.session.value;
  const rest = shell.settings.value.finish === 'off' ? null : finishOf(controller);
  if (rest !== null) return finishNow(shell, finish, controller, rest);
  const line = safeMoveSequence(session);
  if (line.length > 0) return playAndAnnounce(controller, line, false);
  await speakPages();
  const text =
    session.game.byRole.foundation.length > 0 ? autoplayWords.noneSafe : autoplayWords.noFoundations;
  controller.announcer.say(text);
  shell.notices.toast.value = text;
};

/** Watches the attempts on a table. */
const watchTable = (shell: Shell, finish: FinishOffer, controller: GameController): void => {
  const [running, pausing] = [runningTime(), pausingTime()];
  const never = computed(() => isRunning(controller.position.attempt.value));
  effect(() => controller.clock.by(never.value ? running : pausing));

  let before = controller.position.attempt.value;
  /** The last move was the player's, and autoplay has not looked at it yet. */
  let fresh = false;
  let looking = false;
  /** The id of the attempt for which a finish has been announced. */
  let told = '';

  const look = (): void => {
    looking = false;
    const { safe, finish: wish } = shell.settings.value;
    const session = controller.position.session.value;
    const line = fresh && safe === 'on' ? safeMoveSequence(session, cardsTakenBack(session)) : [];
    if (line.length > 0) return void playAndAnnounce(controller, line, true);
    const rest = wish === 'off' ? null : finishOf(controller);
    if (rest !== null && wish === 'on' && fresh) return finishNow(shell, finish, controller, rest);
    fresh = false;
    finish.value = rest === null ? null : () => finishNow(shell, finish, controller, rest);
    if (rest === null || told === before.id) return;
    told = before.id;
    void speakPages().then(() =>
      controller.announcer.say(`${controller.announcer.latest.value.text} ${autoplayWords.canFinish}`.trim()),
    );
  };

  effect(() => {
    const now = controller.position.attempt.value;
    const { session } = now;
    const { session: old } = before;
    void shell.settings.value;
    if (session !== old) {
      finish.value = null;
      fresh = now.id === before.id && controller.isAfterMove();
    }
    before = now;
    if (looking) return;
    looking = true;
    afterPaint(look);
  });
};

/** Starts autoplay for every table. */
export const startAutoplay = (
  shell: Shell,
): Services['autoplay'] & { readonly finish: ReadonlySignal<(() => void) | null> } => {
  const finish: FinishOffer = signal(null);
  whenTable(shell, (controller) => watchTable(shell, finish, controller));
  return { finish, playSafe: (controller) => playSafe(shell, finish, controller) };
};
