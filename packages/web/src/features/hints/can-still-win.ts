/**
 * "Can this deal still be won?", asked during play. If the player knows every card, the solver answers from
 * those. Otherwise it answers only if the player asks to look behind the cards; the look is noted in the
 * attempt (law 4).
 */
import { ask } from '../../shell/questions.ts';
import { addLooks } from '../../play/variations.ts';
import { isKnown, type State } from '@cairn/engine';
import { AbortError } from '@cairn/pool';
import { knownStateOf, type SolverAnswer } from '@cairn/solver';
import { solver } from '../../workers/solver-client.ts';
import type { GameController } from '../../play/game-controller.ts';
import type { Shell } from '../../shell/shell.ts';
import { inquire, isOpenQuestion, tellsChance } from './winnable.ts';
import { pageWords } from '../../i18n/pages.ts';
import { failureText } from '../../shell/failure-text.ts';
import { abortOnPositionChange } from '../../shell/abort-on-position-change.ts';
import { showNotice, type NoticeButton } from '../../shell/notices.ts';
import { hintWords } from './messages.ts';

export const BUDGET = { ms: 10_000, bytes: 64 * 2 ** 20 };

/** The number of hidden cards of the position on the table. */
export const hiddenOn = (controller: GameController): number =>
  controller.position.step.value.view.piles.flat().filter((seat) => !isKnown(seat)).length;

/** Shows a sentence with buttons, until `stop` is aborted. */
export type Tell = (stop: AbortController, text: string, buttons?: readonly NoticeButton[]) => void;

export const tellInNotice =
  ({ notices }: Shell): Tell =>
  (stop, text, buttons) =>
    showNotice(notices, stop, text, buttons);

/** Asks the solver, shows its progress, and aborts when the position changes. Null if it was aborted. */
export const searched = async (
  shell: Shell,
  controller: GameController,
  stop: AbortController,
  state: State,
  moves: boolean,
  tell = tellInNotice(shell),
): Promise<SolverAnswer | null> => {
  const cancel = { name: 'withdraw', label: pageWords.cancel, run: () => stop.abort() };
  tell(stop, pageWords.searching, [cancel]);
  try {
    return await solver.solve(controller.position.session.value.game, state, 'win', {
      budget: BUDGET,
      moves,
      signal: stop.signal,
      onProgress: ({ nodes }) => tell(stop, hintWords.searched(nodes), [cancel]),
    });
  } catch (error) {
    if (!(error instanceof AbortError)) tell(stop, failureText(error));
    return null;
  }
};

const verdictText = ({ verdict, moves, limit }: SolverAnswer): string => {
  if (verdict === 'winnable') return hintWords.stillWinnable(moves?.length ?? 0);
  return verdict === 'unwinnable'
    ? hintWords.stillLost
    : hintWords.undecided(hintWords.limits[limit ?? 'time']);
};

/** Asks about the position on the table. Resolves with the sentence that answers; '' if it was aborted. */
const askStill = async (
  shell: Shell,
  controller: GameController,
  state: State,
  looks: number,
): Promise<string> => {
  const stop = abortOnPositionChange(controller);
  const answer = await searched(shell, controller, stop, state, true);
  if (answer === null) return '';
  if (looks > 0) addLooks(controller, looks);
  const { game } = controller.position.session.value;
  const text = tellsChance(game) ? hintWords.knowingChance(verdictText(answer)) : verdictText(answer);
  showNotice(shell.notices, stop, text);
  return text;
};

/**
 * A promise of the answer, or the reason why there is none yet: then a dialog asks whether to look at hidden
 * cards.
 */
export const canStillWin = (
  shell: Shell,
  controller: GameController,
): { readonly why: string } | Promise<string> => {
  const { game } = controller.position.session.value;
  const { status, view, state } = controller.position.step.value;
  if (status !== 'playing')
    return isOpenQuestion(controller) ? inquire(shell, controller) : { why: pageWords.wonAlready };
  const known = knownStateOf(game, view);
  if (known !== null) return askStill(shell, controller, known, 0);
  const hidden = hiddenOn(controller);
  const why = hidden > 0 ? hintWords.stillHidden : hintWords.stillChance;
  ask(shell, {
    about: {
      title: hintWords.stillAsked,
      lines: [why, hintWords.stillNoted],
      yes: hintWords.lookAnyway,
      no: pageWords.cancel,
    },
    // To know a shuffle before it is made is a look, too.
    run: () => void askStill(shell, controller, state, Math.max(1, hidden)),
  });
  return { why };
};
