/**
 * Draws are made only for the card that is played next from the waste: the draws, a redeal between them if needed, and the
 * play are one move (reach.ts). The search does not branch on single draws.
 *
 * Proof that nothing is lost. Draws and redeals read and change nothing but stock, waste and the pass; plays between
 * other piles read and change none of these, so a draw may change places with a play before or after it. In any line
 * to the goal, put every draw off until a play from the waste follows, and leave out those after the last one: the
 * goal is reached still, in as many moves or fewer. Between two plays from the waste one redeal is enough: a second
 * comes to the same positions as the first, in a later pass; and what is reached before the redeal need not be
 * reached after it.
 *
 * Side conditions: drawn to the waste, at any time (with `stuck` a play decides whether one may draw); the waste
 * gives its last card only, fills no empty pile, and takes cards from nowhere else; no groups and no powers of chance, which may touch
 * the stock; the goal is about other piles.
 *
 * With single draws and passes without limit every card can be reached at any time, so that stock and waste are one
 * set (`isPool`): where the pass stands, and in which order the cards lie, decides nothing.
 */
import { goalZones, type Game, type Vocabulary } from '@cairn/engine';
import {
  CLEAR,
  GATHER,
  giveIn,
  PACK,
  ONLY_PEEK,
  stockTo,
  SUITS,
  ZONES_BUT_WASTE,
} from '../contract/words.ts';
import { isCoveredBy } from './vocabulary.ts';

/** The rules that the proof goes through. */
const WORDS: Vocabulary = {
  pack: PACK,
  zones: [...ZONES_BUT_WASTE, { role: ['waste'], rest: true, give: giveIn('top') }],
  stock: stockTo('waste'),
  powers: ONLY_PEEK,
  goal: [CLEAR, GATHER, SUITS],
};

/** Whether the side conditions hold. */
export const mayReach = (game: Game): boolean => {
  const { stock, stockDef, waste, zones } = game;
  if (stock === null || waste === null || stockDef === null) return false;
  if (!isCoveredBy(game, WORDS)) return false;
  const aims = goalZones(game);
  // Where the waste or the stock fills an empty pile, a play takes a card from there.
  if (zones.some(({ empty }) => typeof empty.refill === 'object')) return false;
  // Where an empty pile waits for the waste to be empty, a draw may forbid a play.
  if (
    zones.some(({ empty: { inOrder, from = [] } }) => inOrder === true && from.slice(0, -1).includes('waste'))
  )
    return false;
  if (aims.length === 0 || aims.some(({ role }) => role === 'waste' || role === 'stock')) return false;
  return !zones.some(({ routes }) => routes.some(({ to }) => to === waste || to === stock));
};

/** Whether in addition every card can be reached at any time, in a game for which `mayReach` holds. */
export const isPool = ({ stockDef }: Game): boolean =>
  stockDef !== null && stockDef.draw === 1 && stockDef.passes === 'unlimited';
