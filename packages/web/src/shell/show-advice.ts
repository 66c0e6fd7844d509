/** What a figure of the Coach means, as a notice; where the figure is rough, with the way to what can be done about it. */
import { pageWords } from '../i18n/pages.ts';
import type { GameController } from '../play/game-controller.ts';
import { pageHref } from '../play/route.ts';
import { abortOnPositionChange } from './abort-on-position-change.ts';
import { showNotice, type NoticeButton } from './notices.ts';
import type { Shell } from './shell.ts';

/** Shows the text until it is closed or the position changes. */
export const showAdvice = ({ notices, features }: Shell, controller: GameController, text: string): void => {
  const href = pageHref('coach');
  const toCoach: NoticeButton = {
    name: 'to-coach',
    label: pageWords.telling.coach,
    run: () => void (location.hash = href),
  };
  const isRough = text.includes(pageWords.advice.rough) && features.leadsTo(href);
  showNotice(notices, abortOnPositionChange(controller), text, isRough ? [toCoach] : []);
};
