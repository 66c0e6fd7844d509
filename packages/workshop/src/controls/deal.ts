/**
 * Deal: how many cards each pile gets, which are face up, which are taken out of the pack first, and when they are
 * turned up.
 */
import {
  STANDARD_RANKS,
  type CellZone,
  type FoundationZone,
  type GameDef,
  type HandZone,
  type LayoutZone,
  type ReserveZone,
  type TableauZone,
} from '@cairn/engine';
import type { Label } from '../model/control.ts';
import {
  cardsControl,
  choiceControl,
  switchControl,
  numberControl,
  numbersControl,
  optionalNumber,
  ranksControl,
  valueChoice,
  type ControlDefinition,
} from '../model/control-definition.ts';
import { packRanks } from '../model/parts.ts';
import { gridGaps } from './grid.ts';
import type { ControlWord } from '../model/words.ts';

const MOST_CARDS = 60;

type Named = (word: ControlWord, key: string) => Label;

export const dealControls = (def: GameDef): readonly ControlDefinition[] =>
  Object.entries(def.zones).flatMap(([id, zone]): readonly ControlDefinition[] => {
    const named: Named = (word, key) => ({
      id: `zones.${id}.${key}`,
      tab: 'deal',
      word,
      zone: id,
      role: zone.role,
    });
    switch (zone.role) {
      case 'layout':
        return layout(named, zone);
      case 'tableau':
        return [...columns(named, zone), ...faces(named, zone), ...others(def, named, zone)];
      case 'hole':
        return [
          numberControl(named('dealt', 'deal'), zone.deal, { least: 0, most: 1 }),
          cardsControl(named('taken-out', 'pull'), zone.pull),
        ];
      case 'grid':
        return gridGaps(def, id, zone);
      case 'cell':
        return [dealtCount(named, zone)];
      case 'foundation':
        return foundations(named, zone);
      case 'reserve':
        return reserve(named, zone);
      case 'hand':
        return hand(def, named, zone);
      case 'row':
      case 'waste':
      case 'discard':
        return [];
    }
  });

const layout = (named: Named, { face, rows }: LayoutZone): readonly ControlDefinition[] => {
  const { id } = named('face', 'face');
  const some = typeof face === 'object';
  return [
    ...choiceControl(named('face', 'face'), some ? 'rows-open' : face, {
      open: { [id]: 'open' },
      closed: { [id]: 'closed' },
      'rows-open': { [id]: some ? face : { openRows: 1 } },
    }),
    ...(some
      ? [
          numberControl(named('face-up', 'face.openRows'), face.openRows, {
            least: 1,
            most: Math.max(rows.length, face.openRows),
          }),
        ]
      : []),
  ];
};

/** One number for all columns, or one for each. */
const columns = (named: Named, { piles, deal: dealt }: TableauZone): readonly ControlDefinition[] => {
  const each = typeof dealt === 'object';
  const { id } = named('dealt', 'deal');
  const bounds = { least: 0, most: MOST_CARDS };
  const lists = (list: readonly number[]): ControlDefinition =>
    numbersControl(named('dealt', 'deal'), list, { ...bounds, fewest: piles, longest: piles });
  return [
    switchControl({ ...named('dealt-each', 'deal'), id: `${id}.each` }, each, (on) => ({
      [id]: on
        ? Array.from({ length: piles }, () => dealt as number)
        : ((dealt as readonly number[])[0] ?? 0),
    })),
    each ? lists(dealt) : numberControl(named('dealt', 'deal'), dealt, bounds),
  ];
};

const faces = (named: Named, { face, piles }: TableauZone): readonly ControlDefinition[] => {
  const { id } = named('face', 'face');
  const up = typeof face === 'object' && 'up' in face ? face.up : null;
  const down = typeof face === 'object' && 'down' in face ? face.down : null;
  const bounds = { least: 1, most: MOST_CARDS };
  return [
    ...choiceControl(
      named('face', 'face'),
      face === 'open' ? 'open' : face === 'top' ? 'last-open' : up !== null ? 'some-open' : 'some-closed',
      {
        open: { [id]: 'open' },
        'last-open': { [id]: 'top' },
        'some-open': { [id]: { up: up ?? 2 } },
        'some-closed': { [id]: { down: down ?? [1] } },
      },
    ),
    ...(typeof up === 'number' ? [numberControl(named('face-up', 'face.up'), up, bounds)] : []),
    ...(typeof up === 'object' && up !== null
      ? [numbersControl(named('face-up', 'face.up'), up, { ...bounds, fewest: piles, longest: piles })]
      : []),
    ...(down === null
      ? []
      : [
          numbersControl(named('face-down', 'face.down'), down, {
            ...bounds,
            fewest: 1,
            longest: MOST_CARDS,
          }),
        ]),
  ];
};

const others = (def: GameDef, named: Named, zone: TableauZone): readonly ControlDefinition[] => [
  optionalNumber(named('last-rows', 'lastRows'), zone.lastRows, 'none', { least: 1, most: MOST_CARDS }),
  // Only face-down cards are turned up.
  ...(zone.face === 'open'
    ? []
    : valueChoice(named('turning', 'turn'), zone.turn ?? 'exposed', {
        exposed: 'exposed',
        together: 'together',
      })),
  cardsControl(named('taken-out', 'pull'), zone.pull),
  switchControl(named('distinct', 'distinct'), zone.distinct !== undefined, (on) => ({
    [named('distinct', 'distinct').id]: on ? 'rank' : null,
  })),
  // Only face-up cards sink.
  ...(zone.face === 'open' || zone.sink !== undefined
    ? [
        ranksControl(named('sinking', 'sink'), zone.sink ?? [], packRanks(def), { fewest: 0 }, (ranks) => ({
          [named('sinking', 'sink').id]: ranks.length === 0 ? null : ranks,
        })),
      ]
    : []),
];

/** How many foundations begin with a card of the deal, or the cards that are taken out of the pack for them. */
const foundations = (named: Named, zone: FoundationZone): readonly ControlDefinition[] => [
  dealtCount(named, zone),
  switchControl(
    { ...named('base-out', 'pull'), id: `${named('base-out', 'pull').id}.base` },
    zone.pull === 'base',
    (on) => ({
      [named('base-out', 'pull').id]: on ? 'base' : null,
    }),
  ),
  ...(zone.pull === 'base' ? [] : [cardsControl(named('taken-out', 'pull'), zone.pull)]),
];

/** How many piles of a zone get a card. */
const dealtCount = (
  named: Named,
  { piles, deal: dealt = 0 }: FoundationZone | CellZone,
): ControlDefinition => {
  const { id } = named('dealt', 'deal');
  const count = typeof dealt === 'number' ? dealt * piles : dealt.reduce((sum, each) => sum + each, 0);
  return numberControl(
    named('dealt', 'deal'),
    count,
    { least: 0, most: Math.max(piles, count) },
    (wanted) => ({
      [id]:
        wanted === 0
          ? null
          : wanted === piles
            ? 1
            : Array.from({ length: piles }, (_, i) => (i < (wanted as number) ? 1 : 0)),
    }),
  );
};

const reserve = (named: Named, { deal: dealt, face }: ReserveZone): readonly ControlDefinition[] => [
  numberControl(named('dealt', 'deal'), dealt, { least: 1, most: MOST_CARDS }),
  ...valueChoice(named('face', 'face'), face, { open: 'open', 'last-open': 'top' }),
];

/** A hand begins empty, with cards of the pack, or with extra cards, one for each place. */
const hand = (def: GameDef, named: Named, { pull, holds = [] }: HandZone): readonly ControlDefinition[] => {
  const alike = new Set(holds).size === holds.length;
  const among = STANDARD_RANKS.filter(
    (rank) => (def.pack.ranks ?? STANDARD_RANKS).includes(rank) || holds.includes(rank),
  );
  const { id } = named('holds', 'holds');
  return [
    cardsControl(named('taken-out', 'pull'), pull),
    ...(alike && among.length > 0
      ? [
          ranksControl(
            named('holds', 'holds'),
            holds,
            among,
            { fewest: 0, longest: Math.min(8, among.length) },
            (chosen) => ({
              [id]: chosen.length === 0 ? null : chosen,
            }),
          ),
        ]
      : []),
  ];
};
