/** Messages of the feature games, in German. */
import type { Catalogue } from '../../i18n/catalogue.ts';
import { formatsOf } from '../../i18n/formats.ts';
import type { en } from './messages.en.ts';

const { count } = formatsOf('de');

export const messages: Catalogue<typeof en> = {
  formats: 'Runden und Pfade',
  rules: 'Regeln',
  gamesText: 'Jede Auslage hat eine Nummer, die für immer gilt.',
  goOn: 'Weiterspielen',
  goOnWith: (title, deal, moves) => `${title}, Spiel ${deal}, ${count(moves, 'Zug', 'Züge')}`,
  filters: 'Auswahl',
  anyValue: 'alle',
  facets: {
    family: 'Familie',
    tag: 'Gruppe',
    packs: 'Kartenspiele',
    difficulty: 'Schwierigkeit',
    length: 'Dauer',
    cards: 'Karten am Anfang',
    jokers: 'Joker',
  },
  cardsAtFirst: { open: 'alle offen', closed: 'einige verdeckt' },
  yesNo: { yes: 'ja', no: 'nein' },
  noFilters: 'Auswahl aufheben',
  variations: (n) => `${n} Abarten`,
};
