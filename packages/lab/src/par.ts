/**
 * Par by evidence. A hole is put to the exact solver, which knows every card and says how few can be left, and to
 * players who see only what a player sees. What each reached is kept deal by deal, so that anyone can work out a part
 * of it again.
 *
 * The rule: par is the mean score of the best of the players (the one whose interval ends lowest), rounded, but no less
 * than 1 and no less than what the solver leaves on average, rounded up; so it can be made, and to beat it takes more
 * than they know.
 */
import { compileTrusted, start, type Game, type GameDef, type State } from '@cairn/engine';
import { solve } from '@cairn/solver';
import { meanInterval, type Interval } from '@cairn/stats';
import { numberedDeal, policyOf, playOut, type PolicyChoice } from '@cairn/trials';

/** A range of Cairn's own deal numbers, both ends included. */
export interface Deals {
  readonly from: number;
  readonly to: number;
}

/** What one player reached with a hole, a number a deal. */
export type Play = PolicyChoice & {
  readonly deals: Deals;
  readonly score: readonly number[];
  /** Cards of the longest run. */
  readonly chain: readonly number[];
  readonly won: readonly boolean[];
};

/** What the solver and the players reached. */
export interface Evidence {
  readonly rules: string;
  /** Fewest cards left with full knowledge; null where the limit of positions was hit first. */
  readonly full: { readonly deals: Deals; readonly nodes: number; readonly left: readonly (number | null)[] };
  readonly plays: readonly Play[];
}

/**
 * The game without its event cards, for whoever knows every card: chance would be no chance to him. Powers go with them.
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

const numbers = ({ from, to }: Deals): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** Fewest cards left with every card known; null where it takes more positions than `nodes` to say. */
export const fewestLeft = (game: Game, deal: number, nodes: number): number | null => {
  const { best } = solve(game, dealt(game, deal), 'left', { nodes }, { moves: false });
  return best?.proved === true ? best.value : null;
};

/** Puts a hole to the solver and to players, whose dice are seeded by the deal: the same call says the same. */
export const evidenceOf = (
  game: Game,
  full: { readonly deals: Deals; readonly nodes: number },
  players: readonly (PolicyChoice & { readonly deals: Deals })[],
): Evidence => {
  const bare = withoutEvents(game);
  return {
    rules: game.rules,
    full: { ...full, left: numbers(full.deals).map((deal) => fewestLeft(bare, deal, full.nodes)) },
    plays: players.map((player) => playOf(game, player)),
  };
};

const playOf = (game: Game, player: PolicyChoice & { readonly deals: Deals }): Play => {
  const policy = policyOf(player);
  const sittings = numbers(player.deals).map((deal) => playOut(game, dealt(game, deal), policy, deal));
  return {
    ...player,
    score: sittings.map(({ score }) => score),
    chain: sittings.map(({ chain }) => chain),
    won: sittings.map(({ won }) => won),
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

/** What is known of the solver's part: undecided deals count for nothing. */
export const knownLeft = ({ full }: Evidence): readonly number[] => full.left.filter((left) => left !== null);

/** Par by the rule above. */
export const parOf = (evidence: Evidence): number => {
  const left = knownLeft(evidence);
  const least = left.length === 0 ? 0 : Math.ceil(meanOf(left).mean);
  const [best] = evidence.plays
    .map(({ score }) => meanOf(score))
    .toSorted((one, other) => one.interval[1] - other.interval[1]);
  return Math.max(1, least, Math.round(best?.mean ?? 0));
};
