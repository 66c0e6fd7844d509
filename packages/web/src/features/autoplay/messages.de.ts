/** What is said about safe cards, and about finishing a deal that is plain, in German. */
import type { Catalogue } from '../../i18n/catalogue.ts';
import { formatsOf } from '../../i18n/formats.ts';
import type { safeWords as english } from './messages.en.ts';

const { count } = formatsOf('de');

export const safeWords: Catalogue<typeof english> = {
  finish: 'Fertig spielen',
  canFinish: 'Der Rest ist klar: A spielt ihn fertig.',
  noneSafe: 'Keine Karte kann ohne jedes Risiko auf die Grundstapel.',
  noFoundations: 'Dieses Spiel hat keine Grundstapel.',
  wentUp: (cards) => `${count(cards, 'Karte liegt', 'Karten liegen')} jetzt auf den Grundstapeln.`,
};
