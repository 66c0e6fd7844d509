/**
 * What is done for the player: safe cards go up after a move where that is wished for, and what is plain is finished.
 * It is looked for once the move has been painted, from the view alone, and what it plays is one stride.
 */
import { finish as plainFinish, type Move } from '@cairn/engine';
import { computed, effect, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import { afterPaint } from '@cairn/table';
import { isRunning } from '../../play/attempt.ts';
import { cardsTakenBack, safeMoveSequence } from '../../play/safe-move-sequence.ts';
import type { Services, Shell } from '../../shell/shell.ts';
import { whenTable } from '../../shell/when-table.ts';
import { strideSentence } from '../../speech/sentences.ts';
import { speakPages } from '../../i18n/language.ts';
import type { GameController } from '../../play/game-controller.ts';
import { pausingTime, runningTime } from '../../play/time-sources.ts';
import { autoplayWords } from './messages.ts';

/** Plays the rest of the deal, where it is plain; null where it is not. */
type FinishOffer = Signal<(() => void) | null>;

/** A finish flies at most this long, in milliseconds a card, and as long as one card flies after that. */
const EACH = 30;
const FLIGHT = 150;

/** Plays moves as one stride, and says what they were after what was said last. */
const stride = async (
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
  // What followed the player's move is told with it; a sentence that comes late does not follow a newer one.
  if (follows) controller.announcer.say(`${latest.value.text} ${strideSentence(from, to)}`.trim());
  else if (latest.value.count === count) controller.announcer.say(strideSentence(from, to));
};

/** The result waits until the cards are there, or until any input ends their flight. */
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
  void stride(controller, line, false);
};

const finishOf = (controller: GameController): readonly Move[] | null => {
  const { view, status } = controller.position.step.value;
  const line = status === 'playing' ? plainFinish(controller.position.session.value.game, view) : null;
  return line !== null && line.length > 1 ? line : null;
};

/** Plays every safe card to the foundations, or all the rest where that is plain; says so where there is none. */
const playSafe = async (shell: Shell, finish: FinishOffer, controller: GameController): Promise<void> => {
  const session = controller.position.session.value;
  const rest = shell.settings.value.finish === 'off' ? null : finishOf(controller);
  if (rest !== null) return finishNow(shell, finish, controller, rest);
  const line = safeMoveSequence(session);
  if (line.length > 0) return stride(controller, line, false);
  await speakPages();
  const text =
    session.game.byRole.foundation.length > 0 ? autoplayWords.noneSafe : autoplayWords.noFoundations;
  controller.announcer.say(text);
  shell.notices.toast.value = text;
};

/** Watches the table from now on. */
const watchTable = (shell: Shell, finish: FinishOffer, controller: GameController): void => {
  const [running, pausing] = [runningTime(), pausingTime()];
  const never = computed(() => isRunning(controller.position.attempt.value));
  effect(() => controller.clock.by(never.value ? running : pausing));

  let before = controller.position.attempt.value;
  /** The move made last was the player's own, and has not been answered yet. */
  let fresh = false;
  let looking = false;
  /** The attempt whose finish has been told of. */
  let told = '';

  const look = (): void => {
    looking = false;
    const { safe, finish: wish } = shell.settings.value;
    const session = controller.position.session.value;
    const line = fresh && safe === 'on' ? safeMoveSequence(session, cardsTakenBack(session)) : [];
    if (line.length > 0) return void stride(controller, line, true);
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

/** Begins to play for the player, as far as the settings allow. */
export const startAutoplay = (
  shell: Shell,
): Services['autoplay'] & { readonly finish: ReadonlySignal<(() => void) | null> } => {
  const finish: FinishOffer = signal(null);
  whenTable(shell, (controller) => watchTable(shell, finish, controller));
  return { finish, playSafe: (controller) => playSafe(shell, finish, controller) };
};
