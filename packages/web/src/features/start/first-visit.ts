/** What the start screen offers when nothing is known of the player. */
import type { GameDef } from '@cairn/engine';
import { firstGame, popularGames } from '@cairn/games';
import { optionsToDeal, type Answers } from '../../catalogue/asked-options.ts';
import { linkTo } from '../../play/route.ts';
import { NONE_PLAYED, type WinCount } from '../../play/win-counts.ts';
import type { PlayedTile, Lead } from './content.ts';
import { dealtFrom, gameWithId } from './openings.ts';

export const welcome = (): Lead => ({
  ...dealtFrom(gameWithId(firstGame.id), firstGame.options),
  kind: 'welcome',
  facts: [],
  href: linkTo({ game: firstGame.id, options: firstGame.options, deal: null, moves: null }),
  newHref: null,
});

export const gameTile = (def: GameDef, record: WinCount, answers: Answers = {}): PlayedTile => ({
  ...dealtFrom(def),
  title: def.title,
  info: def.info,
  href: linkTo({ game: def.id, options: optionsToDeal(def.id, answers), deal: null, moves: null }),
  ...record,
});

/** Tiles of games on the screen. A phone shows four of them. */
export const TILES = 8;

export const popularTiles = (): readonly PlayedTile[] =>
  popularGames.slice(0, TILES).map((id) => gameTile(gameWithId(id), NONE_PLAYED));
