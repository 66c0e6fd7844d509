/** German messages: safe cards, and finishing a deal. */
import type { Catalogue } from '../../i18n/catalogue.ts';
import type { en } from './messages.en.ts';

export const messages: Catalogue<typeof en> = {
  finish: 'Fertig spielen',
  canFinish: 'Der Rest ist klar: A spielt ihn fertig.',
  noneSafe: 'Keine Karte kann ohne jedes Risiko auf die Grundstapel.',
  noFoundations: 'Dieses Spiel hat keine Grundstapel.',
};
