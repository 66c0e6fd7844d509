/**
 * Why a move is better than another: the features whose weighted difference speaks for it, the heaviest first. They are
 * reasons only where the worlds agree that the move is better: a policy alone proves nothing.
 */
import type { Game, Move, View } from '@cairn/engine';
import { FEATURES, type Feature } from './features.ts';
import { moveFeatures, type FeatureValue } from './move-features.ts';
import { NOTHING_RECENT, type Recent } from './recent.ts';

export interface MoveReason {
  readonly name: Feature;
  /** How much of the feature the better move has, and the other one. */
  readonly value: number;
  readonly other: number;
}

/** Reasons given at most. */
const MOST = 2;
/** The first of each pair says more than the second: where both hold, it is the reason, with the weight of both. */
const STRONGER: readonly (readonly [Feature, Feature])[] = [
  ['turns-up-two', 'turns-up'],
  ['frees-two', 'frees'],
  ['joins-suit', 'joins-run'],
];
/** A second reason has at least this share of the weight of the first. */
const SECOND = 0.3;

const numberIn = (list: readonly FeatureValue[], feature: Feature): FeatureValue | undefined =>
  list.find((each) => each.feature === feature);

/**
 * The reasons for `better` against `other`; none where the policy likes `other` at least as much.
 * @param recent what was done before.
 */
export const reasonsFor = (
  game: Game,
  view: View,
  better: Move,
  other: Move,
  recent: Recent = NOTHING_RECENT,
): readonly MoveReason[] => {
  const [mine, its] = [better, other].map((move) => moveFeatures(game, view, move, recent));
  const all = FEATURES.map((name) => {
    const [a, b] = [numberIn(mine, name), numberIn(its, name)];
    const [value, than] = [a?.value ?? 0, b?.value ?? 0];
    return { name, value, other: than, worth: (a?.weight ?? b?.weight ?? 0) * (value - than) };
  });
  if (all.reduce((sum, { worth }) => sum + worth, 0) <= 0) return [];
  const holds = all.filter(({ worth }) => worth > 0);
  const find = (feature: Feature | undefined) => holds.find(({ name }) => name === feature);
  const weaker = (feature: Feature) => find(STRONGER.find(([more]) => more === feature)?.[1]);
  const said = new Set(holds.map(({ name }) => weaker(name)?.name));
  const told = holds
    .filter(({ name }) => !said.has(name))
    .map((each) => ({ ...each, worth: each.worth + (weaker(each.name)?.worth ?? 0) }));
  const [first, ...rest] = told.toSorted((a, b) => b.worth - a.worth);
  if (first === undefined) return [];
  return [first, ...rest.filter(({ worth }) => worth >= SECOND * first.worth)]
    .slice(0, MOST)
    .map(({ name, value, other: less }) => ({ name, value, other: less }));
};
