/**
 * The lists of verdicts that come with the app, a file a game, each fetched when it is first wanted and kept by the
 * service worker with all else. A list that is not of the game as it is now, or under other options, counts as none.
 */
import type { Game, RulesHash } from '@cairn/engine';
import { listUrls, mismatches, parseList } from '@cairn/verdicts';

export interface Listed {
  /** Numbers of deals that can be won. */
  readonly winnable: readonly number[];
  /** So many deals could not be decided that a proof is not to be waited for. */
  readonly hard: boolean;
}

/** The share of undecided deals from which a game is hard. */
const HARD = 0.01;

/** The lists that were read; the same for everybody. */
const lists = new Map<RulesHash, Listed | null>();

/** What the list of a game says; null where there is none. Rejects when it cannot be fetched. */
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
