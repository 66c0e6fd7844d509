/**
 * Minimal definitions to start a custom game from: columns of one card and a hole, columns and foundations, a layout
 * of one card. They are not in the catalogue.
 */
import type { GameDef } from '@cairn/engine';
import { klondikeGame } from './klondike.ts';
import { peaksRules } from './peaks-rules.ts';
import { GOLF, HOLE_CARDS, NONE } from './scorings.ts';
import { oneHole, openColumns } from './zones.ts';

const INFO = { difficulty: 3, length: 'short' } as const;

const columns: GameDef = {
  id: 'empty-columns',
  title: 'Columns and a hole',
  families: ['golf'],
  tags: [],
  info: INFO,
  pack: { packs: 1 },
  zones: { tableau: openColumns(7, 1), hole: oneHole('circular', 1) },
  stock: { to: 'hole', draw: 1, passes: 1, when: 'any' },
  goal: { kind: 'clear', zone: 'tableau' },
  scoring: 'golf',
  scorings: { golf: GOLF, cards: HOLE_CARDS, none: NONE },
  options: {},
};

const triangular = klondikeGame(
  { id: 'empty-foundations', title: 'Columns and foundations', tags: [], info: INFO },
  { packs: 1, columns: 7, pysol: 'left', suit: 'alternating', draw: 1, returns: 'never' },
);
const { lastRows: _rows, ...tableau } = triangular.zones.tableau as Extract<
  GameDef['zones'][string],
  { role: 'tableau' }
>;

/** One card on each column: of the triangle only the builds are left. */
const foundations: GameDef = {
  ...triangular,
  zones: { ...triangular.zones, tableau: { ...tableau, deal: 1, face: 'open' } },
  options: {},
};

const layout: GameDef = peaksRules({
  id: 'empty-layout',
  title: 'A layout and a hole',
  rows: ['#'],
  info: INFO,
});

export const emptyGames: readonly GameDef[] = [columns, foundations, layout];
