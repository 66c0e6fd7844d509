/**
 * The tree of an attempt: abandoned lines and bookmarks. A position is named by its path, the moves from the deal to it.
 * The moves of all lines are numbered in the order in which they were added, from 1; 0 is the deal. The line on the
 * table is in the session and becomes part of the tree when it is abandoned.
 */
import { stepAt, staysUsed, type Session } from '@cairn/engine';

/** An abandoned line: consecutive moves, the first of them after the move numbered `from`. */
interface Line {
  readonly from: number;
  readonly moves: readonly string[];
}

export interface Bookmark {
  /** The number of the move it stands after. */
  readonly at: number;
  /** Given by the player; '' for no name. */
  readonly name: string;
}

/** Plain data, as it is stored. */
export interface Tree {
  readonly lines: readonly Line[];
  readonly marks: readonly Bookmark[];
}

/**
 * Moves from the deal, in notation. A use of a power has its number, "peek#2", because its randomness depends on it. A
 * move that belongs to the undo group of the move before is marked, "7S&", and is the same move.
 */
export type Path = readonly string[];

export const NO_TREE: Tree = { lines: [], marks: [] };

/** Limits: branches, moves in all of them, and letters of a name. */
export const BOUNDS = { branches: 200, moves: 5000, name: 40 } as const;

/** The path of a session's first `made` moves, without uses of powers that were taken back. */
export const pathOf = (session: Session, made = session.moves.length): Path => {
  return session.moves.slice(0, made).flatMap(({ move, joined }, i): string[] => {
    if (move.kind === 'spent') return [];
    const { text, state } = stepAt(session, i + 1);
    if (move.kind === 'power' && staysUsed(session.game, move.power))
      return [`${text}#${state.used[move.power] ?? 1}`];
    return [joined === true ? `${text}${JOINED}` : text];
  });
};

const JOINED = '&';
export const isJoined = (text: string): boolean => text.endsWith(JOINED);
/** A move of a path without the mark of its undo group. */
const plain = (text: string): string => (isJoined(text) ? text.slice(0, -1) : text);
/** A move of a path as notation writes it. */
export const notationOf = (text: string): string => plain(text).split('#')[0] ?? '';
/** Whether two moves of paths are the same move. */
export const sameMove = (one: string | undefined, other: string | undefined): boolean =>
  one === other || (one !== undefined && other !== undefined && plain(one) === plain(other));

/** A node of a tree that was spread out. */
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

/** The lines of nodes that were spread out. */
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

/** Adds paths to a tree; also gives the number of the last move of each. */
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

/** The number of a path's last move in a tree; undefined when the path is not in it. */
export const findPath = (tree: Tree, path: Path): number | undefined => {
  const { tree: whole, ends } = planted(tree, [path]);
  return whole === tree ? ends[0] : undefined;
};

/** Adds a line to the tree; the same tree when it has the line already. */
export const graft = (tree: Tree, path: Path): Tree => bound(planted(tree, [path]).tree);

/** Adds another tree; where both have a bookmark, the first one's name stays. */
export const merge = (tree: Tree, other: Tree): Tree => {
  const nodes = spread(other);
  const ends = [...leavesOf(nodes), ...other.marks.map(({ at }) => at)];
  const whole = planted(
    tree,
    ends.map((at) => pathTo(nodes, at)),
  );
  const marks = other.marks.map(({ name }, i): Bookmark => {
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

export const markOf = (tree: Tree, path: Path): Bookmark | undefined => {
  const at = findPath(tree, path);
  return tree.marks.find((mark) => mark.at === at);
};

/** Sets the bookmark of a position, or removes it when the name is null. */
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

/** The numbers of nodes without followers, the oldest first. */
export const leavesOf = (nodes: readonly Node[]): number[] => {
  const parents = new Set(nodes.map(({ parent }, i) => (i === 0 ? undefined : parent)));
  return nodes.flatMap((_, i) => (i === 0 || parents.has(i) ? [] : [i]));
};

/** Removes branches above the limits: the oldest first, those with a bookmark last. */
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

/** Removes the end of a branch, back to the next branching or bookmark. */
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
