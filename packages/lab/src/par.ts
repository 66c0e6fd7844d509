/**
 * Measures par. The exact solver, which knows every card, finds how few cards of a hole can be left; policies, which
 * see what a player sees, play it. The results are stored deal by deal, so that anyone can compute a part of them
 * again.
 *
 * The rule: par is the mean score of the best policy (the one whose interval ends lowest), rounded, but at least 1
 * and at least the solver's mean, rounded up. So par can be reached, and beating it takes more than the policies
 * know.
 */
import { compileTrusted, start, type Game, type GameDef, type State } from '@cairn/engine';
import { solve } from '@cairn/solver';
import { meanInterval, type Interval } from '@cairn/stats';
import { numberedDeal, policyOf, playOut, type PolicyChoice } from '@cairn/trials';

/** A range of Cairn's own deal numbers, both ends included. */
export interface DealRange {
  readonly from: number;
  readonly to: number;
}

/** The results of one policy with a hole, one entry per deal. */
export type PolicyEvidence = PolicyChoice & {
  readonly deals: DealRange;
  readonly score: readonly number[];
  /** The longest chain of cards. */
  readonly chain: readonly number[];
  readonly won: readonly boolean[];
};

/** The results of the solver and of the policies. */
export interface ParEvidence {
  readonly rules: string;
  /** The fewest cards left with all cards known; null if the limit of positions was reached first. */
  readonly full: {
    readonly deals: DealRange;
    readonly nodes: number;
    readonly left: readonly (number | null)[];
  };
  readonly plays: readonly PolicyEvidence[];
}

/**
 * The game without its event cards, for the solver: it knows every card, so it would know what chance brings. Powers
 * are removed too.
 */
export const withoutEvents = ({ def }: Game): Game => {
  const { events: _events, powers: _powers, ...rest } = def;
  const zones = Object.fromEntries(
    Object.entries(def.zones).map(([id, zone]): [string, GameDef['zones'][string]] => {
      if (zone.role !== 'layout') return [id, zone];
      const { events: _places, ...layout } = zone;
      return [id, layout];
    }),
  );
  const bare = compileTrusted({ ...rest, zones, options: {} });
  if (!bare.ok) throw new Error(`${def.id} cannot be played without its events: ${bare.error[0]?.message}`);
  return bare.value;
};

const dealt = (game: Game, deal: number): State => {
  const state = start(game, numberedDeal('cairn', deal));
  if (!state.ok) throw new Error(`No deal ${deal} of ${game.id}: ${state.error[0]?.message}`);
  return state.value;
};

const numbers = ({ from, to }: DealRange): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** The fewest cards left with all cards known; null if more than `nodes` positions are needed. */
export const fewestLeft = (game: Game, deal: number, nodes: number): number | null => {
  const { best } = solve(game, dealt(game, deal), 'left', { nodes }, { moves: false });
  return best?.proved === true ? best.value : null;
};

/** The results of the solver and of policies. Policies are seeded by the deal: the same call gives the same results. */
export const evidenceOf = (
  game: Game,
  full: { readonly deals: DealRange; readonly nodes: number },
  policies: readonly (PolicyChoice & { readonly deals: DealRange })[],
): ParEvidence => {
  const bare = withoutEvents(game);
  return {
    rules: game.rules,
    full: { ...full, left: numbers(full.deals).map((deal) => fewestLeft(bare, deal, full.nodes)) },
    plays: policies.map((choice) => playedBy(game, choice)),
  };
};

const playedBy = (game: Game, choice: PolicyChoice & { readonly deals: DealRange }): PolicyEvidence => {
  const policy = policyOf(choice);
  const playouts = numbers(choice.deals).map((deal) => playOut(game, dealt(game, deal), policy, deal));
  return {
    ...choice,
    score: playouts.map(({ score }) => score),
    chain: playouts.map(({ chain }) => chain),
    won: playouts.map(({ won }) => won),
  };
};

export interface Mean {
  readonly mean: number;
  /** 95 %, by the normal approximation. */
  readonly interval: Interval;
}

/** The mean of a list that is not empty. */
export const meanOf = (values: readonly number[]): Mean => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const square = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const variance = values.length < 2 ? 0 : square / (values.length - 1);
  return { mean, interval: meanInterval(mean, variance, values.length) };
};

/** The solver's results, without undecided deals. */
export const knownLeft = ({ full }: ParEvidence): readonly number[] =>
  full.left.filter((left) => left !== null);

/** Par by the rule of this file. */
export const parOf = (evidence: ParEvidence): number => {
  const left = knownLeft(evidence);
  const least = left.length === 0 ? 0 : Math.ceil(meanOf(left).mean);
  const [best] = evidence.plays
    .map(({ score }) => meanOf(score))
    .toSorted((one, other) => one.interval[1] - other.interval[1]);
  return Math.max(1, least, Math.round(best?.mean ?? 0));
};
