/** What the workbench begins with, by its address: a game of the catalogue, one of the player's own, or almost nothing. */
import { compileTrusted, type Game, type GameDef } from '@cairn/engine';
import { findGame } from '@cairn/games';
import { emptyStarts, editorStart } from '@cairn/workshop';
import { ownGames } from '../../catalogue/own-games-api.ts';
import { pageWords } from '../../i18n/pages.ts';
import { workshopWords as words } from './messages.ts';

export interface Bench {
  /** The published game that changes are told against; null for one made of nothing. */
  readonly parent: Game | null;
  /** What the editor begins with. */
  readonly from: GameDef;
  /** What "back" leads to, and what that is called. */
  readonly origin: GameDef;
  readonly originTitle: string;
  /** What the changed game is called unless the player says otherwise. */
  readonly title: string;
}

const publishedGame = (id: string): Game | null => {
  const found = findGame(id);
  const published = found === null ? null : compileTrusted(found.def);
  return published?.ok === true ? published.value : null;
};

/** The game of an address, with the options it names; null where there is none. */
export const benchOf = (name: string, options: Readonly<Record<string, string>>): Bench | null => {
  const empty = emptyStarts.find(({ def }) => def.id === name)?.def;
  if (empty !== undefined)
    return {
      parent: null,
      from: empty,
      origin: empty,
      originTitle: pageWords.titled(empty.title),
      title: words.inventedTitle,
    };
  const own = ownGames.about(name);
  if (own !== null) {
    const parent = own.of === null ? null : publishedGame(own.of);
    const origin = parent === null ? own.def : editorStart(parent).def;
    return {
      parent,
      from: own.def,
      origin,
      originTitle: origin.title,
      title: own.def.title,
    };
  }
  const found = findGame(name);
  if (found === null) return null;
  const parent = publishedGame(found.def.id);
  const chosen = compileTrusted(found.def, { ...found.options, ...options });
  if (parent === null || !chosen.ok) return null;
  const { def } = editorStart(chosen.value);
  return {
    parent,
    from: def,
    origin: def,
    originTitle: found.title ?? def.title,
    title: words.newTitle(def.title),
  };
};
