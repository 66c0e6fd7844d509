/**
 * Games whose cards are gathered and dealt again: shuffled in La Belle Lucie and Trefoil, as they lay in Cruel and
 * Perseverance (the notes on each game have the sources).
 */
import type { GameDef, OptionDef, Regather } from '@cairn/engine';
import { foundationReturn } from './foundations.ts';
import { movesOption, openColumnsGame, spacesOption } from './open-columns.ts';

/** Seventeen fans of three and a single card, which is the last of the pack. */
const FANS = Array.from({ length: 18 }, (_, i) => (i < 17 ? 3 : 1));

const USES: Readonly<Record<string, readonly [title: string, uses: Regather['uses'] | null]>> = {
  none: ['not at all', null],
  once: ['once', 1],
  twice: ['twice', 2],
  free: ['as often as you like', 'unlimited'],
};

/** How often the columns are dealt again. */
const againOption = (standard: string, offered: readonly string[]): OptionDef => ({
  title: 'The columns are dealt again',
  standard,
  values: Object.fromEntries(
    offered.flatMap((name) => {
      const [title, uses] = USES[name] ?? ['', null];
      const set = uses === null ? { 'powers.regather': null } : { 'powers.regather.uses': uses };
      return [[name, { title, set: name === standard ? {} : set }]];
    }),
  ),
});

const ORDERS: Readonly<Record<Regather['order'], string>> = {
  shuffled: 'shuffled',
  fromTop: 'in their order, from the tops of the columns',
  fromBottom: 'in their order, from the bottoms of the columns',
};

/** In which order; the first one offered is the standard. It stands before `again`, which may take the power away. */
const orderOption = (offered: readonly Regather['order'][]): OptionDef => ({
  title: 'Order of the new deal',
  standard: offered[0] ?? 'shuffled',
  values: Object.fromEntries(
    offered.map((order, i) => [
      order,
      { title: ORDERS[order], set: i === 0 ? {} : { 'powers.regather.order': order } },
    ]),
  ),
});

const gathered = (game: GameDef, rules: Omit<Regather, 'zone'>): GameDef => ({
  ...game,
  powers: { regather: { ...rules, zone: 'tableau' } },
});

export const laBelleLucie: GameDef = gathered(
  openColumnsGame(
    {
      id: 'la-belle-lucie',
      title: 'La Belle Lucie',
      aka: ['Lovely Lucy', 'Midnight Oil', 'Alexander the Great', 'Clover Leaves'],
      families: ['fan'],
      tags: ['Popular', "Thinker's"],
      info: { difficulty: 4, length: 'medium' },
    },
    { columns: 18, deal: FANS, suit: 'same', spaces: 'nothing' },
    {
      tableau: { lastRows: 1 },
      options: {
        again: againOption('twice', ['none', 'once', 'twice']),
        spaces: spacesOption('none', ['none', 'kings']),
        foundationReturn: foundationReturn('never'),
      },
    },
  ),
  { uses: 2, order: 'shuffled', deal: 3 },
);

export const trefoil: GameDef = gathered(
  openColumnsGame(
    {
      id: 'trefoil',
      title: 'Trefoil',
      aka: ['Les Fleurons'],
      families: ['fan'],
      tags: ["Thinker's"],
      info: { difficulty: 3, length: 'medium' },
    },
    { columns: 16, deal: 3, suit: 'same', spaces: 'nothing', aces: 'out' },
    {
      options: {
        order: orderOption(['shuffled', 'fromTop', 'fromBottom']),
        again: againOption('twice', ['none', 'once', 'twice']),
        spaces: spacesOption('none', ['none', 'kings']),
        foundationReturn: foundationReturn('never'),
      },
    },
  ),
  { uses: 2, order: 'shuffled', deal: 3 },
);

export const cruel: GameDef = gathered(
  openColumnsGame(
    {
      id: 'cruel',
      title: 'Cruel',
      families: ['castle'],
      tags: ['Popular', "Thinker's"],
      info: { difficulty: 2, length: 'medium' },
    },
    { columns: 12, deal: 4, suit: 'same', spaces: 'nothing', aces: 'out' },
    {
      options: {
        order: orderOption(['fromTop', 'fromBottom']),
        again: againOption('free', ['none', 'twice', 'free']),
        units: movesOption('single'),
        foundationReturn: foundationReturn('never'),
      },
    },
  ),
  { uses: 'unlimited', order: 'fromTop', deal: 4 },
);

export const perseverance: GameDef = gathered(
  openColumnsGame(
    {
      id: 'perseverance',
      title: 'Perseverance',
      families: ['castle'],
      tags: ["Thinker's"],
      info: { difficulty: 3, length: 'medium' },
    },
    { columns: 12, deal: 4, suit: 'same', spaces: 'nothing', unit: 'run', aces: 'out' },
    {
      options: {
        order: orderOption(['fromTop', 'fromBottom']),
        again: againOption('twice', ['none', 'twice', 'free']),
        units: movesOption('run'),
        foundationReturn: foundationReturn('never'),
      },
    },
  ),
  { uses: 2, order: 'fromTop', deal: 4 },
);
