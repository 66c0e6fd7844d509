/** Messages of the feature viewer, in German. */
import type { Catalogue } from '../../i18n/catalogue.ts';
import type { en } from './messages.en.ts';

export const messages: Catalogue<typeof en> = {
  noRecord: 'Diese Partie ist nicht auf diesem Gerät gespeichert.',
  viewerTitle: (title, deal) => `${title}, Blatt ${deal}`,
  scrubber: 'Zug',
  moveOf: (at, of, text) => `Zug ${at} von ${of}${text === '' ? '' : `: ${text}`}`,
  toStart: 'Anfang',
  toEnd: 'Ende',
  stepBack: 'Zurück',
  stepOn: 'Weiter',
  run: 'Abspielen',
  halt: 'Anhalten',
  pace: 'Tempo',
  paces: { slow: 'langsam', normal: 'normal', fast: 'schnell' },
  playDeal: 'Dieses Blatt spielen',
  instead: (texts) => `Stattdessen: ${texts}`,
};
