// The size budget: what a first visit costs before the app can be played. It follows the built page as a browser does
// (scripts, styles, preloads and icons in the page, static imports in scripts, addresses in styles) and adds up the
// bytes that are sent. Lazy parts (`import()`, workers) are not counted. Usage: node scripts/size.js [folder of the
// built app] [--write]. It exits with 1 if a size is over its budget. `--write` puts the table into
// docs/decisions/0003-script-to-playable.md, which explains how the script was made smaller.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseAst } from 'rolldown/parseAst';

const kB = 1000;
const budget = { firstLoad: 120 * kB, script: 60 * kB };

const write = process.argv.includes('--write');
const root = path.resolve(process.argv.slice(2).find((each) => each !== '--write') ?? 'packages/web/dist');
const read = (name) => readFileSync(path.join(root, name));
const all = (text, pattern) => [...text.matchAll(pattern)].map(([, address]) => address);

/** The addresses that a file makes the browser fetch at once. */
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

/** Bytes as sent in a coding: those of the compressed file if the build made one. */
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

if (write) {
  const file = 'docs/decisions/0003-script-to-playable.md';
  const row = (cells) => `| ${cells.join(' | ')} |`;
  const unhashed = (name) => name.replace(/-[\w-]{7}(?=\.\w+$)/, '');
  const table = [
    row(['file of a first visit', 'gzip', 'brotli']),
    row(['---', '---', '---']),
    ...files.map((name) => row([`\`${unhashed(name)}\``, show(sent(name, '.gz')), show(sent(name, '.br'))])),
    ...figures.map(({ name, bytes }) => row([name, show(bytes), ''])),
  ].join('\n');
  const text = readFileSync(file, 'utf8');
  const marks = /(<!-- npm run size -- --write -->\n)[\s\S]*?(<!-- end -->)/;
  if (!marks.test(text)) throw new Error(`${file} has no marks for the table`);
  writeFileSync(
    file,
    text.replace(marks, (_, start, end) => `${start}\n${table}\n\n${end}`),
  );
}
