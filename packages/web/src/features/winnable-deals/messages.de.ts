/** What is said of deals that are shown to be winnable before they are dealt, in German. */
import type { Catalogue } from '../../i18n/catalogue.ts';
import type { proved as english } from './messages.en.ts';

export const proved: Catalogue<typeof english> = {
  lookingForDeal: 'Suche ein gewinnbares Spiel …',
  lookingAloud: 'Ein Spiel, das zu gewinnen ist, wird gesucht. Escape oder ein Tippen hält an.',
  lookingStopped: 'Angehalten: Nichts wurde gegeben.',
  dealtProved: (dealt) => `${dealt} Es ist zu gewinnen.`,
  notProvedTitle: 'In der Zeit wurde kein Beweis gefunden',
  notProved:
    'Für kein Spiel dieser Art ließ sich in 3 Sekunden zeigen, dass es zu gewinnen ist. Irgendein Spiel kann trotzdem gegeben werden.',
  dealAnyway: 'Trotzdem geben',
  dealIsProved: 'Das Spiel auf dem Tisch ist zu gewinnen: Das wurde vor dem Geben bewiesen.',
};
