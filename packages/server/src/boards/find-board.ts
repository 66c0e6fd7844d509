/**
 * Finding a board: packs are drawn until one is proved winnable that has the grade that was asked for. The solver knows every
 * card, and the engine has replayed the winning line. Where deals have no grades, a careless play that wins is a proof too.
 */
import { makeRecord, recordMoves, start, unwrap, type Deal, type Game, type Move } from '@cairn/engine';
import { beginSearch, finished, type Slices, type SolverAnswer } from '@cairn/solver';
import { carelessWin, dealGrades, difficultyOf, PROOF_BYTES, quintilesOf } from '@cairn/trials';
import type { MadeBoard } from '../club/board-maker.ts';
import { drawDeal } from '../club/sealed-board.ts';

export interface FindOptions {
  /** Milliseconds of work after which what was found is taken. */
  readonly mostMs: number;
  /** See `drawDeal`. */
  readonly below?: (count: number) => number;
}

/** What was found, and what it took. */
export interface FoundBoard {
  readonly board: MadeBoard | null;
  /** Packs that were drawn, and those of them that are proved winnable. */
  readonly drawn: number;
  readonly winnable: number;
}

/**
 * In games whose deals have not been measured, nobody knows which limit fits. So the first packs get few positions, and
 * after every few of them the limit grows: a game that is proved quickly costs little, and a slow one gets what it needs.
 */
const FIRST_NODES = 2000;
const NODES_GROW = 4;
const PACKS_A_LIMIT = 6;

const limitAt = (pack: number): number => FIRST_NODES * NODES_GROW ** Math.floor(pack / PACKS_A_LIMIT);

export function* findBoard(
  game: Game,
  grade: number | null,
  { mostMs, below }: FindOptions,
): Slices<FoundBoard> {
  const quintiles = quintilesOf(game);
  const until = performance.now() + mostMs;
  let nearest: MadeBoard | null = null;
  let winnable = 0;
  for (let drawn = 1; ; drawn++) {
    const ms = until - performance.now();
    if (ms <= 0) return { board: nearest, drawn: drawn - 1, winnable };
    const deal = drawDeal(game, below);
    const dealt = unwrap(start(game, deal));
    const answer = yield* proved(game, deal, quintiles?.nodes ?? limitAt(drawn - 1), ms);
    const isUndecided = answer.verdict === 'unknown' && quintiles === null && performance.now() < until;
    const proving = answer.verdict === 'winnable' ? answer.moves : null;
    const moves = isUndecided ? yield* carelessWin(game, dealt) : proving;
    if (moves === null) continue;
    winnable += 1;
    const proof = proofOf(game, deal, moves);
    if (quintiles === null || grade === null) return { board: { deal, proof, grade: null }, drawn, winnable };
    const grades: readonly number[] = dealGrades(quintiles, yield* difficultyOf(game, dealt, answer.nodes));
    if (grades.includes(grade)) return { board: { deal, proof, grade }, drawn, winnable };
    const board: MadeBoard = { deal, proof, grade: grades[0] ?? null };
    if (nearest === null || distance(board, grade) < distance(nearest, grade)) nearest = board;
  }
}

const distance = (board: MadeBoard, grade: number): number => Math.abs((board.grade ?? 0) - grade);

const proofOf = (game: Game, deal: Deal, moves: readonly Move[]): string =>
  makeRecord(unwrap(recordMoves(game, deal, moves)));

/** Frees the tables of the search also when it is stopped. */
function* proved(game: Game, deal: Deal, nodes: number, ms: number): Slices<SolverAnswer> {
  const run = beginSearch(game, unwrap(start(game, deal)), 'win', { nodes, bytes: PROOF_BYTES, ms });
  let answer: SolverAnswer | null = null;
  try {
    answer = yield* finished(run);
    return answer;
  } finally {
    if (answer === null) run.close();
  }
}
