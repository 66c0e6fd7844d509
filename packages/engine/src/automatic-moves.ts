/**
 * Automatic moves in the same step as a move: face-down cards that come free are turned up, and if the rules say so,
 * whole suits leave, rows close up and empty piles are refilled.
 */
import { isTableZone, type Game, type ZoneRule } from './game.ts';
import { suitTaker } from './plays.ts';
import type { Filler, Role } from './terms.ts';
import { DOWN, isDown, lastOf, SEEN, type Pile, type PileCard, type Position } from './state.ts';

export const faceUp = (pileCard: PileCard): PileCard => pileCard & ~(DOWN | SEEN);

/** Makes all automatic moves. Changes `piles`, which must be a copy of the state's list. */
export const applyAutomaticMoves = (game: Game, piles: Pile[], changed: readonly number[]): void => {
  for (const pile of changed) turnUp(game, piles, pile);
  for (const { role, piles: row } of game.zones) if (role === 'row') closeUp(piles, row);
  let emptied = changed.length > 0 || isFilledByStock(game);
  for (;;) {
    const left = suitsLeave(game, piles);
    emptied ||= left;
    const gave = emptied ? game.zones.flatMap((zone) => refill(game, piles, zone)) : [];
    for (const pile of gave) turnUp(game, piles, pile);
    if (left || gave.length > 0) continue;
    for (const zone of game.zones) if (turnOf(zone) === 'together') turnTogether(piles, zone);
    if (!suitsLeave(game, piles)) return;
    emptied = true;
  }
};

/** The piles of a row lie from its first place on, without a gap. */
const closeUp = (piles: Pile[], row: readonly number[]): void => {
  let place = 0;
  for (const i of row) {
    const pile = piles[i] ?? [];
    if (pile.length === 0) continue;
    piles[i] = [];
    piles[row[place++] ?? i] = pile;
  }
};

/** Sends the whole suits that must leave to foundations. Returns whether there were any. */
const suitsLeave = (game: Game, piles: Pile[]): boolean => {
  let left = false;
  for (const { def, piles: columns } of game.zones) {
    if (def?.role !== 'tableau' || def.leave === undefined) continue;
    for (const pile of columns) {
      const to = suitTaker(game, { piles } as unknown as Position, pile);
      if (to === null) continue;
      const cards = piles[pile] ?? [];
      const cut = cards.length - game.composition.ranks.length;
      piles[pile] = cards.slice(0, cut);
      piles[to] = [...(piles[to] ?? []), ...cards.slice(cut)];
      turnUp(game, piles, pile);
      left = true;
    }
  }
  return left;
};

/** Undefined is `exposed`, and where nothing turns up. */
const turnOf = ({ def }: ZoneRule): 'exposed' | 'together' | undefined =>
  def?.role === 'tableau' ? def.turn : undefined;

/**
 * Turns up the cards that are free after a card has left a pile: the card under it, or the layout cards it lay on.
 */
const turnUp = (game: Game, piles: Pile[], from: number): void => {
  const rule = game.piles[from];
  if (rule === undefined || !isTableZone(rule.zone)) return;
  if (turnOf(rule.zone) === 'together') return;
  const free = (index: number): boolean =>
    (game.piles[index]?.coveredBy ?? []).every((i) => piles[i]?.length === 0);
  for (const index of piles[from]?.length === 0 ? [from, ...rule.covers] : [from]) {
    const last = lastOf(piles[index] ?? []);
    if (last !== undefined && isDown(last) && free(index))
      piles[index] = [...(piles[index] ?? []).slice(0, -1), faceUp(last)];
  }
};

/** Turns up all face-down cards of the zone if no face-up card lies on any of them. */
const turnTogether = (piles: Pile[], zone: ZoneRule): void => {
  const own = zone.piles.map((i) => piles[i] ?? []);
  const upOn = (pile: Pile, i: number): boolean => pile.slice(i + 1).some((pileCard) => !isDown(pileCard));
  const held = own.some((pile) => pile.some((pileCard, i) => isDown(pileCard) && upOn(pile, i)));
  if (!held)
    for (const i of zone.piles)
      piles[i] = (piles[i] ?? []).map((pileCard) => (isDown(pileCard) ? faceUp(pileCard) : pileCard));
};

/** Whether empty piles are filled from the waste or the stock: a draw or a redeal may then give them a card. */
export const isFilledByStock = (game: Game): boolean =>
  game.zones.some(({ empty }) => typeof empty.refill === 'object');

/** The first pile of these roles that has a card. */
const firstWithCards = (
  { byRole }: Game,
  piles: readonly Pile[],
  roles: readonly Role[],
): number | undefined => roles.flatMap((role) => byRole[role]).find((i) => piles[i]?.length !== 0);

/** Refills the empty piles of a zone. Returns the piles that gave cards. */
const refill = (game: Game, piles: Pile[], zone: ZoneRule): number[] => {
  const gave: number[] = [];
  const how: 'reserve' | 'next' | readonly Filler[] | undefined = zone.empty.refill;
  if (how === undefined) return gave;
  const next = how === 'next';
  const sources: readonly Role[] = next ? [] : how === 'reserve' ? ['reserve'] : how;
  for (const [n, pile] of zone.piles.entries()) {
    if (piles[pile]?.length !== 0) continue;
    const from = next ? zone.piles[n + 1] : firstWithCards(game, piles, sources);
    const source = from === undefined ? [] : (piles[from] ?? []);
    if (from === undefined || source.length === 0) continue;
    const cut = next ? source.findLastIndex(isDown) + 1 : source.length - 1;
    if (cut === source.length) continue;
    piles[pile] = source.slice(cut).map(faceUp);
    piles[from] = source.slice(0, cut);
    gave.push(from);
  }
  return gave;
};
