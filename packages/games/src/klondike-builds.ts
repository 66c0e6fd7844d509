/**
 * Klondike’s triangle of columns, built in other ways: in any suit but its own (Thumb and Pouch), in one colour, moved in
 * suit (Whitehead), and in one colour round the corner, with a base rank (Agnes Sorel). The notes on each have the sources.
 */
import type { FoundationZone, GameDef, TableauZone, Zone } from '@cairn/engine';
import { foundationReturn, foundations } from './foundations.ts';
import { klondikeGame, triangle, WASTE } from './klondike.ts';
import { spacesOption } from './open-columns.ts';
import { baseEndsOption, openFaceOption } from './options.ts';
import { drawOption, passesOption } from './stock-options.ts';

const pouch = klondikeGame(
  {
    id: 'thumb-and-pouch',
    title: 'Thumb and Pouch',
    tags: ['Rewarding'],
    info: { difficulty: 1, length: 'medium' },
  },
  { packs: 1, columns: 7, pysol: 'right', suit: 'other', draw: 1, returns: 'never' },
);

export const thumbAndPouch: GameDef = {
  ...pouch,
  zones: {
    ...pouch.zones,
    tableau: { ...(pouch.zones.tableau as TableauZone), empty: { takes: 'anything' } },
  },
  stock: { to: 'waste', draw: 1, passes: 1, when: 'any' },
  options: {
    draw: drawOption(1),
    passes: passesOption(1),
    spaces: spacesOption('any', ['any', 'kings']),
    waste: WASTE,
    foundationReturn: foundationReturn('never'),
  },
};

const white = klondikeGame(
  {
    id: 'whitehead',
    title: 'Whitehead',
    tags: ['Rewarding', "Thinker's"],
    info: { difficulty: 3, length: 'medium' },
  },
  { packs: 1, columns: 7, pysol: 'right', suit: 'colour', draw: 1, returns: 'allowed' },
);

export const whitehead: GameDef = {
  ...white,
  zones: {
    ...white.zones,
    tableau: {
      ...(white.zones.tableau as TableauZone),
      face: 'open',
      runs: [{ kind: 'step', rank: 'down', suit: 'same', ends: 'linear' }],
      empty: { takes: 'anything' },
    },
  },
  stock: { to: 'waste', draw: 1, passes: 1, when: 'any' },
  options: {
    draw: drawOption(1),
    passes: passesOption(1),
    spaces: spacesOption('any', ['any', 'kings']),
    waste: WASTE,
    foundationReturn: foundationReturn('allowed'),
  },
};

const COLUMNS: Zone = {
  role: 'tableau',
  piles: 7,
  deal: triangle(7),
  face: 'open',
  lastRows: 1,
  build: [{ kind: 'step', rank: 'down', suit: 'colour', ends: 'base' }],
  empty: { takes: 'nothing' },
  give: { foundation: 'top', tableau: 'run' },
};

const sorel = klondikeGame(
  {
    id: 'agnes-sorel',
    title: 'Agnes Sorel',
    aka: ['Agnes'],
    tags: ['Unusual'],
    info: { difficulty: 5, length: 'short' },
  },
  { packs: 1, columns: 7, pysol: 'right', suit: 'colour', draw: 1, returns: 'never' },
);

export const agnesSorel: GameDef = {
  ...sorel,
  zones: {
    tableau: COLUMNS,
    foundation: {
      ...foundations(4, 'never'),
      deal: [1, 0, 0, 0],
      build: [{ kind: 'step', rank: 'up', suit: 'same', ends: 'circular' }],
      empty: { takes: 'base' },
    },
  },
  stock: { to: 'tableau', draw: 1, passes: 1, when: 'any' },
  options: {
    ends: {
      title: 'On cards of the base rank',
      standard: 'base',
      values: {
        base: { title: 'nothing goes', set: {} },
        round: { title: 'the rank below goes', set: { 'zones.tableau.build.0.ends': 'circular' } },
      },
    },
    spaces: {
      title: 'Empty columns',
      standard: 'none',
      values: {
        none: { title: 'wait for the stock', set: {} },
        any: { title: 'take any card', set: { 'zones.tableau.empty.takes': 'anything' } },
        last: { title: 'take the rank below the base', set: { 'zones.tableau.empty.takes': 'last' } },
      },
    },
    face: openFaceOption,
    foundationReturn: foundationReturn('never'),
  },
};

export const agnesBernauer: GameDef = {
  ...sorel,
  id: 'agnes-bernauer',
  title: 'Agnes Bernauer',
  aka: [],
  info: { difficulty: 3, length: 'medium' },
  zones: {
    tableau: {
      ...COLUMNS,
      build: [{ kind: 'step', rank: 'down', suit: 'alternating', ends: 'circular' }],
      empty: { takes: 'last' },
      give: { foundation: 'top', tableau: 'run' },
    },
    reserve: {
      role: 'reserve',
      piles: 7,
      deal: 1,
      face: 'open',
      give: { foundation: 'top', tableau: 'top' },
    },
    foundation: {
      ...agnesSorel.zones.foundation,
      give: { tableau: 'top' },
    } as FoundationZone,
  },
  stock: { to: 'reserve', draw: 1, passes: 1, when: 'any' },
  options: {
    ends: baseEndsOption,
    spaces: {
      title: 'Empty columns',
      standard: 'last',
      values: {
        last: { title: 'take the rank below the base', set: {} },
        any: { title: 'take any card', set: { 'zones.tableau.empty.takes': 'anything' } },
        none: { title: 'stay empty', set: { 'zones.tableau.empty.takes': 'nothing' } },
      },
    },
    face: openFaceOption,
    foundationReturn: foundationReturn('allowed'),
  },
};
