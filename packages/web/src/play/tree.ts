/**
 * The tree of an attempt: every line that was left, and the positions that were marked. A position is named by its
 * path, the moves that lead to it from the deal; the moves of all lines are numbered in the order in which they came,
 * from 1, and 0 is the deal. The line on the table is no part of it before it is left: it is in the session.
 */
import { stepAt, type Session } from '@cairn/engine';

/** A line that was left: moves that follow each other, the first of them after the move numbered `from`. */
interface Line {
  readonly from: number;
  readonly moves: readonly string[];
}

export interface Mark {
  /** The number of the move it stands after. */
  readonly at: number;
  /** As the player calls it; '' for no name. */
  readonly name: string;
}

/** Plain data, as it is kept. */
export interface Tree {
  readonly lines: readonly Line[];
  readonly marks: readonly Mark[];
}

/**
 * Moves from the deal, in notation; a use of a power with its number, "peek#2": chance is drawn from that, too. A move
 * that belongs to the undo group of the one before it is marked, "7S&", and is the same move.
 */
export type Path = readonly string[];

export const NO_TREE: Tree = { lines: [], marks: [] };

/** More is not gone back to: branches, moves in all of them, and letters of a name. */
export const BOUNDS = { branches: 200, moves: 5000, name: 40 } as const;

/** The path of a session's first moves, all of them unless said otherwise: uses of powers that were taken back are no part of it. */
export const pathOf = (session: Session, made = session.moves.length): Path => {
  return session.moves.slice(0, made).flatMap(({ move, joined }, i): string[] => {
    if (move.kind === 'spent') return [];
    const { text, state } = stepAt(session, i + 1);
    if (move.kind === 'power') return [`${text}#${state.used[move.power] ?? 1}`];
    return [joined === true ? `${text}${JOINED}` : text];
  });
};

const JOINED = '&';
export const isJoined = (text: string): boolean => text.endsWith(JOINED);
/** A move of a path without the mark of its undo group. */
const plain = (text: string): string => (isJoined(text) ? text.slice(0, -1) : text);
/** A move of a path as notation writes it. */
export const moveText = (text: string): string => plain(text).split('#')[0] ?? '';
/** Whether two moves of paths are the same move. */
export const sameMove = (one: string | undefined, other: string | undefined): boolean =>
  one === other || (one !== undefined && other !== undefined && plain(one) === plain(other));

/** A place in a tree spread out. */
export interface Node {
  /** Its move; '' for the deal. */
  readonly text: string;
  /** The number of the node before it; the deal has itself. */
  readonly parent: number;
}

export const spread = ({ lines }: Tree): Node[] => {
  const nodes: Node[] = [{ text: '', parent: 0 }];
  for (const { from, moves } of lines)
    for (const [i, text] of moves.entries()) nodes.push({ text, parent: i === 0 ? from : nodes.length - 1 });
  return nodes;
};

/** The lines of a tree spread out. */
const gather = (nodes: readonly Node[]): readonly Line[] => {
  const lines: { from: number; moves: string[] }[] = [];
  for (const [i, { text, parent }] of nodes.entries()) {
    if (i === 0) continue;
    const last = lines.at(-1);
    if (last !== undefined && parent === i - 1) last.moves.push(text);
    else lines.push({ from: parent, moves: [text] });
  }
  return lines;
};

const keyOf = ({ parent, text }: Node): string => `${parent} ${plain(text)}`;

/** A tree with paths in it, and the numbers of the last move of each. */
const planted = (
  tree: Tree,
  paths: readonly Path[],
): { readonly tree: Tree; readonly ends: readonly number[] } => {
  const nodes = spread(tree);
  const known = nodes.length;
  const numbers = new Map(nodes.map((node, i) => [keyOf(node), i]));
  const ends = paths.map((path) => {
    let at = 0;
    for (const text of path) {
      const node = { text, parent: at };
      const key = keyOf(node);
      at = numbers.get(key) ?? nodes.push(node) - 1;
      numbers.set(key, at);
    }
    return at;
  });
  return { tree: nodes.length === known ? tree : { ...tree, lines: gather(nodes) }, ends };
};

/** The number a path's last move has in a tree; undefined when it is not in it. */
export const find = (tree: Tree, path: Path): number | undefined => {
  const { tree: whole, ends } = planted(tree, [path]);
  return whole === tree ? ends[0] : undefined;
};

/** The tree with one more line; as it was when all of the line is in it. */
export const graft = (tree: Tree, path: Path): Tree => bound(planted(tree, [path]).tree);

/** The tree with all of another; where both mark a position, under its own name. */
export const merge = (tree: Tree, other: Tree): Tree => {
  const nodes = spread(other);
  const ends = [...leavesOf(nodes), ...other.marks.map(({ at }) => at)];
  const whole = planted(
    tree,
    ends.map((at) => pathTo(nodes, at)),
  );
  const marks = other.marks.map(({ name }, i): Mark => {
    const at = whole.ends[ends.length - other.marks.length + i] ?? 0;
    return { at, name };
  });
  const more = marks.filter(({ at }) => tree.marks.every((each) => each.at !== at));
  return bound(more.length === 0 ? whole.tree : { ...whole.tree, marks: [...tree.marks, ...more] });
};

/** The moves that lead to a node. */
export const pathTo = (nodes: readonly Node[], at: number): Path => {
  const path: string[] = [];
  for (let i = at; i > 0; i = nodes[i]?.parent ?? 0) path.push(nodes[i]?.text ?? '');
  return path.reverse();
};

export const markOf = (tree: Tree, path: Path): Mark | undefined => {
  const at = find(tree, path);
  return tree.marks.find((mark) => mark.at === at);
};

/** The tree with a position marked under a name; with no mark there when the name is null. */
export const mark = (tree: Tree, path: Path, name: string | null): Tree => bound(marked(tree, path, name));

const marked = (tree: Tree, path: Path, name: string | null): Tree => {
  const {
    tree: whole,
    ends: [at = 0],
  } = planted(tree, [path]);
  const others = whole.marks.filter((each) => each.at !== at);
  return {
    ...whole,
    marks: name === null ? others : [...others, { at, name: name.trim().slice(0, BOUNDS.name) }],
  };
};

/** The numbers of nodes with nothing after them, the oldest first. */
export const leavesOf = (nodes: readonly Node[]): number[] => {
  const parents = new Set(nodes.map(({ parent }, i) => (i === 0 ? undefined : parent)));
  return nodes.flatMap((_, i) => (i === 0 || parents.has(i) ? [] : [i]));
};

/** Takes away what is too much: the oldest branches first, those with a mark last. */
const bound = (tree: Tree): Tree => {
  let now = tree;
  for (;;) {
    const nodes = spread(now);
    const leaves = leavesOf(nodes);
    if (leaves.length <= BOUNDS.branches && nodes.length - 1 <= BOUNDS.moves) return now;
    const isMarked = (at: number): boolean => now.marks.some((each) => each.at === at);
    now = without(now, nodes, leaves.find((leaf) => !isMarked(leaf)) ?? leaves[0] ?? 0);
  }
};

/** The tree without the end of a branch, back to where another one leaves or a mark stands. */
const without = (tree: Tree, nodes: readonly Node[], leaf: number): Tree => {
  const marks = tree.marks.filter(({ at }) => at !== leaf);
  const followers = new Map<number, number>();
  for (const { parent } of nodes.slice(1)) followers.set(parent, (followers.get(parent) ?? 0) + 1);
  const gone = new Set<number>();
  for (let at = leaf; at > 0; at = nodes[at]?.parent ?? 0) {
    if (gone.size > 0 && ((followers.get(at) ?? 0) > 1 || marks.some((each) => each.at === at))) break;
    gone.add(at);
  }
  const numbers = new Map<number, number>();
  const rest: Node[] = [];
  for (const [i, { text, parent }] of nodes.entries())
    if (!gone.has(i)) {
      numbers.set(i, rest.length);
      rest.push({ text, parent: numbers.get(parent) ?? 0 });
    }
  return {
    lines: gather(rest),
    marks: marks.map(({ at, name }) => ({ at: numbers.get(at) ?? 0, name })),
  };
};
