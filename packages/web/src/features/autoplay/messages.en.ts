/** What is said about safe cards, and about finishing a deal that is plain, in English. */
import { formatsOf } from '../../i18n/formats.ts';

const { count } = formatsOf('en');

export const safeWords = {
  finish: 'Finish',
  canFinish: 'The rest is plain: A finishes it.',
  noneSafe: 'No card can go to the foundations without any risk.',
  noFoundations: 'This game has no foundations.',
  wentUp: (cards: number) => `${count(cards, 'card', 'cards')} went to the foundations.`,
} as const;
