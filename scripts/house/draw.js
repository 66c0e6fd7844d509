// Draws docs/house.svg from the imports: the packages on floors, and the folders of the app on floors of their own. A
// box is one floor above the highest box it imports. An arrow that a chain of other arrows implies is left out (the
// transitive reduction), so that the lines can be followed. The same sources give the same picture. Usage: node
// scripts/house/draw.js [--check]; with --check it writes nothing and exits with 1 if the picture is out of date.

import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readImports } from './imports.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const target = path.join(root, 'docs/house.svg');
const imports = readImports(path.join(root, 'packages'));

const WIDTH = 1200;
const MARGIN = 24;
const BOX = 38;
const FLOOR = 98;
const TITLE = 44;

/** Which boxes each box imports. @typedef {Map<string, Set<string>>} Graph */

/** @returns {Graph} */
const graphOf = (pairs) => {
  const graph = new Map();
  const node = (name) => graph.get(name) ?? graph.set(name, new Set()).get(name);
  for (const [from, to] of pairs) {
    node(from);
    if (to === undefined || from === to) continue;
    node(to);
    node(from).add(to);
  }
  return new Map([...graph].toSorted(([a], [b]) => (a < b ? -1 : 1)));
};

const packageGraph = () =>
  graphOf(imports.map(({ file, target: to }) => [file.split('/')[0], /^@cairn\/([^/]+)/.exec(to)?.[1]]));

/** The folders and files at the top of `packages/web/src`. */
const appGraph = () => {
  const topOf = (file) => /^web\/src\/([^/]+)/.exec(file)?.[1];
  return graphOf(
    imports
      .filter(({ file }) => file.startsWith('web/src/'))
      .map(({ file, target: to }) => [topOf(file), topOf(to)]),
  );
};

/** All boxes that a box can reach. */
const reach = (graph, from, seen = new Set()) => {
  for (const to of graph.get(from)) {
    if (seen.has(to)) continue;
    seen.add(to);
    reach(graph, to, seen);
  }
  return seen;
};

/** The graph without arrows that a chain of others implies. */
const reduced = (graph) =>
  new Map(
    [...graph].map(([from, all]) => {
      const implied = new Set([...all].flatMap((to) => [...reach(graph, to)]));
      return [from, [...all].filter((to) => !implied.has(to)).toSorted((a, b) => (a < b ? -1 : 1))];
    }),
  );

/** The floor of each box. Boxes that import nothing are on floor 0. */
const floorsOf = (graph) => {
  const floors = new Map();
  const floorOf = (name) => {
    if (reach(graph, name).has(name))
      throw new Error(`${name} imports itself by way of others: npm run house`);
    if (!floors.has(name))
      floors.set(name, Math.max(-1, ...[...graph.get(name)].map((to) => floorOf(to))) + 1);
    return floors.get(name);
  };
  for (const name of graph.keys()) floorOf(name);
  return floors;
};

/**
 * An arrow that passes floors has a gap on each of them: a place between the boxes, so that its line crosses no box
 * (Sugiyama, Tagawa and Toda, 1981).
 */
const chainOf = (from, to, floors) => {
  const gaps = [];
  for (let floor = floors.get(from) - 1; floor > floors.get(to); floor--)
    gaps.push({ name: `${from} ${to} ${floor}`, floor });
  return gaps;
};

/**
 * Rows of boxes and gaps from the ground up. Each row is ordered by the mean place of its neighbours, several times.
 */
const rowsOf = (graph, arrows, floors) => {
  const rows = Array.from({ length: Math.max(...floors.values()) + 1 }, (_, floor) =>
    [...graph.keys()].filter((name) => floors.get(name) === floor),
  );
  const neighbours = new Map([...graph.keys()].map((name) => [name, []]));
  for (const [from, to] of arrows) {
    const gaps = chainOf(from, to, floors);
    for (const { name, floor } of gaps) {
      rows[floor].push(name);
      neighbours.set(name, []);
    }
    const names = [from, ...gaps.map(({ name }) => name), to];
    for (const [i, name] of names.slice(1).entries()) {
      neighbours.get(names[i]).push(name);
      neighbours.get(name).push(names[i]);
    }
  }
  const place = new Map();
  const settle = () => {
    for (const row of rows)
      for (const [i, name] of row.entries()) place.set(name, (i + 1) / (row.length + 1));
  };
  settle();
  for (let round = 0; round < 24; round++) {
    for (const row of rows) {
      const mean = (name) => {
        const near = neighbours.get(name).map((each) => place.get(each));
        return near.length === 0 ? place.get(name) : near.reduce((a, b) => a + b) / near.length;
      };
      const keyed = row.map((name) => ({ name, at: mean(name) }));
      keyed.sort((a, b) => a.at - b.at || (a.name < b.name ? -1 : 1));
      row.splice(0, row.length, ...keyed.map(({ name }) => name));
      settle();
    }
  }
  return rows;
};

/** The places of all boxes and gaps. */
const placed = (rows, graph, top) => {
  const widthOf = (name) => (graph.has(name) ? name.length * 9 + 32 : 6);
  const places = new Map();
  for (const [floor, row] of rows.entries()) {
    const spare = WIDTH - 2 * MARGIN - row.reduce((sum, name) => sum + widthOf(name), 0);
    const space = spare / (row.length + 1);
    let x = MARGIN + space;
    for (const name of row) {
      const width = widthOf(name);
      places.set(name, { x, y: top + TITLE + (rows.length - 1 - floor) * FLOOR, width });
      x += width + space;
    }
  }
  return places;
};

const fixed = (value) => value.toFixed(1);
const curve = (a, b) => {
  const bend = (b.y - a.y) / 2;
  return `C${fixed(a.x)} ${fixed(a.y + bend)} ${fixed(b.x)} ${fixed(b.y - bend)} ${fixed(b.x)} ${fixed(b.y)}`;
};

/** One drawing: its lines of SVG, and its height. */
const draw = (title, graph, top) => {
  const floors = floorsOf(graph);
  const arrows = [...reduced(graph)].flatMap(([from, all]) => all.map((to) => [from, to]));
  const rows = rowsOf(graph, arrows, floors);
  const places = placed(rows, graph, top);
  /** The places that an arrow passes. */
  const ways = arrows.map(([from, to]) => [from, ...chainOf(from, to, floors).map(({ name }) => name), to]);
  /**
   * Where an arrow begins or ends at the edge of a box: side by side, in the order of the places at their other ends.
   */
  const along = (name, others, other) => {
    const { x, width } = places.get(name);
    const sorted = others.toSorted((a, b) => places.get(a).x - places.get(b).x || (a < b ? -1 : 1));
    return x + (width * (sorted.indexOf(other) + 1)) / (sorted.length + 1);
  };
  const lines = ways.map((way) => {
    const [from, second] = way;
    const [last, to] = way.slice(-2);
    const below = ways.filter((each) => each[0] === from).map((each) => each[1]);
    const above = ways.filter((each) => each.at(-1) === to).map((each) => each.at(-2));
    const start = { x: along(from, below, second), y: places.get(from).y + BOX };
    const end = { x: along(to, above, last), y: places.get(to).y - 4 };
    let drawn = `M${fixed(start.x)} ${fixed(start.y)}`;
    let at = start;
    for (const gap of way.slice(1, -1)) {
      const { x, y, width } = places.get(gap);
      const inside = { x: x + width / 2, y };
      drawn += `${curve(at, inside)}V${fixed(y + BOX)}`;
      at = { x: inside.x, y: y + BOX };
    }
    return `<path d="${drawn}${curve(at, end)}"/>`;
  });
  const boxes = [...graph.keys()].map((name) => {
    const { x, y, width } = places.get(name);
    return (
      `<rect x="${fixed(x)}" y="${fixed(y)}" width="${width}" height="${BOX}" rx="6"/>` +
      `<text x="${fixed(x + width / 2)}" y="${fixed(y + 25)}">${name}</text>`
    );
  });
  return {
    height: TITLE + (rows.length - 1) * FLOOR + BOX,
    lines: [`<text class="title" x="${MARGIN}" y="${top + 16}">${title}</text>`, ...lines, ...boxes],
  };
};

const first = draw('packages', packageGraph(), MARGIN);
const second = draw('packages/web/src', appGraph(), MARGIN + first.height + 48);
const height = MARGIN + first.height + 48 + second.height + MARGIN;
const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-label="Packages and folders of the app on floors; each imports only what is below it">
<style>
svg{--paper:#fff;--box:#eef3ef;--edge:#4a6b57;--line:#7b8b82;--text:#16211a}
@media (prefers-color-scheme:dark){svg{--paper:#12181a;--box:#22302a;--edge:#8fb8a0;--line:#7f9488;--text:#eaf2ed}}
rect{fill:var(--box);stroke:var(--edge);stroke-width:1.5}
.paper{fill:var(--paper);stroke:none}
path{fill:none;stroke:var(--line);stroke-width:1.4;marker-end:url(#end)}
marker path{fill:var(--line);stroke:none;marker-end:none}
text{font:16px ui-sans-serif,system-ui,sans-serif;fill:var(--text);text-anchor:middle}
.title{font-weight:600;text-anchor:start}
</style>
<defs><marker id="end" viewBox="0 0 8 8" refX="4" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0L8 4L0 8z"/></marker></defs>
<rect class="paper" width="${WIDTH}" height="${height}"/>
${[...first.lines, ...second.lines].join('\n')}
</svg>
`;

if (process.argv.includes('--check')) {
  if (readFileSync(target, 'utf8') !== picture) {
    console.log('docs/house.svg is out of date: run npm run house:draw');
    process.exitCode = 1;
  }
} else writeFileSync(target, picture);
