/**
 * Exact keys for positions of columns that only get shorter, which do not tell columns with equal cards left apart. A key
 * is a sum: each column adds a weight that depends on its height only, so playing a card adds one difference. It is a
 * number in a mixed radix: one digit for every sequence of cards that several columns could be left with (how many of
 * them are) and one for every column above that (how many more cards it holds). It takes two 32-bit words; the second
 * one has the class on the hole as well.
 */

export interface ColumnKeys {
  /** `low[column * stride + height]`, and the same for the second word. */
  readonly low: Int32Array;
  readonly high: Int32Array;
  readonly stride: number;
  /** What a class on the hole adds to the second word; never leaves it 0. */
  readonly tops: Int32Array;
}

/** The weights for these columns, or null when the key would need more than two words. */
export const columnKeys = (columns: readonly Uint8Array[], classes: number): ColumnKeys | null => {
  const stride = Math.max(...columns.map(({ length }) => length)) + 1;
  const low = new Int32Array(columns.length * stride);
  const high = new Int32Array(columns.length * stride);
  const words = [1, 1];
  /** Gives a digit its place. One that does not fit makes the second word too large, and there is no key. */
  const place = (radix: number): readonly [word: number, unit: number] => {
    const word = words[0] * radix < 2 ** 32 ? 0 : 1;
    const unit = words[word];
    words[word] *= radix;
    return [word, unit];
  };
  /** By sequence: how many columns could be left with it. */
  const alike = new Map<string, number>();
  /** By column, the sequences up to each height. */
  const sequences = columns.map((column) => {
    const all = [''];
    for (const card of column) all.push(`${all[all.length - 1]}${String.fromCharCode(card)}`);
    for (let height = 1; height < all.length; height++)
      alike.set(all[height], (alike.get(all[height]) ?? 0) + 1);
    return all;
  });
  const shared = new Map<string, readonly [number, number]>();
  for (const [i, column] of columns.entries()) {
    const sequence = sequences[i];
    let depth = 0;
    while (depth < column.length && (alike.get(sequence[depth + 1]) ?? 0) > 1) depth += 1;
    for (let height = 1; height <= depth; height++) {
      const key = sequence[height];
      const digit = shared.get(key) ?? place((alike.get(key) ?? 0) + 1);
      shared.set(key, digit);
      (digit[0] === 0 ? low : high)[i * stride + height] = digit[1];
    }
    if (depth === column.length) continue;
    const [word, unit] = place(column.length - depth + 1);
    for (let height = depth + 1; height <= column.length; height++)
      (word === 0 ? low : high)[i * stride + height] = unit * (height - depth);
  }
  if (words[1] * (classes + 2) >= 2 ** 32) return null;
  const tops = Int32Array.from({ length: classes + 1 }, (_, top) => words[1] * (top + 1));
  return { low, high, stride, tops };
};
