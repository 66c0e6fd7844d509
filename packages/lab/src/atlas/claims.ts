/**
 * What the sources of our rules say about winning, each with the survey it is compared with. The sentences are ours. Figures
 * of other solvers and players that the notes on games cite are added by `published.ts`.
 */
import type { LocalizedText } from '@cairn/trials';
import type { ComparableClaim, Compare } from './judge-claim.ts';

interface Source {
  readonly by: string;
  readonly title: string;
  readonly url: string | null;
}

const CARD_RULES: Source = {
  by: 'Card Rules Plus',
  title: 'How to Play TriPeaks',
  url: 'https://cardrulesplus.com/games/tripeaks/',
};
const TILL_DAWN: Source = {
  by: 'Semicolon Software',
  title: 'Rules for TriPeaks (Solitaire Till Dawn)',
  url: 'https://semicolon.com/Solitaire/Rules/TriPeaks.html',
};
const KELLER: Source = {
  by: 'Michael Keller',
  title: 'Golf Solitaire and its variants (Solitaire Laboratory)',
  url: 'http://www.solitairelaboratory.com/golf.html',
};
const POLITAIRE: Source = {
  by: 'Politaire',
  title: 'Rules of Trigon, and the article on it',
  url: 'https://politaire.com/help/trigon',
};
const WARFIELD: Source = {
  by: 'Thomas Warfield',
  title: 'Game of the week: Russian Solitaire',
  url: 'http://www.solitairegames.com/week/020322.html',
};
const TRIPLE_RUSSIAN: Source = {
  by: 'fsolitaire.com',
  title: 'Triple Russian',
  url: 'https://fsolitaire.com',
};

const PEOPLE: LocalizedText = {
  english: 'Of people; our players are programs.',
  german: 'Von Menschen; unsere Spieler sind Programme.',
};

type Figure = Partial<Pick<ComparableClaim, 'percent' | 'margin' | 'sample'>>;

const claim = (
  source: Source,
  game: string,
  says: LocalizedText,
  [who, information]: readonly [ComparableClaim['who'], ComparableClaim['information']],
  compare: Compare,
  figure: Figure = {},
): ComparableClaim => ({
  ...source,
  game,
  says,
  percent: null,
  margin: null,
  sample: null,
  ...figure,
  who,
  information,
  compare,
});

const SOLVER = ['solver', 'open'] as const;
const PERSON = ['player', 'closed'] as const;

export const SEED_CLAIMS: readonly ComparableClaim[] = [
  claim(
    CARD_RULES,
    'tripeaks',
    {
      english: 'With optimal play around 90 % of deals can be won.',
      german: 'Bei bestem Spiel sind rund 90 % der Spiele zu gewinnen.',
    },
    SOLVER,
    { kind: 'over', to: 'tripeaks', percent: 90 },
  ),
  claim(
    CARD_RULES,
    'tripeaks',
    {
      english: 'Where kings and aces do not meet, the rate falls sharply.',
      german: 'Wo König und Ass sich nicht treffen, fällt die Quote stark.',
    },
    SOLVER,
    { kind: 'falls', from: 'tripeaks', to: 'tripeaks-wrap-linear', points: 10 },
  ),
  claim(
    TILL_DAWN,
    'tripeaks',
    {
      english: 'A good player keeps his running total above zero.',
      german: 'Wer gut spielt, hält seine laufende Summe über null.',
    },
    PERSON,
    { kind: 'other', why: PEOPLE },
  ),
  claim(
    KELLER,
    'golf',
    {
      english: 'By the estimate of Morehead and Mott-Smith one deal in twenty is won.',
      german: 'Nach der Schätzung von Morehead und Mott-Smith geht eines von zwanzig Spielen auf.',
    },
    PERSON,
    { kind: 'ceiling', to: 'golf' },
    { percent: 5 },
  ),
  claim(
    KELLER,
    'one-foundation',
    {
      english: 'Filling an empty column from another might win slightly more.',
      german: 'Leere Spalten aus anderen zu füllen, könnte etwas mehr gewinnen.',
    },
    SOLVER,
    { kind: 'falls', from: 'one-foundation-fill-column', to: 'one-foundation', points: 0 },
  ),
  claim(
    KELLER,
    'pyramid-golf',
    {
      english: 'Only a few percent of deals are won.',
      german: 'Nur wenige Prozent der Spiele gehen auf.',
    },
    PERSON,
    { kind: 'ceiling', to: 'pyramid-golf' },
    { percent: 3 },
  ),
  claim(
    KELLER,
    'tetrapeaks',
    {
      english: 'Hard, even with the headstart and all cards counted.',
      german: 'Schwer, auch mit freiem Anfang und Kartenzähler.',
    },
    ['player', 'open'],
    {
      kind: 'other',
      why: {
        english: 'Hard for people; a solver finds a way in nearly every deal.',
        german: 'Schwer für Menschen; ein Löser findet fast immer einen Weg.',
      },
    },
  ),
  claim(
    KELLER,
    'black-hole',
    { english: 'Almost 87 % of deals can be won.', german: 'Knapp 87 % der Spiele sind zu gewinnen.' },
    SOLVER,
    { kind: 'about', to: 'black-hole', within: 0.5 },
    { percent: 87 },
  ),
  claim(
    KELLER,
    'quasar',
    { english: 'Just above two thirds can be won.', german: 'Etwas mehr als zwei Drittel sind zu gewinnen.' },
    SOLVER,
    { kind: 'about', to: 'quasar', within: 0.5 },
    { percent: 66.7 },
  ),
  claim(
    KELLER,
    'all-in-a-row',
    {
      english: 'Mark Masten’s solver won 99.98 % with kings and aces meeting.',
      german: 'Mark Mastens Löser gewann 99,98 %, wo König und Ass sich treffen.',
    },
    SOLVER,
    { kind: 'share', to: 'all-in-a-row' },
    { percent: 99.98 },
  ),
  claim(
    KELLER,
    'all-in-a-row',
    {
      english: 'Mark Masten’s solver won 99.77 % with kings and aces as ends.',
      german: 'Mark Mastens Löser gewann 99,77 %, wo König und Ass Enden sind.',
    },
    SOLVER,
    { kind: 'share', to: 'all-in-a-row-wrap-off' },
    { percent: 99.77 },
  ),
  claim(
    KELLER,
    'all-in-a-row',
    {
      english: 'Groups of three or more at least, or four, would make it harder.',
      german: 'Gruppen ab drei oder vier Karten machten es schwerer.',
    },
    SOLVER,
    { kind: 'falls', from: 'all-in-a-row', to: 'all-in-a-row-minGroup-3', points: 1 },
  ),
  claim(
    POLITAIRE,
    'trigon',
    {
      english: '16 % of a million deals were won by a program: 160,076.',
      german: '16 % einer Million Spiele gewann ein Programm: 160.076.',
    },
    SOLVER,
    { kind: 'share', to: 'trigon' },
    { percent: 16.0076, sample: 1_000_000 },
  ),
  claim(
    POLITAIRE,
    'ali-baba',
    { english: 'A lot of deals cannot be won.', german: 'Viele Spiele sind nicht zu gewinnen.' },
    SOLVER,
    { kind: 'under', to: 'ali-baba', percent: 50 },
  ),
  claim(
    WARFIELD,
    'russian',
    {
      english: 'Good players win 10 to 20 % of deals.',
      german: 'Gute Spieler gewinnen 10 bis 20 % der Spiele.',
    },
    PERSON,
    { kind: 'ceiling', to: 'russian' },
    { percent: 10 },
  ),
  claim(
    TRIPLE_RUSSIAN,
    'triple-russian',
    {
      english: '4.7 of 5 stars by 1,916 visitors.',
      german: '4,7 von 5 Sternen bei 1.916 Besuchern.',
    },
    ['player', 'closed'],
    { kind: 'other', why: { english: 'A rating is no rate.', german: 'Eine Bewertung ist keine Quote.' } },
  ),
];
