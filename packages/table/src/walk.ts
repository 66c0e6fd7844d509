/** What the keys do: moving the focus, taking and putting down, drawing, reading the place. */
import type { Act } from './keys.ts';
import { alongFan, groupsOf, neighbour, numbered, type Located } from './navigate.ts';
import { goHome, hold, letGo, offer, putDown, smart } from './play.ts';
import { stockMove } from './state.ts';
import { targetRects, type Target } from './spots.ts';
import { go, targetOf, type Shown, type Stage } from './stage.ts';

/** Where spots are with every column closed: an opened one is still where it was. */
const located = ({ plan, targets }: Shown): readonly Located[] => {
  const { open, ...closed } = plan;
  const all = open === undefined ? targets : targetRects(closed, targets);
  return all.map((spot) => ({ spot, rect: spot.rect }));
};

/** The key of the spot an act leads to; undefined when it leads off the table. */
const leadsTo = (shown: Shown, from: Target, act: Act): string | undefined => {
  const { scene, targets } = shown;
  const { game } = scene;
  const all = located(shown);
  switch (act.kind) {
    case 'go':
      return (
        alongFan(game, all, from, act.way) ??
        neighbour(
          all,
          all.find(({ spot }) => spot.key === from.key) ?? { spot: from, rect: from.rect },
          act.way,
        ) ??
        from
      ).key;
    case 'number':
      return (numbered(game, all)[act.at] ?? from).key;
    case 'edge':
      return act.at === 'stock' ? `p${game.stock}` : (numbered(game, all)[0] ?? from).key;
    case 'group': {
      const groups = groupsOf(
        game,
        targets.toSorted((a, b) => a.pile - b.pile || a.index - b.index),
      );
      const group = groups[groups.findIndex((each) => each.includes(from)) + act.by];
      return (group?.find(({ free, down, strip }) => free && !down && !strip) ?? group?.[0])?.key;
    }
    case 'hold':
    case 'smart':
    case 'draw':
    case 'home':
    case 'cancel':
    case 'read':
      return undefined;
  }
};

/** Does what a key stands for; false when the page may have the key. */
export const answer = (stage: Stage, act: Act): boolean => {
  const { shown, held, buttons } = stage;
  const target = targetOf(stage, stage.focused);
  if (shown === null || target === undefined) return false;
  switch (act.kind) {
    case 'go':
    case 'number':
    case 'edge':
    case 'group': {
      const key = leadsTo(shown, target, act);
      if (key !== undefined) go(stage, key);
      return key !== undefined;
    }
    case 'hold':
      if (held === null) hold(stage, target);
      else putDown(stage, target.pile);
      return true;
    case 'smart':
      smart(stage, target, true);
      return true;
    case 'draw':
      offer(stage, stockMove(shown.scene));
      return true;
    case 'home':
      goHome(stage, target);
      return true;
    case 'cancel':
      if (held === null && stage.picked.length > 0) {
        stage.picked = [];
        stage.refresh();
        return true;
      }
      if (held === null && stage.opened !== null) {
        stage.open(null);
        return true;
      }
      if (held === null) return false;
      go(stage, `p${held.pile}`);
      letGo(stage, true);
      return true;
    case 'read':
      buttons.speak(`${buttons.nameOf(stage.focused)}.`);
      return true;
  }
};
