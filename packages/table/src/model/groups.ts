/**
 * Removing groups: the meaning of a press in games in which cards leave the table together. A press picks a card, and
 * another press unpicks it. A pair or a set leaves with its last card, a card that leaves alone at once, a run when it
 * is confirmed.
 */
import { cardOf, extending, isDown, lastOf, rankOf, type Card, type Move } from '@cairn/engine';
import type { HitTarget } from './hit-targets.ts';
import { pressOn } from './press.ts';
import type { TableScene } from './scene.ts';

type Removal = Move & { readonly kind: 'remove' };

/** The effect of a press in a game with groups: a move, or a change of the picked cards. */
export type GroupPress =
  | { readonly kind: 'moves'; readonly moves: readonly Move[]; readonly tried: Move }
  | { readonly kind: 'picked'; readonly picked: readonly number[] };

const same = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((each) => b.includes(each));

/** The legal removal of exactly these piles' last cards, in the order of the rules. */
export const groupOfPicked = ({ legal }: TableScene, picked: readonly number[]): Removal | null =>
  legal.find((move): move is Removal => move.kind === 'remove' && same(move.piles, picked)) ?? null;

const cardsOf = (scene: TableScene, picked: readonly number[]): readonly Card[] =>
  picked.flatMap((pile) => {
    const seat = lastOf(scene.view.piles[pile] ?? []);
    return seat === undefined || isDown(seat) ? [] : [cardOf(seat)];
  });

/** Whether a pile's last card can be part of a group, as far as the definition decides. */
const isPickable = ({ game, view }: TableScene, pile: number): boolean => {
  const rule = game.piles[pile];
  const seat = lastOf(view.piles[pile] ?? []);
  const { remove } = game.def;
  if (rule === undefined || seat === undefined || isDown(seat) || remove === undefined) return false;
  const from = remove.kind === 'pair' || remove.kind === 'match' ? remove.from : ['tableau'];
  const held = [...rule.coveredBy, ...rule.lockedBy].some((other) => (view.piles[other] ?? []).length > 0);
  return from.includes(rule.zone.role) && !held;
};

/** Null if a press has nothing to do with groups. */
export const groupPressOn = (
  scene: TableScene,
  target: HitTarget,
  picked: readonly number[],
): GroupPress | null => {
  const { remove } = scene.game.def;
  const { pile } = target;
  if (remove === undefined || target.empty) return null;
  if (target.strip) return remove.kind === 'run' ? buried(scene, target) : null;
  const alone = groupOfPicked(scene, [pile]);
  if (remove.kind === 'lower') {
    const press = pressOn(scene, target);
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
  if (remove.kind === 'match') {
    if (alone !== null) return { kind: 'moves', moves: [alone], tried: alone };
    if (group !== null && !picked.includes(pile)) return { kind: 'moves', moves: [group], tried: group };
    const role = scene.game.piles[pile]?.zone.role;
    if (role === 'stock' || role === undefined || !remove.from.includes(role)) return null;
    if (!isPickable(scene, pile)) return refused([pile]);
    if (picked.includes(pile)) return { kind: 'picked', picked: picked.filter((other) => other !== pile) };
    const fits = groupsWith(scene, [...picked, pile]).length > 0;
    return { kind: 'picked', picked: fits ? [...picked, pile] : [pile] };
  }
  if (!isPickable(scene, pile)) return null;
  return {
    kind: 'picked',
    picked: picked.includes(pile) ? picked.filter((other) => other !== pile) : [...picked, pile],
  };
};

/** The legal groups that have all of these piles. */
const groupsWith = ({ legal }: TableScene, picked: readonly number[]): readonly Removal[] =>
  legal.filter(
    (move): move is Removal => move.kind === 'remove' && picked.every((pile) => move.piles.includes(pile)),
  );

const refused = (piles: readonly number[]): GroupPress => ({
  kind: 'moves',
  moves: [],
  tried: { kind: 'remove', piles },
});

/** A press on a card under others of its column, which cannot be picked: a move that is refused. */
const buried = ({ game, view }: TableScene, { pile, index }: HitTarget): GroupPress | null => {
  const count = (view.piles[pile]?.length ?? 0) - index;
  return game.discard === null
    ? null
    : { kind: 'moves', moves: [], tried: { kind: 'play', from: pile, to: game.discard, count } };
};

/** The piles whose last card would extend the picked group; the table highlights them. */
export const extendingPiles = (scene: TableScene, picked: readonly number[]): readonly number[] => {
  const { game, legal, view } = scene;
  if (game.def.remove?.kind === 'match')
    return groupsWith(scene, picked).flatMap((move) => move.piles.filter((pile) => !picked.includes(pile)));
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
