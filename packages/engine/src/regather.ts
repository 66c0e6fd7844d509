/**
 * The power `regather`: the cards of a zone are gathered and dealt again, so many to a pile, as they lay or shuffled.
 * Nothing is drawn by lot unless they are shuffled, so that a use may then be taken back like any move.
 */
import { applyAutomaticMoves } from './automatic-moves.ts';
import { chanceOf, shuffled } from './chance.ts';
import type { Regather } from './definition/index.ts';
import type { Game } from './game.ts';
import type { Power, Refusal } from './move.ts';
import type { Pile, Position, State } from './state.ts';

const NONE: Regather = { uses: 1, zone: '', order: 'shuffled', deal: 1 };

const rulesOf = ({ def, zones }: Game): Regather & { readonly piles: readonly number[] } => {
  const rules = def.powers?.regather ?? NONE;
  return { ...rules, piles: zones.find(({ id }) => id === rules.zone)?.piles ?? [] };
};

/** Whether a use of this power stays used when it is undone: it has shown something, or chance had a part in it. */
export const staysUsed = ({ def }: Game, power: Power): boolean =>
  power !== 'regather' || def.powers?.regather?.order === 'shuffled';

/** The number of cards that each of `piles` piles gets of so many; the last takes what is left. */
const shares = (cards: number, piles: number, deal: number): readonly number[] =>
  Array.from({ length: piles }, (_, n) => {
    const left = Math.max(0, cards - n * deal);
    return n === piles - 1 ? left : Math.min(deal, left);
  });

/** Why it may not be used now. It reads only how many cards lie where. */
export const regatherRefusal = (game: Game, { piles: lie }: Position): Refusal | null => {
  const { piles, order, deal } = rulesOf(game);
  const heights = piles.map((pile) => lie[pile]?.length ?? 0);
  const cards = heights.reduce((sum, height) => sum + height, 0);
  if (order === 'shuffled') return cards < 2 ? { kind: 'nothing-to-shuffle' } : null;
  return shares(cards, piles.length, deal).join() === heights.join() ? { kind: 'lies-so' } : null;
};

/** The piles after it. With `fromTop` a pile takes its cards off the gathered ones as a packet, the first on top. */
export const regather = (game: Game, state: State): readonly Pile[] => {
  const { piles: own, order, deal } = rulesOf(game);
  const piles = [...state.piles];
  const lie = own.map((pile) => piles[pile] ?? []);
  const asTheyLie = order === 'fromTop' ? lie.flatMap((pile) => pile.toReversed()) : lie.flat();
  const cards = order === 'shuffled' ? shuffled(asTheyLie, chanceOf(state, 'regather')) : asTheyLie;
  let next = 0;
  for (const [n, count] of shares(cards.length, own.length, deal).entries()) {
    const dealt = cards.slice(next, (next += count));
    piles[own[n] ?? 0] = order === 'fromTop' ? dealt.reverse() : dealt;
  }
  applyAutomaticMoves(game, piles, own);
  return piles;
};
