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

const NUMBERS = ['keinen', 'einen', 'zwei', 'drei', 'vier', 'fünf', 'sechs'];

/** "einen Platz", "einen oder drei Plätze". */
const placesOf = (steps: readonly number[]): string =>
  `${steps.map((step) => NUMBERS[step] ?? `${step}`).join(' oder ')} ${steps.join() === '1' ? 'Platz' : 'Plätze'}`;

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
      case 'fill':
        return 'Fülle Lücken mit der nächsten Karte';
      case 'choose':
        return 'Wähle zuerst eine Karte der Reserve';
      case 'store':
        return 'Jede Karte nach oben oder in eine Spalte';
      case 'row':
        return `Stapel ${placesOf(how.steps)} nach links legen`;
      case 'build':
        return `${BUILDS[how.rank][how.suit]}${how.aces ? '; Asse nach oben' : ''}`;
    }
  },
};
