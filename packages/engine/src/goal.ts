/** Whether a deal is won: whether the position fulfils the goal of its definition. */
import { rankOf, suitOf } from './card.ts';
import type { Goal } from './definition/index.ts';
import type { Game, ZoneRule } from './game.ts';
import { cardOf, isDown, type Pile, type Position } from './state.ts';

/** Whether the position fulfils the goal. */
export const isWon = (game: Game, position: Position): boolean => {
  const { goal } = game.def;
  const zones = goalZones(game);
  if (goal.kind === 'piles')
    return zones.length > 0 && zones.every((zone) => pilesLeft(position, zone.piles) <= goal.most);
  if (zones.every(({ piles }) => piles.length === 0)) return false;
  if (goal.kind === 'suits')
    return zones.every(({ piles }) => piles.every((i) => isSuit(game, position.piles[i] ?? [])));
  const gathered = cardsIn(position, zones);
  if (goal.kind === 'clear') return gathered === 0;
  if (goal.kind === 'order')
    return zones.flatMap((zone) => cardsInOrder(game, position, zone)).length === gathered;
  // Only `gather` has a number of cards: the compiler names this line when there is another kind of goal.
  return gathered >= (goal.cards === 'all' ? game.cards.length : goal.cards);
};

const cardsIn = ({ piles }: Position, zones: readonly ZoneRule[]): number => {
  let count = 0;
  for (const zone of zones) for (const i of zone.piles) count += piles[i]?.length ?? 0;
  return count;
};

/** How many of these piles have cards. */
export const pilesLeft = ({ piles }: Position, among: readonly number[]): number => {
  let count = 0;
  for (const i of among) if (piles[i]?.length !== 0) count++;
  return count;
};

/** The ids of the zones that a goal is about. */
export const goalZoneIds = ({ zone }: Goal): readonly string[] => (typeof zone === 'string' ? [zone] : zone);

/** The id of the zone that a goal is about; null if there are several. */
export const soleGoalZone = ({ zone }: Goal): string | null => (typeof zone === 'string' ? zone : null);

const zonesOfGoal = new WeakMap<Game, readonly ZoneRule[]>();

/** The zones that the goal of a game is about; looked up once a game. */
export const goalZones = (game: Game): readonly ZoneRule[] => {
  let found = zonesOfGoal.get(game);
  if (found === undefined) {
    const ids = goalZoneIds(game.def.goal);
    zonesOfGoal.set(game, (found = game.zones.filter(({ id }) => ids.includes(id))));
  }
  return found;
};

/**
 * The places of a grid whose cards lie in order. A row begins with one of its first ranks, and each card follows the one to
 * its left. In joined rows a card is in order if it follows the card before it, however many gaps lie between; the very
 * first must be of the first ranks.
 */
export const cardsInOrder = (game: Game, position: Position, zone: ZoneRule): readonly number[] => {
  const { def, fits, piles } = zone;
  if (def?.role !== 'grid' || fits === null) return [];
  const places: number[] = [];
  let before: number | undefined;
  let broken = false;
  for (const pile of piles) {
    if (game.piles[pile]?.left === null) {
      before = undefined;
      broken = false;
    }
    const card = position.piles[pile]?.[0];
    if (card === undefined) {
      broken ||= def.joined !== true;
      continue;
    }
    const follows =
      before === undefined
        ? def.first.includes(rankOf(cardOf(card)))
        : fits[(before & 127) * 128 + (card & 127)] === 1;
    if (follows && !broken) places.push(pile);
    else broken ||= def.joined !== true;
    before = card;
  }
  return places;
};

/** Whether a pile is empty, or is one suit from the last rank down to the first. */
export const isSuit = (game: Game, pile: Pile): boolean =>
  pile.length === 0 || (pile.length === game.composition.ranks.length && endsInSuit(game, pile));

/** Whether the last cards of a pile are one suit from the last rank down to the first, face up or down. */
const endsInSuit = ({ composition: { ranks } }: Game, pile: Pile): boolean => {
  const first = pile.length - ranks.length;
  const suit = suitOf(cardOf(pile[first] ?? 0));
  for (let i = 0; i < ranks.length; i++) {
    const card = cardOf(pile[first + i] ?? 0);
    if (rankOf(card) !== ranks[ranks.length - 1 - i] || suitOf(card) !== suit) return false;
  }
  return true;
};

/** Whether a pile ends with a whole suit, face up, from the last rank down to the first. */
export const hasSuit = (game: Game, pile: Pile): boolean => {
  const { length } = game.composition.ranks;
  return (
    pile.length >= length &&
    endsInSuit(game, pile) &&
    !pile.slice(pile.length - length).some((each) => isDown(each))
  );
};
