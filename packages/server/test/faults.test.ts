// The list of codes that the club answers: the app has a sentence for each of them.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CLUB_FAULTS } from '@cairn/wire';
import { expect, test } from 'vitest';

/** Reasons that are data, made by the rules of entry of formats. */
const REASONS = ['age', 'at-once', 'closed', 'finish-first', 'invitation', 'members-only', 'no-guests'];
const OTHER_REASONS = ['not-entered', 'not-open', 'passkey'];
/** Made by formats, when it reads a policy or a date. */
const READ = ['date', 'guests', 'lines'];
const OF_CLIENT = ['answer', 'network'];

test('the codes in the sources are those of the list, and each is in use', () => {
  const folder = path.join(import.meta.dirname, '../src');
  const found = new Set<string>();
  for (const part of ['accounts', 'admin', 'api', 'club', 'daily'])
    for (const name of readdirSync(path.join(folder, part))) {
      const text = readFileSync(path.join(folder, part, name), 'utf8');
      const made = /(?:[fF]ault|failWith|refused?)\(\s*(?:context,\s*)?(?:\d+,\s*)?'([a-z-]+)',/g;
      for (const [, code = ''] of text.matchAll(made)) found.add(code);
      for (const [, code = ''] of text.matchAll(/faults: \[\{ code: '([a-z-]+)'/g)) found.add(code);
    }
  const listed = CLUB_FAULTS.filter(
    (code) => ![...REASONS, ...OTHER_REASONS, ...READ, ...OF_CLIENT].includes(code),
  );
  expect([...found].filter((code) => !REASONS.includes(code)).toSorted()).toEqual(listed.toSorted());
});
