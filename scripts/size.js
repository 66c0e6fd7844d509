// The size budget: what a first visit costs before the app can be played. Follows the built page the way a
// browser does — scripts, styles, preloads and icons in the page, static imports in scripts, addresses in
// styles — and adds up the bytes that would be sent. Lazy parts (`import()`, workers) are not counted.
// Usage: node scripts/size.js [folder of the built app]; exits with 1 over budget. What was done to keep it is in
// docs/decisions/0003-script-to-playable.md.

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAst } from 'rolldown/parseAst';

const kB = 1000;
const budget = { firstLoad: 120 * kB, script: 60 * kB };

const root = path.resolve(process.argv[2] ?? 'packages/web/dist');
const read = (name) => readFileSync(path.join(root, name));
const all = (text, pattern) => [...text.matchAll(pattern)].map(([, address]) => address);

/** The addresses a file makes the browser fetch at once. */
function references(name) {
  const text = read(name).toString();
  if (name.endsWith('.html')) {
    const tags = all(text, /<((?:script|link|img)\b[^>]*)>/g);
    return tags.flatMap((tag) => all(tag, /\b(?:src|href)="([^"#]+)"/g));
  }
  if (name.endsWith('.css')) return all(text, /url\(\s*["']?([^"')#]+)["']?\s*\)/g);
  if (!name.endsWith('.js')) return [];
  return parseAst(text).body.flatMap(({ source }) => (source ? [source.value] : []));
}

/** Every file of a first visit, starting from the page. */
function firstLoad(name = 'index.html', seen = new Set()) {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const address of references(name)) {
    if (/^[a-z]+:/.test(address)) continue;
    const target = path.posix.join(address.startsWith('/') ? '' : path.posix.dirname(name), address);
    firstLoad(target.replace(/^\//, ''), seen);
  }
  return seen;
}

/** Bytes as sent in a coding: the packed twin where the build made one, else the file. */
const sent = (name, ending) => read(existsSync(path.join(root, name + ending)) ? name + ending : name).length;

const files = [...firstLoad()];
const sum = (names, ending) => names.reduce((total, name) => total + sent(name, ending), 0);
const scripts = files.filter((name) => name.endsWith('.js'));
const figures = [
  { name: 'first load, brotli', bytes: sum(files, '.br') },
  { name: 'first load, gzip', bytes: sum(files, '.gz'), limit: budget.firstLoad },
  { name: 'script to playable, brotli', bytes: sum(scripts, '.br') },
  { name: 'script to playable, gzip', bytes: sum(scripts, '.gz'), limit: budget.script },
];

const show = (bytes) => `${(bytes / kB).toFixed(1)} kB`;
for (const name of files) console.log(`${show(sent(name, '.gz')).padStart(10)}  ${name}`);
for (const { name, bytes, limit } of figures) {
  const verdict = limit === undefined ? '' : ` of ${show(limit)}${bytes > limit ? ' — OVER BUDGET' : ''}`;
  console.log(`${show(bytes).padStart(10)}${verdict}  ${name}`);
}
process.exitCode = figures.some(({ bytes, limit }) => limit !== undefined && bytes > limit) ? 1 : 0;
