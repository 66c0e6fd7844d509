/**
 * The board in a terminal. There is a function for each role of zones, so a new game needs no code. The compiled game
 * decides how a zone looks, the position what is in it.
 */
import { coloursMatter, legalMoves, type Game, type Position, type ZoneRule } from '@cairn/engine';
import { drawColumns } from './columns.ts';
import { drawGrid, drawLayout } from './layout.ts';
import { drawDiscard, drawHand, drawNamedPiles, drawSinglePile, drawSpreadPile, drawStock } from './piles.ts';
import { wrapTexts, type BoardText, type BoardContext } from './board-text.ts';

/** What the terminal can display. */
export interface Screen {
  readonly colour: boolean;
  /** Columns for the board. */
  readonly columns: number;
}

/**
 * The board as lines: layouts as pictures, columns side by side, other piles by name. Give a View to hide what the
 * player does not know.
 */
export const drawBoard = (game: Game, position: Position, { colour, columns }: Screen): string => {
  const scene: BoardContext = {
    game,
    position,
    colours: { colour, four: !coloursMatter(game) },
    columns,
    playable: playable(game, position),
  };
  const pictures: string[] = [];
  const lists: string[] = [];
  const line: BoardText[] = [];
  for (const zone of game.zones) {
    const drawn = draw(scene, zone);
    if (typeof drawn !== 'string') line.push(drawn);
    else if (zone.role === 'layout' || zone.role === 'tableau') pictures.push(drawn);
    else lists.push(drawn);
  }
  const below = [...lists, wrapTexts(line, columns)].filter((part) => part !== '').join('\n');
  return [...pictures, below].filter((part) => part !== '').join('\n\n');
};

const playable = (game: Game, position: Position): ReadonlySet<number> =>
  new Set(
    legalMoves(game, position).flatMap((move) => {
      if (move.kind === 'play') return [move.from];
      return move.kind === 'remove' ? move.piles : [];
    }),
  );

/** A block, or a part of the last line. */
const draw = (scene: BoardContext, zone: ZoneRule): string | BoardText => {
  const anyCard = zone.give.some(({ unit }) => unit === 'any');
  switch (zone.role) {
    case 'layout':
      return drawLayout(scene, zone);
    case 'grid':
      return drawGrid(scene, zone);
    case 'tableau':
      return drawColumns(scene, zone);
    case 'row':
      return drawNamedPiles(scene, {
        ...zone,
        piles: zone.piles.filter((i) => (scene.position.piles[i]?.length ?? 0) > 0),
      });
    case 'cell':
    case 'foundation':
    case 'hole':
    case 'waste':
    case 'reserve':
      if (zone.piles.length > 1) return drawNamedPiles(scene, zone);
      return anyCard ? drawSpreadPile(scene, zone) : drawSinglePile(scene, zone);
    case 'hand':
      return drawHand(scene, zone);
    case 'discard':
      return drawDiscard(scene, zone);
    case 'stock':
      return drawStock(scene, zone);
  }
};
