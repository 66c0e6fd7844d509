/**
 * The irreversible moves that come next on lines of the solver: for positions in which none is near, because they take many
 * reversible moves, or because hundreds of reversible positions are nearer. A line is found in a world that is drawn at random,
 * so it rests on nothing that a player does not know.
 */
import { applyLegal, settledRules, type Game, type Move, type State, type View } from '@cairn/engine';
import { createPackedBoard } from '../packed/board.ts';
import { makePackedMove } from '../packed/make.ts';
import { generate } from '../packed/generate.ts';
import { KIND, kindOf, Moves } from '../packed/moves.ts';
import { solve } from '../solve.ts';
import { closureRules, type Candidate } from './candidates.ts';
import { moveKey } from './move-key.ts';
import { isReversiblePlay } from './reversible-play.ts';
import { sampleWorld } from './sample-world.ts';
import type { SeededRandom } from './seeded-random.ts';

/** Worlds that are solved, and those with a line after which no other is wanted. */
const WORLDS = 8;
const LINES = 3;
/** Positions that the solver visits, as a multiple of those in a trial. */
const LONGER = 10;

/**
 * Candidates on lines that win sampled worlds; empty where none of these worlds is won within the limit. `world` agrees with
 * the view, and positions after candidates hide its cards.
 */
export const lineCandidates = (
  game: Game,
  view: View,
  world: State,
  nodes: number,
  random: SeededRandom,
): readonly Candidate[] => {
  const found = new Map<string, Candidate>();
  let lines = 0;
  for (let i = 0; i < WORLDS && lines < LINES; i++) {
    const { moves } = solve(game, sampleWorld(game, view, random), 'win', { nodes: LONGER * nodes });
    if (moves === null) continue;
    lines += 1;
    const candidate = upToIrreversible(game, view, world, moves);
    const last = candidate?.line.at(-1);
    if (candidate === null || last === undefined) continue;
    const text = `${candidate.line.length} ${moveKey(last)}`;
    if (!found.has(text)) found.set(text, candidate);
  }
  return [...found.values()];
};

/** The line up to its first irreversible move; null where it has none. */
const upToIrreversible = (given: Game, view: View, world: State, line: readonly Move[]): Candidate | null => {
  const game = settledRules(given, view);
  const rules = closureRules(game);
  const moves = new Moves();
  let state = world;
  for (const [i, move] of line.entries()) {
    const before = state;
    state = applyLegal(given, before, move);
    // Once the stock is known, turning it costs nothing.
    if (rules.reach !== null && (move.kind === 'draw' || move.kind === 'redeal')) continue;
    const board = createPackedBoard(rules, before);
    moves.end = 0;
    moves.groupEnd = 0;
    generate(board, moves);
    const key = moveKey(move);
    let at = 0;
    while (at < moves.end && (kindOf(moves.list[at]) !== KIND.play || moveKey(moves.move(at)) !== key)) at++;
    if (at < moves.end && move.kind === 'play') {
      const packed = moves.list[at];
      const source = rules.sources.find(({ pile }) => pile === move.to);
      makePackedMove(board, moves, at);
      if (isReversiblePlay(board, moves, packed, source)) continue;
    }
    return { line: line.slice(0, i + 1), after: state, turnsUp: move.kind === 'play' };
  }
  return null;
};
