/** German messages: dealing only what can be won. */
import type { Catalogue } from '../../i18n/catalogue.ts';
import type { en } from './messages.en.ts';

export const messages: Catalogue<typeof en> = {
  lookingForDeal: 'Suche ein gewinnbares Spiel …',
  lookingAloud: 'Ein Spiel, das zu gewinnen ist, wird gesucht. Escape oder ein Tippen hält an.',
  lookingStopped: 'Angehalten: Nichts wurde gegeben.',
  dealtProved: (dealt) => `${dealt} Es ist zu gewinnen.`,
  notProvedTitle: 'In der Zeit wurde kein Beweis gefunden',
  notProved:
    'Für kein Spiel dieser Art ließ sich in 3 Sekunden zeigen, dass es zu gewinnen ist. Irgendein Spiel kann trotzdem gegeben werden.',
  dealAnyway: 'Trotzdem geben',
};
