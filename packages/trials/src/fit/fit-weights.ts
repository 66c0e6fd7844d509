/**
 * Fits the weights of a policy by hill climbing: one to three weights are changed at random, both policies play the same
 * deals, and the change stays if it wins more. The deals are others in every step, so that no set of deals is learnt by
 * heart. The share of cards that reach the goal counts as well, because some games are seldom won.
 */
import { view, type Game, type State, type View } from '@cairn/engine';
import {
  FEATURES,
  moveFeatures,
  policyResults,
  SeededRandom,
  type Feature,
  type PolicyWeights,
  type Slices,
} from '@cairn/solver';
import { playOut } from '../play/playout.ts';
import { greedy } from '../play/policies.ts';

export interface FitWeightsOptions {
  /** The deals to learn from. */
  readonly deals: readonly State[];
  readonly seed: number;
  readonly steps: number;
  /** Deals played in a step, and worlds of each. */
  readonly batch: number;
  readonly worlds: number;
}

/** What the share of cards that reached the goal counts, beside 1 for a win. */
const PROGRESS = 0.3;

/** The gain that a change must bring, in standard errors of the difference in the same worlds. */
const LEAST = 1.2;

/** What a policy reaches in worlds of these deals, by deal. */
function* worthOf(
  game: Game,
  views: readonly View[],
  weights: PolicyWeights,
  worlds: number,
  seed: number,
): Slices<readonly number[]> {
  const worth: number[] = [];
  for (const [i, seen] of views.entries()) {
    const { won, progress } = policyResults(game, seen, weights, worlds, seed + 1000 * i);
    worth.push(won + PROGRESS * worlds * progress);
    yield;
  }
  return worth;
}

/**
 * The best weights found, from `first` on.
 * @param told is called with the number of steps that are done.
 */
export function* fitWeights(
  game: Game,
  first: PolicyWeights,
  { deals, seed, steps, batch, worlds }: FitWeightsOptions,
  told: (steps: number) => void = () => undefined,
): Slices<PolicyWeights> {
  const random = new SeededRandom(seed);
  const views = deals.map((state) => view(game, state));
  const features = occurring(game, deals.slice(0, LOOKED_AT), seed);
  let best = first;
  for (let step = 0; step < steps; step++) {
    told(step);
    const changed = changedWeights(best, features, random, step / steps);
    let gain = 0;
    let squares = 0;
    // A change that wins more is tried once more, on other deals, and must win more in both together.
    for (let round = 0; round < 2 && gain >= 0; round++) {
      const from = random.below(views.length);
      const played = Array.from({ length: batch }, (_, i) => views[(from + i) % views.length]).filter(
        (each) => each !== undefined,
      );
      const begin = random.below(1e6);
      const before = yield* worthOf(game, played, best, worlds, begin);
      const after = yield* worthOf(game, played, changed, worlds, begin);
      for (const [i, worth] of after.entries()) {
        const more = worth - (before[i] ?? 0);
        gain += more;
        squares += more * more;
      }
    }
    if (gain > LEAST * Math.sqrt(squares)) best = changed;
  }
  return best;
}

/** Deals in which features are looked for. */
const LOOKED_AT = 20;

/** The features that tell the moves of some position apart, found while a careless player plays these deals. */
const occurring = (game: Game, deals: readonly State[], seed: number): readonly Feature[] => {
  const found = new Set<Feature>();
  for (const [i, deal] of deals.entries())
    playOut(
      game,
      deal,
      (observation) => {
        const { view: seen, moves } = observation;
        const values = moves.map((move) => moveFeatures(game, seen, move));
        for (const feature of FEATURES) {
          const own = values.map((each) => each.find((one) => one.feature === feature)?.value ?? 0);
          if (own.some((value) => value !== own[0])) found.add(feature);
        }
        return greedy(observation);
      },
      seed + i,
    );
  return FEATURES.filter((feature) => found.has(feature));
};

/** Weights with one to three of them changed, by less the further the search is. */
const changedWeights = (
  weights: PolicyWeights,
  features: readonly Feature[],
  random: SeededRandom,
  done: number,
): PolicyWeights => {
  const values: Record<string, number> = { ...weights };
  const sizes = features.map((feature) => Math.abs(weights[feature] ?? 0)).sort((a, b) => b - a);
  // A step is measured by the middle weight, so that it fits policies of any scale.
  const scale = Math.max(10, sizes[sizes.length >> 1] ?? 0);
  for (let count = 1 + random.below(3); count > 0; count--) {
    const feature = features[random.below(features.length)] ?? 'draws';
    const own = Math.max(scale, Math.abs(values[feature] ?? 0));
    const step = (1 - 0.8 * done) * own * ((random.below(2001) - 1000) / 1000);
    values[feature] = Math.round((values[feature] ?? 0) + step);
  }
  return values;
};
