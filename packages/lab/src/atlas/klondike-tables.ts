/**
 * Tables 2 to 4 of Blake and Gent on Klondike by other rules: cards per draw, what columns are built on and what
 * spaces take, a million deals each, all cards known. The notes on the game name the first of them only.
 */
import type { LocalizedText } from '@cairn/trials';
import type { ComparableClaim } from './judge-claim.ts';

type Row = readonly [
  options: Readonly<Record<string, string>>,
  says: LocalizedText,
  percent: number,
  margin: number | null,
];

const DRAWN = [
  90.48, 88.62, 81.945, 69.337, 53.434, 35.854, 23.779, 12.276, 7.67, 4.237, 2.066, 0.849, 0.6,
] as const;
const MARGINS = [
  0.116, 0.135, 0.084, 0.098, 0.099, 0.095, 0.084, 0.065, 0.053, 0.04, 0.029, 0.019, 0.016,
] as const;
/** Where no card comes back from the foundations. The margins are not known to us one by one. */
const KEPT = [
  90.204, 88.289, 81.524, 68.723, 52.638, 34.982, 22.952, 11.703, 7.214, 3.939, 1.904, 0.779, 0.545,
] as const;

const drawing = (draw: number): Readonly<Record<string, string>> => (draw === 3 ? {} : { draw: `${draw}` });
const cards = (draw: number): LocalizedText => ({
  english: draw === 1 ? 'One card per draw' : `${draw} cards per draw`,
  german: draw === 1 ? 'Eine Karte je Zug aus dem Talon' : `${draw} Karten je Zug aus dem Talon`,
});

const BUILT = {
  any: { english: 'columns built whatever the suits', german: 'Reihen ohne Rücksicht auf Farben gebaut' },
  alternating: {
    english: 'columns built in alternating colours',
    german: 'Reihen in wechselnden Farben gebaut',
  },
  same: { english: 'columns built in suit', german: 'Reihen in gleicher Farbe gebaut' },
} as const;
const SPACES = {
  any: { english: 'empty columns take any card', german: 'leere Reihen nehmen jede Karte' },
  kings: { english: 'empty columns take kings only', german: 'leere Reihen nehmen nur Könige' },
  none: { english: 'empty columns stay empty', german: 'leere Reihen bleiben leer' },
} as const;

type Shape = readonly [
  build: keyof typeof BUILT,
  spaces: keyof typeof SPACES,
  percent: number,
  margin: number,
];

const SHAPES: readonly Shape[] = [
  ['any', 'any', 99.923, 0.006],
  ['alternating', 'any', 94.959, 0.045],
  ['same', 'any', 40.762, 0.097],
  ['any', 'kings', 99.855, 0.049],
  ['same', 'kings', 6.895, 0.05],
  ['alternating', 'none', 2.168, 0.121],
  ['same', 'none', 0.178, 0.009],
];

const rows: readonly Row[] = [
  ...DRAWN.map((percent, i): Row => [drawing(i + 1), cards(i + 1), percent, MARGINS[i] ?? null]),
  ...KEPT.map((percent, i): Row => {
    const { english, german } = cards(i + 1);
    const says = {
      english: `${english}, no cards back from the foundations`,
      german: `${german}, keine zurück von den Zielstapeln`,
    };
    return [{ ...drawing(i + 1), foundationReturn: 'never' }, says, percent, null];
  }),
  ...SHAPES.map(([build, spaces, percent, margin]): Row => [
    { ...(build === 'alternating' ? {} : { build }), ...(spaces === 'kings' ? {} : { spaces }) },
    {
      english: `${BUILT[build].english}, ${SPACES[spaces].english}`.replace('columns', 'Columns'),
      german: `${BUILT[build].german}, ${SPACES[spaces].german}`,
    },
    percent,
    margin,
  ]),
];

export const KLONDIKE_TABLES: readonly ComparableClaim[] = rows.map(([options, says, percent, margin]) => ({
  game: 'klondike',
  by: 'Charlie Blake and Ian Gent',
  title:
    'The Winnability of Klondike Solitaire and Many Other Patience Games (Journal of Artificial Intelligence Research 85, 2026)',
  url: 'https://arxiv.org/abs/1906.12314',
  says,
  percent,
  margin,
  sample: 1_000_000,
  who: 'solver',
  information: 'open',
  compare: { kind: 'share', to: ['klondike', ...Object.entries(options).flat()].join('-') },
}));
