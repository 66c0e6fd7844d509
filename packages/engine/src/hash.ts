/**
 * FNV-1a with 64 bits, in two 32-bit halves: a short name for a text, the same on every machine. It is no protection
 * against forgery. Source: Fowler, Noll, Vo; draft-eastlake-fnv.
 */
import type { Seed } from './random.ts';

const TWO_32 = 2 ** 32;
/** The prime is 2^40 + 435. */
const PRIME_LOW = 435;

/** The hash of a text (as UTF-8) or of bytes, as 16 hexadecimal digits. */
export const fnv1a64 = (data: string | Iterable<number>): string => {
  const { high, low } = fnv1a(typeof data === 'string' ? utf8(data) : data);
  return hex(high) + hex(low);
};

/** The hash of bytes as two halves, as a generator's seed. */
export const fnv1a = (bytes: Iterable<number>): Seed => {
  let high = 0xcbf29ce4;
  let low = 0x84222325;
  for (const byte of bytes) {
    low = (low ^ byte) >>> 0;
    const product = low * PRIME_LOW;
    high = (Math.imul(high, PRIME_LOW) + Math.floor(product / TWO_32) + (low << 8)) >>> 0;
    low = product >>> 0;
  }
  return { high, low };
};

/**
 * JSON with the keys of every object in order, so that equal data have the same hash.
 * @param leftOut default values by key, as JSON text. Entries with their default are not written.
 */
export const canonical = (value: unknown, leftOut: Readonly<Record<string, string>> = {}): string => {
  if (Array.isArray(value)) return `[${value.map((each) => canonical(each, leftOut)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value)
    .filter(([, v]) => v !== undefined)
    .map(([k, v]) => [k, canonical(v, leftOut)] as const)
    .filter(([k, text]) => text !== leftOut[k]);
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([k, text]) => `${JSON.stringify(k)}:${text}`).join(',')}}`;
};

const hex = (half: number): string => half.toString(16).padStart(8, '0');

/** The first byte of a character says how many bytes follow. */
const LEAD = [0, 0xc0, 0xe0, 0xf0] as const;

/** UTF-8, written here because the engine has no TextEncoder. A lone surrogate is encoded like a character. */
const utf8 = (text: string): number[] => {
  const bytes: number[] = [];
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    const tail = code < 0x80 ? 0 : code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
    bytes.push((LEAD[tail] ?? 0) | (code >> (6 * tail)));
    for (let i = tail - 1; i >= 0; i--) bytes.push(0x80 | ((code >> (6 * i)) & 0x3f));
  }
  return bytes;
};
