/**
 * The sentences of a scoring: which facts are told, in what order and under what conditions is the same in every
 * language and is written here. A language gives a sentence for each fact (`ScoreSentences`).
 */
import type { Rank, ScoreDef } from '@cairn/engine';
import type { ZoneFact } from '../facts/deal-facts.ts';
import type { ScoringFact } from '../facts/rule-facts.ts';
import type { ScoreWords } from './rule-words.ts';

type Unit = ScoreDef['unit'];
type Chain = NonNullable<ScoreDef['chain']>;
type Left = NonNullable<ScoringFact['left']>;
type Drive = NonNullable<ScoreDef['drive']>;

export interface StreakSentences {
  /** What ends a streak: a stock card, a card of the reserve, or either. */
  readonly ends: (stock: boolean, reserve: boolean) => string;
  readonly count: (unit: Unit) => string;
  readonly pays: (how: Extract<Chain, { pays: number }>, unit: Unit) => readonly string[];
  readonly doubles: (doubles: number, unit: Unit) => string;
  /** The factors other than 1, with the number of tops gone. */
  readonly factors: (factors: readonly { readonly factor: number; readonly gone: number }[]) => string;
  readonly driveEarns: (drive: Drive, unit: Unit) => string;
  readonly driveCosts: (drive: Drive, unit: Unit) => string;
}

export interface BonusSentences {
  readonly onlyTop: (points: number, unit: Unit) => string;
  /** `clears`: whether the last of these tops clears the layout. */
  readonly tops: (fact: ScoringFact, clears: boolean) => string;
  readonly win: (points: number, unit: Unit) => string;
  readonly winByPass: (points: readonly number[], unit: Unit) => string;
  readonly second: (points: number, unit: Unit) => string;
}

export interface PlaySentences {
  /** `starts`: whether the first stock card starts the hole. */
  readonly draw: (points: number, unit: Unit, starts: boolean) => string;
  readonly reserve: (points: number, unit: Unit) => string;
  readonly pass: (pass: NonNullable<ScoreDef['pass']>, unit: Unit) => string;
  readonly moves: (moves: ScoringFact['moves'], unit: Unit) => string;
  readonly turn: (points: number, unit: Unit) => string;
  /** Ranks grouped by their worth, the highest first. */
  readonly ranks: (
    hole: ZoneFact,
    groups: readonly { readonly points: number; readonly ranks: readonly Rank[] }[],
    unit: Unit,
  ) => string;
  /** Strokes of event cards: each counts one stroke, or this many points. */
  readonly strokes: string;
  readonly stroke: (points: number, unit: Unit) => string;
}

export interface CountSentences {
  /** The score is the number of cards in this place. */
  readonly cards: (place: ZoneFact) => string;
  readonly eachCard: (place: ZoneFact, each: number, unit: Unit) => string;
  /** The score is the number of groups. */
  readonly groups: string;
  readonly eachGroup: (points: number, unit: Unit) => string;
}

export interface LeftSentences {
  readonly lost: (left: Left, unit: Unit) => string;
  /** The same if less is better. */
  readonly lostLow: (left: Left, unit: Unit) => string;
  readonly endedEarly: (each: number, unit: Unit) => string;
  readonly spare: (places: readonly ZoneFact[], each: number, unit: Unit) => string;
  /** The same if less is better. */
  readonly spareLow: (places: readonly ZoneFact[], each: number, unit: Unit) => string;
}

export interface LimitSentences {
  readonly start: (points: number, unit: Unit) => string;
  readonly belowZero: string;
  readonly floor: (points: number) => string;
  readonly least: (points: number) => string;
  readonly low: string;
  readonly par: (par: number) => string;
  readonly bankroll: string;
}

export interface ExampleSentences {
  /** The worth of a streak: "1 + 2 + 3 + 4 = 10". */
  readonly streak: (steps: readonly number[], sum: number, unit: Unit) => string;
  /** What it costs to end a deal; `price` is what that adds. */
  readonly ends: (total: number, price: number, cards: number, unit: Unit) => string;
  readonly most: (points: number, unit: Unit) => string;
}

/** Parts of a short list. */
export interface BriefSentences {
  readonly count: string;
  readonly pays: (points: number, unit: Unit) => string;
  readonly doubles: string;
  readonly peaks: (points: readonly number[], unit: Unit) => string;
  readonly ranks: string;
  readonly cards: (place: ZoneFact, each: number, unit: Unit) => string;
  readonly groups: string;
  readonly moves: string;
  /** `upTo`: whether this is the highest of several bonuses. */
  readonly clear: (points: number, upTo: boolean, unit: Unit) => string;
  readonly draw: (points: number, unit: Unit) => string;
  readonly left: (left: Left, low: boolean, unit: Unit) => string;
  readonly low: string;
}

/** A language's sentences on scorings. */
export interface ScoreSentences {
  readonly headings: Pick<ScoreWords, 'none' | 'title' | 'more' | 'others'>;
  readonly streak: StreakSentences;
  readonly bonus: BonusSentences;
  readonly play: PlaySentences;
  readonly counts: CountSentences;
  readonly left: LeftSentences;
  readonly limits: LimitSentences;
  readonly examples: ExampleSentences;
  readonly brief: BriefSentences;
}

/** The length of the streak in the examples. */
const SHOWN_STREAK = 4;
/** The example of the status line: 21 points with 19 cards left. */
const EXAMPLE = { total: 21, cards: 19 } as const;

/** A sentence if a condition holds. */
const when = (condition: boolean, sentence: () => string): readonly string[] =>
  condition ? [sentence()] : [];

const streak = (
  say: StreakSentences,
  { score: { chain, unit }, stock, reserve }: ScoringFact,
): readonly string[] => {
  if (chain === undefined) return [];
  const end = when(stock || reserve, () => say.ends(stock, reserve));
  if (chain === 'count') return [say.count(unit), ...end];
  if ('pays' in chain) return [...say.pays(chain, unit), ...end];
  const { doubles, peaks = [] } = chain;
  const factors = peaks.flatMap((factor, gone) => (factor === 1 ? [] : [{ factor, gone }]));
  return [say.doubles(doubles, unit), ...end, ...when(factors.length > 0, () => say.factors(factors))];
};

const tops = (say: BonusSentences, fact: ScoringFact): readonly string[] => {
  const [first] = fact.peaks;
  if (first === undefined) return [];
  if (fact.tops === 1) return [say.onlyTop(first.points, fact.score.unit)];
  return [say.tops(fact, fact.peaks.at(-1)?.n === fact.tops)];
};

const ranks = (
  say: PlaySentences,
  { score: { ranks: values = {}, unit }, hole }: ScoringFact,
): readonly string[] => {
  const worths = [...new Set(Object.values(values))].toSorted((a, b) => b - a);
  const groups = worths.map((points) => ({
    points,
    ranks: Object.keys(values)
      .filter((rank) => values[rank] === points)
      .map(Number),
  }));
  return when(groups.length > 0, () => say.ranks(hole, groups, unit));
};

const counts = (
  say: CountSentences,
  { cards, score: { unit, groups = 0 } }: ScoringFact,
): readonly string[] => [
  ...(cards === null
    ? []
    : [
        unit === 'cards' && cards.each === 1
          ? say.cards(cards.place)
          : say.eachCard(cards.place, cards.each, unit),
      ]),
  ...when(groups !== 0, () => (unit === 'groups' && groups === 1 ? say.groups : say.eachGroup(groups, unit))),
];

const moves = (
  say: PlaySentences,
  { moves: all, turn, score: { unit, pass } }: ScoringFact,
): readonly string[] => [
  ...when(all.length > 0, () => say.moves(all, unit)),
  ...when(turn !== 0, () => say.turn(turn, unit)),
  ...(pass === undefined ? [] : [say.pass(pass, unit)]),
];

const clear = (say: BonusSentences, { score: { clear: bonus = 0, unit } }: ScoringFact): readonly string[] =>
  typeof bonus === 'object' ? [say.winByPass(bonus, unit)] : when(bonus !== 0, () => say.win(bonus, unit));

const draws = (
  say: PlaySentences,
  { score: { draw = 0, reserve = 0, unit }, stock, reserve: hasReserve, starts }: ScoringFact,
): readonly string[] => [
  ...when(stock && draw !== 0, () => say.draw(draw, unit, starts)),
  ...when(hasReserve && reserve !== 0, () => say.reserve(reserve, unit)),
];

const left = (
  say: LeftSentences,
  { left: charge, score: { unit }, low, stock }: ScoringFact,
): readonly string[] => {
  if (charge === null) return [];
  if (charge.when === 'lost') return [low ? say.lostLow(charge, unit) : say.lost(charge, unit)];
  return when(stock, () => say.endedEarly(charge.each, unit));
};

/** Places with the same worth share a sentence. */
const spare = (say: LeftSentences, { spare: all, score: { unit }, low }: ScoringFact): readonly string[] =>
  [...new Set(all.map(({ each }) => each))].map((each) => {
    const places = all.filter((one) => one.each === each).map(({ place }) => place);
    return low ? say.spareLow(places, each, unit) : say.spare(places, each, unit);
  });

const paced = (
  { streak: ofStreaks, play }: ScoreSentences,
  { score: { drive, penalty = 0, unit } }: ScoringFact,
): readonly string[] => [
  ...(drive === undefined
    ? []
    : [drive.points < 0 ? ofStreaks.driveCosts(drive, unit) : ofStreaks.driveEarns(drive, unit)]),
  ...when(penalty !== 0, () =>
    unit === 'strokes' && penalty === 1 ? play.strokes : play.stroke(penalty, unit),
  ),
];

const limits = ({ limits: say, bonus }: ScoreSentences, fact: ScoringFact): readonly string[] => {
  const { score, low, bankroll, second } = fact;
  const { unit, par, floor, least, start = 0, draw = 0 } = score;
  return [
    ...when(second !== 0, () => bonus.second(second, unit)),
    ...(floor === undefined ? when(draw < 0 || start < 0, () => say.belowZero) : [say.floor(floor)]),
    ...(least === undefined ? [] : [say.least(least)]),
    ...when(low, () => say.low),
    ...(par === undefined ? [] : [say.par(par)]),
    ...when(bankroll, () => say.bankroll),
  ];
};

const all = (say: ScoreSentences, fact: ScoringFact): readonly string[] => {
  const { start = 0, unit } = fact.score;
  return [
    ...when(start !== 0, () => say.limits.start(start, unit)),
    ...streak(say.streak, fact),
    ...tops(say.bonus, fact),
    ...ranks(say.play, fact),
    ...counts(say.counts, fact),
    ...moves(say.play, fact),
    ...clear(say.bonus, fact),
    ...draws(say.play, fact),
    ...left(say.left, fact),
    ...spare(say.left, fact),
    ...paced(say, fact),
    ...limits(say, fact),
  ];
};

const examples = (
  say: ExampleSentences,
  { score: { chain, unit }, left: charge, low, stock, most }: ScoringFact,
): readonly string[] => {
  const steps = Array.from({ length: SHOWN_STREAK }, (_, i) => i + 1);
  const sum = steps.reduce((total, n) => total + n, 0);
  const isCharged = charge !== null && !low && chain !== undefined && (charge.when === 'lost' || stock);
  const price = EXAMPLE.cards * (charge?.each ?? 0);
  return [
    ...when(chain === 'count', () => say.streak(steps, sum, unit)),
    ...when(isCharged, () => say.ends(EXAMPLE.total, price, EXAMPLE.cards, unit)),
    ...(most === null ? [] : [say.most(most, unit)]),
  ];
};

const briefStreak = (say: BriefSentences, chain: Chain, unit: Unit): string => {
  if (chain === 'count') return say.count;
  return 'pays' in chain ? say.pays(chain.pays, unit) : say.doubles;
};

const brief = (say: BriefSentences, fact: ScoringFact): readonly string[] => {
  const { score, peaks: bonuses, low, cards, left: charge, moves: plays } = fact;
  const { unit, chain, clear: bonus = 0, draw = 0, ranks: byRank, groups = 0 } = score;
  const byPass = typeof bonus === 'object';
  const first = (byPass ? bonus[0] : bonus) ?? 0;
  const peaks = bonuses.map(({ points }) => points);
  return [
    ...(chain === undefined ? [] : [briefStreak(say, chain, unit)]),
    ...when(peaks.length > 0, () => say.peaks(peaks, unit)),
    ...when(byRank !== undefined, () => say.ranks),
    ...(cards === null ? [] : [say.cards(cards.place, cards.each, unit)]),
    ...when(groups !== 0, () => say.groups),
    ...when(plays.length > 0, () => say.moves),
    ...when(first !== 0, () => say.clear(first, byPass, unit)),
    ...when(draw !== 0, () => say.draw(draw, unit)),
    ...(charge === null ? [] : [say.left(charge, low, unit)]),
    ...when(low, () => say.low),
  ];
};

/** The catalogue entries on scorings, from a language's sentences. */
export const scoreWords = (say: ScoreSentences): ScoreWords => ({
  ...say.headings,
  all: (fact) => all(say, fact),
  examples: (fact) => examples(say.examples, fact),
  brief: (fact) => brief(say.brief, fact),
});
