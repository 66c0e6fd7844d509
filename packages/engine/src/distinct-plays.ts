/**
 * Plays that differ only in which of several interchangeable empty piles they fill are one choice. Only the play to
 * the first of these piles is kept: an ace with four empty foundations has one move.
 *
 * Proof. Swap two empty piles of one zone, in a position and in every move. Assume that the stock does not deal to
 * the zone and that its empty piles are not refilled. The rules of plays, of the goal and of the score name zones and
 * never one of their piles; a suit that leaves by itself takes the first pile that takes it, which is the image of the
 * other's up to another swap. So a move is legal in one position exactly when its image is legal in the other, and it
 * leads to the image of the position it leads to. Games with powers, with groups, or with another layout after a
 * clear are excluded.
 */
import type { Game } from './game.ts';
import type { Move } from './move.ts';
import { pileAt } from './plays.ts';
import type { Position } from './state.ts';
import { unknownWord, type Vocabulary } from './vocabulary.ts';

const BUILDS = [
  {
    kind: ['step'],
    rank: ['up', 'down', 'either', 'equal', 'any'],
    suit: ['any', 'same', 'alternating', 'colour', 'other'],
    ends: ['linear', 'circular', 'kingStop', 'base'],
    ring: true,
  },
  { kind: ['pair'], cards: true, on: true },
] as const;
const UNITS = ['top', 'run', 'topOrAll', 'stack', 'any', 'lone', 'suit', 'all'] as const;
const ROLES = ['tableau', 'cell', 'hole', 'foundation', 'waste', 'reserve', 'stock'] as const;
const GIVE = [{ tableau: UNITS, cell: UNITS, hole: UNITS, foundation: UNITS }] as const;
const EMPTY = [
  {
    takes: ['nothing', 'anything', 'base', 'last'],
    from: ROLES,
    inOrder: true,
    keeps: true,
    refill: ['reserve', 'next', 'waste', 'stock'],
    once: ['suit'],
  },
] as const;

/** The rules that the proof goes through. */
const VOCABULARY: Vocabulary = {
  pack: [
    { packs: true, jokers: true, jokerPlace: true, suits: true, ranks: true, extras: true, names: true },
  ],
  zones: [
    {
      role: ['tableau'],
      piles: true,
      deal: true,
      face: true,
      lastRows: true,
      pull: true,
      sink: true,
      turn: ['exposed', 'together'],
      build: BUILDS,
      runs: BUILDS,
      leave: ['must'],
      holds: true,
      empty: EMPTY,
      give: GIVE,
    },
    { role: ['cell'], piles: true, deal: true, empty: EMPTY, give: GIVE },
    {
      role: ['foundation'],
      piles: true,
      deal: true,
      pull: true,
      build: BUILDS,
      holds: true,
      empty: EMPTY,
      give: GIVE,
    },
    { role: ['hole'], piles: true, deal: true, pull: true, build: BUILDS, empty: EMPTY },
    { role: ['waste'], rest: true, give: GIVE },
    { role: ['reserve'], piles: true, deal: true, face: true, give: GIVE, wild: true },
  ],
  stock: [
    {
      to: ['hole', 'waste', 'tableau'],
      draw: true,
      passes: true,
      when: ['any', 'stuck', 'filled', 'placed', 'never'],
      show: true,
    },
  ],
  goal: [
    { kind: ['clear'], zone: true },
    { kind: ['suits'], zone: true },
    { kind: ['gather'], zone: true, cards: true },
  ],
};
const covered = new WeakMap<Game, boolean>();

/** Whether the proof goes through all rules of the game; looked up once. */
const isCovered = (game: Game): boolean => {
  const known = covered.get(game);
  if (known !== undefined) return known;
  const found = unknownWord(game.def, VOCABULARY) === null;
  covered.set(game, found);
  return found;
};

/** The moves without plays that repeat an earlier one into an interchangeable pile. */
export const distinctPlays = <M extends Move>(
  game: Game,
  position: Position,
  moves: readonly M[],
): readonly M[] => {
  const met = new Set<string>();
  return moves.filter((move) => {
    if (move.kind !== 'play' || !isInterchangeable(game, position, move.to)) return true;
    const play = [move.from, move.count, move.skip ?? 0, game.piles[move.to]?.zone.id].join();
    if (met.has(play)) return false;
    met.add(play);
    return true;
  });
};

/** Whether the pile is empty, and any other empty pile of its zone would do as well. */
const isInterchangeable = (game: Game, position: Position, pile: number): boolean => {
  const zone = game.piles[pile]?.zone;
  return (
    (zone?.role === 'foundation' || zone?.role === 'tableau' || zone?.role === 'cell') &&
    zone.empty.refill === undefined &&
    game.stockDef?.to !== zone.role &&
    pileAt(position, pile).length === 0 &&
    isCovered(game)
  );
};
