import { expect, it } from 'vitest';
import { fnv1a, fnv1a64 } from '../src/hash.ts';

// Landon Curt Noll's test vectors for the 64-bit FNV-1a.
it.each([
  ['', 'cbf29ce484222325'],
  ['a', 'af63dc4c8601ec8c'],
  ['b', 'af63df4c8601f1a5'],
  ['fo', '08985907b541d342'],
  ['foobar', '85944171f73967e8'],
  ['chongo was here!\n', '46810940eff5f915'],
])('hashes %j', (text, wanted) => {
  expect(fnv1a64(text)).toBe(wanted);
});

it('takes a text as its UTF-8 bytes', () => {
  for (const text of ['é', '♠ ♥', '𝄞', 'Ω7S→h', '\u07ff\u0800\uffff'])
    expect(fnv1a64(text)).toBe(fnv1a64(new TextEncoder().encode(text)));
});

it('agrees with arithmetic in whole numbers of any length', () => {
  let hash = 0xcbf29ce484222325n;
  const bytes = Array.from({ length: 300 }, (_, i) => (i * 89 + 7) & 255);
  for (const byte of bytes) hash = ((hash ^ BigInt(byte)) * 0x100000001b3n) & 0xffffffffffffffffn;
  expect(fnv1a64(bytes)).toBe(hash.toString(16).padStart(16, '0'));
  expect(fnv1a(bytes)).toEqual({ high: Number(hash >> 32n), low: Number(hash & 0xffffffffn) });
});
