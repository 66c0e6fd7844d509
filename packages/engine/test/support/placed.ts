/** Positions for tables: the zones that matter in notation; every card not named lies face down in the stock. */
import { take } from '@cairn/testkit';
import {
  faceOf,
  legalMoves,
  makeCard,
  makeMove,
  parsePosition,
  type Game,
  type State,
} from '../../src/index.ts';

/** A position by zone: `{ columns: 'KS (QH) JD | - | -', waste: '7S' }`; a zone left out is empty. */
export const placed = (game: Game, zones: Readonly<Record<string, string>>, more = ''): State => {
  const named = Object.values(zones).flatMap((line) => line.match(/\*|10.|[A-Z2-9][CDHSE~]/g) ?? []);
  const spare = game.cards.map((card) => makeCard(faceOf(card) as typeof card));
  for (const card of named) {
    const at = spare.indexOf(card);
    if (at < 0) throw new Error(`${card} is not in the pack, or named too often`);
    spare.splice(at, 1);
  }
  const lines = game.zones.map(({ id, role, piles }) => {
    if (role === 'stock' && zones[id] === undefined)
      return `${id}: ${spare.map((card) => `(${card})`).join(' ') || '-'}`;
    return `${id}: ${zones[id] ?? piles.map(() => '-').join(' | ')}`;
  });
  return take(parsePosition(game, [...lines, more].join('\n')));
};

/** The legal moves as one line of notation. */
export const movesIn = (game: Game, state: State): string =>
  legalMoves(game, state)
    .map((move) => makeMove(game, state, move))
    .join(' ');
