/**
 * The record of an attempt as text, which the engine replays and checks before it writes it. Lines that were left are
 * its variations, bookmarks its comments.
 */
import {
  applyLegal,
  makeMove,
  makeRecord,
  recordMoves,
  stepAt,
  type GameRecord,
  type State,
  type RecordStep,
} from '@cairn/engine';
import { isTimed, type Attempt } from './attempt.ts';
import { readStep } from './go-to-node.ts';
import { graft, NO_TREE, pathOf, sameMove, spread } from './tree.ts';
import { inLinks } from './route.ts';

/**
 * The record of an attempt up to where it stands; cards that were shown and taken back are counted in `Undone`,
 * and help of the solver is told in `Hints`, `Shown` and `Chance`.
 */
export const recordText = (attempt: Attempt): string => {
  const { session, began, looks, tree, hints = 0, shown = false, chance = false } = attempt;
  const { game, deal } = session;
  const made = session.moves.slice(0, session.cursor);
  const headers = {
    Date: new Date(began).toISOString().slice(0, 10),
    ...(looks === 0 ? {} : { Undone: `${looks}` }),
    ...(hints === 0 ? {} : { Hints: `${hints}` }),
    ...(shown ? { Shown: 'solution' } : {}),
    ...(chance ? { Chance: 'shown' } : {}),
  };
  const moves = made.map(({ move }) => move);
  const times = isTimed(attempt) ? { times: made.map(({ at }) => at) } : {};
  const record = recordMoves(game, deal, moves, { headers, shows: true, ...times });
  if (!record.ok)
    throw new Error(`A session that was played does not replay: ${JSON.stringify(record.error)}`);
  // An own game's record brings its rules, as its links do.
  const told = { ...record.value, game: inLinks(game.id) };
  return makeRecord(tree === undefined ? told : { ...told, ...withTree(attempt, told.steps) });
};

type Told = Pick<GameRecord, 'steps' | 'comment'>;

/** Deeper lines are not read back. */
const DEEPEST = 32;

/** Steps with the tree of their attempt. Where a line used a power that is spent before it parts, it ends there. */
const withTree = ({ session, tree = NO_TREE }: Attempt, main: readonly RecordStep[]): Told => {
  const { game, moves, cursor } = session;
  const line = pathOf(session, cursor);
  const all = graft(tree, line);
  const nodes = spread(all);
  const followers = new Map<number, number[]>();
  for (const [i, { parent }] of nodes.entries())
    if (i > 0) followers.set(parent, [...(followers.get(parent) ?? []), i]);
  const comments = new Map(all.marks.map(({ at, name }) => [at, name === '' ? 'bookmark' : name]));
  const noted = (step: RecordStep, at: number): RecordStep => {
    const comment = comments.get(at);
    return comment === undefined ? step : { ...step, comment };
  };
  /** The line that begins with a node, and what parts from it on the way. */
  const branch = (first: number, from: State, depth: number): readonly RecordStep[] => {
    const steps: RecordStep[] = [];
    let state = from;
    let parting: readonly number[] = [];
    for (let at: number | undefined = depth > DEEPEST ? undefined : first; at !== undefined;) {
      const read = readStep(game, state, nodes[at]?.text ?? '');
      if (read === null) break;
      const before = state;
      const lines = parting.map((each) => branch(each, before, depth + 1));
      for (const move of [...read.before, read.move]) {
        const step = { text: makeMove(game, state, move) };
        steps.push(move === read.move ? noted(varied(step, lines), at) : step);
        state = applyLegal(game, state, move);
      }
      [at, ...parting] = followers.get(at) ?? [];
    }
    return steps;
  };

  const steps = [...main];
  const put = (i: number, make: (step: RecordStep) => RecordStep): void => {
    const step = steps[i];
    if (step !== undefined) steps[i] = make(step);
  };
  let at = 0;
  let depth = 0;
  /** The step after the last move: uses of powers that are spent may stand before the next. */
  let free = 0;
  for (const [i, { move }] of moves.slice(0, cursor).entries()) {
    if (move.kind === 'spent') continue;
    const after = followers.get(at) ?? [];
    const next = after.find((each) => sameMove(nodes[each]?.text, line[depth])) ?? 0;
    const { state } = stepAt(session, free);
    const others = after.filter((each) => each !== next);
    put(free, (step) => varied(step, others.map((each) => branch(each, state, 1)))); // prettier-ignore
    put(i, (step) => noted(step, next));
    at = next;
    depth++;
    free = i + 1;
  }
  // Nothing stands after the last move that could be varied: what follows it varies the move itself.
  const { state } = stepAt(session, free);
  const ends = (followers.get(at) ?? []).map((each) => branch(each, state, 1));
  put(free - 1, (step) =>
    varied(
      step,
      ends.map((end) => (end.length === 0 ? [] : [{ text: step.text }, ...end])),
    ),
  );
  const comment = comments.get(0);
  return { steps, ...(comment === undefined ? {} : { comment }) };
};

/** A step with more lines that could stand in its place. */
const varied = (step: RecordStep, lines: readonly (readonly RecordStep[])[]): RecordStep => {
  const all = [...(step.variations ?? []), ...lines.filter(({ length }) => length > 0)];
  return all.length === 0 ? step : { ...step, variations: all };
};
