/** Messages of the feature result, in German. */
import type { Catalogue } from '../../i18n/catalogue.ts';
import type { en } from './messages.en.ts';

export const messages: Catalogue<typeof en> = {
  signed: (points) => (points < 0 ? `−${-points}` : `+${points}`),
  parts: {
    chain: 'Serien',
    peak: 'Gipfel',
    drive: 'Lange Schläge',
    penalty: 'Ereigniskarten',
    clear: 'Abgeräumt',
    draw: 'Gegebene Karten',
    play: 'Gespielte Karten',
    turn: 'Aufgedeckte Karten',
    pass: 'Durchgänge des Talons',
    spare: 'Übrige Karten im Talon',
    floor: 'Untergrenze',
    leftover: 'Übrige Karten',
  },
  bestStreak: 'Längste Serie',
  replay: 'Noch einmal spielen',
  hideResult: 'Den Tisch ansehen',
  hintsUsed: 'Tipps',
};
