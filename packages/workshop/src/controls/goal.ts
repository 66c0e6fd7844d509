/** Goal: the goal and its zone, and which cards leave the table as a group. */
import {
  soleGoalZone,
  goalZoneIds,
  STANDARD_RANKS,
  type GameDef,
  type Goal,
  type Json,
  type Remove,
  type Role,
} from '@cairn/engine';
import type { Label } from '../model/control.ts';
import type { Edits } from '../model/difference.ts';
import {
  choiceControl,
  switchControl,
  nameControl,
  numberControl,
  ranksControl,
  valueChoice,
  wordsControl,
  type ControlDefinition,
} from '../model/control-definition.ts';
import { matchControls, sourcesOf } from './match.ts';
import { has, rolesOf, zonesOf } from '../model/parts.ts';
import type { ControlWord } from '../model/words.ts';

const named = (word: ControlWord, id: string): Label => ({ id, tab: 'goal', word });

export const goalControls = (def: GameDef): readonly ControlDefinition[] => [...aim(def), ...removal(def)];

const KINDS = {
  clear: 'clear-zone',
  gather: 'gather-cards',
  suits: 'suits-in-order',
  order: 'rows-in-order',
  piles: 'few-piles',
} as const;

const aim = (def: GameDef): readonly ControlDefinition[] => {
  const { goal: now } = def;
  const fits = zonesFor(def, now.kind);
  const ways = (['clear', 'gather', 'suits', 'order', 'piles'] as const).flatMap((kind) => {
    const open = zonesFor(def, kind);
    const kept =
      goalZoneIds(now).every((id) => open.includes(id)) &&
      (kind === 'clear' || kind === 'gather' || soleGoalZone(now) !== null);
    const zone = kept ? now.zone : open[0];
    const value = {
      kind,
      zone,
      ...(kind === 'gather' ? { cards: 'all' } : kind === 'piles' ? { most: 1 } : {}),
    };
    return zone === undefined ? [] : [[KINDS[kind], { goal: value as Json }] as const];
  });
  return [
    ...choiceControl(named('goal', 'goal'), KINDS[now.kind], Object.fromEntries(ways)),
    ...zoneControl(now, fits, together(def, now, fits)),
    ...(now.kind === 'gather'
      ? [
          numberControl(named('goal-cards', 'goal.cards'), now.cards, {
            least: 1,
            most: 208,
            besides: ['all'],
          }),
        ]
      : []),
    ...(now.kind === 'piles'
      ? [numberControl(named('goal-piles', 'goal.most'), now.most, { least: 1, most: 103 })]
      : []),
  ];
};

/** Several zones as one choice: their ids with this between them, which no id has. */
const AND = '+';

/** The choice of one zone, or of several together. */
const zoneControl = (
  now: Goal,
  fits: readonly string[],
  several: readonly string[],
): readonly ControlDefinition[] => {
  const value = goalZoneIds(now).join(AND);
  const open = [...fits, ...several];
  return nameControl(
    named('goal-zone', 'goal.zone'),
    'zones',
    value,
    open.includes(value) ? open : [value, ...open],
  ).map((each) => ({
    ...each,
    edits: (chosen) => {
      const ids = (chosen as string).split(AND);
      return { 'goal.zone': ids.length > 1 ? ids : chosen };
    },
  }));
};

/** All zones of one role together, where there are several. */
const together = (def: GameDef, { kind }: Goal, fits: readonly string[]): readonly string[] => {
  if (kind === 'suits' || kind === 'piles') return [];
  const roles = [...new Set(fits.map((id) => def.zones[id]?.role))];
  return roles.flatMap((role) => {
    const own = fits.filter((id) => def.zones[id]?.role === role);
    return own.length > 1 ? [own.join(AND)] : [];
  });
};

/**
 * The zones that a goal of this kind can name: those that can be emptied, that gather cards, or that hold suits in
 * order.
 */
const zonesFor = (def: GameDef, kind: Goal['kind']): readonly string[] => {
  const roles: readonly Role[] = {
    clear: ['layout', 'tableau', 'cell', 'reserve', 'waste'] as const,
    gather: ['foundation', 'hole', 'discard'] as const,
    suits: ['tableau'] as const,
    order: ['grid'] as const,
    piles: ['row', 'tableau'] as const,
  }[kind];
  return Object.entries(def.zones).flatMap(([id, zone]) => (roles.includes(zone.role) ? [id] : []));
};

const REMOVALS = { pair: 'pairs', run: 'runs', lower: 'lower-of-suit', match: 'matches' } as const;
const ACE_LOW = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13];
const ACE_HIGH = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 1];

const usual = (def: GameDef, kind: Remove['kind']): Remove => {
  if (kind === 'run') return { kind, min: 2, ends: 'circular' };
  if (kind === 'lower') return { kind, order: ACE_HIGH };
  const from = rolesOf(def).filter((role) => role === 'layout' || role === 'tableau' || role === 'waste');
  if (kind === 'match') return { kind, from, sets: [{ same: 'rank' }] };
  return { kind, sum: 13, alone: [13], from, coverer: false };
};

const removal = (def: GameDef): readonly ControlDefinition[] => {
  const { remove } = def;
  const [discard] = zonesOf(def, 'discard');
  const spare = discard !== undefined && !goalZoneIds(def.goal).includes(discard[0]);
  const off: Edits = { remove: null, ...(spare ? { [`zones.${discard[0]}`]: null } : {}) };
  const on = (kind: Remove['kind']): Edits => ({
    remove: usual(def, kind),
    ...(discard === undefined ? { 'zones.discard': { role: 'discard' } } : {}),
  });
  return [
    ...choiceControl(named('remove', 'remove'), remove === undefined ? 'none' : REMOVALS[remove.kind], {
      none: off,
      pairs: on('pair'),
      runs: on('run'),
      'lower-of-suit': on('lower'),
      matches: on('match'),
    }),
    ...(remove === undefined ? [] : rulesOf(def, remove)),
  ];
};

const rulesOf = (def: GameDef, remove: Remove): readonly ControlDefinition[] => {
  switch (remove.kind) {
    case 'pair': {
      const among = sourcesOf(def, remove.from);
      return [
        numberControl(named('sum', 'remove.sum'), remove.sum, { least: 2, most: 26 }),
        ranksControl(named('alone', 'remove.alone'), remove.alone, STANDARD_RANKS, { fewest: 0 }),
        wordsControl(named('remove-from', 'remove.from'), remove.from, among, {}),
        ...(has(def, 'layout') || remove.coverer
          ? [
              switchControl(named('coverer', 'remove.coverer'), remove.coverer, (on) => ({
                'remove.coverer': on,
              })),
            ]
          : []),
      ];
    }
    case 'run':
      return [
        numberControl(named('least-run', 'remove.min'), remove.min, { least: 2, most: 13 }),
        ...valueChoice(named('ends', 'remove.ends'), remove.ends, { linear: 'linear', circular: 'circular' }),
      ];
    case 'match':
      return matchControls(def, remove);
    case 'lower':
      return [
        switchControl(named('ace-high', 'remove.order'), remove.order.at(-1) === 1, (on) => ({
          'remove.order': on ? ACE_HIGH : ACE_LOW,
        })),
      ];
  }
};
