/** Actions of the table itself that are loaded after the first paint. */
import { canGoForward } from '@cairn/engine';
import type { GameController } from '../play/game-controller.ts';
import { gameLink } from '../play/game-link.ts';
import { recordText } from '../play/record-text.ts';
import { words } from '../i18n/words.ts';
import * as sentences from '../speech/sentences.ts';
import { copyText } from './copy.ts';
import { askToEnd, askToLeave } from './questions.ts';
import type { ActionDefinition } from './shell.ts';

const moved = ({ position }: GameController): boolean => position.session.value.cursor > 0;

/** Deals the deal `by` numbers further on, if there is one. */
const neighbour = (by: number): Pick<ActionDefinition, 'isEnabled' | 'run'> => ({
  isEnabled: (_, { deals }) => deals.neighbour(by) !== undefined,
  run: (shell, controller) =>
    askToLeave(shell, controller, () => {
      const next = controller.deals.neighbour(by);
      if (next !== undefined) controller.deals.deal(next);
    }),
});

export const actions: readonly ActionDefinition[] = [
  {
    id: 'start',
    label: () => words.toStart,
    icon: 'first',
    key: 'Home',
    isEnabled: (_, controller) => moved(controller),
    run: (_, { history }) => history.undo(Infinity),
  },
  {
    id: 'latest',
    label: () => words.toLatest,
    icon: 'last',
    key: 'End',
    isEnabled: (_, { position }) => canGoForward(position.session.value),
    run: (_, { history }) => history.redo(Infinity),
  },
  { id: 'next', label: () => words.nextDeal, icon: 'next', menu: ['deal', 3], ...neighbour(1) },
  { id: 'previous', label: () => words.previousDeal, icon: 'previous', menu: ['deal', 4], ...neighbour(-1) },
  {
    id: 'restart',
    label: () => words.restart,
    icon: 'restart',
    menu: ['deal', 5],
    isEnabled: (_, controller) => moved(controller),
    run: (_, { history }) => history.restart(),
  },
  {
    id: 'end',
    label: () => words.endDeal,
    icon: 'end',
    menu: ['deal', 6],
    isEnabled: (_, { position }) => position.step.value.status === 'playing',
    run: (shell, controller) => askToEnd(shell, controller),
  },
  {
    id: 'score',
    label: () => words.readScore,
    icon: 'chart',
    key: 'q',
    run: (_, { announcer, position }) => {
      const { view, score } = position.step.value;
      announcer.say(sentences.scoreSentence(position.session.value.game, view, score));
    },
  },
  {
    id: 'board',
    label: () => words.readBoard,
    icon: 'eye',
    key: 'i',
    run: (_, { announcer, position }) =>
      announcer.say(sentences.boardSentence(position.session.value.game, position.step.value.view)),
  },
  {
    id: 'copyLink',
    label: () => words.copyLink,
    icon: 'link',
    menu: ['copy', 1],
    run: (shell, { position }) => void copyText(shell, new URL(position.address.value, location.href).href),
  },
  {
    id: 'copyMoves',
    label: () => words.copyMoves,
    icon: 'link',
    menu: ['copy', 2],
    isEnabled: (_, controller) => moved(controller),
    run: (shell, { position }) => void copyText(shell, gameLink(position.session.value)),
  },
  {
    id: 'copyRecord',
    label: () => words.copyRecord,
    icon: 'copy',
    menu: ['copy', 3],
    run: (shell, { position }) => void copyText(shell, recordText(position.attempt.value)),
  },
];
