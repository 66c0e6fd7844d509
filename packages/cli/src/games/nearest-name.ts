/** "Did you mean …?": the known name with the smallest edit distance (Damerau–Levenshtein) to the text typed. */

/** The number of insertions, deletions, replacements and swaps of neighbours between two texts. */
const distance = (from: string, to: string): number => {
  let before: number[] = [];
  let row = Array.from({ length: to.length + 1 }, (_, j) => j);
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    for (let j = 1; j <= to.length; j++) {
      const same = from[i - 1] === to[j - 1];
      let best = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1])
        best = Math.min(best, (before[j - 2] ?? 0) + 1);
      next.push(best);
    }
    before = row;
    row = next;
  }
  return row[to.length] ?? 0;
};

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** The nearest of the names, or null when none is near: at most a third of the letters may differ. */
export const nearestName = (typed: string, names: readonly string[]): string | null => {
  const word = plain(typed);
  if (word.length < 3) return null;
  const near = names
    .map((name) => ({ name, away: plain(name).startsWith(word) ? 0.5 : distance(word, plain(name)) }))
    .filter(({ name, away }) => away <= Math.max(word.length, plain(name).length) / 3)
    .toSorted((a, b) => a.away - b.away);
  return near[0]?.name ?? null;
};
