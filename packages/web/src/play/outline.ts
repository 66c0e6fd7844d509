/**
 * The tree of an attempt as rows for display, one a position, the line on the table first. Where lines part, the others
 * follow the move that they replace. The end of a line is known, because it was played to there.
 */
import { applyLegal, stepAt, status, type Game, type State, type Status } from '@cairn/engine';
import type { Attempt } from './attempt.ts';
import { readStep } from './go-to-node.ts';
import {
  graft,
  isJoined,
  notationOf,
  NO_TREE,
  pathOf,
  sameMove,
  spread,
  type Node,
  type Path,
} from './tree.ts';

/** How something ended. */
export type Fate = Exclude<Status, 'playing'>;

export interface OutlineRow {
  readonly path: Path;
  /** Its move, as notation writes it; '' for the deal. */
  readonly text: string;
  /** On the line on the table. */
  readonly ours: boolean;
  /** It begins another line, which replaces the move before it in the list. */
  readonly instead: boolean;
  /** The position on the table. */
  readonly here: boolean;
  /** The name of its mark, if it has one. */
  readonly mark?: string;
  /** How the line ended that ends here; of the first row of another line, the best end in it. */
  readonly fate?: Fate;
  /** The following rows of a line that is not on the table. */
  readonly rest: readonly OutlineRow[];
}

/** The rows of an attempt, from the deal on. */
export const outlineOf = ({ session, tree = NO_TREE }: Attempt): readonly OutlineRow[] => {
  const whole = pathOf(session);
  const all = graft(tree, whole);
  const nodes = spread(all);
  const after = followersOf(nodes);
  const fates = fatesOf(session.game, stepAt(session, 0).state, nodes, after);
  const here = pathOf(session, session.cursor).length;
  const marks = new Map(all.marks.map(({ at, name }) => [at, name]));
  const row = (
    at: number,
    path: Path,
    { ours, instead }: { readonly ours: boolean; readonly instead: boolean },
    rest: readonly OutlineRow[],
    fate: Fate | undefined,
  ): OutlineRow => {
    const mark = marks.get(at);
    return {
      path,
      text: notationOf(nodes[at]?.text ?? ''),
      ours,
      instead,
      here: ours && path.length === here,
      ...(mark === undefined ? {} : { mark }),
      ...(fate === undefined ? {} : { fate }),
      rest,
    };
  };
  /** The rows after a position along its line, with those of the lines that branch off. */
  const rowsAfter = (from: number, before: Path, onLine: boolean): OutlineRow[] => {
    const rows: OutlineRow[] = [];
    /** Rows of lines that branch off the current undo group; they follow it. */
    let parting: OutlineRow[] = [];
    let at = from;
    let path = before;
    for (let ours = onLine; ;) {
      const next = after.get(at) ?? [];
      const own = next.find((each) => ours && sameMove(nodes[each]?.text, whole[path.length]));
      const main = own ?? next[0];
      if (main === undefined) return [...rows, ...parting];
      ours = own !== undefined;
      const step = (each: number): Path => [...path, nodes[each]?.text ?? ''];
      const one = row(main, step(main), { ours, instead: false }, [], fates.get(main));
      const last = rows.at(-1);
      const joins = last !== undefined && isJoined(nodes[main]?.text ?? '') && next.length === 1;
      if (joins && !last.here && last.mark === undefined && last.ours === ours)
        rows[rows.length - 1] = { ...one, text: groupText(last.text, one.text) };
      else {
        rows.push(...parting, one);
        parting = [];
      }
      for (const each of next)
        if (each !== main) {
          const rest = rowsAfter(each, step(each), false);
          const ends = [fates.get(each), ...rest.map(({ fate }) => fate)].filter((end) => end !== undefined);
          const fate = ends.includes('won') ? 'won' : ends.at(-1);
          parting.push(row(each, step(each), { ours: false, instead: true }, rest, fate));
        }
      path = step(main);
      at = main;
    }
  };
  return [row(0, [], { ours: true, instead: false }, [], undefined), ...rowsAfter(0, [], true)];
};

/** An undo group is one row: its first move and its last. */
const groupText = (before: string, last: string): string => `${before.split(' … ')[0]} … ${last}`;

/** The numbers of the nodes right after each. */
const followersOf = (nodes: readonly Node[]): ReadonlyMap<number, readonly number[]> => {
  const after = new Map<number, number[]>();
  for (const [i, { parent }] of nodes.entries()) {
    if (i === 0) continue;
    const others = after.get(parent);
    if (others === undefined) after.set(parent, [i]);
    else others.push(i);
  }
  return after;
};

/** How the lines ended that end at a node. */
const fatesOf = (
  game: Game,
  dealt: State,
  nodes: readonly Node[],
  after: ReadonlyMap<number, readonly number[]>,
): ReadonlyMap<number, Fate> => {
  const fates = new Map<number, Fate>();
  const states = new Map<number, State>([[0, dealt]]);
  for (const [i, { text, parent }] of nodes.entries()) {
    const before = states.get(parent);
    const read = i === 0 || before === undefined ? null : readStep(game, before, text);
    if (before === undefined || read === null) continue;
    const now = [...read.before, read.move].reduce((state, move) => applyLegal(game, state, move), before);
    states.set(i, now);
    const end = after.has(i) ? 'playing' : status(game, now);
    if (end !== 'playing') fates.set(i, end);
  }
  return fates;
};
