/** German messages: dealing only what can be won. */
import type { Catalogue } from '../../i18n/catalogue.ts';
import type { en } from './messages.en.ts';

export const messages: Catalogue<typeof en> = {
  lookingForDeal: 'Suche ein gewinnbares Blatt …',
  lookingAloud: 'Suche ein Blatt, das zu gewinnen ist. Escape oder Tippen hält an.',
  lookingStopped: 'Angehalten. Nichts wurde gegeben.',
  dealtProved: (dealt) => `${dealt} Es ist zu gewinnen.`,
  notProvedTitle: 'Kein gewinnbares Blatt gefunden',
  notProved:
    'In 3 Sekunden konnten wir für kein Blatt beweisen, dass es zu gewinnen ist. Du kannst trotzdem eines spielen.',
  dealAnyway: 'Trotzdem geben',
};
