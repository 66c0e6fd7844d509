/**
 * Games whose kings sink: thirteen or ten columns built whatever the suit, spaces that are never filled, and kings that
 * go to the bottom of their columns after the deal (the notes on each game have the sources).
 */
import type { GameDef } from '@cairn/engine';
import { foundationReturn } from './foundations.ts';
import { openColumnsGame, spacesOption } from './open-columns.ts';

const KINGS = [13];

/** Where the kings of the deal lie. */
const sinkOption: GameDef['options'][string] = {
  title: 'Kings',
  standard: 'bottom',
  values: {
    bottom: { title: 'go to the bottom of their columns', set: {} },
    dealt: { title: 'stay where they are dealt', set: { 'zones.tableau.sink': null } },
  },
};

const OPTIONS: GameDef['options'] = {
  kings: sinkOption,
  spaces: spacesOption('none', ['none', 'kings']),
  foundationReturn: foundationReturn('never'),
};

export const bakersDozen: GameDef = {
  ...openColumnsGame(
    {
      id: 'bakers-dozen',
      title: 'Baker’s Dozen',
      aka: ['Bakers Dozen'],
      families: ['castle'],
      tags: ['Rewarding', "Thinker's"],
      info: { difficulty: 3, length: 'medium' },
    },
    { columns: 13, deal: 4, suit: 'any', spaces: 'nothing' },
    { tableau: { sink: KINGS }, options: OPTIONS },
  ),
  pysol: { pack: 'reversed', sink: 'swap' },
};

export const goodMeasure: GameDef = openColumnsGame(
  {
    id: 'good-measure',
    title: 'Good Measure',
    families: ['castle'],
    tags: ['Rewarding', "Thinker's"],
    info: { difficulty: 3, length: 'medium' },
  },
  { columns: 10, deal: 5, suit: 'any', spaces: 'nothing' },
  {
    foundation: { pull: ['AC', 'AD'] },
    tableau: { sink: KINGS },
    options: OPTIONS,
  },
);
