/** Structure: the pack, the stock, the zones and their numbers of piles, the picture of a layout. */
import {
  goalZoneIds,
  JOKER_PLACES,
  STANDARD_RANKS,
  type DiscardZone,
  type GameDef,
  type Zone,
} from '@cairn/engine';
import type { Label } from '../model/control.ts';
import type { Edits } from '../model/difference.ts';
import { cutHazards } from '../model/layout-grid.ts';
import {
  switchControl,
  numberControl,
  optionalNumber,
  ranksControl,
  valueChoice,
  wordsControl,
  type ControlDefinition,
} from '../model/control-definition.ts';
import { gridSize } from './grid.ts';
import { ADDED, adding, has, removing, suitPiles, zonesOf } from '../model/parts.ts';
import type { ControlWord } from '../model/words.ts';

const tab = 'structure';

const SUITS = [
  'clubs',
  'diamonds',
  'hearts',
  'spades',
  'fifth-suit',
] as const satisfies readonly ControlWord[];
const USUAL = 4;

export const structureControls = (def: GameDef): readonly ControlDefinition[] => [
  ...pack(def),
  stock(def),
  ...zones(def),
];

const pack = (def: GameDef): readonly ControlDefinition[] => {
  const { packs, jokers = 0, jokerPlace, suits = [0, 1, 2, 3], ranks: held = STANDARD_RANKS } = def.pack;
  const named = (word: ControlWord, id: string): Label => ({ id: `pack.${id}`, tab, word });
  // Jokers go on anything, and only holes take them.
  const playsJokers = jokers > 0 || has(def, 'hole');
  const some = wordsControl(
    named('suits', 'suits'),
    SUITS.filter((_, suit) => suits.includes(suit)),
    SUITS,
    {},
    (chosen) => {
      const list = SUITS.flatMap((suit, i) => (chosen.includes(suit) ? [i] : []));
      const usual = list.length === USUAL && !list.includes(USUAL);
      return followed(def, { ...def.pack, suits: list }, { 'pack.suits': usual ? null : list });
    },
  );
  return [
    numberControl(named('packs', 'packs'), packs, { least: 1, most: 8 }, (count) =>
      followed(def, { ...def.pack, packs: count as number }, { 'pack.packs': count }),
    ),
    ...(playsJokers
      ? [
          optionalNumber(named('jokers', 'jokers'), def.pack.jokers, 'none', { least: 1, most: 4 }),
          ...(jokers > 0
            ? valueChoice(named('joker-place', 'jokerPlace'), jokerPlace ?? JOKER_PLACES[0], {
                ...(has(def, 'stock') || jokerPlace === 'stock' ? { 'in-stock': 'stock' } : {}),
                anywhere: 'anywhere',
                'in-hand': 'hand',
              })
            : []),
        ]
      : []),
    some,
    ranksControl(named('ranks', 'ranks'), held, STANDARD_RANKS, {}, (chosen) => ({
      'pack.ranks': chosen.length === STANDARD_RANKS.length ? null : chosen,
    })),
  ];
};

/** If there is a foundation for every suit of every pack, the number of foundations changes with the pack. */
const followed = (def: GameDef, changed: GameDef['pack'], edits: Edits): Edits => ({
  ...edits,
  ...Object.fromEntries(
    zonesOf(def, 'foundation').flatMap(([id, zone]) =>
      zone.piles === suitPiles(def) && !Array.isArray(zone.deal) && zone.pull === undefined
        ? [[`zones.${id}.piles`, suitPiles({ ...def, pack: changed })] as const]
        : [],
    ),
  ),
});

/** Without a stock the cards that are not dealt are spread on the waste. */
const stock = (def: GameDef): ControlDefinition =>
  switchControl({ id: 'stock', tab, word: 'stock', role: 'stock' }, has(def, 'stock'), (on) => {
    const [[waste] = []] = zonesOf(def, 'waste');
    if (on) {
      const to = (['waste', 'hole', 'tableau'] as const).find((role) => has(def, role)) ?? 'waste';
      return {
        ...(has(def, to) ? {} : adding(def, 'waste')),
        ...(waste === undefined ? {} : { [`zones.${waste}.rest`]: null }),
        stock: { to, draw: 1, passes: 1, when: 'any' },
      };
    }
    const gone: Edits = { stock: null };
    if (waste !== undefined) return { ...gone, [`zones.${waste}.rest`]: true };
    const added = Object.entries(adding(def, 'waste'));
    return {
      ...gone,
      ...Object.fromEntries(added.map(([path, zone]) => [path, { ...(zone as object), rest: true }])),
    };
  });

const zones = (def: GameDef): readonly ControlDefinition[] => [
  ...Object.entries(def.zones).flatMap(([id, zone]): readonly ControlDefinition[] => [
    ...(isNeeded(def, id, zone) ? [] : [present(def, id, zone)]),
    ...inside(def, id, zone),
  ]),
  ...ADDED.filter((role) => !has(def, role)).map((role) =>
    switchControl({ id: `zones.+${role}`, tab, word: 'present', role }, false, (on) =>
      on ? adding(def, role) : {},
    ),
  ),
];

const present = (def: GameDef, id: string, { role }: Zone): ControlDefinition =>
  switchControl({ id: `zones.${id}`, tab, word: 'present', zone: id, role }, true, (on) =>
    on ? {} : removing(def, id),
  );

/** Whether a zone cannot be removed: the goal names it, the stock is drawn to it, or removed cards go there. */
const isNeeded = (def: GameDef, id: string, { role }: Zone): boolean =>
  goalZoneIds(def.goal).includes(id) ||
  (role === 'discard' &&
    (def.remove !== undefined || zonesOf(def, 'grid').some(([, { gaps }]) => gaps?.to === 'discard'))) ||
  (def.stock?.to === role && zonesOf(def, role).length === 1) ||
  def.stock?.zone === id ||
  Object.keys(def.zones).length === 1;

const MOST = { tableau: 24, cell: 8, hole: 16, foundation: 16, reserve: 24, hand: 8, row: 104 } as const;

/** Whether the cards left after dealing lie there, in a game without a stock. */
const restControl = (def: GameDef, id: string, { rest }: DiscardZone): readonly ControlDefinition[] =>
  def.stock === undefined && !has(def, 'waste')
    ? [
        switchControl(
          { id: `zones.${id}.rest`, tab, word: 'set-aside', zone: id, role: 'discard' },
          rest === true,
        ),
      ]
    : [];

const inside = (def: GameDef, id: string, zone: Zone): readonly ControlDefinition[] => {
  const named = (word: ControlWord, key: string): Label => ({
    id: `zones.${id}.${key}`,
    tab,
    word,
    zone: id,
    role: zone.role,
  });
  if (zone.role === 'layout')
    return [
      {
        control: { ...named('picture', 'rows'), kind: 'picture', value: zone.rows },
        edits: (value) => {
          const rows = value as readonly string[];
          return { [`zones.${id}.rows`]: rows, ...cutHazards(def, id, rows) };
        },
      },
    ];
  if (zone.role === 'waste') return [];
  if (zone.role === 'discard') return restControl(def, id, zone);
  if (zone.role === 'grid') return gridSize(tab, id, zone);
  return [
    numberControl(named('piles', 'piles'), zone.piles, { least: 1, most: MOST[zone.role] }, (piles) => ({
      [`zones.${id}.piles`]: piles,
      ...stretched(id, zone, piles as number),
    })),
    ...(zone.role === 'reserve' ? [switchControl(named('wild', 'wild'), zone.wild === true)] : []),
  ];
};

/** Lists with a number for each pile repeat their last number, or are cut. */
const stretched = (id: string, zone: Zone, piles: number): Edits => {
  const fitted = (list: readonly number[]): readonly number[] =>
    Array.from({ length: piles }, (_, i) => list[i] ?? list.at(-1) ?? 0);
  return {
    ...('deal' in zone && typeof zone.deal === 'object' ? { [`zones.${id}.deal`]: fitted(zone.deal) } : {}),
    ...(zone.role === 'tableau' &&
    typeof zone.face === 'object' &&
    'up' in zone.face &&
    typeof zone.face.up === 'object'
      ? { [`zones.${id}.face.up`]: fitted(zone.face.up) }
      : {}),
  };
};
