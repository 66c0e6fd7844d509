/** Messages of the feature history, in German. */
import type { Catalogue } from '../../i18n/catalogue.ts';
import type { en } from './messages.en.ts';

export const messages: Catalogue<typeof en> = {
  noHistory: 'Noch ist kein Spiel zu Ende.',
  look: 'Ansehen',
  lookAt: (title, deal) => `${title}, Spiel ${deal}, ansehen`,
  more: 'Mehr',
  open: 'Öffnen',
  copyGameOf: (game, deal) => `Link zu ${game}, Spiel ${deal}, kopieren`,
  importAny: 'Eine Aufzeichnung ansehen oder einen Link öffnen',
  anyText: 'Aufzeichnung oder Link',
};
