/**
 * Where a deal was lost: the move after which it could not be won any more. A lost position stays lost, so an
 * attempt is winnable up to one position and lost from there on, and bisection finds it.
 */
import { stepAt, type Session } from '@cairn/engine';
import { knownStateOf, type SolverAnswer } from '@cairn/solver';
import { pathOf } from '../../play/tree.ts';
import { addLooks, goTo } from '../../play/variations.ts';
import type { Shell } from '../../shell/shell.ts';
import type { GameController } from '../../play/game-controller.ts';
import { pageWords } from '../../i18n/pages.ts';
import { hiddenOn, searched, tellInNotice } from './can-still-win.ts';
import { abortOnPositionChange } from '../../shell/abort-on-position-change.ts';
import type { NoticeButton } from '../../shell/notices.ts';
import { hintWords } from './messages.ts';

/** Whether the answer would give away no hidden card: all cards are face up, or the deal is over. */
export const mayTellWhere = (controller: GameController): boolean => {
  const { game } = controller.position.session.value;
  return (
    controller.position.step.value.status !== 'playing' ||
    knownStateOf(game, firstView(controller.position.session.value)) !== null
  );
};

const firstView = (session: Session) => stepAt(session, 0).view;

/**
 * Shows the move that lost the deal on the table, and offers to go to the position before it. Resolves with the sentence
 * that answers; '' if it was aborted.
 */
export const findLosingMove = async (
  shell: Shell,
  controller: GameController,
  tell = tellInNotice(shell),
): Promise<string> => {
  const stop = abortOnPositionChange(controller);
  const answer = (text: string, buttons: readonly NoticeButton[] = []): string => {
    tell(stop, text, buttons);
    return text;
  };
  const { session } = controller.position.attempt.value;
  const ends = session.moves[session.cursor - 1]?.move.kind === 'end';
  const verdicts = new Map<number, SolverAnswer['verdict'] | null>();
  const ask = async (at: number): Promise<SolverAnswer['verdict'] | null> => {
    const known = verdicts.get(at);
    if (known !== undefined) return known;
    const found = await searched(shell, controller, stop, stepAt(session, at).state, false, tell);
    const verdict = found?.verdict ?? null;
    verdicts.set(at, verdict);
    return verdict;
  };

  let winnable = 0;
  let lost = session.cursor - (ends ? 1 : 0);
  const atEnd = await ask(lost);
  const atDeal = atEnd === 'unwinnable' ? await ask(0) : atEnd;
  if (stop.signal.aborted || atDeal === null || atEnd === null) return '';
  if (hiddenOn(controller) > 0) addLooks(controller, hiddenOn(controller));
  if (atEnd === 'winnable') return answer(hintWords.notLost);
  if (atEnd === 'unknown' || atDeal === 'unknown') return answer(hintWords.lostUnknown);
  if (atDeal === 'unwinnable') return answer(hintWords.lostAtDeal);
  while (lost - winnable > 1) {
    const middle = Math.floor((winnable + lost) / 2);
    const verdict = await ask(middle);
    if (verdict === null) return '';
    if (verdict === 'unknown') break;
    if (verdict === 'winnable') winnable = middle;
    else lost = middle;
  }
  const go = {
    name: 'before-it',
    label: hintWords.beforeIt,
    run: () => {
      const path = pathOf(session, winnable);
      goTo(controller, path, pageWords.atMove(path.length));
    },
  };
  const text =
    lost - winnable === 1
      ? hintWords.lostWith(lost, stepAt(session, lost).text)
      : hintWords.lostBetween(winnable, lost);
  return answer(text, [go]);
};
