// Requests that nobody honest sends, to the site as `npm start` runs it. `npm run ordeal -- club hostile` sends more.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { firstSeed, sized } from '@cairn/testkit';
import { expect, test } from 'vitest';
import { hostile } from '../ordeal/hostile-site.ts';
import { ROUTES } from '../ordeal/hostile.ts';

test('the list of routes has every route of the sources', () => {
  const folder = path.join(import.meta.dirname, '../src');
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'));
  const found = sources.flatMap((text) => [
    ...[...text.matchAll(/method: '(\w+)',\s*path: '([^']+)'/g)].map(
      ([, method, route]) => `${method} ${route}`,
    ),
    ...[...text.matchAll(/app\.(get|post)\('(\/[^']+)'/g)].map(
      ([, method = '', route]) => `${method.toUpperCase()} ${route}`,
    ),
  ]);
  expect(found.toSorted()).toEqual(ROUTES.map((route) => route.join(' ')).toSorted());
});

test('hostile requests are refused with faults, tell no secret, and players play on', async () => {
  const { lines, good } = await hostile(sized(400, 100_000), firstSeed(1), sized(1, 10));
  expect(good ? '' : lines.join('\n')).toBe('');
});
