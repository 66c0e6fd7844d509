// The JSON Schema that is published with the package is the one the gate uses (`node scripts/fixtures.js` writes it).
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { GAME_SCHEMA } from '../../src/index.ts';

const file = new URL('../../game.schema.json', import.meta.url);

it('is the vocabulary as it stands', () => {
  const text = `${JSON.stringify(GAME_SCHEMA, null, 2)}\n`;
  if (process.env.CAIRN_WRITE === '1') writeFileSync(file, text);
  expect(readFileSync(file, 'utf8') === text, 'it is old: `node scripts/fixtures.js` writes it anew').toBe(
    true,
  );
});
