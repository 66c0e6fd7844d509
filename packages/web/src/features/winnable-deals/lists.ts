/**
 * The lists of verdicts that come with the app, a file per game. Each is loaded when it is first needed, and the
 * service worker caches it. A list for other rules or options of the game is ignored.
 */
import type { Game, RulesHash } from '@cairn/engine';
import { listUrls, mismatches, parseList } from '@cairn/verdicts';

export interface Listed {
  /** Numbers of the deals that can be won. */
  readonly winnable: readonly number[];
  /** Whether too many deals are undecided for a proof to be worth waiting for. */
  readonly hard: boolean;
}

/** A game is hard from this share of undecided deals on. */
const HARD = 0.01;

/** The lists by rules hash; null for a game without one. */
const lists = new Map<RulesHash, Listed | null>();

/** The list of a game; null if there is none. Rejects when it cannot be fetched. */
export const listOf = async (game: Game): Promise<Listed | null> => {
  const known = lists.get(game.rules);
  if (known !== undefined) return known;
  const url = listUrls[game.id];
  const list = url === undefined ? null : parseList(await (await fetch(url)).text());
  const fits =
    list?.ok === true && list.value.numbers === 'cairn' && mismatches(list.value, game).length === 0;
  const listed = fits ? read(list.value.verdicts) : null;
  lists.set(game.rules, listed);
  return listed;
};

const read = (verdicts: readonly string[]): Listed | null => {
  const winnable = verdicts.flatMap((verdict, i) => (verdict === 'winnable' ? [i + 1] : []));
  const undecided = verdicts.filter((verdict) => verdict === 'unknown').length;
  return winnable.length === 0 ? null : { winnable, hard: undecided > HARD * verdicts.length };
};
