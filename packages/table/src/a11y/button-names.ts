/** The accessible names of targets and lists. Before the words are loaded a card has its short name, "7S". */
import { cardOf, isDown, isKnown, makeCard, type Game, type View } from '@cairn/engine';
import { isFanned, shownNextCard, type HitTarget } from '../model/hit-targets.ts';
import { ruleOf } from './button-list.ts';
import type { TableWords } from './table-words.ts';

const shortName = (game: Game, view: View, { pile, index }: HitTarget): string => {
  const seat = view.piles[pile]?.[index];
  return seat === undefined || isDown(seat) || !isKnown(seat)
    ? ruleOf(game, pile).zone.role
    : makeCard(cardOf(seat));
};

export const targetName = (words: TableWords | null, game: Game, view: View, target: HitTarget): string => {
  if (words === null) return shortName(game, view, target);
  const { pile, index, run, empty } = target;
  if (run > 1) return words.runName(game, view, pile, run);
  const rule = ruleOf(game, pile);
  if (rule.zone.role === 'layout' || (!empty && (isFanned(rule) || rule.zone.role === 'grid')))
    return words.seatName(game, view, pile, index);
  const label = words.pileLabel(game, view, pile);
  const next = pile === game.stock ? shownNextCard(game, view) : null;
  return next === null ? label : `${label}. ${words.nextName(game, next)}`;
};
