/**
 * Moves to another position of the tree: undo to the common ancestor, counted as undos, then replay, which is free. Uses
 * of powers never come back: the line on the table keeps every use that was ever made, those of other lines as spent
 * (the rule is in the engine's attempt.ts).
 */
import {
  begin,
  countsUndos,
  forward,
  parseMove,
  play,
  POWERS,
  refusal,
  stepAt,
  staysUsed,
  takeBack,
  type Game,
  type Move,
  type Power,
  type Session,
  type State,
  type UndoRefusal,
} from '@cairn/engine';
import { refuseUndo, type Attempt } from './attempt.ts';
import { playAsUndoGroup } from './undo-groups.ts';
import {
  graft,
  isJoined,
  leavesOf,
  notationOf,
  NO_TREE,
  pathOf,
  pathTo,
  sameMove,
  spread,
  type Path,
  type Tree,
} from './tree.ts';

/** How many moves two paths share. */
const shared = (one: Path, other: Path): number => {
  let at = 0;
  while (at < one.length && sameMove(one[at], other[at])) at++;
  return at;
};

/** Reads a move of a path in a position, with the earlier uses of its power that are missing; null where it is illegal. */
export const readStep = (
  game: Game,
  state: State,
  label: string,
): { readonly move: Move; readonly before: Move[] } | null => {
  const [, use] = label.split('#');
  const read = parseMove(game, state, notationOf(label));
  if (!read.ok) return null;
  const move = read.value;
  if (move.kind !== 'power' || use === undefined)
    return refusal(game, state, move) === null ? { move, before: [] } : null;
  const used = state.used[move.power] ?? 0;
  const missing = Number(use) - 1 - used;
  // Shuffles depend on the number of the use.
  if (missing < 0 && move.power !== 'peek') return null;
  const before = spends(move.power, missing);
  const then: State = { ...state, used: { ...state.used, [move.power]: used + before.length } };
  return refusal(game, then, move) === null ? { move, before } : null;
};

const spends = (power: Power, times: number): Move[] =>
  Array.from({ length: Math.max(0, times) }, () => ({ kind: 'spent', power }));

const movesOf = (session: Session): readonly Move[] => session.moves.map(({ move }) => move);

const usesOf = (moves: readonly Move[], power: Power): number =>
  moves.filter((move) => (move.kind === 'power' || move.kind === 'spent') && move.power === power).length;

/** Why the position cannot be reached now, or null when it can; `seconds`: the time of the clock. */
export const goToNodeRefusal = (attempt: Attempt, path: Path, seconds: number): UndoRefusal | null => {
  const steps = stepsBack(attempt, path);
  if (steps === 0) return null;
  const { undo } = attempt.session.game.def.limits ?? {};
  const counted = countsUndos(attempt.session.game) ? steps - 1 : 0;
  if (undo !== undefined && attempt.undos + counted >= undo) return 'undos-spent';
  return refuseUndo(attempt, seconds);
};

/** How many moves are taken back on the way to a position. */
export const stepsBack = ({ session }: Attempt, path: Path): number => {
  const here = pathOf(session, session.cursor);
  return here.length - shared(here, path);
};

/**
 * The attempt at a position of its tree or of its own line, or as near as the rules allow. Ask `goToNodeRefusal` first.
 * @param at seconds since the deal, for the moves that are replayed.
 */
export const goToNode = (attempt: Attempt, path: Path, at: number): Attempt => {
  const { session, tree = NO_TREE } = attempt;
  const whole = pathOf(session);
  const here = pathOf(session, session.cursor);
  const down = goDown(attempt, stepsBack(attempt, path));
  if (shared(whole, path) === path.length)
    return path.length > here.length
      ? { ...attempt, session: forward(session, path.length - here.length) }
      : down;
  const known = graft(tree, whole);
  const made = session.moves.slice(0, session.cursor).map(({ move }) => move);
  const line = along(session, path, shared(here, path), made, at, followed(known, path));
  return { ...down, tree: known, session: line };
};

/** Takes moves back, one by one where each counts. */
const goDown = (attempt: Attempt, steps: number): Attempt => {
  if (!countsUndos(attempt.session.game)) return steps > 0 ? takeBack(attempt, steps) : attempt;
  let down = attempt;
  for (let left = steps; left > 0; left--) down = takeBack(down);
  return down;
};

/** The moves that can be redone after a position: those of the newest line that was abandoned there. */
const followed = (tree: Tree, path: Path): Path => {
  const nodes = spread(tree);
  const paths = leavesOf(nodes).map((leaf) => pathTo(nodes, leaf));
  return paths.findLast((line) => shared(line, path) === path.length)?.slice(path.length) ?? [];
};

/** The session of a path, with every use of a power among `made`; its cursor is at the path's end and `rest` can be redone. */
const along = (
  { game, deal, moves: old }: Session,
  path: Path,
  same: number,
  made: readonly Move[],
  at: number,
  rest: Path,
): Session => {
  const dealt = begin(game, deal);
  if (!dealt.ok) throw new Error('A session that was begun cannot be begun again');
  let session = dealt.value;
  /** Moves that both lines share keep their times. */
  const times = old.filter(({ move }) => move.kind !== 'spent').map((one) => one.at);
  const step = (label: string, time: number | undefined): boolean => {
    const read = readStep(game, stepAt(session).state, label);
    if (read === null) return false;
    for (const move of read.before) session = play(session, move, { at: time });
    session = playAsUndoGroup(session, [read.move], { joins: isJoined(label), at: time });
    return true;
  };
  path.every((label, i) => step(label, i < same ? times[i] : at));
  for (const power of POWERS.filter((each) => staysUsed(game, each)))
    for (const move of spends(power, usesOf(made, power) - usesOf(movesOf(session), power)))
      session = play(session, move, { at });
  const { cursor } = session;
  // A power among the moves to redo would be used once more.
  rest.every((label) => !label.includes('#') && step(label, at));
  return { ...session, cursor };
};
