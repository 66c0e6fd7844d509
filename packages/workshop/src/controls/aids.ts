/** Aids: powers and their uses, limits of time and undo, and the hazards of a layout. */
import { compositionOf, packSize, type GameDef, type LayoutZone, type Regather } from '@cairn/engine';
import type { Label } from '../model/control.ts';
import type { Edits } from '../model/difference.ts';
import { placesOf } from '../model/layout-grid.ts';
import {
  switchControl,
  numberControl,
  numbersControl,
  optionalNumber,
  valueChoice,
  type ControlDefinition,
} from '../model/control-definition.ts';
import { adding, CHANCES, has, zonesOf } from '../model/parts.ts';
import type { ControlWord } from '../model/words.ts';
import { regatherGaps } from './grid.ts';

const named = (word: ControlWord, id: string): Label => ({ id, tab: 'aids', word });

export const aidControls = (def: GameDef): readonly ControlDefinition[] => [
  ...powers(def),
  ...regatherControls(def),
  optionalNumber(named('seconds', 'limits.seconds'), def.limits?.seconds, 'unlimited', {
    least: 5,
    most: 86_400,
  }),
  optionalNumber(named('undo', 'limits.undo'), def.limits?.undo, 'unlimited', { least: 0, most: 999 }),
  // Only a game whose goal is to clear a layout can deal another one.
  ...(def.again !== undefined || (def.goal.kind === 'clear' && has(def, 'layout'))
    ? [
        switchControl(named('again', 'again'), def.again !== undefined, (on) => ({
          again: on ? 'reshuffle' : null,
        })),
      ]
    : []),
  ...zonesOf(def, 'layout').flatMap(([id, zone]) => hazards(def, id, zone)),
];

/** The part of a game that each power needs. */
const WORKS = {
  peek: (def: GameDef) => has(def, 'stock'),
  reshuffle: (def: GameDef) => has(def, 'layout'),
  restock: (def: GameDef) => has(def, 'hole') && has(def, 'stock'),
  chance: (def: GameDef) => def.events !== undefined,
} as const;

const powers = (def: GameDef): readonly ControlDefinition[] =>
  (['peek', 'reshuffle', 'restock', 'chance'] as const)
    .filter((power) => WORKS[power](def) || def.powers?.[power] !== undefined)
    .map((power) =>
      numberControl(
        named(power, `powers.${power}`),
        def.powers?.[power]?.uses ?? 0,
        { least: 0, most: 99, besides: ['unlimited'] },
        (uses) => ({ [`powers.${power}`]: uses === 0 ? null : { uses } }),
      ),
    );

/** How often columns are gathered and dealt again, in which order, and how many cards each then gets. */
const regatherControls = (def: GameDef): readonly ControlDefinition[] => {
  const now = def.powers?.regather;
  const [first] = zonesOf(def, 'tableau').filter(([, { face }]) => face === 'open');
  const [, zone] = first ?? [];
  const piles = zonesOf(def, 'tableau').find(([id]) => id === now?.zone)?.[1].piles ?? zone?.piles;
  const [grid] = zonesOf(def, 'grid');
  if (grid !== undefined) return gridRegather(def, grid[0]);
  if (piles === undefined) return [];
  const least = Math.ceil(packSize(compositionOf(def)) / piles);
  const usual = { zone: first?.[0] ?? '', order: 'shuffled', deal: least };
  return [
    regatherUses('regather', now, usual),
    ...(now === undefined
      ? []
      : [
          ...regatherOrder(now),
          numberControl(named('regather-cards', 'powers.regather.deal'), now.deal ?? least, {
            least: 1,
            most: 60,
          }),
        ]),
  ];
};

const regatherUses = (
  word: ControlWord,
  now: Regather | undefined,
  usual: { readonly zone: string; readonly order: string },
): ControlDefinition =>
  numberControl(
    named(word, 'powers.regather'),
    now?.uses ?? 0,
    { least: 0, most: 99, besides: ['unlimited'] },
    (uses) => ({ 'powers.regather': uses === 0 ? null : { ...usual, ...now, uses } }),
  );

const regatherOrder = (now: Regather): readonly ControlDefinition[] =>
  valueChoice(named('regather-order', 'powers.regather.order'), now.order, {
    'in-any-order': 'shuffled',
    'from-top': 'fromTop',
    'from-bottom': 'fromBottom',
  });

/** The same for a grid, which keeps its cards in order. */
const gridRegather = (def: GameDef, id: string): readonly ControlDefinition[] => {
  const now = def.powers?.regather;
  return [
    regatherUses('grid-regather', now, { zone: id, order: 'shuffled' }),
    ...(now === undefined ? [] : [...regatherOrder(now), ...regatherGaps(def)]),
  ];
};

const MOST_LOCKS = 12;

const hazards = (def: GameDef, id: string, zone: LayoutZone): readonly ControlDefinition[] => {
  const most = placesOf(zone.rows).length;
  const label = (word: ControlWord, key: string): Label => ({
    ...named(word, `zones.${id}.${key}`),
    zone: id,
    role: 'layout',
  });
  const places = (
    word: ControlWord,
    key: string,
    list: readonly number[] = [],
    fewest = 0,
    more: (on: boolean) => Edits = () => ({}),
  ): ControlDefinition =>
    numbersControl(
      label(word, key),
      list,
      { least: 1, most: Math.max(1, most, ...list), fewest, longest: 208 },
      (chosen) => ({
        [label(word, key).id]: chosen.length === 0 ? null : unique(chosen),
        ...more(chosen.length > 0),
      }),
    );
  const { locks = [], rough, irons, events } = zone;
  return [
    places('rough', 'rough', rough),
    places('irons', 'irons', irons, 0, (on) => (on ? bag(def, id) : {})),
    places('events', 'events', events, 0, (on) => eventful(def, on, id)),
    numberControl(label('locks', 'locks'), locks.length, { least: 0, most: MOST_LOCKS }, (count) => ({
      [`zones.${id}.locks`]:
        count === 0
          ? null
          : Array.from({ length: count as number }, (_, i) => locks[i] ?? { places: [1], until: [most] }),
    })),
    ...locks.flatMap((lock, i) =>
      [
        { ...places('lock-places', `locks.${i}.places`, lock.places, 1) },
        { ...places('lock-until', `locks.${i}.until`, lock.until, 1) },
      ].map((knob): ControlDefinition => ({ ...knob, control: { ...knob.control, nth: i + 1 } })),
    ),
  ];
};

const unique = (list: readonly number[]): readonly number[] => [...new Set(list)];

/** Irons are kept in a hand that no other zone gives to. */
const bag = (def: GameDef, id: string): Edits => ({
  ...(has(def, 'hand') ? {} : adding(def, 'hand', [])),
  [`zones.${id}.give.hand`]: 'top',
});

/** Event cards need events, and both answers: paying and chance. */
const eventful = (def: GameDef, on: boolean, id: string): Edits => {
  if (on)
    return {
      ...(def.events === undefined ? { events: CHANCES } : {}),
      'powers.pay': { uses: 'unlimited' },
      ...(def.powers?.chance === undefined ? { 'powers.chance': { uses: 'unlimited' } } : {}),
    };
  const others = zonesOf(def, 'layout').some(([other, { events }]) => other !== id && events !== undefined);
  return others ? {} : { events: null, 'powers.pay': null, 'powers.chance': null };
};
