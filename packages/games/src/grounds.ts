/**
 * Grounds: the hazards of the holes of our two courses. A hole is a layout of the trail; its ground is a value of the
 * option `ground`. They are drawn by hand: a locked card waits only for cards of the lowest row that are not locked
 * themselves, so that every card can be reached. Irons are in low rows, to be met early, and event cards in high rows,
 * where the choice comes late.
 */
import type { GameDef, Json, OptionDef } from '@cairn/engine';
import { hazardEdits, hazardsOf, type Ground } from './hazards.ts';

/** Saltmarsh: flat and wet, sand before water. */
const MARSH: Readonly<Record<string, Ground>> = {
  foothills: { sand: '2.1 2.2 < 3.9', irons: '3.2 3.5', events: '1.2' },
  palisade: { water: '3.4 3.5 < 4.2 4.7', irons: '4.1 4.8 3.3' },
  tripeaks: { sand: '3.4 3.5 < 4.10', rough: '4.5', irons: '4.3 4.8', events: '2.3' },
  chevrons: { sand: '6.1 6.2 < 7.4', irons: '7.2 5.3', events: '4.2' },
  bellows: { water: '3.1 3.6 < 4.3 4.5', irons: '4.1 4.7 2.4', events: '2.2' },
  mesa: { sand: '3.7 3.8 < 4.1', rough: '4.6', irons: '4.3 3.2', events: '2.4' },
  'three-gems': { water: '3.2 3.5 3.8 < 5.1 5.3', irons: '4.2 4.5', events: '2.4' },
  'two-roofs': { sand: '4.1 4.2 < 5.8', rough: '5.4', irons: '5.2 4.6', events: '3.3' },
  saddle: { sand: '4.6 4.7 < 5.1', water: '3.4 < 5.3 5.6', irons: '5.5 4.2', events: '2.2' },
  braid: { water: '3.3 3.4 < 5.1 5.6', irons: '5.2 5.5 4.2', events: '2.2' },
  brickwork: { sand: '3.1 3.2 < 4.7', rough: '4.4', irons: '4.2 3.6', events: '2.4' },
  staircase: { water: '5.2 4.3 < 7.1 6.2', irons: '6.1 5.3 3.5', events: '2.3' },
  gorge: { sand: '4.1 4.2 < 5.4', irons: '5.1 3.3 3.5', events: '3.2' },
  'twin-ridges': { sand: '4.3 4.4 < 5.9', water: '4.8 < 5.2 5.4', irons: '5.6 4.1', events: '3.3' },
  lantern: { water: '5.3 5.5 < 6.1 6.6', rough: '6.3', irons: '6.4 5.2', events: '4.3' },
  shield: { sand: '4.1 4.5 < 5.2', irons: '5.1 5.4 3.3', events: '3.4' },
  canyon: { rough: '4.2', irons: '5.1 5.2 4.3 3.2', events: '3.5' },
  fortress: { sand: '4.3 4.4 < 5.1', water: '3.4 3.5 < 5.4 5.5', irons: '5.2 5.7 4.6', events: '3.2' },
};

/** High Moor: rough and wind, locks high up. */
const MOOR: Readonly<Record<string, Ground>> = {
  tripeaks: { rough: '4.3 4.8', water: '2.2 2.5 < 4.5 4.6', irons: '4.1 4.10', events: '3.5' },
  bellows: { rough: '4.4', sand: '2.3 2.5 < 4.1', irons: '4.2 3.5', events: '1.4' },
  braid: { rough: '5.2 5.5', irons: '5.1 5.4 4.1', events: '3.3' },
  ziggurat: { sand: '3.2 3.4 < 5.4', irons: '5.1 5.7 4.3', events: '2.2' },
  mesa: { rough: '4.2 4.8', water: '2.3 2.5 < 4.4 4.6', irons: '4.5 3.3', events: '1.3' },
  staircase: { rough: '7.1', sand: '3.2 3.3 < 6.2', irons: '6.1 5.1 4.4', events: '3.5' },
  'two-roofs': { rough: '5.1 5.8', water: '2.2 2.3 < 5.3 5.6', irons: '5.4 4.2', events: '3.4' },
  brickwork: { rough: '4.2 4.6', sand: '2.4 < 4.4', irons: '4.1 4.7 3.4', events: '1.5' },
  lantern: { rough: '6.2', sand: '4.1 4.6 < 6.5', irons: '6.3 5.4 5.6', events: '3.2' },
  palisade: { rough: '4.3 4.6', water: '2.1 2.8 < 4.1 4.8', irons: '4.4 4.5', events: '2.4' },
  'three-gems': { rough: '5.2', sand: '3.1 3.9 < 5.1', irons: '4.3 4.4 4.6', events: '2.3' },
  saddle: { rough: '5.4 5.5', water: '2.1 2.4 < 5.2 5.7', irons: '5.1 5.8 4.4', events: '3.5' },
  shield: { rough: '5.2 5.3', irons: '5.1 5.4 4.3 3.2', events: '2.4' },
  archway: { sand: '3.1 3.4 < 6.2', irons: '6.1 6.6 5.3 5.4', events: '2.3' },
  arrowhead: { rough: '7.4', irons: '7.1 7.2 6.3 5.2', events: '4.2' },
  'twin-diamonds': { sand: '4.1 4.8 < 6.3', irons: '6.1 6.4 5.3 5.5', events: '4.4' },
  ladder: { rough: '6.2', irons: '6.1 6.3 5.2 5.5', events: '3.4' },
  'pyramid-golf': { water: '3.2 < 7.2 7.6', irons: '7.1 7.4 7.7 6.3', events: '4.2' },
};

const GROUNDS = [
  { name: 'marsh', title: 'a hole of Saltmarsh', holes: MARSH },
  { name: 'moor', title: 'a hole of High Moor', holes: MOOR },
] as const;

/** The option of a layout that is a hole of a course; none for other layouts. */
export const groundOption = (id: string, zone: string, rows: readonly string[]): GameDef['options'] => {
  const own = GROUNDS.flatMap(({ name, title, holes }): [string, OptionDef['values'][string]][] => {
    const ground = holes[id];
    if (ground === undefined) return [];
    const set: Record<string, Json> = hazardEdits(zone, hazardsOf(rows, ground));
    return [[name, { title, set }]];
  });
  return own.length === 0
    ? {}
    : {
        ground: {
          title: 'Ground',
          standard: 'plain',
          values: { plain: { title: 'without course hazards', set: {} }, ...Object.fromEntries(own) },
        },
      };
};
