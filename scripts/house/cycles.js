// Cycles of a directed graph: for each strongly connected component (Tarjan, SIAM J. Computing 1, 1972) the shortest
// cycle through its first node.

/** @param {readonly (readonly [string, string])[]} edges */
export const cyclesOf = (edges) => {
  const next = new Map();
  for (const [from, to] of edges) next.set(from, (next.get(from) ?? new Set()).add(to));
  const index = new Map();
  const low = new Map();
  const stack = [];
  const onStack = new Set();
  const components = [];
  const visit = (node) => {
    index.set(node, index.size);
    low.set(node, index.get(node));
    stack.push(node);
    onStack.add(node);
    for (const other of next.get(node) ?? []) {
      if (!index.has(other)) visit(other);
      if (onStack.has(other)) low.set(node, Math.min(low.get(node), low.get(other)));
    }
    if (low.get(node) !== index.get(node)) return;
    const component = stack.splice(stack.indexOf(node));
    for (const each of component) onStack.delete(each);
    if (component.length > 1 || next.get(node)?.has(node)) components.push(new Set(component));
  };
  for (const node of next.keys()) if (!index.has(node)) visit(node);
  return components.map((component) =>
    shortestCycle(
      [...component].reduce((a, b) => (a < b ? a : b)),
      component,
      next,
    ),
  );
};

const shortestCycle = (start, component, next) => {
  const before = new Map([[start, null]]);
  const queue = [start];
  for (const node of queue)
    for (const other of next.get(node) ?? []) {
      if (other === start) return [...pathTo(node, before), start];
      if (!component.has(other) || before.has(other)) continue;
      before.set(other, node);
      queue.push(other);
    }
  return [start];
};

const pathTo = (node, before) => (node === null ? [] : [...pathTo(before.get(node), before), node]);
