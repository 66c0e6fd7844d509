/** Messages of the feature tracker, in German. */
import type { Catalogue } from '../../i18n/catalogue.ts';
import { formatsOf } from '../../i18n/formats.ts';
import type { en } from './messages.en.ts';

const { count } = formatsOf('de');
const cards = (n: number): string => count(n, 'Karte', 'Karten');

export const messages: Catalogue<typeof en> = {
  title: 'Kartenzähler',
  trackerRank: 'Rang',
  unseen: 'ungesehen',
  insight: 'in Sicht',
  gone: 'auf der Ablage',
  trackerRow: (unseen, insight, gone) => `${unseen} ungesehen, ${insight} in Sicht, ${gone} auf der Ablage`,
  remaining: (n, unseen) => `noch ${cards(n)}, davon ${unseen} ungesehen`,
  played: 'Gespielt',
};
