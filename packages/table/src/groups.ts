/**
 * Groups to remove: what a press on a card means where cards leave the table together. One press picks a card and
 * another lets it go; a pair leaves with its second card, a card that goes alone at once, a run when it is confirmed.
 */
import { cardOf, extending, isDown, lastOf, rankOf, type Card, type Move } from '@cairn/engine';
import type { Spot } from './spots.ts';
import { pressOn, type Scene } from './state.ts';

export type Removal = Move & { readonly kind: 'remove' };

/** What a press in a game of groups does: it asks for a move, or changes what is picked. */
export type Picking =
  | { readonly kind: 'moves'; readonly moves: readonly Move[]; readonly tried: Move }
  | { readonly kind: 'picked'; readonly picked: readonly number[] };

const same = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((each) => b.includes(each));

/** The legal removal of just these piles' last cards, in the order the rules want them. */
export const groupOfPicked = ({ legal }: Scene, picked: readonly number[]): Removal | null =>
  legal.find((move): move is Removal => move.kind === 'remove' && same(move.piles, picked)) ?? null;

const cardsOf = (scene: Scene, picked: readonly number[]): readonly Card[] =>
  picked.flatMap((pile) => {
    const seat = lastOf(scene.view.piles[pile] ?? []);
    return seat === undefined || isDown(seat) ? [] : [cardOf(seat)];
  });

/** Whether a pile's last card takes part in groups, for all that is known without asking the rules. */
const isPickable = ({ game, view }: Scene, pile: number): boolean => {
  const rule = game.piles[pile];
  const seat = lastOf(view.piles[pile] ?? []);
  const { remove } = game.def;
  if (rule === undefined || seat === undefined || isDown(seat) || remove === undefined) return false;
  const from = remove.kind === 'pair' ? remove.from : ['tableau'];
  const held = [...rule.coveredBy, ...rule.lockedBy].some((other) => (view.piles[other] ?? []).length > 0);
  return from.includes(rule.zone.role) && !held;
};

/** Null where a press has nothing to do with groups. */
export const pickOn = (scene: Scene, spot: Spot, picked: readonly number[]): Picking | null => {
  const { remove } = scene.game.def;
  const { pile } = spot;
  if (remove === undefined || spot.empty) return null;
  if (spot.strip) return remove.kind === 'run' ? buried(scene, spot) : null;
  const alone = groupOfPicked(scene, [pile]);
  if (remove.kind === 'lower') {
    const press = pressOn(scene, spot);
    if (press === null || pile === scene.game.stock) return null;
    const moves = alone === null ? press.moves : [alone, ...press.moves];
    return { kind: 'moves', moves, tried: { kind: 'remove', piles: [pile] } };
  }
  const group = groupOfPicked(scene, [...picked, pile]);
  if (remove.kind === 'pair') {
    const [first] = picked;
    if (alone !== null) return { kind: 'moves', moves: [alone], tried: alone };
    if (group !== null && first !== pile) return { kind: 'moves', moves: [group], tried: group };
    const role = scene.game.piles[pile]?.zone.role;
    if (role === 'stock' || role === undefined || !remove.from.includes(role)) return null;
    if (!isPickable(scene, pile)) return refused([pile]);
    return { kind: 'picked', picked: first === pile ? [] : [pile] };
  }
  if (!isPickable(scene, pile)) return null;
  return {
    kind: 'picked',
    picked: picked.includes(pile) ? picked.filter((other) => other !== pile) : [...picked, pile],
  };
};

const refused = (piles: readonly number[]): Picking => ({
  kind: 'moves',
  moves: [],
  tried: { kind: 'remove', piles },
});

/** A press on a card under others of its column, which can't be picked: the rules are asked why. */
const buried = ({ game, view }: Scene, { pile, index }: Spot): Picking | null => {
  const count = (view.piles[pile]?.length ?? 0) - index;
  return game.discard === null
    ? null
    : { kind: 'moves', moves: [], tried: { kind: 'play', from: pile, to: game.discard, count } };
};

/** The piles whose last card would go with what is picked: what a table lights up. */
export const extendingPiles = (scene: Scene, picked: readonly number[]): readonly number[] => {
  const { game, legal, view } = scene;
  if (game.def.remove?.kind === 'pair')
    return legal.flatMap((move) =>
      move.kind === 'remove' && picked.some((pile) => move.piles.includes(pile))
        ? move.piles.filter((pile) => !picked.includes(pile))
        : [],
    );
  const ranks = extending(game, cardsOf(scene, picked));
  return game.byRole.tableau.filter((pile) => {
    const seat = lastOf(view.piles[pile] ?? []);
    return (
      !picked.includes(pile) && seat !== undefined && !isDown(seat) && ranks.includes(rankOf(cardOf(seat)))
    );
  });
};
