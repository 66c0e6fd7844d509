/**
 * A catalogue in which every text is marked and a third longer. Text on the screen without marks is in no catalogue.
 * Marked text that does not fit its place will not fit in other languages.
 */
const mark = (text: string): string =>
  text === '' || /^https?:/.test(text) ? text : `⟦${text}${'·'.repeat(Math.ceil(text.length / 3))}⟧`;

/**
 * The same catalogue with all its texts marked, including those that its functions return. Functions with `unmarked`
 * are left alone.
 */
export const marked = <Catalogue>(catalogue: Catalogue): Catalogue => {
  const from: unknown = catalogue;
  if (typeof from === 'string') return mark(from) as Catalogue;
  if (typeof from === 'function' && 'unmarked' in from) return catalogue;
  if (typeof from === 'function')
    return ((...facts: unknown[]): unknown =>
      marked((from as (...f: unknown[]) => unknown)(...facts))) as Catalogue;
  if (Array.isArray(from)) return from.map(marked) as Catalogue;
  if (typeof from !== 'object' || from === null) return catalogue;
  return Object.fromEntries(Object.entries(from).map(([key, each]) => [key, marked(each)])) as Catalogue;
};
