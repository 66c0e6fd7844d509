/**
 * Canister's kin, and games near it: every card open, no cells, and columns that take whole sequences or any card
 * (the notes on each game have the sources).
 */
import type { GameDef, OptionDef, Preset, StepBuild } from '@cairn/engine';
import { foundationReturn } from './foundations.ts';
import { movesOption, openColumnsGame, spacesOption } from './open-columns.ts';

const CASTLE = ['castle'] as const;
const KINGS = [13];
const RETURN = foundationReturn('never');

const TITLES = { any: 'whatever the suit', alternating: 'in alternating colours' } as const;

/** Whether colours alternate in the columns. */
const coloursOption = (standard: Exclude<StepBuild['suit'], 'same'>): OptionDef => ({
  title: 'Columns are built',
  standard,
  values: Object.fromEntries(
    (['any', 'alternating'] as const).map((suit) => [
      suit,
      { title: TITLES[suit], set: suit === standard ? {} : { 'zones.tableau.build.0.suit': suit } },
    ]),
  ),
});

/** PySolFC deals the four cards of the last row to the columns in the middle. */
const CANISTER = [6, 6, 7, 7, 7, 7, 6, 6];

export const americanCanister: GameDef = openColumnsGame(
  {
    id: 'american-canister',
    title: 'American Canister',
    families: CASTLE,
    tags: ["Thinker's"],
    info: { difficulty: 5, length: 'medium' },
  },
  { columns: 8, deal: CANISTER, suit: 'alternating', spaces: 'anything', unit: 'run' },
  {
    options: {
      suit: coloursOption('alternating'),
      units: movesOption('run'),
      spaces: spacesOption('any'),
      foundationReturn: RETURN,
    },
  },
);

export const britishCanister: GameDef = openColumnsGame(
  {
    id: 'british-canister',
    title: 'British Canister',
    families: CASTLE,
    tags: ["Thinker's"],
    info: { difficulty: 5, length: 'short' },
  },
  { columns: 8, deal: CANISTER, suit: 'alternating', spaces: KINGS },
  {
    options: {
      suit: coloursOption('alternating'),
      units: movesOption('single'),
      spaces: spacesOption('kings'),
      foundationReturn: RETURN,
    },
  },
);

/** A pack of 32: in each suit the ace, which is low, and the cards from the seven to the king. */
export const thirty: GameDef = {
  ...openColumnsGame(
    {
      id: 'thirty',
      title: 'Thirty',
      families: CASTLE,
      tags: ["Thinker's"],
      info: { difficulty: 3, length: 'short' },
    },
    { columns: 5, deal: 6, suit: 'any', spaces: 'anything', unit: 'run', reserve: 2 },
    {
      options: {
        columns: {
          title: 'Columns',
          standard: '5',
          values: {
            5: { title: 'five of six cards', set: {} },
            6: {
              title: 'six of five cards',
              set: { 'zones.tableau.piles': 6, 'zones.tableau.deal': 5 },
            },
          },
        },
        units: movesOption('run'),
        spaces: spacesOption('any'),
        foundationReturn: RETURN,
      },
    },
  ),
  pack: { packs: 1, ranks: [1, 7, 8, 9, 10, 11, 12, 13] },
};

const squareOfSix = openColumnsGame(
  {
    id: 'thirty-six',
    title: 'Thirty-Six',
    families: ['forty'],
    tags: ["Thinker's"],
    info: { difficulty: 2, length: 'medium' },
  },
  { columns: 6, deal: 6, suit: 'any', spaces: 'anything', unit: 'run' },
  {
    options: { units: movesOption('run'), spaces: spacesOption('any'), foundationReturn: RETURN },
  },
);

export const thirtySix: GameDef = {
  ...squareOfSix,
  zones: {
    ...squareOfSix.zones,
    waste: { role: 'waste', give: { foundation: 'top', tableau: 'top' } },
  },
  stock: { to: 'waste', draw: 1, passes: 1, when: 'any' },
};

export const spanishPatience: GameDef = openColumnsGame(
  {
    id: 'spanish-patience',
    title: 'Spanish Patience',
    families: CASTLE,
    tags: ['Rewarding', "Thinker's"],
    info: { difficulty: 1, length: 'medium' },
  },
  { columns: 13, deal: 4, suit: 'any', spaces: 'anything' },
  {
    foundation: { give: { tableau: 'top' } },
    options: {
      suit: coloursOption('any'),
      faces: {
        title: 'Covered cards',
        standard: 'open',
        values: {
          covered: { title: 'face down', set: { 'zones.tableau.face': 'top' } },
          open: { title: 'face up', set: {} },
        },
      },
      units: movesOption('single'),
      spaces: spacesOption('any'),
      foundationReturn: foundationReturn('allowed'),
    },
  },
);

export const canisterPresets: readonly Preset[] = [
  { id: 'canister', of: 'american-canister', title: 'Canister', options: { suit: 'any' } },
  {
    id: 'castles-in-spain',
    of: 'spanish-patience',
    title: 'Castles in Spain',
    options: { suit: 'alternating' },
  },
  {
    id: 'portuguese-solitaire',
    of: 'spanish-patience',
    title: 'Portuguese Solitaire',
    options: { spaces: 'kings' },
  },
];
