/** Score: the current scoring, and those of its numbers that this game can use. */
import { STANDARD_RANKS, type GameDef, type Rank, type Role, type ScoreDef } from '@cairn/engine';
import type { Label } from '../model/control.ts';
import type { Edits } from '../model/difference.ts';
import {
  choiceControl,
  switchControl,
  nameControl,
  numberControl,
  numbersControl,
  optionalNumber,
  valueChoice,
  wordsControl,
  type ControlDefinition,
} from '../model/control-definition.ts';
import { has, rolesOf } from '../model/parts.ts';
import type { ControlWord } from '../model/words.ts';
import { POINTS, chainControls, type Named } from './chain.ts';

export const scoreControls = (def: GameDef): readonly ControlDefinition[] => {
  const { scoring, scorings } = def;
  const counted = Object.hasOwn(scorings, scoring) ? scorings[scoring] : undefined;
  const named: Named = (word, key) => ({ id: `scorings.${scoring}.${key}`, tab: 'score', word });
  return [
    ...nameControl(
      { id: 'scoring', tab: 'score', word: 'scoring' },
      'scorings',
      scoring,
      Object.keys(scorings),
    ),
    ...(counted === undefined
      ? []
      : [
          ...heading(named, counted),
          ...chainControls(def, named, counted),
          ...plays(def, named, counted),
          ...ends(def, named, counted),
          ...bounds(named, counted),
        ]),
  ];
};

/** Points; the entry is removed if they are 0. */
const points = (label: Label, value: number | undefined): ControlDefinition =>
  numberControl(label, value ?? 0, POINTS, (given) => ({ [label.id]: given === 0 ? null : given }));

const heading = (named: Named, { unit, low, start }: ScoreDef): readonly ControlDefinition[] => [
  ...valueChoice(named('unit', 'unit'), unit, {
    points: 'points',
    dollars: 'dollars',
    strokes: 'strokes',
    groups: 'groups',
    'cards-left': 'cards',
  }),
  switchControl(named('low', 'low'), low === true),
  points(named('start', 'start'), start),
];

/** Points for a single play, draw or card. */
const plays = (def: GameDef, named: Named, now: ScoreDef): readonly ControlDefinition[] => {
  const when = (sense: boolean, key: keyof ScoreDef, word: ControlWord): readonly ControlDefinition[] =>
    sense || now[key] !== undefined ? [points(named(word, key), now[key] as number | undefined)] : [];
  return [
    ...when(has(def, 'stock'), 'draw', 'draw-points'),
    ...when(has(def, 'reserve'), 'reserve', 'reserve-points'),
    ...when(def.events !== undefined, 'penalty', 'penalty'),
    ...when(def.remove?.kind === 'run', 'groups', 'group-points'),
    ...(has(def, 'hole') || now.ranks !== undefined ? [byRank(def, named, now.ranks ?? {})] : []),
    ...routes(def, named, now.moves ?? {}),
    ...counted(def, named, now.cards),
    ...passes(def, named, now.pass),
  ];
};

/** A number for each rank of the pack. */
const byRank = (def: GameDef, named: Named, now: NonNullable<ScoreDef['ranks']>): ControlDefinition => {
  const among: readonly Rank[] = def.pack.ranks ?? STANDARD_RANKS;
  const label = named('rank-points', 'ranks');
  const value = among.map((rank) => now[rank] ?? 0);
  const exact = { fewest: among.length, longest: among.length };
  return numbersControl(label, value, { ...POINTS, ...exact }, (given) => ({
    [label.id]: given.every((each) => each === 0)
      ? null
      : Object.fromEntries(among.flatMap((rank, i) => (given[i] === 0 ? [] : [[rank, given[i] ?? 0]]))),
  }));
};

/** Points for plays that the zones allow, and for cards that may be turned up. */
const routes = (
  def: GameDef,
  named: Named,
  now: NonNullable<ScoreDef['moves']>,
): readonly ControlDefinition[] => {
  const { id } = named('move-points', 'moves');
  const allowed = Object.values(def.zones).flatMap((zone) =>
    Object.keys('give' in zone ? (zone.give ?? {}) : {}).map((to) => `${zone.role}>${to}`),
  );
  const keys = [...new Set([...allowed, ...Object.keys(now)])].filter((key) => /^[a-z]+>[a-z]+$/.test(key));
  const closed = Object.values(def.zones).some((zone) => 'face' in zone && zone.face !== 'open');
  const put = (key: string, value: number): Edits => {
    const moves = Object.fromEntries(
      Object.entries({ ...now, [key]: value }).filter(([, each]) => each !== 0),
    );
    return { [id]: Object.keys(moves).length === 0 ? null : moves };
  };
  const knob = (key: string, label: Label): ControlDefinition =>
    numberControl({ ...label, id: `${id}.${key}` }, now[key] ?? 0, POINTS, (given) =>
      put(key, given as number),
    );
  return [
    ...keys.map((key) => {
      const [from, role] = key.split('>') as [Role, Role];
      return knob(key, { ...named('move-points', 'moves'), from, role });
    }),
    ...(closed || now.turn !== undefined ? [knob('turn', named('turn-points', 'moves'))] : []),
  ];
};

/** Points for the cards in zones of one role. */
const counted = (def: GameDef, named: Named, now: ScoreDef['cards']): readonly ControlDefinition[] => {
  const { id } = named('cards-role', 'cards');
  const roles = rolesOf(def);
  return [
    ...choiceControl(
      named('cards-role', 'cards'),
      now?.role ?? 'none',
      Object.fromEntries<Edits>([
        ['none', { [id]: null }],
        ...roles.map((role): [string, Edits] => [role, { [id]: { role, each: now?.each ?? 1 } }]),
      ]),
    ),
    ...(now === undefined ? [] : [numberControl(named('cards-points', 'cards.each'), now.each, POINTS)]),
  ];
};

const passes = (def: GameDef, named: Named, now: ScoreDef['pass']): readonly ControlDefinition[] => {
  if (def.stock?.to !== 'waste' && now === undefined) return [];
  const { id } = named('pass-points', 'pass');
  return [
    numberControl(named('pass-points', 'pass'), now?.each ?? 0, POINTS, (each) => ({
      [id]: each === 0 ? null : { each, free: now?.free ?? 1 },
    })),
    ...(now === undefined
      ? []
      : [numberControl(named('free-passes', 'pass.free'), now.free, { least: 0, most: 99 })]),
  ];
};

/** Points at the end of a deal. */
const ends = (def: GameDef, named: Named, now: ScoreDef): readonly ControlDefinition[] => {
  const { left, spare = {}, clear } = now;
  const lost = named('left-points', 'left');
  const spares = named('spare-points', 'spare');
  const roles = rolesOf(def);
  return [
    typeof clear === 'object'
      ? numbersControl(named('clear', 'clear'), clear, { ...POINTS, fewest: 1, longest: 99 })
      : points(named('clear', 'clear'), clear),
    numberControl(lost, left?.each ?? 0, POINTS, (each) => ({
      [lost.id]: each === 0 ? null : { ...(left ?? { when: 'lost' }), each },
    })),
    ...(left === undefined
      ? []
      : [
          ...valueChoice(named('left-when', 'left.when'), left.when, { lost: 'lost', 'stock-left': 'stock' }),
          ...(left.roles === undefined
            ? []
            : [
                wordsControl(
                  named('left-roles', 'left.roles'),
                  left.roles,
                  [...new Set([...roles, ...left.roles])],
                  {},
                ),
              ]),
        ]),
    ...roles
      .filter(
        (role) => role === 'stock' || role === 'reserve' || role === 'waste' || spare[role] !== undefined,
      )
      .map((role) =>
        numberControl({ ...spares, id: `${spares.id}.${role}`, role }, spare[role] ?? 0, POINTS, (each) => {
          const kept = Object.entries({ ...spare, [role]: each as number }).filter(([, one]) => one !== 0);
          return { [spares.id]: kept.length === 0 ? null : Object.fromEntries(kept) };
        }),
      ),
    ...(def.limits?.seconds !== undefined || now.second !== undefined
      ? [points(named('second-points', 'second'), now.second)]
      : []),
  ];
};

const bounds = (named: Named, { par, floor, least, bankroll }: ScoreDef): readonly ControlDefinition[] => [
  optionalNumber(named('par', 'par'), par, 'none', POINTS),
  optionalNumber(named('floor', 'floor'), floor, 'none', POINTS),
  optionalNumber(named('least', 'least'), least, 'none', POINTS),
  switchControl(named('bankroll', 'bankroll'), bankroll === true),
];
