/** Messages of the feature first-deal, in German. */
import type { Catalogue } from '../../i18n/catalogue.ts';
import type { en } from './messages.en.ts';

const BUILDS = {
  down: {
    alternating: 'Abwärts, Rot auf Schwarz',
    same: 'Abwärts in der Farbe',
    any: 'Abwärts in jeder Farbe',
    colour: 'Abwärts in Rot oder in Schwarz',
    other: 'Abwärts, nie in derselben Farbe',
  },
  either: {
    alternating: 'Auf- oder abwärts, Rot auf Schwarz',
    same: 'Auf- oder abwärts in der Farbe',
    any: 'Auf- oder abwärts in jeder Farbe',
    colour: 'Auf- oder abwärts in Rot oder in Schwarz',
    other: 'Auf- oder abwärts, nie dieselbe Farbe',
  },
};

export const messages: Catalogue<typeof en> = {
  how: (how) => {
    switch (how.kind) {
      case 'next':
        return how.stock ? 'Eins höher oder tiefer, oder der Talon' : 'Tippe eine Karte höher oder tiefer an';
      case 'pair':
        return `Tippe zwei Karten an: zusammen ${how.sum}`;
      case 'match':
        return how.rank ? 'Tippe zwei Karten eines Ranges an' : 'Tippe Karten an, die zusammengehören';
      case 'groups':
        return 'Entferne Karten, die aufeinander folgen';
      case 'lower':
        return 'Entferne die niedrigere von zwei einer Farbe';
      case 'build':
        return `${BUILDS[how.rank][how.suit]}${how.aces ? '; Asse nach oben' : ''}`;
    }
  },
};
