/**
 * Deals of the advised player as tasks of a worker, for `cairn fit`: the game and the numbers that the player is advised with
 * are the context. Each deal has a seed of its own, so it does not matter which worker plays it.
 */
import { cairnDeal, changedOptions, compileGame, start, type Game, type GameDef } from '@cairn/engine';
import type { TaskHandler, TaskPool } from '@cairn/pool';
import { inSlices } from '@cairn/solver';
import { greedy, playAdvisedDeal, type AdvisedDeal, type AdvisedPlay } from '@cairn/trials';

export interface AdvisedPlan extends Omit<AdvisedPlay, 'otherwise'> {
  readonly def: GameDef;
  readonly options: Readonly<Record<string, string>>;
}

interface AdvisedTask {
  /** The number of the deal. */
  readonly deal: number;
  /** Its place among the deals that are played. */
  readonly place: number;
}

/** A pool whose workers serve `advisedTasks`. */
export type AdvisedPool = TaskPool<AdvisedPlan, AdvisedTask, AdvisedDeal>;

interface Prepared {
  readonly game: Game;
  readonly play: AdvisedPlay;
}

export const advisedTasks: TaskHandler<AdvisedPlan, Prepared, AdvisedTask, AdvisedDeal> = {
  prepare: ({ def, options, ...play }) => {
    const game = compileGame(def, options);
    if (!game.ok) throw new Error(game.error[0]?.message);
    return { game: game.value, play: { ...play, otherwise: greedy } };
  },
  begin: ({ game, play }, { deal, place }) => {
    const state = start(game, cairnDeal(deal));
    if (!state.ok) throw new Error(state.error[0]?.message);
    return inSlices(playAdvisedDeal(game, state.value, place, play));
  },
};

/** Lets the advised player play the deals of a range, on all workers of a pool. */
export const playAdvisedDeals = (
  pool: AdvisedPool,
  game: Game,
  [first, last]: readonly [first: number, last: number],
  play: Omit<AdvisedPlay, 'otherwise'>,
): Promise<readonly AdvisedDeal[]> => {
  const plan: AdvisedPlan = { def: game.base, options: changedOptions(game.base, game.options), ...play };
  const places = Array.from({ length: last - first + 1 }, (_, place) => place);
  return Promise.all(places.map((place) => pool.run(plan, { deal: first + place, place })));
};
