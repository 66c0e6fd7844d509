/** Builds, empty piles, and where cards go: the controls that are the same for every zone. */
import {
  canonical,
  STANDARD_RANKS,
  UNIT_FACTS,
  UNITS,
  type Build,
  type Empty,
  type FoundationZone,
  type GameDef,
  type Give,
  type Role,
  type RowZone,
  type StepBuild,
  type TableauZone,
  type Unit,
  type Zone,
} from '@cairn/engine';
import type { Label, Tab } from '../model/control.ts';
import {
  choiceControl,
  numberControl,
  numbersControl,
  optionalNumber,
  ranksControl,
  switchControl,
  valueChoice,
  wordsControl,
  type ControlDefinition,
} from '../model/control-definition.ts';
import { refillControl } from './refill.ts';
import {
  DOWN_IN_COLOURS,
  EQUAL,
  has,
  packRanks,
  rolesOf,
  TAKERS,
  UP_IN_SUIT,
  UP_OR_DOWN,
  zonesOf,
} from '../model/parts.ts';
import type { ControlWord } from '../model/words.ts';

const MOST_RULES = 8;

type Builder = Extract<Zone, { build: readonly Build[] }>;

/** The build that a zone gets if it has none. */
const usual = (role: Builder['role']): Build =>
  ({ tableau: DOWN_IN_COLOURS, foundation: UP_IN_SUIT, hole: UP_OR_DOWN, grid: UP_IN_SUIT, row: EQUAL })[
    role
  ];

/** The number of builds of a zone, and the words of each. */
export const buildControls = (
  def: GameDef,
  tab: Tab,
  id: string,
  { role, build }: Builder,
): readonly ControlDefinition[] => [
  numberControl(
    { id: `zones.${id}.build`, tab, word: 'rules', zone: id, role },
    build.length,
    { least: 0, most: MOST_RULES },
    (count) => ({
      [`zones.${id}.build`]: Array.from(
        { length: count as number },
        (_, i) => build[i] ?? build.at(-1) ?? usual(role),
      ),
    }),
  ),
  ...build.flatMap((rule, i) => {
    const named = (word: ControlWord, key: string): Label => ({
      id: `zones.${id}.build.${i}${key === '' ? '' : `.${key}`}`,
      tab,
      word,
      zone: id,
      role,
      nth: i + 1,
    });
    const step = usual(role);
    return [
      ...choiceControl(named('rule-kind', ''), rule.kind === 'step' ? 'by-step' : 'by-rank', {
        'by-step': { [named('rule-kind', '').id]: rule.kind === 'step' ? rule : step },
        'by-rank': {
          [named('rule-kind', '').id]: rule.kind === 'pair' ? rule : { kind: 'pair' },
        },
      }),
      ...(rule.kind === 'step' ? steps(def, named, rule) : pairs(def, named, rule)),
    ];
  }),
];

/**
 * What joins cards that move together: what is built, or the same steps with suits of their own. None for columns whose
 * cards move in other units.
 */
export const runControls = (
  tab: Tab,
  id: string,
  { build, runs, give }: TableauZone,
): readonly ControlDefinition[] => {
  const joined = Object.values<Unit>(give).some((unit) => UNIT_FACTS[unit].joined === 'build');
  if (runs === undefined && !(joined && build.some(({ kind }) => kind === 'step'))) return [];
  const path = `zones.${id}.runs`;
  const suits = Object.keys(SUIT_WORDS) as StepBuild['suit'][];
  const ways = suits.map((suit) => {
    const those = build.map((rule) => (rule.kind === 'step' ? { ...rule, suit } : rule));
    return { word: SUIT_WORDS[suit], those, now: canonical(those) === canonical(runs ?? null) };
  });
  const found = runs === undefined ? 'as-built' : (ways.find(({ now }) => now)?.word ?? 'own-rules');
  return choiceControl({ id: path, tab, word: 'moving', zone: id, role: 'tableau' }, found, {
    'as-built': { [path]: null },
    ...Object.fromEntries(ways.map(({ word, those }) => [word, { [path]: those }])),
  });
};

type Named = (word: ControlWord, key: string) => Label;

/** The words of controls for words of definitions. Each must have one, or it could not be chosen. */
type WordsFor<Value extends string> = Readonly<Record<Value, ControlWord>>;
const RANK_WORDS = {
  up: 'up',
  down: 'down',
  either: 'either',
  equal: 'equal',
  any: 'any-rank',
} as const satisfies WordsFor<StepBuild['rank']>;
const SUIT_WORDS = {
  any: 'any-suit',
  same: 'same-suit',
  alternating: 'alternating',
  colour: 'same-colour',
  other: 'other-suit',
} as const satisfies WordsFor<StepBuild['suit']>;
const ENDS_WORDS = {
  linear: 'linear',
  circular: 'circular',
  kingStop: 'king-stop',
  base: 'round-to-base',
} as const satisfies WordsFor<StepBuild['ends']>;

/** The values by the words of their controls. */
const byWord = <Value extends string>(words: WordsFor<Value>): { readonly [word in ControlWord]?: Value } =>
  Object.fromEntries(
    (Object.keys(words) as Value[]).map((value): [ControlWord, Value] => [words[value], value]),
  );

const steps = (def: GameDef, named: Named, rule: StepBuild): readonly ControlDefinition[] => {
  const among = packRanks(def);
  const whole = def.pack.ranks ?? STANDARD_RANKS;
  const ring = rule.ring ?? whole;
  // The base of a game is the rank of the first card on its foundations.
  const { 'round-to-base': _, ...unbased } = byWord(ENDS_WORDS);
  const ends = has(def, 'foundation') || rule.ends === 'base' ? byWord(ENDS_WORDS) : unbased;
  const sequence = rule.rank === 'up' || rule.rank === 'down' || rule.rank === 'either';
  return [
    ...valueChoice(named('step', 'rank'), rule.rank, byWord(RANK_WORDS)),
    ...valueChoice(named('suit', 'suit'), rule.suit, byWord(SUIT_WORDS)),
    ...(sequence ? valueChoice(named('ends', 'ends'), rule.ends, ends) : []),
    ranksControl(named('ring', 'ring'), ring, among, { fewest: 2 }, (chosen) => ({
      [named('ring', 'ring').id]: chosen.join() === whole.join() ? null : chosen,
    })),
  ];
};

const pairs = (
  def: GameDef,
  named: Named,
  rule: Extract<Build, { kind: 'pair' }>,
): readonly ControlDefinition[] => {
  const among = packRanks(def);
  return (['cards', 'on'] as const).map((side) =>
    ranksControl(named(side, side), rule[side] ?? among, among, {}, (chosen) => ({
      [named(side, side).id]: chosen.length === among.length ? null : chosen,
    })),
  );
};

/** The most cards of a column or a foundation. */
export const mostCardsControl = (
  tab: Tab,
  id: string,
  { role, holds }: TableauZone | FoundationZone,
): ControlDefinition =>
  optionalNumber({ id: `zones.${id}.holds`, tab, word: 'most-cards', zone: id, role }, holds, 'none', {
    least: 1,
    most: 104,
  });

/** How many places to its left a pile of a row may go. */
export const stepsControl = (tab: Tab, id: string, { role, piles, steps: now }: RowZone): ControlDefinition =>
  numbersControl({ id: `zones.${id}.steps`, tab, word: 'steps', zone: id, role }, now, {
    least: 1,
    most: Math.min(24, piles - 1),
    fewest: 1,
    longest: 8,
  });

/** What an empty pile takes and from where, how many cards must stay there, and how it is refilled. */
export const emptyPileControls = (
  def: GameDef,
  tab: Tab,
  id: string,
  { role, empty, piles }: Zone & { readonly empty: Empty; readonly piles: number },
): readonly ControlDefinition[] => {
  const named = (word: ControlWord, key: string): Label => ({
    id: `zones.${id}.empty.${key}`,
    tab,
    word,
    zone: id,
    role,
  });
  const { takes, from, inOrder, keeps, refill, once } = empty;
  const listed = typeof takes === 'object';
  // The words that have controls below: the compiler refuses others.
  const taken: 'nothing' | 'anything' | 'base' | 'below-base' | 'these-ranks' = listed
    ? 'these-ranks'
    : takes === 'last'
      ? 'below-base'
      : takes;
  const path = `zones.${id}.empty.takes`;
  // The base of a game is the rank of the first card on its foundations.
  const based = has(def, 'foundation') || takes === 'base' || takes === 'last';
  const giveControls = rolesOf(def).filter((other) => givesTo(def, other, role) || from?.includes(other));
  const within = givesTo(def, role, role) && piles > 1;
  return [
    ...choiceControl(named('empty-takes', 'takes'), taken, {
      nothing: { [path]: 'nothing' },
      anything: { [path]: 'anything' },
      ...(based ? { base: { [path]: 'base' }, 'below-base': { [path]: 'last' } } : {}),
      'these-ranks': { [path]: listed ? takes : [role === 'tableau' ? 13 : 1] },
    }),
    ...(listed
      ? [
          ranksControl(
            { ...named('empty-ranks', 'takes'), id: `${path}.ranks` },
            takes,
            packRanks(def),
            {},
            (chosen) => ({ [path]: chosen }),
          ),
        ]
      : []),
    ...(takes !== 'nothing' && giveControls.length > 1
      ? [
          wordsControl(
            named('empty-from', 'from'),
            from === undefined ? giveControls : giveControls.filter((each) => from.includes(each)),
            giveControls,
            {},
            (chosen) => ({
              [named('empty-from', 'from').id]: chosen.length === giveControls.length ? null : chosen,
            }),
          ),
        ]
      : []),
    ...((from?.length ?? 0) > 1 || inOrder !== undefined
      ? [switchControl(named('in-order', 'inOrder'), inOrder === true)]
      : []),
    ...(role === 'foundation' || once !== undefined
      ? [
          switchControl(named('once', 'once'), once === 'suit', (on) => ({
            [named('once', 'once').id]: on ? 'suit' : null,
          })),
        ]
      : []),
    ...(within ? [optionalNumber(named('keeps', 'keeps'), keeps, 'none', { least: 1, most: 13 })] : []),
    ...(role === 'tableau' || refill !== undefined
      ? refillControl(def, named('refill', 'refill'), refill)
      : []),
  ];
};

const givesTo = (def: GameDef, from: Role, to: Role): boolean =>
  zonesOf(def, from).some(
    ([, zone]) => 'give' in zone && (zone as { readonly give?: Give }).give?.[to] !== undefined,
  );

/** The words of units; each zone offers the units it supports. */
const UNIT_WORDS = {
  top: 'last-card',
  run: 'run',
  topOrAll: 'last-or-all',
  stack: 'stack',
  any: 'any-card',
  lone: 'lone-card',
  suit: 'whole-suit',
  all: 'whole-pile',
} as const satisfies WordsFor<Unit>;

const units = (role: Role, to: Role, now: Unit | undefined): Readonly<Record<string, Unit>> => {
  const open: readonly Unit[] = role === 'tableau' ? UNITS : role === 'reserve' ? ['top', 'any'] : ['top'];
  return Object.fromEntries(
    Object.entries(byWord(UNIT_WORDS)).filter(
      ([, unit]) => unit === now || (open.includes(unit) && (unit !== 'suit' || to === 'foundation')),
    ),
  );
};

/** How cards of a zone go to each role that takes cards. */
export const gives = (
  def: GameDef,
  tab: Tab,
  id: string,
  zone: Zone & { readonly give?: Give },
  takers: readonly Role[] = TAKERS,
): readonly ControlDefinition[] =>
  takers
    .filter((role) => has(def, role) || zone.give?.[role] !== undefined)
    .filter((role) => role !== zone.role || 'piles' in zone)
    .flatMap((role) => {
      const path = `zones.${id}.give.${role}`;
      const now = zone.give?.[role];
      return valueChoice({ id: path, tab, word: 'gives', zone: id, role, from: zone.role }, now ?? null, {
        none: null,
        ...units(zone.role, role, now),
      }).map((each) => (role === 'foundation' ? withoutLeaving(id, zone, each) : each));
    });

/** Suits that must leave stay when they may not go to a foundation any more. */
const withoutLeaving = (id: string, zone: Zone, each: ControlDefinition): ControlDefinition => ({
  ...each,
  edits: (value) => ({
    ...each.edits(value),
    ...(zone.role === 'tableau' && zone.leave !== undefined && value !== 'whole-suit'
      ? { [`zones.${id}.leave`]: null }
      : {}),
  }),
});

/** Whether whole suits leave by themselves, for columns that give them to foundations. */
export const leaveControls = (
  tab: Tab,
  id: string,
  { give, leave }: TableauZone,
): readonly ControlDefinition[] => {
  if (give.foundation !== 'suit') return [];
  const path = `zones.${id}.leave`;
  return [
    switchControl({ id: path, tab, word: 'leaving', zone: id, role: 'tableau' }, leave === 'must', (on) => ({
      [path]: on ? 'must' : null,
    })),
  ];
};
