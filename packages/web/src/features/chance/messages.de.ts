/** Messages of the feature chance, in German. */
import type { Catalogue } from '../../i18n/catalogue.ts';
import type { en } from './messages.en.ts';

export const messages: Catalogue<typeof en> = {
  title: 'Gewinnchance',
  looking: 'Gewinnchance: wird berechnet',
  percent: (share) => `${share} %`,
  label: (share) => `Gewinnchance: ${share} %`,
  stop: (now, onward) => `Aufhören ${now}, weiter ${onward}`,
  stopExplained: (now, onward, low, high) =>
    `Jetzt aufzuhören bringt ${now}. Weiterzuspielen bringt etwa ${onward} (${low} bis ${high}).`,
  lost: 'Dieses Blatt ist nicht mehr zu gewinnen.',
};
