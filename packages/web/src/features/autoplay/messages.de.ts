/** German messages: safe cards, and finishing a deal. */
import type { Catalogue } from '../../i18n/catalogue.ts';
import type { en } from './messages.en.ts';

export const messages: Catalogue<typeof en> = {
  finish: 'Fertig spielen',
  canFinish: 'Der Sieg ist sicher: „Fertig spielen“ oder A spielt zu Ende.',
  noneSafe: 'Keine Karte kann ohne Risiko hoch.',
  noFoundations: 'Dieses Spiel hat keine Grundstapel.',
};
