/** Actions of the table itself that are loaded after the first paint. */
import { canGoForward } from '@cairn/engine';
import type { GameController } from '../play/game-controller.ts';
import { gameLink } from '../play/game-link.ts';
import { recordText } from '../play/record-text.ts';
import { pageWords } from '../i18n/pages.ts';
import * as sentences from '../speech/sentences.ts';
import { copyText } from './copy.ts';
import { askToEnd, askToLeave } from './questions.ts';
import type { ActionDefinition } from './shell.ts';
import {
  chartIcon,
  copyIcon,
  endIcon,
  eyeIcon,
  firstIcon,
  lastIcon,
  linkIcon,
  nextIcon,
  previousIcon,
  restartIcon,
} from '../ui/icons.ts';

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
    label: () => pageWords.actions.toStart,
    icon: firstIcon,
    key: 'Home',
    isEnabled: (_, controller) => moved(controller),
    run: (_, { history }) => history.undo(Infinity),
  },
  {
    id: 'latest',
    label: () => pageWords.actions.toLatest,
    icon: lastIcon,
    key: 'End',
    isEnabled: (_, { position }) => canGoForward(position.session.value),
    run: (_, { history }) => history.redo(Infinity),
  },
  { id: 'next', label: () => pageWords.actions.nextDeal, icon: nextIcon, menu: ['deal', 3], ...neighbour(1) },
  {
    id: 'previous',
    label: () => pageWords.actions.previousDeal,
    icon: previousIcon,
    menu: ['deal', 4],
    ...neighbour(-1),
  },
  {
    id: 'restart',
    label: () => pageWords.actions.restart,
    icon: restartIcon,
    menu: ['main', 3],
    isEnabled: (_, controller) => moved(controller),
    run: (_, { history }) => history.restart(),
  },
  {
    id: 'end',
    label: () => pageWords.actions.endDeal,
    icon: endIcon,
    menu: ['deal', 6],
    isEnabled: (_, { position }) => position.step.value.status === 'playing',
    run: (shell, controller) => askToEnd(shell, controller),
  },
  {
    id: 'score',
    label: () => pageWords.actions.readScore,
    icon: chartIcon,
    key: 'q',
    run: (_, { announcer, position }) => {
      const { view, score } = position.step.value;
      announcer.say(sentences.scoreSentence(position.session.value.game, view, score));
    },
  },
  {
    id: 'board',
    label: () => pageWords.actions.readBoard,
    icon: eyeIcon,
    key: 'i',
    run: (_, { announcer, position }) =>
      announcer.say(sentences.boardSentence(position.session.value.game, position.step.value.view)),
  },
  {
    id: 'copyLink',
    label: () => pageWords.actions.copyLink,
    icon: linkIcon,
    menu: ['copy', 1],
    run: (shell, { position }) => void copyText(shell, new URL(position.address.value, location.href).href),
  },
  {
    id: 'copyMoves',
    label: () => pageWords.actions.copyMoves,
    icon: linkIcon,
    menu: ['copy', 2],
    isEnabled: (_, controller) => moved(controller),
    run: (shell, { position }) => void copyText(shell, gameLink(position.session.value)),
  },
  {
    id: 'copyRecord',
    label: () => pageWords.actions.copyRecord,
    icon: copyIcon,
    menu: ['copy', 3],
    run: (shell, { position }) => void copyText(shell, recordText(position.attempt.value)),
  },
];
