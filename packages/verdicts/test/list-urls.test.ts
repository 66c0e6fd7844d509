// The addresses of the lists are those of the files in data/; with CAIRN_WRITE set they are written anew (scripts/fixtures.js).
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const module = new URL('../src/list-urls.ts', import.meta.url);
const ids = readdirSync(new URL('../data/', import.meta.url))
  .flatMap((name) => (name.endsWith('.json') ? [name.slice(0, -'.json'.length)] : []))
  .toSorted();

const OPENING = 'export const listUrls: Readonly<Record<string, URL>> = {\n';
const line = (id: string): string =>
  `  ${/^\w+$/.test(id) ? id : `'${id}'`}: new URL('../data/${id}.json', import.meta.url),\n`;

test('every list has its address: `node scripts/fixtures.js` writes them', () => {
  const then = readFileSync(module, 'utf8');
  const now = `${then.slice(0, then.indexOf(OPENING))}${OPENING}${ids.map(line).join('')}};\n`;
  if (process.env.CAIRN_WRITE === '1') writeFileSync(module, now);
  else expect(then).toBe(now);
});
