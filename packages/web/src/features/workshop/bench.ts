/**
 * The start of an edit, from the address of the page: a game of the catalogue, one of the player's own, or a minimal
 * game.
 */
import { compileTrusted, type Game, type GameDef } from '@cairn/engine';
import { findGame } from '@cairn/games';
import { emptyStarts, editorStart } from '@cairn/workshop';
import { ownGames } from '../../catalogue/own-games-api.ts';
import { pageWords } from '../../i18n/pages.ts';
import { workshopWords as words } from './messages.ts';

export interface Bench {
  /** The published game that differences are listed against; null for a game made from scratch. */
  readonly parent: Game | null;
  /** The definition to start with. */
  readonly from: GameDef;
  /** The definition that "back" restores, and its label. */
  readonly origin: GameDef;
  readonly originTitle: string;
  /** The title of the changed game until the player gives one. */
  readonly title: string;
}

const publishedGame = (id: string): Game | null => {
  const found = findGame(id);
  const published = found === null ? null : compileTrusted(found.def);
  return published?.ok === true ? published.value : null;
};

/** The start for an address and its options; null if there is no such game. */
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
